// Cuts a part out of a sound file.
import { originComment, readOrigin } from '../digital-source.ts';
import { readWav, writeWav } from './wav.ts';

/** Writes the part from `startMs` to `endMs` of a mono 16-bit WAV to `out`, with its mark. */
export async function cutWav(
  file: string,
  out: string,
  { startMs, endMs }: { startMs: number; endMs: number },
): Promise<void> {
  const { samples, sampleRate } = await readWav(file);
  const [from, to] = [startMs, endMs].map((ms) => Math.round((ms * sampleRate) / 1000));
  const origin = await readOrigin(file);
  await writeWav(out, samples.subarray(from, to), sampleRate, origin && originComment(origin));
}
