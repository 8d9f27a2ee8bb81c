// The studio's voice library port: a female and a male voice for each language that its synthesizers support.
import type { VoiceLibraryPort } from '@greenroom/engine-kit/ports/voice-library';
import { LANGUAGES, languageCode } from '@greenroom/engine-kit/text/languages';
import { selectVoiceTask } from '../speech/select-voice.ts';

/** Known languages without rules in any of the synthesizers. */
const UNSUPPORTED = new Set(
  'chr ckb fil gl ha ig jv km lo mg mn ny ps rw sa sm sn so st su tg to xh yi yo zu'.split(' '),
);

export const studioVoiceLibrary: VoiceLibraryPort = {
  languages: LANGUAGES.filter((code) => !UNSUPPORTED.has(code)),

  async select({ language, gender }, ctx) {
    const code = languageCode(language);
    if (code === undefined) return undefined;
    const picked = await ctx.runTask(selectVoiceTask, { language: code, gender });
    return picked === null ? undefined : { voice: { json: picked.voice, files: {} }, language: code };
  },
};
