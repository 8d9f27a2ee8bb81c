// Arms in the pictures of a film.
import { expect, test } from 'vitest';
import { createPerson } from '../people/create-person.ts';
import { parseDescription } from '../people/parse-description.ts';
import { holdsProp } from '../people/props.ts';
import { inFraming } from './framing-arms.ts';

const personOf = (words: string) => createPerson(parseDescription(words), 'film');
const armsOf = (words: string, count = 3) =>
  Array.from({ length: count }, (_, index) => {
    const framing = index === count - 1 ? 'end card' : index % 2 === 1 ? 'medium' : 'wide';
    return inFraming(personOf(words), framing, index).body.arms;
  });

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
])('what words put in the hand is held in every picture, and nothing else is in any other: %s', (words, held) => {
  expect(armsOf(words)).toEqual([held, held, held]);
  // Words begin on the left.
  expect(inFraming(personOf(words), 'wide', 1).body.mirrored).toBeUndefined();
  const others = Array.from(
    { length: 8 },
    (_, index) => inFraming(personOf('a man with his hand on his hip'), 'medium', index + 1).body.arms,
  );
  expect(others.filter(holdsProp)).toEqual([]);
});

test('sleeves of a kimono keep hanging, and arms are not folded over a sari', () => {
  expect(new Set(armsOf('a woman in a kimono'))).toHaveProperty('size', 1);
  expect(armsOf('a woman in a sari', 8)).not.toContain('folded');
});

test('a hand on the chest is in no picture, where words would cover it, and one greets at the end', () => {
  const person = personOf('a man in a shirt');
  const withArms = (arms: 'heart' | 'hip') => ({ ...person, body: { ...person.body, arms } });
  expect(inFraming(withArms('heart'), 'wide', 0).body.arms).not.toBe('heart');
  expect(inFraming(withArms('hip'), 'end card', 2).body.arms).toBe('palm');
});

test('a hand is raised in a wide picture only: near the camera, words would be over it', () => {
  const person = personOf('a man in a shirt with arms at his sides');
  const posesIn = (framing: 'wide' | 'medium') =>
    Array.from({ length: 6 }, (_, index) => inFraming(person, framing, index + 1).body.arms);
  expect(posesIn('wide')).toContain('palm');
  expect(posesIn('medium')).not.toContain('palm');
  expect(new Set(posesIn('medium'))).toEqual(new Set(['clasped', 'hip']));
});

test('hands that just hang are raised in the first picture, unless words ask for it', () => {
  const asked = personOf('a man in a shirt with arms at his sides');
  const random = { ...asked, body: { ...asked.body, isPoseRandom: true as const } };
  expect(inFraming(random, 'wide', 0).body.arms).toBe('palm');
  expect(inFraming(asked, 'wide', 0).body.arms).toBe('hanging');
});
