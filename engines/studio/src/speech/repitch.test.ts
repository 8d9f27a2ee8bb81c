// Changing the pitch of a voice whose synthesizer cannot: only the pitch changes.
import { expect, test } from 'vitest';
import { fliteSpeak } from './flite.ts';
import { pitchStatistics } from './pitch.ts';
import { repitch } from './repitch.ts';
import { longTermSpectrum, spectralDistance } from './spectrum.ts';

const TEXTS = ['Our friendly team knows every guest by name.', 'Bring one more friend along, and the cup is free!'];
const speakAt = (pitchHz?: number, pitchDeviationHz?: number) =>
  fliteSpeak(TEXTS, 'rms', { stretch: 1, pitchHz, pitchDeviationHz });
const joined = (sounds: readonly { samples: Float32Array }[]) =>
  Float32Array.from(sounds.flatMap(({ samples }) => [...samples]));
const RATE = 16_000;

test.each([88, 101.5, 118])('at %d Hz the voice has that pitch and keeps its timing and tone', async (pitchHz) => {
  const [own, other] = [await speakAt(), await speakAt(pitchHz, 11.3)];
  expect(other.map(({ phones }) => phones)).toEqual(own.map(({ phones }) => phones));
  expect(other.map(({ samples }) => samples.length)).toEqual(own.map(({ samples }) => samples.length));
  const [was, is] = [joined(own), joined(other)];
  const moved = pitchStatistics(is, RATE).medianHz / pitchStatistics(was, RATE).medianHz;
  expect(Math.abs(moved / (pitchHz / 101.5) - 1)).toBeLessThan(0.03);
  expect(pitchStatistics(is, RATE).voicedPart).toBeGreaterThan(0.92 * pitchStatistics(was, RATE).voicedPart);
  expect(spectralDistance(longTermSpectrum(is, RATE), longTermSpectrum(was, RATE))).toBeLessThan(1.2);
});

test('the pitch excursion follows the target', async () => {
  const spread = async (hz: number) => pitchStatistics(joined(await speakAt(101.5, hz)), RATE).spreadSemitones;
  const own = await spread(11.3);
  expect(await spread(0.6 * 11.3)).toBeLessThan(0.75 * own);
  expect(await spread(1.5 * 11.3)).toBeGreaterThan(1.15 * own);
});

test('no clicks: sample differences stay near those of the original voice', async () => {
  const maxStep = (samples: Float32Array) =>
    samples.reduce((max, value, i) => Math.max(max, Math.abs(value - (samples[i - 1] ?? 0))), 0);
  const own = await speakAt();
  for (const [index, { samples }] of (await speakAt(112, 16)).entries()) {
    expect(maxStep(samples)).toBeLessThan(1.15 * maxStep(own[index]!.samples));
  }
});

test('unvoiced parts stay identical, and silent or empty input works', () => {
  const noise = Float32Array.from({ length: RATE }, (_, i) => Math.sin(i * i * 0.37) * 0.1);
  const raise = (hz: number) => hz * 1.2;
  expect(repitch(noise, RATE, [], raise)).toEqual(noise);
  expect(repitch(new Float32Array(RATE), RATE, [{ startS: 0, endS: 1 }], raise)).toEqual(new Float32Array(RATE));
  expect(repitch(new Float32Array(0), RATE, [], raise)).toHaveLength(0);
});
