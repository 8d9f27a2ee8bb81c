// The built-in voice library: a woman and a man for every language that this machine can speak.
import { LANGUAGES, languageCode } from '../../script/languages.ts';
import { pickTask } from '../../studio/speech/pick.ts';
import type { VoiceLibraryEngine } from '../ports/speech.ts';

/** Known, but no synthesiser here has rules to read them by. */
const SILENT = new Set('chr ckb fil gl ha ig jv km lo mg mn ny ps rw sa sm sn so st su tg to xh yi yo zu'.split(' '));

export const studioVoiceLibrary: VoiceLibraryEngine = {
  name: 'studio',
  languages: LANGUAGES.filter((code) => !SILENT.has(code)),

  async pick({ language, gender }, bench) {
    const code = languageCode(language);
    if (code === undefined) return undefined;
    const picked = await bench.compute(pickTask, { language: code, gender });
    return picked === null ? undefined : { voice: { json: picked.voice, files: {} }, language: code };
  },
};
