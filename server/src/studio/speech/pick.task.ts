// Takes the library's voice for a language and proves it by speaking a few numbers, which every language can read.
import type { TaskRun } from '../../kernel/workbench.ts';
import { findEspeakVoice } from './espeak-voices.ts';
import { libraryVoice } from './library.ts';
import { passagesOf } from './passages.ts';
import type { PickInput, PickOutput } from './pick.ts';
import { speak } from './speak.ts';

const PROBE = '1, 2, 3.';
/** The probe is some second and a half of sound, well above silence. */
const LEAST_SECONDS = 0.6;
const LEAST_LEVEL = 0.03;

const pick: TaskRun<PickInput, PickOutput> = async ({ language, gender }) => {
  const voice = libraryVoice(language, gender);
  if ((await findEspeakVoice(language, voice.espeak.base)) === undefined) return null;
  const { samples, placed } = await speak(passagesOf(PROBE, language), voice, {});
  const spokenS = placed.reduce((sum, { utterance }) => sum + utterance.samples.length / utterance.sampleRate, 0);
  const power = samples.reduce((sum, value) => sum + value * value, 0) / Math.max(1, samples.length);
  return spokenS >= LEAST_SECONDS && Math.sqrt(power) >= LEAST_LEVEL ? { voice } : null;
};

export default pick;
