// A phrase of the speech over the picture.
import type { Canvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { phraseLabel } from './phrase-label.ts';
import { unstressedWordsOf } from './unstressed.ts';

const frame = { width: 720, height: 1280, accent: '#ff5a36' };
const room = { left: 50, widest: 570, bottom: 1024, tallest: 400 };

/** Pixels in the colour of the client. */
const markedIn = (text: string, marked: string): number => {
  const { layers } = phraseLabel({ text, after: 0, until: 90, wordsAt: [] }, marked, room, frame)!;
  return layers.reduce((sum, { picture }) => {
    const { data } = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height);
    let count = 0;
    for (let i = 0; i < data.length; i += 4)
      if (data[i] === 255 && data[i + 1] === 90 && data[i + 2] === 54 && data[i + 3] === 255) count++;
    return sum + count;
  }, 0);
};

test.each(['Now only 20% off', '现在只要 20% 折扣', '每天节省 20%'])('one word is marked in %s', (text) => {
  expect(markedIn(text, '20')).toBeGreaterThan(1000);
});

test('an old price is struck through instead of marked', () => {
  expect(markedIn('instead of $18', '$18')).toBe(0);
  expect(markedIn('only $18', '$18')).toBeGreaterThan(1000);
});

/** When there are plates in a phrase of such words, whose words are spoken every 8 frames. */
const platesOf = (text: string, marked?: string) => {
  const words = text.split(' ');
  const film = { ...frame, unstressed: unstressedWordsOf(words) };
  const wordsAt = words.map((_, k) => 8 * k);
  const [whole, ...plates] = phraseLabel({ text, after: 0, until: 90, wordsAt }, marked, room, film)!.layers;
  expect([whole!.after, whole!.until]).toEqual([0, 90]);
  return plates.map(({ after, until }) => [after, until]);
};

test('a phrase is whole and white from its beginning, and the word that is spoken is on a plate', () => {
  expect(platesOf('Small farms roast nervous', 'nervous')).toEqual([
    [0, 8],
    [8, 16],
    [16, 24],
    [24, 90],
  ]);
});

test('words without a meaning of their own are on the plate of the next one that has some', () => {
  expect(platesOf('weighs less than an apple', 'apple')).toEqual([
    [0, 8],
    [8, 16],
    [16, 90],
  ]);
  // They end a line here.
  expect(platesOf('Solo necesitas una olla')).toEqual([
    [0, 8],
    [8, 16],
    [16, 90],
  ]);
  expect(platesOf('And if you are nervous', 'nervous')).toEqual([[0, 90]]);
});

test('a word without a meaning in another language has its own plate', () => {
  const plates = [
    [0, 16],
    [16, 90],
  ];
  expect(platesOf('We come to your door', 'door')).toEqual(plates);
  expect(platesOf('and pour you coffee', 'coffee')).toEqual(plates);
});

test('over what is pale, each line is on a dark plate', () => {
  const darkIn = (isPale: boolean): number => {
    const spoken = { text: 'It keeps you dry', after: 0, until: 90, wordsAt: [] };
    const [{ picture }] = phraseLabel(spoken, undefined, room, { ...frame, isPale })!.layers as [{ picture: Canvas }];
    const { data } = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height);
    return data.filter((value, i) => i % 4 === 0 && value < 40 && data[i + 3]! > 200).length;
  };
  expect(darkIn(true)).toBeGreaterThan(1.5 * darkIn(false));
});
