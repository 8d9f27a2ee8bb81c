// The resting expression is visible, follows the words, and leaves speech the whole mouth.
import { expect, test } from 'vitest';
import { REST, VISEME_SHAPES } from '../motion/poses.ts';
import { createPerson } from './create-person.ts';
import type { DescribedTraits } from './described-traits.ts';
import { lipsApart, mouthShape } from './lips.ts';
import { parseDescription } from './parse-description.ts';
import type { Person } from './person.ts';

const people = (mood?: DescribedTraits['mood']): Person[] =>
  Array.from({ length: 60 }, (_, i) => createPerson({ gender: 'female', ...(mood && { mood }) }, `mood ${i}`));

const isParted = (person: Person): boolean => lipsApart(mouthShape(person, REST)) > 1;
/** Units by which the corners are above the middle of the upper lip. */
const lift = (person: Person): number => {
  const { corner, upperEdge } = mouthShape(person, REST);
  return upperEdge - corner;
};

test('some people rest with a closed mouth and some with a smile that shows teeth', () => {
  const parted = people().filter(isParted).length;
  expect(parted).toBeGreaterThan(20);
  expect(parted).toBeLessThan(55);
});

test('cheerful people show their teeth and raise the corners; serious people do neither', () => {
  const [open, cheerful, serious] = [people(), people('cheerful'), people('serious')];
  expect(cheerful.every(isParted)).toBe(true);
  expect(serious.some(isParted)).toBe(false);
  expect(Math.max(...serious.map(lift))).toBeLessThan(Math.min(...open.map(lift)));
});

test('the lower lip of a smile over the teeth hangs in one curve, not in a box', () => {
  for (const person of people('cheerful')) {
    const { upperInner, lowerInner, half } = mouthShape(person, REST);
    const gap = (share: number) => {
      const at = upperInner.findIndex(([x]) => x >= share * half);
      return lowerInner[at]![1] - upperInner[at]![1];
    };
    expect(gap(0.75) / gap(0)).toBeLessThan(0.5);
  }
});

test('while a person talks the lips of a smile meet in every sound that closes them', () => {
  const person = createPerson(parseDescription('a laughing woman'), 'lips');
  const apart = (pose: Partial<typeof REST>) => lipsApart(mouthShape(person, { ...REST, ...pose }));
  expect(apart({})).toBeGreaterThan(5);
  expect(apart({ talk: 1 })).toBeLessThan(1);
  // Also without the track of speech, as between two words.
  expect(apart(VISEME_SHAPES.MBP.mouth)).toBeLessThan(1);
});

test('talking, the mouth of a smile that shows teeth opens as far as that of a closed smile', () => {
  const person = createPerson(parseDescription('a laughing woman'), 'lips');
  const closed: Person = { ...person, face: { ...person.face, parted: 0 } };
  for (const { mouth } of Object.values(VISEME_SHAPES)) {
    const pose = { ...REST, ...mouth, talk: 1 };
    expect(mouthShape(person, pose)).toEqual(mouthShape(closed, pose));
  }
});
