// When the words of a shot are shown.
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import { expect, test } from 'vitest';
import { labelOf } from './shot-labels.ts';

const frame = { width: 720, height: 1280, accent: '#ff5a36' };
const shot = (phrases: SceneShot['phrases'], title: SceneShot['title'] = null): SceneShot => ({
  subject: 'presenter',
  framing: 'medium',
  speaks: true,
  place: 'an office',
  element: null,
  title,
  transition: 'cut',
  startMs: 3000,
  endMs: 6000,
  phrases: phrases!,
});
/** The frames of each text: from which on it enters, undefined if it is there from the first on, and until when it is seen. */
const timesOf = (one: SceneShot) => labelOf(one, frame, [])!.layers.map(({ after, until }) => [after, until]);

test('the first words appear with the shot, unless they are spoken more than a second later', () => {
  const later = { text: 'and we bake', startMs: 5000 };
  expect(timesOf(shot([{ text: 'Slow bread', startMs: 3700 }, later]))).toEqual([
    [0, 57],
    [57, Number.POSITIVE_INFINITY],
  ]);
  expect(timesOf(shot([later]))).toEqual([[57, Number.POSITIVE_INFINITY]]);
});

test('words that an earlier part of the shot has shown are there from the first frame on, and later ones are left out', () => {
  const said = { text: 'Slow bread', startMs: 2000 };
  const over = { text: 'Good morning', startMs: 1000 };
  const next = { text: 'Come by', startMs: 7000 };
  expect(timesOf(shot([over, said, next]))).toEqual([[undefined, 117]]);
});

test('the number of a claim is larger than its words, and the label not higher than a quarter of the frame', () => {
  const title = { before: 'Your appointment is ready in', key: '24', after: 'hours', keyMs: 3000 };
  const heightOf = (one: SceneShot) => labelOf(one, frame, [])!.layers[0]!.picture.height;
  const claim = heightOf(shot([], title));
  expect(claim).toBeGreaterThan(1.3 * heightOf(shot([{ text: 'Two lines of words that are long', startMs: 3000 }])));
  expect(claim).toBeLessThanOrEqual(0.26 * frame.height);
});

test('a hook is built line by line as it is spoken, and gone after its sentence', () => {
  const words = 'It will rain on your holiday again'
    .split(' ')
    .map((text, k) => ({ text, startMs: k * 500, endMs: k * 500 + 400 }));
  const title = { before: '', key: 'It will rain on your holiday', after: '', keyMs: 0 };
  const { layers } = labelOf({ ...shot([], title), startMs: 0, endMs: 6000 }, frame, words, 0.45)!;
  expect(layers[0]!.after).toBeUndefined();
  const later = layers.slice(1).map(({ after }) => after!);
  expect(later.length).toBeGreaterThan(0);
  // The frames of words after the first one.
  for (const after of later) expect([12, 27, 42, 57, 72]).toContain(after);
  expect(layers.map(({ until }) => until)).toEqual(layers.map(() => 101));
});

test('the number of a claim appears when it is spoken', () => {
  const words = 'Your first bag costs $9'
    .split(' ')
    .map((text, k) => ({ text, startMs: 3000 + k * 400, endMs: 3300 + k * 400 }));
  const title = { before: 'Your first bag costs', key: '$9', after: '', keyMs: 3000 };
  expect(labelOf(shot([], title), frame, words)!.layers.map(({ after }) => after)).toEqual([0, 45]);
});
