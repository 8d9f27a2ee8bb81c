// The studio's voice library port: five female and five male voices for each language that its synthesizers support.
import type { VoiceLibraryPort } from '@greenroom/engine-kit/ports/voice-library';
import { LANGUAGES, languageCode } from '@greenroom/engine-kit/text/languages';
import { countPersonas, libraryVoice } from '../speech/library-voices.ts';
import { selectVoiceTask } from '../speech/select-voice.ts';
import { findVoice } from '../speech/studio-voice.ts';
import { voiceSound } from '../speech/voice-sound.ts';

/** Known languages without rules in any of the synthesizers. */
const UNSUPPORTED = new Set(
  'chr ckb fil gl ha ig jv km lo mg mn ny ps rw sa sm sn so st su tg to xh yi yo zu'.split(' '),
);

export const studioVoiceLibrary: VoiceLibraryPort = {
  languages: LANGUAGES.filter((code) => !UNSUPPORTED.has(code)),

  variants: (_language, gender) => countPersonas(gender),

  sounds: (language, gender) =>
    Array.from({ length: countPersonas(gender) }, (_, variant) =>
      voiceSound(libraryVoice(language, gender, variant), language),
    ),

  sound(json, language) {
    const voice = findVoice(json);
    return voice && voiceSound(voice, language);
  },

  async select({ language, gender, variant }, ctx) {
    const code = languageCode(language);
    if (code === undefined) return undefined;
    const picked = await ctx.runTask(selectVoiceTask, { language: code, gender, variant });
    return picked === null ? undefined : { voice: { json: picked.voice, files: {} }, language: code };
  },
};
