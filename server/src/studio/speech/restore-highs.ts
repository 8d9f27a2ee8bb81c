// Sound that was made at 16 kHz gets back some of the air above 8 kHz, so that an "s" is bright again.
import { filterBy } from './spectrum.ts';

/** Width of the copied band, and its level against the band it is copied from. */
const SHIFT_HZ = 3800;
const LEVEL_DB = -9;

/**
 * Spectral band replication in its simplest form: what lies between 4 and 7.8 kHz, in speech mostly the noise of
 * fricatives, is moved up by one band (by modulation, whose mirror image below is filtered off) and added quietly.
 */
export function restoreHighs(samples: Float32Array, sampleRate: number): Float32Array {
  const source = filterBy(samples, sampleRate, (hz) => (hz > 4100 && hz < 7700 ? 0 : -90));
  const turn = (2 * Math.PI * SHIFT_HZ) / sampleRate;
  const moved = source.map((value, i) => 2 * value * Math.cos(turn * i));
  const above = filterBy(moved, sampleRate, (hz) => (hz > 7900 ? LEVEL_DB - ((hz - 7900) / 1000) * 2 : -90));
  return samples.map((value, i) => value + above[i]!);
}
