// Scores of tracks with a known lag, correlation and known closures.
import { expect, test } from 'vitest';
import { closuresOf, followsSound, scoreLipsync } from './lipsync-score.ts';

const FPS = 30;
const RATE = 8000;
const SECONDS = 12;

/** Loudness, 0 to 1: about four syllables a second of uneven length and strength. */
const loudness = (ms: number): number =>
  Math.max(0, 0.5 + 0.3 * Math.sin(ms / 41) + 0.2 * Math.sin(ms / 67 + 1) + 0.2 * Math.sin(ms / 173));

/** An unrelated signal that changes as fast. */
const other = (ms: number): number => 0.5 + 0.3 * Math.sin(ms / 47 + 2) + 0.2 * Math.sin(ms / 59);

const sound = {
  sampleRate: RATE,
  samples: Float32Array.from({ length: SECONDS * RATE }, (_, i) => loudness((i * 1000) / RATE) * Math.sin(i * 0.9)),
};

/** Lips sampled at the middle of each frame. */
const lips = (aperture: (ms: number) => number) => ({
  framesPerSecond: FPS,
  apertures: Array.from({ length: SECONDS * FPS }, (_, i) => aperture(((i + 0.5) * 1000) / FPS)),
});

test.each([-120, -40, 0, 30, 90])('a lag of %i ms between sound and lips is measured', (lagMs) => {
  const found = followsSound(
    lips((ms) => loudness(ms - lagMs)),
    sound,
  );
  expect(Math.abs(found.lagMs - lagMs)).toBeLessThanOrEqual(10);
  expect(found.correlation).toBeGreaterThan(0.97);
});

test('lips that partly follow the sound score between those that do and those that do not', () => {
  const mixed = (part: number) =>
    followsSound(
      lips((ms) => part * loudness(ms) + (1 - part) * other(ms)),
      sound,
    );
  expect(mixed(0.5).correlation).toBeGreaterThan(0.5);
  expect(mixed(0.5).correlation).toBeLessThan(0.9);
  expect(mixed(0).correlation).toBeLessThan(0.4);
  expect(
    followsSound(
      lips(() => 0.1),
      sound,
    ).correlation,
  ).toBeLessThan(0.01);
});

test('one closed frame during a sound counts as a closure', () => {
  const phones = [1000, 2000, 3000].map((startMs) => ({ viseme: 'MBP', startMs, endMs: startMs + 80 }));
  const shutAt = (times: readonly number[]) =>
    lips((ms) => (times.some((from) => ms >= from && ms < from + 80) || ms > 11_000 ? 0.01 : 0.2));
  expect(closuresOf(shutAt([1000, 2000, 3000]), phones)).toMatchObject({ count: 3, missedMs: [] });
  expect(closuresOf(shutAt([1000, 3000]), [...phones, { viseme: 'AA', startMs: 500, endMs: 600 }])).toMatchObject({
    count: 3,
    missedMs: [2000],
  });
});

test('lips that never shut miss every closure', () => {
  const open = lips((ms) => 0.15 + 0.1 * loudness(ms));
  expect(closuresOf(open, [{ viseme: 'MBP', startMs: 500, endMs: 600 }]).missedMs).toEqual([500]);
});

test('frames in which nobody speaks on camera do not count', () => {
  const shown = lips(loudness);
  // Hidden in every other second, with lips that would contradict.
  const hidden = shown.apertures.map((aperture, i) => (Math.floor(i / FPS) % 2 ? null : aperture));
  const found = followsSound({ ...shown, apertures: hidden }, sound);
  expect(found.correlation).toBeGreaterThan(0.97);
  expect(Math.abs(found.lagMs)).toBeLessThanOrEqual(10);
  const phones = [500, 1_500].map((startMs) => ({ viseme: 'MBP', startMs, endMs: startMs + 80 }));
  expect(closuresOf({ ...shown, apertures: hidden }, phones).count).toBe(1);
});

test('a score has its closures if the sounds are known, and there is none without a speaker', () => {
  const phones = [{ viseme: 'MBP', startMs: 1_000, endMs: 1_080 }];
  const score = scoreLipsync(lips(loudness), sound, phones)!;
  expect(score).toMatchObject({ closures: { count: 1 } });
  expect(score.correlation).toBeGreaterThan(0.97);
  expect(scoreLipsync(lips(loudness), sound, [])!.closures).toBeNull();
  const silent = { framesPerSecond: FPS, apertures: Array.from({ length: 90 }, (_, i) => (i < 20 ? 0.1 : null)) };
  expect(scoreLipsync(silent, sound, phones)).toBeUndefined();
});
