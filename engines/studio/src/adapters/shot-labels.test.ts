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
const timesOf = (one: SceneShot) => labelOf(one, frame)!.layers.map(({ after, until }) => [after, until]);

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
  const heightOf = (one: SceneShot) => labelOf(one, frame)!.layers[0]!.picture.height;
  const claim = heightOf(shot([], title));
  expect(claim).toBeGreaterThan(1.3 * heightOf(shot([{ text: 'Two lines of words that are long', startMs: 3000 }])));
  expect(claim).toBeLessThanOrEqual(0.26 * frame.height);
});
