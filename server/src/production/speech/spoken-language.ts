// Decides which language a text is spoken in.
import { languageCode } from '@greenroom/engine-kit/text/languages';
import { detectLanguage } from './detect-language.ts';

/** The hint, or the language of the library voice, or the detected language of the text, or English. */
export const spokenLanguage = (hint: string | undefined, voice: string | null, text: string): string =>
  (hint && languageCode(hint)) || (voice && languageCode(voice)) || detectLanguage(text) || 'en';
