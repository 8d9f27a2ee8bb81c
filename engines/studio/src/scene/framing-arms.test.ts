// Arms in the pictures of a film.
import { expect, test } from 'vitest';
import { createPerson } from '../people/create-person.ts';
import { parseDescription } from '../people/parse-description.ts';
import { holdsProp } from '../people/props.ts';
import { inFraming } from './framing-arms.ts';

const personOf = (words: string) => createPerson(parseDescription(words), 'film');
const FRAMINGS = ['wide', 'medium', 'close'] as const;
/** In pictures of different framings. */
const armsOf = (words: string, count = 3) =>
  Array.from({ length: count }, (_, index) => inFraming(personOf(words), FRAMINGS[index % 3]!, index, count).body.arms);

test('the first picture has the pose of the words; later hands are clasped from afar, and below the frame from nearby', () => {
  for (const [words, own] of [
    ['a woman with arms folded', 'folded'],
    ['a man with his hands in his pockets', 'pockets'],
  ] as const)
    expect(armsOf(words, 4)).toEqual([own, 'hanging', 'hanging', 'clasped']);
});

test.each([
  ['a man holding a book', 'book'],
  ['a barista with a cup of coffee', 'mug'],
])('what words put in the hand is held where no words are over it: %s', (words, held) => {
  expect(armsOf(words)).toEqual(['pockets', held, held]);
  expect(armsOf(words, 1)).toEqual([held]);
  // Words begin on the left.
  expect(inFraming(personOf(words), 'medium', 1, 2).body.mirrored).toBeUndefined();
});

test('what only goes with a trade is in no picture, where words would be over it', () => {
  expect(holdsProp(personOf('a plumber of 40').body.arms)).toBe(true);
  expect(armsOf('a plumber of 40', 4).filter(holdsProp)).toEqual([]);
});

test('sleeves of a kimono keep hanging, and arms are not folded over a sari', () => {
  expect(new Set(armsOf('a woman in a kimono'))).toHaveProperty('size', 1);
  expect(armsOf('a woman in a sari', 8)).not.toContain('folded');
});

test('a hand on the chest is in no picture, where words would cover it', () => {
  const person = personOf('a man in a shirt');
  expect(inFraming({ ...person, body: { ...person.body, arms: 'heart' } }, 'wide', 0, 3).body.arms).not.toBe('heart');
});

test.each(['palm', 'hanging'] as const)('from afar hands are clasped, unless words ask for others: %s', (arms) => {
  const person = personOf('a man in a shirt');
  const { isPoseRandom: _, ...body } = { ...person.body, arms };
  const asked = { ...person, body };
  const unasked = { ...person, body: { ...body, isPoseRandom: true as const } };
  expect(inFraming(asked, 'wide', 0, 3).body.arms).toBe(arms);
  expect(inFraming(unasked, 'wide', 0, 3).body.arms).toBe('clasped');
});
