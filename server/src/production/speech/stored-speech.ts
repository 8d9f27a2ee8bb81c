// Speech in the object store: the sound and its timings, as steps pass them on.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { SpokenWord, Timings } from '@greenroom/engine-kit/ports/timings';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { uuidv7 } from '../../kernel/ids.ts';
import type { Objects, StoredObject } from '../../library/objects.ts';

export type StoredSpeech = {
  /** WAV, mono, 44,100 Hz. */
  sound: StoredObject;
  /** JSON of `Timings`; null if there is no transcript. */
  timings: string | null;
  durationMs: number;
  /** The engine that spoke, with its model if the operator chose one; null for a recording. */
  engine: string | null;
  /** Sentences for the client about text that the engine could not speak as written. */
  warnings: string[];
};

const isValid = ({ text, startMs, endMs }: SpokenWord): boolean =>
  typeof text === 'string' && Number.isFinite(endMs) && startMs >= 0 && startMs <= endMs;

/** Returns the key of the stored timings. Throws `EngineError` if subtitles cannot be made of them. */
export async function storeTimings(
  objects: Objects,
  job: string,
  { words, phones }: Timings,
  ctx: StepContext,
): Promise<string> {
  if (!words.every(isValid)) {
    throw new EngineError('bad_output', 'The engine returned speech with an invalid time of a word.');
  }
  const file = join(ctx.dir, `timings-${uuidv7()}.json`) as LocalFile;
  await writeFile(file, JSON.stringify({ words, phones }));
  return (await objects.put(job, file)).key;
}

export const readTimings = async (objects: Objects, key: string, ctx: StepContext): Promise<Timings> =>
  JSON.parse(await readFile(await objects.open(key, ctx), 'utf8'));
