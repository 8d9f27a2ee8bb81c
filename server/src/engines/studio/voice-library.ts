// The built-in voice library: a woman and a man for every language that this machine can speak.
import { languageCode } from '../../script/languages.ts';
import { pickTask } from '../../studio/speech/pick.ts';
import type { VoiceLibraryEngine } from '../ports/speech.ts';

export const studioVoiceLibrary: VoiceLibraryEngine = {
  name: 'studio',

  async pick({ language, gender }, bench) {
    const code = languageCode(language);
    if (code === undefined) return undefined;
    const picked = await bench.compute(pickTask, { language: code, gender });
    return picked === null ? undefined : { voice: { json: picked.voice, files: {} }, language: code };
  },
};
