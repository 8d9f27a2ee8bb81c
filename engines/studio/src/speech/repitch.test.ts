// The man whose synthesiser knows one pitch only: he gets every other, and nothing else of him changes.
import { expect, test } from 'vitest';
import { fliteSpeak } from './flite.ts';
import { pitchFigures } from './pitch.ts';
import { repitch } from './repitch.ts';
import { longTermSpectrum, spectralDistance } from './spectrum.ts';

const TEXTS = ['Our friendly team knows every guest by name.', 'Bring one more friend along, and the cup is free!'];
const sayAs = (pitchHz?: number, pitchDeviationHz?: number) =>
  fliteSpeak(TEXTS, 'rms', { stretch: 1, pitchHz, pitchDeviationHz });
const joined = (sounds: readonly { samples: Float32Array }[]) =>
  Float32Array.from(sounds.flatMap(({ samples }) => [...samples]));
const RATE = 16_000;

test.each([88, 101.5, 118])('asked for %d Hz he speaks at that pitch, in his own time and tone', async (pitchHz) => {
  const [own, other] = [await sayAs(), await sayAs(pitchHz, 11.3)];
  expect(other.map(({ phones }) => phones)).toEqual(own.map(({ phones }) => phones));
  expect(other.map(({ samples }) => samples.length)).toEqual(own.map(({ samples }) => samples.length));
  const [was, is] = [joined(own), joined(other)];
  const moved = pitchFigures(is, RATE).medianHz / pitchFigures(was, RATE).medianHz;
  expect(Math.abs(moved / (pitchHz / 101.5) - 1)).toBeLessThan(0.03);
  expect(pitchFigures(is, RATE).voicedPart).toBeGreaterThan(0.92 * pitchFigures(was, RATE).voicedPart);
  expect(spectralDistance(longTermSpectrum(is, RATE), longTermSpectrum(was, RATE))).toBeLessThan(1.2);
});

test('the excursion of his pitch goes with what is asked for', async () => {
  const spread = async (hz: number) => pitchFigures(joined(await sayAs(101.5, hz)), RATE).spreadSemitones;
  const own = await spread(11.3);
  expect(await spread(0.6 * 11.3)).toBeLessThan(0.75 * own);
  expect(await spread(1.5 * 11.3)).toBeGreaterThan(1.15 * own);
});

test('there are no clicks: no sample leaps further than the loudest of the voice itself does', async () => {
  const leap = (samples: Float32Array) =>
    samples.reduce((most, value, i) => Math.max(most, Math.abs(value - (samples[i - 1] ?? 0))), 0);
  const own = await sayAs();
  for (const [index, { samples }] of (await sayAs(112, 16)).entries()) {
    expect(leap(samples)).toBeLessThan(1.15 * leap(own[index]!.samples));
  }
});

test('what is not voiced stays as it was, sample for sample, and silence and nothing at all are no trouble', () => {
  const noise = Float32Array.from({ length: RATE }, (_, i) => Math.sin(i * i * 0.37) * 0.1);
  const raise = (hz: number) => hz * 1.2;
  expect(repitch(noise, RATE, [], raise)).toEqual(noise);
  expect(repitch(new Float32Array(RATE), RATE, [{ startS: 0, endS: 1 }], raise)).toEqual(new Float32Array(RATE));
  expect(repitch(new Float32Array(0), RATE, [], raise)).toHaveLength(0);
});
