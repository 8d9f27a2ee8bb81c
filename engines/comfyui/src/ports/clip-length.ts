// The length of a clip as a graph's placeholders `seconds` and `frames`.
import { readWav } from '@greenroom/engine-kit/audio/wav';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import type { Values } from '../graphs/fill-graph.ts';
import type { Graph } from '../graphs/graph.ts';

/**
 * The number of frames is rounded up to one more than a multiple of 4, because video models make their first frame alone and the others
 * in fours.
 *
 * @param ms in milliseconds
 */
export function clipLength({ framesPerSecond = 0 }: Graph, ms: number): Pick<Values, 'seconds' | 'frames'> {
  const seconds = ms / 1000;
  return { seconds: Math.ceil(seconds * 100) / 100, frames: 4 * Math.ceil((seconds * framesPerSecond) / 4) + 1 };
}

/** Returns the length of a WAV in milliseconds. */
export async function soundMs(file: LocalFile): Promise<number> {
  const { samples, sampleRate } = await readWav(file);
  return (samples.length * 1000) / sampleRate;
}
