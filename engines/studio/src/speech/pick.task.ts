// Takes the library's voice for a language and proves it by speaking the language's own name and counting to three.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { findEspeakVoice } from './espeak-voices.ts';
import { libraryVoice } from './library.ts';
import { passagesOf } from './passages.ts';
import type { PickInput, PickOutput } from './pick.ts';
import { speak } from './speak.ts';
import type { StudioVoice } from './studio-voice.ts';

/** The probe is some second and a half of sound, well above silence. */
const LEAST_SECONDS = 0.6;
const LEAST_LEVEL = 0.03;

const pick: TaskRun<PickInput, PickOutput> = async ({ language, gender }) => {
  const voice = libraryVoice(language, gender);
  if ((await findEspeakVoice(language, voice.espeak.base)) === undefined) return null;
  return (await proves(voice, language)) ? { voice } : null;
};

async function proves(voice: StudioVoice, language: string): Promise<boolean> {
  const ownName = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  try {
    const { samples, placed } = await speak(passagesOf(`${ownName}: 1, 2, 3.`, language), voice, {});
    const spokenS = placed.reduce((sum, { utterance }) => sum + utterance.samples.length / utterance.sampleRate, 0);
    const power = samples.reduce((sum, value) => sum + value * value, 0) / samples.length;
    return spokenS >= LEAST_SECONDS && Math.sqrt(power) >= LEAST_LEVEL;
  } catch (error) {
    // The synthesiser has the voice, but no rules to read even this by.
    if (error instanceof EngineError && error.reason === 'rejected') return false;
    throw error;
  }
}

export default pick;
