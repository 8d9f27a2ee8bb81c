// The studio's voice library port: five female and five male voices for each language that its synthesizers support.
import type { VoiceLibraryPort } from '@greenroom/engine-kit/ports/voice-library';
import { LANGUAGES, languageCode } from '@greenroom/engine-kit/text/languages';
import { countPersonas } from '../speech/library-voices.ts';
import { selectVoiceTask } from '../speech/select-voice.ts';

/** Known languages without rules in any of the synthesizers. */
const UNSUPPORTED = new Set(
  'chr ckb fil gl ha ig jv km lo mg mn ny ps rw sa sm sn so st su tg to xh yi yo zu'.split(' '),
);

export const studioVoiceLibrary: VoiceLibraryPort = {
  languages: LANGUAGES.filter((code) => !UNSUPPORTED.has(code)),

  variants: (_language, gender) => countPersonas(gender),

  async select({ language, gender, variant }, ctx) {
    const code = languageCode(language);
    if (code === undefined) return undefined;
    const picked = await ctx.runTask(selectVoiceTask, { language: code, gender, variant });
    return picked === null ? undefined : { voice: { json: picked.voice, files: {} }, language: code };
  },
};
