// Signal processing on signals with known results: resampling, pitch and tone.
import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { pitchStatistics } from './pitch.ts';
import { resample } from './resample.ts';
import { bandCentres, gainAt, longTermSpectrum } from './spectrum.ts';
import { shapeTone } from './tone.ts';

const RATE = 44_100;
const sine = (hz: number, seconds = 1) =>
  Float32Array.from({ length: RATE * seconds }, (_, i) => 0.3 * Math.sin((2 * Math.PI * hz * i) / RATE));
const level = (samples: Float32Array) => {
  const inner = samples.subarray(4000, samples.length - 4000);
  return 10 * Math.log10(inner.reduce((sum, value) => sum + value * value, 0) / inner.length);
};
/** A sawtooth with all harmonics, like vocal folds. */
const buzz = (hz: number) => Float32Array.from({ length: RATE }, (_, i) => 0.3 * (((i * hz) / RATE) % 1) - 0.15);

test('resampling keeps the band and suppresses aliasing', () => {
  expect(level(resample(sine(1000), 44_100 / 16_000))).toBeCloseTo(level(sine(1000)), 1);
  expect(level(resample(sine(12_000), 44_100 / 16_000))).toBeLessThan(level(sine(12_000)) - 50);
  expect(resample(sine(1000), 2).length).toBe(RATE / 2);
});

test.each([80, 118, 180, 240, 330])('the pitch of a %i Hz sawtooth is measured', (hz) => {
  expect(Math.abs(pitchStatistics(buzz(hz), RATE).medianHz / hz - 1)).toBeLessThan(0.01);
});

test('noise has no pitch', () => {
  const random = seededRandom('noise');
  const noise = Float32Array.from({ length: RATE }, () => 2 * random() - 1);
  expect(pitchStatistics(noise, RATE).voicedPart).toBeLessThan(0.05);
});

test('the equalizer applies exactly its gains', () => {
  const sound = sine(440);
  const flat = shapeTone(sound, RATE, { gainDb: () => 0, airAboveHz: undefined });
  expect(Math.max(...flat.map((value, i) => Math.abs(value - sound[i]!)))).toBeLessThan(1e-5);
  const lifted = shapeTone(sine(3000), RATE, { gainDb: (hz) => (hz > 1000 ? 6 : 0), airAboveHz: undefined });
  expect(level(lifted) - level(sine(3000))).toBeCloseTo(6, 1);
});

test('air adds a quiet copy above the band edge', () => {
  const sound = sine(6000);
  const airy = shapeTone(sound, RATE, { gainDb: () => 0, airAboveHz: 8000 });
  const added = level(airy.map((value, i) => value - sound[i]!)) - level(sound);
  expect(added).toBeLessThan(-9);
  expect(added).toBeGreaterThan(-18);
});

test('interpolated gains match at the band centres', () => {
  const gains = bandCentres().map((_, band) => (band % 3) - 1);
  for (const [band, hz] of bandCentres().entries()) expect(gainAt(gains, hz)).toBeCloseTo(gains[band]!, 5);
  expect(longTermSpectrum(buzz(118), RATE)).toHaveLength(gains.length);
});
