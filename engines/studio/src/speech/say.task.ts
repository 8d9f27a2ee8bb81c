// Speaks a text and writes the sound beside its word and mouth timings. Only for a child process.
import { join } from 'node:path';
import { SOUND_RATE, writeWav } from '@greenroom/engine-kit/audio/wav';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { passagesOf } from './passages.ts';
import type { SayInput, SayOutput } from './say.ts';
import { speak } from './speak.ts';
import { phonesOf, wordsOf } from './timeline.ts';

const say: TaskRun<SayInput, SayOutput> = async ({ file, text, voice, language, settings }, { dir }) => {
  const passages = passagesOf(text, language);
  const { samples, placed } = await speak(passages, voice, settings);
  const durationMs = Math.round((samples.length / SOUND_RATE) * 1000);
  await writeWav(join(dir, file), samples, SOUND_RATE);
  return { durationMs, words: wordsOf(placed, durationMs), phones: phonesOf(placed, durationMs) };
};

export default say;
