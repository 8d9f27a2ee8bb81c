// Arms in the pictures of a film.
import { expect, test } from 'vitest';
import { createPerson } from '../people/create-person.ts';
import { parseDescription } from '../people/parse-description.ts';
import { holdsProp } from '../people/props.ts';
import { inFraming } from './framing-arms.ts';

const personOf = (words: string) => createPerson(parseDescription(words), 'film');
const armsOf = (words: string, count = 3) =>
  Array.from({ length: count }, (_, index) => inFraming(personOf(words), index, count).body.arms);

test.each(['a woman with arms folded', 'a man with his hands in his pockets'])(
  'each picture shows another pose, the first one the own: %s',
  (words) => {
    const arms = armsOf(words);
    expect(arms[0]).toBe(personOf(words).body.arms);
    expect(new Set(arms).size).toBe(3);
    expect(armsOf(words)).toEqual(arms);
  },
);

test.each([
  ['a man holding a book', 'book'],
  ['a barista with a cup of coffee', 'mug'],
])(
  'what words put in the hand is held where no words are over it, and nothing else is in any other: %s',
  (words, held) => {
    expect(armsOf(words)).toEqual(['pockets', held, held]);
    expect(armsOf(words, 1)).toEqual([held]);
    // Words begin on the left.
    expect(inFraming(personOf(words), 1, 2).body.mirrored).toBeUndefined();
    const others = Array.from(
      { length: 8 },
      (_, index) => inFraming(personOf('a man with his hand on his hip'), index + 1, 9).body.arms,
    );
    expect(others.filter(holdsProp)).toEqual([]);
  },
);

test('sleeves of a kimono keep hanging, and arms are not folded over a sari', () => {
  expect(new Set(armsOf('a woman in a kimono'))).toHaveProperty('size', 1);
  expect(armsOf('a woman in a sari', 8)).not.toContain('folded');
});

test('a hand on the chest is in no picture, where words would cover it', () => {
  const person = personOf('a man in a shirt');
  expect(inFraming({ ...person, body: { ...person.body, arms: 'heart' } }, 0, 3).body.arms).not.toBe('heart');
});

test.each(['palm', 'hanging'] as const)('hands are clasped or on the hip, unless words ask for others: %s', (arms) => {
  const person = personOf('a man in a shirt');
  const { isPoseRandom: _, ...body } = { ...person.body, arms };
  const posesOf = (isRandom: boolean) =>
    Array.from(
      { length: 6 },
      (_, index) =>
        inFraming({ ...person, body: { ...body, ...(isRandom && { isPoseRandom: true as const }) } }, index, 6).body
          .arms,
    );
  expect(new Set(posesOf(true))).toEqual(new Set(['clasped', 'hip']));
  expect(posesOf(false)[0]).toBe(arms);
});
