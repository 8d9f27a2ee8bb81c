// What is understood of a description.
import { expect, test } from 'vitest';
import { rgb } from '../paint/colour.ts';
import { readDescription } from './read-description.ts';
import type { Said } from './said.ts';

const cases: readonly (readonly [string, Partial<Said>])[] = [
  [
    'A woman in her thirties with long wavy auburn hair',
    { gender: 'female', age: 35, hairStyle: 'long-wavy', hairColour: 'auburn' },
  ],
  [
    '35-year-old man, bald, with a full beard',
    { gender: 'male', age: 35, hairStyle: 'bald', facialHair: 'full-beard' },
  ],
  [
    'young man with short grey curly hair and no beard',
    { gender: 'male', age: 23, hairStyle: 'short-curls', hairColour: 'grey', facialHair: 'none' },
  ],
  ['a teenager with red curls', { age: 18, hairColour: 'red' }],
  ['a kind doctor', { garment: 'lab-coat' }],
  ['a doctor in a blue jumper', { garment: 'jumper' }],
  ['a woman of about thirty', { gender: 'female', age: 30 }],
  ['a thirty-five-year-old man', { gender: 'male', age: 35 }],
  ['a clean-shaven gentleman in his late fifties', { gender: 'male', age: 58, facialHair: 'none' }],
  ['woman without glasses, green eyes', { glasses: 'none', eyes: 'green' }],
  ['man with round glasses', { glasses: 'round' }],
  ['he wears sunglasses', { gender: 'male', glasses: 'sun' }],
  ['an elderly woman with white curly hair', { age: 71, hairStyle: 'curls', hairColour: 'white' }],
  [
    'Black woman with an afro and gold hoop earrings',
    { gender: 'female', skin: 'deep', hairStyle: 'afro', earrings: 'hoops', metal: '#e2b348' },
  ],
  ['Japanese man with black hair', { gender: 'male', skin: 'golden', eastern: true, hairColour: 'black' }],
  ['Indian woman, hair in a bun', { skin: 'brown', hairStyle: 'bun' }],
  ['a woman with a ponytail', { hairStyle: 'ponytail' }],
  ['a bob with a fringe', { hairStyle: 'fringe' }],
  ['bangs and freckles', { hairStyle: 'fringe', freckles: 1 }],
  ['a woman wearing a teal hijab', { gender: 'female', headwear: 'headscarf' }],
  ['Sikh man with an orange turban', { headwear: 'turban', skin: 'brown' }],
  ['a guy in a baseball cap, no facial hair', { headwear: 'cap' }],
  ['man with stubble', { facialHair: 'stubble' }],
  ['man with a thick black moustache', { facialHair: 'moustache' }],
  ['someone with a goatee', { facialHair: 'goatee', gender: 'male' }],
  ['not bald', { hairStyle: 'crop' }],
  ['pearl earrings, no necklace', { earrings: 'pearls', necklace: false }],
  ['a nurse in scrubs', { garment: 'scrubs' }],
  ['a chef in a white apron', { garment: 'apron' }],
  ['in a knitted jumper', { garment: 'jumper', pattern: 'knit' }],
  ['wearing a striped t-shirt', { garment: 't-shirt', pattern: 'striped' }],
  ['a leather jacket over a white tee', { garment: 'jacket', pattern: 'leather' }],
  ['in a turtleneck', { garment: 'turtleneck' }],
  ['a heavy man, serious', { build: 'heavy', mood: 'serious' }],
  ['salt-and-pepper hair, short beard', { hairColour: 'salt-and-pepper', facialHair: 'short-beard' }],
  ['no glasses and a polo shirt', { glasses: 'none', garment: 'polo' }],
];

test.each(cases)('"%s"', (text, said) => {
  expect(readDescription(text)).toMatchObject(said);
});

test('a shaded colour belongs to the garment it stands before', () => {
  const said = readDescription('A man in a dark green blazer over a white shirt');
  const [red, green, blue] = rgb(said.clothesColour!);
  expect(said.garment).toBe('blazer');
  expect(green).toBeGreaterThan(red);
  expect(green).toBeGreaterThan(blue);
  expect(green).toBeLessThan(100);
  expect(Math.min(...rgb(said.secondColour!))).toBeGreaterThan(200);
});

test('an apron leaves the main colour to what is under it', () => {
  const said = readDescription('a red sweater under a navy apron');
  expect(said.garment).toBe('apron');
  expect(rgb(said.clothesColour!)[0]).toBeGreaterThan(150);
  expect(rgb(said.secondColour!)[2]).toBeGreaterThan(rgb(said.secondColour!)[0]);
});

test('dyed hair takes any colour, and the colour of eyes is not the colour of hair', () => {
  expect(rgb(readDescription('woman with pink hair').hairDye!)[0]).toBeGreaterThan(200);
  const said = readDescription('blue eyes and brown hair');
  expect(said).toMatchObject({ eyes: 'blue', hairColour: 'brown' });
  expect(said.hairDye).toBeUndefined();
});

test('words that name nothing say nothing', () => {
  expect(readDescription('somebody trustworthy for a bank')).toEqual({});
  expect(readDescription('')).toEqual({});
});
