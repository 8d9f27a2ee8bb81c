// Synthesizes a text and writes the sound, with word and viseme timings. Runs in a task process.
import { join } from 'node:path';
import { SOUND_RATE, writeWav } from '@greenroom/engine-kit/audio/wav';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { passagesOf } from './passages.ts';
import type { SynthesizeInput, SynthesizeOutput } from './synthesize.ts';
import { synthesizePassages } from './synthesize-passages.ts';
import { phonesOf, wordsOf } from './timeline.ts';

const synthesize: TaskRun<SynthesizeInput, SynthesizeOutput> = async (
  { file, text, voice, language, settings },
  { dir },
) => {
  const passages = passagesOf(text, language);
  const { samples, placed } = await synthesizePassages(passages, voice, settings);
  const durationMs = Math.round((samples.length / SOUND_RATE) * 1000);
  await writeWav(join(dir, file), samples, SOUND_RATE);
  return { durationMs, words: wordsOf(placed, durationMs), phones: phonesOf(placed, durationMs) };
};

export default synthesize;
