// Tests loudness against the test signals of the standards, and normalization with speech-like sound.
import { expect, test } from 'vitest';
import { measureLoudness, measureTruePeak } from './loudness.ts';
import { normalizeLoudness } from './normalize-loudness.ts';

const RATE = 44_100;
const sine = (hertz: number, dbfs: number, seconds: number, rate = RATE, phase = 0) =>
  Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, i) => 10 ** (dbfs / 20) * Math.sin((2 * Math.PI * hertz * i) / rate + phase),
  );
const join = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]));

test.each([48_000, 44_100, 16_000])('a 997 Hz sine of 0 dBFS in one channel measures −3.01 LUFS at %i Hz', (rate) => {
  expect(measureLoudness(sine(997, 0, 3, rate), rate)).toBeCloseTo(-3.01, 1);
});

test('EBU Tech 3341 case 3 in one channel: quiet ends are gated out', () => {
  const signal = join(sine(1000, -36, 4), sine(1000, -23, 20), sine(1000, -36, 4));
  expect(Math.abs(measureLoudness(signal, RATE) + 26)).toBeLessThan(0.1);
});

test('silence measures minus infinity, and a sound shorter than one block has a loudness', () => {
  expect(measureLoudness(new Float32Array(RATE), RATE)).toBe(Number.NEGATIVE_INFINITY);
  expect(measureLoudness(new Float32Array(0), RATE)).toBe(Number.NEGATIVE_INFINITY);
  expect(measureLoudness(sine(997, 0, 0.1), RATE)).toBeCloseTo(-3, 0);
});

test('a peak between two samples counts (EBU Tech 3341 case 16)', () => {
  const quarterRate = sine(RATE / 4, -6, 1, RATE, Math.PI / 4);
  expect(Math.max(...quarterRate)).toBeCloseTo(10 ** (-6 / 20) * Math.SQRT1_2, 3);
  const truePeak = measureTruePeak(quarterRate);
  expect(truePeak).toBeGreaterThan(-6.4);
  expect(truePeak).toBeLessThan(-5.8);
});

/** A buzz in syllables with pauses and sharp peaks, like the output of a speech engine. */
function speechLike(level: number): Float32Array {
  let seed = 1;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647 - 0.5;
  };
  return Float32Array.from({ length: RATE * 8 }, (_, i) => {
    const t = i / RATE;
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 3.1 * t)) * (Math.floor(t * 2) % 5 === 4 ? 0 : 1);
    const click = i % 9_000 === 0 ? 4 : 0;
    return level * (syllable * (((t * 130) % 1) - 0.5 + 0.4 * random()) + click);
  });
}

test.each([0.03, 0.1, 0.5, 1, 3])('sound at level %f is normalized to −14 LUFS with peaks below −1 dBTP', (level) => {
  const output = normalizeLoudness(speechLike(level), RATE);
  expect(Math.abs(measureLoudness(output, RATE) + 14)).toBeLessThan(0.5);
  expect(measureTruePeak(output)).toBeLessThan(-1.2);
});

test('sound that needs no limiting is amplified by one constant gain', () => {
  const input = sine(300, -30, 3);
  const output = normalizeLoudness(input, RATE);
  const gain = output[50_000]! / input[50_000]!;
  for (const i of [10_000, 30_003, 90_001]) expect(output[i]! / input[i]!).toBeCloseTo(gain, 2);
});

test('normalized sound is returned unchanged', () => {
  const output = normalizeLoudness(speechLike(0.3), RATE);
  expect(normalizeLoudness(output, RATE) === output).toBe(true);
});

test('silence stays silent, and faint noise is not amplified to full loudness', () => {
  expect([...normalizeLoudness(new Float32Array(100), RATE)].every((value) => value === 0)).toBe(true);
  const faint = normalizeLoudness(sine(500, -68, 2), RATE);
  expect(measureLoudness(faint, RATE)).toBeLessThan(-25);
});
