// What a voice is, below its name.
import type { VoicePage } from '@greenroom/contract/dashboard/library';
import { t } from '@lingui/core/macro';
import { languageName } from './language-name.ts';
import { voiceSoundWords } from './voice-sound.ts';

/** How it sounds, if that is known. */
export const voiceDetails = (voice: VoicePage['items'][number]): string =>
  voice.sound ? voiceSoundWords(voice.sound) : voiceKind(voice);

/** With the language, unless the name says it already. */
export function voiceKind({ kind, name, language }: VoicePage['items'][number]): string {
  if (kind === 'cloned') return t`Cloned voice, any language`;
  const spoken = language ? languageName(language) : '';
  return name.includes(spoken) ? t`Stock voice` : t`Stock voice, ${spoken}`;
}
