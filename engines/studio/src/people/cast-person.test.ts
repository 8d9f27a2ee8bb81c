// Who is cast from a description.
import { expect, test } from 'vitest';
import { castPerson } from './cast-person.ts';
import { describePerson, understood } from './describe-person.ts';
import { tinted } from './palette.ts';
import { readDescription } from './read-description.ts';
import { garments, hairStyles } from './traits.ts';

const cast = (text: string, attempt = 0) => castPerson(readDescription(text), `${text}#${attempt}`);

test('the same words are the same person', () => {
  expect(cast('a friendly baker')).toEqual(cast('a friendly baker'));
});

test('another attempt keeps what was said and changes the rest', () => {
  const text = 'a woman with short curly red hair and glasses';
  const [first, second] = [cast(text), cast(text, 1)];
  expect(second.gender).toBe('female');
  expect(second.hair.style).toBe(first.hair.style);
  expect(second.hair.colours).toEqual(first.hair.colours);
  expect(second.glasses).not.toBe('none');
  expect(second.face).not.toEqual(first.face);
});

test('chance makes all kinds of people', () => {
  const people = Array.from({ length: 300 }, (_, i) => castPerson({}, `seed ${i}`));
  expect(new Set(people.map(({ gender }) => gender)).size).toBe(2);
  expect(new Set(people.map(({ hair }) => hair.style)).size).toBeGreaterThan(14);
  expect(new Set(people.map(({ clothes }) => clothes.garment)).size).toBeGreaterThan(9);
  expect(new Set(people.map(({ skin }) => skin[3])).size).toBeGreaterThan(100);
  const ages = people.map(({ age }) => age);
  expect(Math.min(...ages)).toBeLessThan(25);
  expect(Math.max(...ages)).toBeGreaterThan(60);
  expect(people.some(({ facialHair }) => facialHair === 'full-beard')).toBe(true);
  expect(people.every(({ gender, facialHair }) => gender === 'male' || facialHair === 'none')).toBe(true);
});

test('a person is plain JSON', () => {
  const person = cast('a man with a turban');
  expect(JSON.parse(JSON.stringify(person))).toEqual(person);
});

test('the text names who it is and what was understood', () => {
  const text = 'a bald man in his forties with a full beard in a navy suit';
  const said = readDescription(text);
  const prose = `${describePerson(castPerson(said, text))} ${understood(text, said)}`;
  expect(prose).toMatch(/man in the mid forties/);
  expect(prose).toMatch(/bald head/);
  expect(prose).toMatch(/full beard/);
  expect(prose).toMatch(/navy suit/);
  expect(prose).toMatch(/Taken from the description: .*garment/);
});

test('the text says what is not drawn, that nobody is copied and that nobody is a child', () => {
  const textOf = (text: string) => understood(text, readDescription(text));
  expect(textOf('a tattooed man with headphones in a blue shirt')).toMatch(/Not drawn: tattooed, headphones\.$/);
  expect(textOf('Brad Pitt')).toMatch(/brad, pitt.*Nobody who exists is copied/);
  expect(textOf('a little girl in a yellow dress')).toMatch(/youngest is eighteen/);
  expect(textOf('A woman in her thirties with long straight brown hair in a navy blazer')).not.toMatch(/Not drawn/);
  expect(textOf('')).toBe('');
});

test('whatever is written, somebody is cast and put into words', () => {
  for (const text of [
    '😀🎉',
    '<script>alert(1)</script>',
    'a golden retriever',
    'x'.repeat(9000),
    'ليس له معنى',
    '\n\t',
    'hair: ; eyes:',
    'no no not without nor',
  ])
    expect(`${describePerson(cast(text))} ${understood(text, readDescription(text))}`.length).toBeLessThan(900);
});

test('every garment and every hair style can be put into words', () => {
  for (const garment of garments)
    for (const hairStyle of hairStyles)
      expect(describePerson(castPerson({ garment, hairStyle }, garment))).not.toMatch(/undefined|\{c\}/);
});

test('reference pictures dress a person, but only where the words name no colour', () => {
  const palette = { accent: '#c01818', ground: '#304050' };
  const plain = castPerson(readDescription('a shop owner'), 'seed');
  const dressed = castPerson(tinted(readDescription('a shop owner'), palette), 'seed', palette.ground);
  expect(dressed.clothes.colour).toBe('#c01818');
  expect(dressed.mood).toBe('#304050');
  expect(dressed.face).toEqual(plain.face);
  expect(tinted(readDescription('in a green shirt'), palette).clothesColour).not.toBe('#c01818');
});
