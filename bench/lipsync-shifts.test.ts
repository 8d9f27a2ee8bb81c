// Lips that follow a sound exactly, and the same sound shifted.
import { expect, test } from 'vitest';
import { scoreShifted } from './lipsync-shifts.ts';

const RATE = 8_000;
const FPS = 30;
const SECONDS = 12;
/** Syllables of uneven length. */
const loudness = (ms: number): number => Math.max(0, 0.5 + 0.3 * Math.sin(ms / 41) + 0.3 * Math.sin(ms / 173));
const watched = {
  lips: {
    framesPerSecond: FPS,
    apertures: Array.from({ length: SECONDS * FPS }, (_, i) => loudness(((i + 0.5) * 1000) / FPS)),
  },
  sound: {
    sampleRate: RATE,
    samples: Float32Array.from({ length: SECONDS * RATE }, (_, i) => loudness((i * 1000) / RATE) * Math.sin(i * 0.9)),
  },
  phones: [],
};

test.each([-120, 120])('a sound that comes %i ms later is followed less, and its lag is found', (ms) => {
  const { correlation, lagMs } = scoreShifted(watched, ms);
  expect(scoreShifted(watched, 0).correlation).toBeGreaterThan(0.97);
  expect(correlation).toBeLessThan(0.7);
  expect(Math.abs(lagMs + ms)).toBeLessThanOrEqual(10);
});
