// The name of a language in the language of the interface, or its code if it has none.
import { locale } from '../../lib/languages.ts';

const names = new Intl.DisplayNames([locale()], { type: 'language' });

/** Within a sentence. */
export const languageInSentence = (code: string): string => names.of(code) ?? code;

/** With a capital, also where the language writes its name without one. */
export function languageName(code: string): string {
  const name = languageInSentence(code);
  return name.charAt(0).toLocaleUpperCase(locale()) + name.slice(1);
}
