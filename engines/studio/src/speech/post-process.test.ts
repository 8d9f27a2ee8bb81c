// Post-processing of a voice: de-essing, phase dispersion and breaths, on synthetic signals.
import { measureTruePeak } from '@greenroom/engine-kit/audio/loudness';
import { SOUND_RATE } from '@greenroom/engine-kit/audio/wav';
import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { activeLevel } from './active-level.ts';
import { addBreaths } from './breath.ts';
import { deEss } from './de-ess.ts';
import { dispersePhase } from './disperse-phase.ts';
import { longTermSpectrum, spectralDistance } from './spectrum.ts';

const seconds = (length: number, wave: (t: number) => number) =>
  Float32Array.from({ length: Math.round(length * SOUND_RATE) }, (_, i) => wave(i / SOUND_RATE));

/** A vowel: a 120 Hz buzz with falling harmonics. */
const vowel = (t: number) =>
  [1, 2, 3, 4, 5, 6, 8, 10, 14].reduce((sum, k) => sum + (0.3 / k) * Math.cos(2 * Math.PI * 120 * k * t), 0);

const powerOf = (samples: Float32Array) => samples.reduce((sum, value) => sum + value * value, 0) / samples.length;

test('a sibilant as loud as the vowels is attenuated; a quiet one and the vowels are unchanged', () => {
  const random = seededRandom('hiss');
  let last = 0;
  const hiss = (level: number) => {
    const noise = random() - 0.5;
    const value = level * (noise - last);
    last = noise;
    return value;
  };
  const sound = (level: number) => seconds(3, (t) => (t < 1 || t > 2 ? vowel(t) : hiss(level)));
  const change = (level: number, from: number, to: number) => {
    const before = sound(level);
    const after = before.slice();
    deEss(after, SOUND_RATE);
    const part = (samples: Float32Array) => powerOf(samples.subarray(from * SOUND_RATE, to * SOUND_RATE));
    return 10 * Math.log10(part(after) / part(before));
  };
  expect(change(0.9, 1.1, 1.9)).toBeLessThan(-3);
  expect(Math.abs(change(0.9, 0.1, 0.9))).toBeLessThan(0.1);
  expect(Math.abs(change(0.03, 1.1, 1.9))).toBeLessThan(0.1);
});

test('dispersion lowers the peaks of a pulsed voice and keeps its spectrum', () => {
  const before = seconds(1, vowel);
  const after = before.slice();
  dispersePhase(after, SOUND_RATE);
  expect(measureTruePeak(after)).toBeLessThan(measureTruePeak(before) - 2);
  expect(10 * Math.log10(powerOf(after) / powerOf(before))).toBeCloseTo(0, 1);
  const random = seededRandom('noise');
  const noise = seconds(2, () => random() - 0.5);
  const spread = noise.slice();
  dispersePhase(spread, SOUND_RATE);
  expect(spectralDistance(longTermSpectrum(spread, SOUND_RATE), longTermSpectrum(noise, SOUND_RATE))).toBeLessThan(0.3);
});

test('a long pause gets a quiet breath that ends before the voice, a short pause gets none', () => {
  const speech = () => seconds(4, (t) => (t % 2 < 1.4 ? vowel(t) : 0));
  const [long, short, again] = [speech(), speech(), speech()];
  addBreaths(long, SOUND_RATE, [{ endS: 2, pauseS: 0.6 }], 'female');
  addBreaths(short, SOUND_RATE, [{ endS: 2, pauseS: 0.2 }], 'female');
  addBreaths(again, SOUND_RATE, [{ endS: 2, pauseS: 0.6 }], 'female');
  const part = (samples: Float32Array, from: number, to: number) =>
    Math.sqrt(powerOf(samples.subarray(Math.round(from * SOUND_RATE), Math.round(to * SOUND_RATE))));
  const db = 20 * Math.log10(part(long, 1.65, 1.9) / activeLevel(speech()));
  expect(db).toBeGreaterThan(-42);
  expect(db).toBeLessThan(-26);
  expect(part(long, 1.96, 2)).toBe(0);
  expect(part(short, 1.4, 2)).toBe(part(speech(), 1.4, 2));
  expect(again).toEqual(long);
});
