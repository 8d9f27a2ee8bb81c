// Visemes derived from sound alone.
import { SOUND_RATE } from '@greenroom/engine-kit/audio/wav';
import { expect, test } from 'vitest';
import type { Viseme } from '../visemes.ts';
import { passagesOf } from './passages.ts';
import { PLAIN_VOICE } from './plain-voice.ts';
import { synthesizePassages } from './synthesize-passages.ts';
import { phonesOf, type TimedPhone } from './timeline.ts';
import { visemesFromSound } from './visemes-from-sound.ts';

/** Approximate mouth opening of each viseme. */
const OPEN: Readonly<Record<Viseme, number>> = {
  rest: 0,
  MBP: 0,
  FV: 0.1,
  TH: 0.2,
  LDN: 0.25,
  SZ: 0.15,
  CHSH: 0.2,
  KG: 0.3,
  RR: 0.3,
  EE: 0.3,
  IH: 0.35,
  EH: 0.55,
  AA: 0.9,
  AH: 0.5,
  OH: 0.6,
  OO: 0.25,
  WW: 0.15,
};

/** Opening every 10 ms, smoothed over 90 ms like a jaw. */
function opening(track: readonly TimedPhone[], durationMs: number): number[] {
  const raw = Array.from({ length: Math.floor(durationMs / 10) }, (_, i) => {
    const ms = i * 10 + 5;
    return OPEN[track.find(({ startMs, endMs }) => startMs <= ms && ms < endMs)?.viseme ?? 'rest'];
  });
  return raw.map((_, i) => mean(raw.slice(Math.max(0, i - 4), i + 5)));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function correlation(a: readonly number[], b: readonly number[]): number {
  const [ma, mb] = [mean(a), mean(b)];
  const product = mean(a.map((value, i) => (value - ma) * (b[i]! - mb)));
  const spread = (values: readonly number[], m: number) => Math.sqrt(mean(values.map((value) => (value - m) ** 2)));
  return product / spread(a, ma) / spread(b, mb);
}

test.each([
  [
    'en',
    'Fresh coffee every morning. Our baker makes warm bread, and you will love the apple pie on the table outside.',
  ],
  ['it', 'Benvenuti nella nostra nuova caffetteria. Ogni mattina prepariamo il pane caldo per tutti i nostri amici.'],
])('%s: the mouth opens and closes with the sounds', async (language, text) => {
  const { samples, placed } = await synthesizePassages(passagesOf(text, language), PLAIN_VOICE, {});
  const durationMs = (samples.length / SOUND_RATE) * 1000;
  const track = visemesFromSound(samples, SOUND_RATE);
  expect(correlation(opening(track, durationMs), opening(phonesOf(placed, durationMs), durationMs))).toBeGreaterThan(
    0.6,
  );
  expect(track[0]).toMatchObject({ viseme: 'rest', startMs: 0 });
  for (const [i, { startMs }] of track.entries()) expect(startMs).toBe(track[i - 1]?.endMs ?? 0);
  expect(track.at(-1)!.endMs).toBe(Math.floor(durationMs));
});

test('silence gives rest', () => {
  expect(visemesFromSound(new Float32Array(SOUND_RATE), SOUND_RATE)).toEqual([
    { viseme: 'rest', startMs: 0, endMs: 1000 },
  ]);
});

test('no viseme is shorter than a mouth can form it', async () => {
  const { samples } = await synthesizePassages(
    passagesOf('Peter Piper picked a peck of pickled peppers.', 'en'),
    PLAIN_VOICE,
    {},
  );
  const inner = visemesFromSound(samples, SOUND_RATE).slice(1, -1);
  for (const { startMs, endMs } of inner) expect(endMs - startMs).toBeGreaterThanOrEqual(30);
});
