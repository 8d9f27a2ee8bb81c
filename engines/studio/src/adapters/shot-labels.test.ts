// When the words of a shot are shown.
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';
import { expect, test } from 'vitest';
import type { PlannedShot } from '../scene/cut-aways.ts';
import { testShot } from '../scene/testing-shots.ts';
import { unstressedWordsOf } from '../scene/unstressed.ts';
import { isSameAgain, labelOf } from './shot-labels.ts';

const frame = {
  width: 720,
  height: 1280,
  accent: '#ff5a36',
  unstressed: unstressedWordsOf(['the bread of the day is in the oven and it costs nine']),
};
const shot = (phrases: SceneShot['phrases'], title: SceneShot['title'] = null) =>
  testShot({ title, startMs: 3000, endMs: 6000, phrases: phrases! });
/** The frames of each word: from which on it enters, undefined if it is there from the first on, and until when it is seen. */
const timesOf = (one: SceneShot, words: readonly SpokenWord[] = []) =>
  labelOf(one, words, frame)!.layers.map(({ after, until }) => [after, until]);

test('the first words appear with the shot, unless they are spoken more than a second later', () => {
  const later = { text: 'and we bake', startMs: 5000 };
  expect(timesOf(shot([{ text: 'Slow bread', startMs: 3700 }, later]))).toEqual([
    ...[0, 0].map((after) => [after, 57]),
    ...[57, 57].map((after) => [after, Number.POSITIVE_INFINITY]),
  ]);
  expect(timesOf(shot([later]))[0]).toEqual([57, Number.POSITIVE_INFINITY]);
});

test('a phrase is whole from its first word on, and each word is marked while it is spoken', () => {
  const words = ['Slow', 'bread', 'salted', 'butter'].map((text, k) => ({
    text,
    startMs: 3200 + 400 * k,
    endMs: 3500 + 400 * k,
  }));
  const phrases = [
    { text: 'Slow bread', startMs: 3200 },
    { text: 'salted butter', startMs: 4000 },
  ];
  expect(timesOf(shot(phrases), words)).toEqual([
    [0, 27],
    [0, 15],
    [15, 27],
    [27, Number.POSITIVE_INFINITY],
    [27, 39],
    [39, Number.POSITIVE_INFINITY],
  ]);
});

test('words that an earlier part of the shot has shown are there from the first frame on, and later ones are left out', () => {
  const said = { text: 'Slow bread', startMs: 2000 };
  const over = { text: 'Good morning', startMs: 1000 };
  const next = { text: 'Come by', startMs: 7000 };
  expect(timesOf(shot([over, said, next]))).toEqual([
    [undefined, 117],
    [undefined, 117],
  ]);
});

test('a price is seen until a second after the last of its words', () => {
  const spoken = (ms: number) =>
    ['costs', '$9', 'a', 'large', 'bag.'].map((text, k) => ({
      text,
      startMs: 3000 + ms * k,
      endMs: 3000 + ms * (k + 1),
    }));
  const long = { ...shot([], { before: 'Costs', key: '$9', after: 'a large bag', keyMs: 3000 }), endMs: 9000 };
  const untilOf = (ms: number) => timesOf(long, spoken(ms)).map(([, until]) => until);
  expect(new Set(untilOf(400))).toEqual(new Set([90]));
  expect(new Set(untilOf(800))).toEqual(new Set([150]));
});

test('the price that another one replaces is struck through on the label, and no phrase repeats it', () => {
  const title = { before: 'Costs', key: '$9', after: 'instead of $18', keyMs: 3000 };
  const words = ['costs', '$9', 'instead', 'of', '$18.'].map((text, k) => ({
    text,
    startMs: 2200 + 800 * k,
    endMs: 3000 + 800 * k,
  }));
  const old = (after: string) => labelOf({ ...shot([], { ...title, after }), endMs: 9000 }, words, frame)!.layers;
  // The last word ends 3.2 s after the shot began.
  expect(old('instead of $18').map(({ until }) => until)).toEqual(Array(3).fill(126));
  const inkOf = (after: string) => {
    const { picture } = old(after).at(-1)!;
    const { data } = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height);
    return data.filter((value, at) => at % 4 === 0 && value < 40 && data[at + 3]! > 200).length;
  };
  expect(inkOf('instead of $18')).toBeGreaterThan(1.04 * inkOf('instead or $18'));
});

test('a price is seen for three seconds', () => {
  const title = { before: 'Your first bag costs', key: '$9', after: '', keyMs: 3000 };
  const long = { ...shot([], title), endMs: 9000 };
  expect(new Set(timesOf(long).map(([, until]) => until))).toEqual(new Set([90]));
  expect(timesOf({ ...long, title: { ...title, key: '9 bags' } }).at(-1)![1]).toBe(Number.POSITIVE_INFINITY);
});

test('a price does not count up', () => {
  const title = { before: 'Your first bag costs', key: '$49', after: '', keyMs: 3000 };
  expect(timesOf(shot([], title))).toHaveLength(3);
  expect(timesOf(shot([], { ...title, key: '490' })).length).toBeGreaterThan(3);
});

test('the number of a claim is larger than its words, and the label not higher than a quarter of the frame', () => {
  const title = { before: 'Your appointment is ready in', key: '24', after: 'hours', keyMs: 3000 };
  const { layers } = labelOf(shot([], title), [], frame)!;
  const [words, number] = [layers[0]!, layers.at(-1)!].map(({ picture }) => picture.height) as [number, number];
  expect(number).toBeGreaterThan(1.3 * words);
  expect(Math.max(...layers.map(({ picture, down = 0 }) => down + picture.height))).toBeLessThanOrEqual(
    0.26 * frame.height,
  );
});

test('a second shot of the presenter in the same wide framing is seen nearer, the third as the first, and one with a thing beside them has room', () => {
  const wide = (over: Partial<PlannedShot> = {}) => testShot({ framing: 'wide', ...over });
  const nearer = (...shots: PlannedShot[]) => shots.map((_, index) => isSameAgain(shots, index));
  expect(nearer(wide(), wide(), wide(), wide())).toEqual([false, true, false, true]);
  expect(nearer(wide(), wide({ beside: [{ name: 'coffee', startMs: 0 }] }))).toEqual([false, false]);
  expect(nearer(wide(), wide({ place: 'a garden' }))).toEqual([false, false]);
  expect(nearer(wide({ thing: 'coffee' }), wide())).toEqual([false, false]);
  expect(nearer(testShot(), testShot())).toEqual([false, false]);
});

test('a claim is soon there with its number, and its lines after that come in when they are spoken, long enough before the end to be read', () => {
  const words = ['At', 'Roast', 'we', 'buy', 'green', 'beans', 'from', 'four', 'farms.'].map((text, k) => ({
    text,
    startMs: 3100 + 300 * k,
    endMs: 3300 + 300 * k,
  }));
  const entrances = (one: SceneShot, spoken = words) => timesOf(one, spoken).map(([after]) => after);
  const claim = { text: 'At Roast we buy green beans from four farms', startMs: 3100 };
  const title = { before: 'At Roast we buy green beans from', key: '4', after: 'farms', keyMs: 3100 };
  // "At Roast we buy green beans from" says nothing alone.
  for (const one of [shot([claim]), shot([], title)]) expect(entrances(one)).toEqual([0, 9, 9]);
  const late = { before: 'At', key: '4', after: 'we buy green beans from four farms', keyMs: 3100 };
  const times = entrances(shot([], late));
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a! - b!));
  expect(times.at(-1)).toBeGreaterThan(40);
  // What was seen in the shot before is there.
  for (const one of [shot([claim]), shot([], title)])
    expect(new Set(entrances({ ...one, startMs: 3600 }))).toEqual(new Set([undefined]));
  // "After" alone says nothing.
  const short = { text: 'After three months', startMs: 3100 };
  const later = words.map((word, k) => ({ ...word, text: ['After', 'three', 'months'][k] ?? word.text }));
  expect(Math.max(...entrances(shot([short]), later).map((after) => after ?? 0))).toBeLessThan(10);
  // With the words of another sentence, nothing is waited for.
  expect(Math.max(...entrances(shot([], { ...title, before: 'Only' })).map((after) => after ?? 0))).toBeLessThan(10);
});
