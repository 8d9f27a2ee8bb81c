// Selects the library voice for a language and verifies it by speaking the language's name and counting to three.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { findEspeakVoice } from './espeak-voices.ts';
import { libraryVoice } from './library-voices.ts';
import { passagesOf } from './passages.ts';
import type { SelectVoiceInput, SelectVoiceOutput } from './select-voice.ts';
import type { StudioVoice } from './studio-voice.ts';
import { synthesizePassages } from './synthesize-passages.ts';

/** The probe lasts about 1.5 seconds, well above silence. */
const MIN_SECONDS = 0.6;
const MIN_LEVEL = 0.03;

const selectVoice: TaskRun<SelectVoiceInput, SelectVoiceOutput> = async ({ language, gender, variant }) => {
  const voice = libraryVoice(language, gender, variant);
  if ((await findEspeakVoice(language, voice.espeak.base)) === undefined) return null;
  return (await canSpeak(voice, language)) ? { voice } : null;
};

async function canSpeak(voice: StudioVoice, language: string): Promise<boolean> {
  const ownName = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  try {
    const { samples, placed } = await synthesizePassages(passagesOf(`${ownName}: 1, 2, 3.`, language), voice, {});
    const spokenS = placed.reduce((sum, { utterance }) => sum + utterance.samples.length / utterance.sampleRate, 0);
    const power = samples.reduce((sum, value) => sum + value * value, 0) / samples.length;
    return spokenS >= MIN_SECONDS && Math.sqrt(power) >= MIN_LEVEL;
  } catch (error) {
    // The synthesizer has the voice, but no rules to read this text.
    if (error instanceof EngineError && error.reason === 'rejected') return false;
    throw error;
  }
}

export default selectVoice;
