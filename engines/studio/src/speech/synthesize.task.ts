// Synthesizes a text and writes the sound, with word and viseme timings. Runs in a task process.
import { join } from 'node:path';
import { SOUND_RATE, writeWav } from '@greenroom/engine-kit/audio/wav';
import { type DigitalSourceType, originComment } from '@greenroom/engine-kit/digital-source';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { passagesOf } from './passages.ts';
import type { StudioVoice } from './studio-voice.ts';
import type { SynthesizeInput, SynthesizeOutput } from './synthesize.ts';
import { synthesizePassages } from './synthesize-passages.ts';
import { type PlacedUtterance, phonesOf, wordsOf } from './timeline.ts';

const synthesize: TaskRun<SynthesizeInput, SynthesizeOutput> = async (
  { file, text, voice, language, settings, hurry },
  { dir },
) => {
  const passages = passagesOf(text, language);
  const { samples, placed } = await synthesizePassages(passages, voice, settings, hurry);
  const durationMs = Math.round((samples.length / SOUND_RATE) * 1000);
  await writeWav(join(dir, file), samples, SOUND_RATE, originComment(originOf(voice, placed)));
  return { durationMs, words: wordsOf(placed, durationMs), phones: phonesOf(placed, durationMs) };
};

/** Flite's voices were built from recordings, and clones are fitted to them. eSpeak NG speaks by rules alone. */
function originOf({ kind }: StudioVoice, placed: readonly PlacedUtterance[]): DigitalSourceType {
  const isRecorded = kind === 'clone' || placed.some(({ alphabet }) => alphabet === 'arpabet');
  return isRecorded ? 'trainedAlgorithmicMedia' : 'algorithmicMedia';
}

export default synthesize;
