// Which things a speech names, and when.
import { splitWords } from '@greenroom/engine-kit/text/words';
import { expect, test } from 'vitest';
import { namedThings } from './named-things.ts';

const timed = (text: string) =>
  splitWords(text).map((word, index) => ({ text: word, startMs: index * 400, endMs: index * 400 + 300 }));
const namesIn = (text: string, subject?: string) =>
  namedThings(timed(text), subject).map(({ name, startMs }) => [name, startMs / 400]);

test('things are found with the time of their first word', () => {
  expect(namesIn('It will rain, and the bill fits into your pocket.').map(([name]) => name)).toEqual([
    'rain',
    'receipt',
    'pocket',
  ]);
  expect(namesIn('Your appointment is ready, in any weather.')).toEqual([
    ['calendar', 1],
    ['rain', 5],
  ]);
  expect(namesIn('En nuestra escuela aprendes muchas recetas.')).toEqual([['cooking-pot', 5]]);
  // With the number of them.
  expect(namesIn('En nuestra escuela aprendes 120 recetas.')).toEqual([['cooking-pot', 4]]);
  expect(namesIn('我们每天烹饪。')).toEqual([['cooking-pot', 2]]);
});

test('units of time are things after their number', () => {
  expect(namesIn('Ready in ten minutes, open 24 hours.')).toEqual([
    ['clock', 2],
    ['clock', 5],
  ]);
  expect(namesIn('In 30 Minuten fertig, abierto doce horas.').map(([name]) => name)).toEqual(['clock', 'clock']);
  expect(namesIn('Prêt en 30\u00a0minutes.').map(([name]) => name)).toEqual(['clock']);
});

test('a time of the day is a clock, other numbers are not', () => {
  expect(namesIn('Bring it before nine, and ride home.').map(([name]) => name)).toEqual(['clock']);
  expect(namesIn('Abierto hasta las 8.').map(([name]) => name)).toEqual(['clock']);
  expect(namesIn('Be there before nine customers and until two of them leave.')).toEqual([]);
});

test('a word with several meanings is a thing only in a film about its subject', () => {
  expect(namesIn('Our beans grow on a farm.')).toEqual([]);
  expect(namesIn('Our beans grow on a farm.', 'coffee')).toEqual([['coffee-bean', 1]]);
  expect(namesIn('Only fresh ingredients.', 'pizza')).toEqual([['vegetables', 2]]);
  expect(namesIn('We build every frame.', 'bicycle')).toEqual([['bicycle', 3]]);
  expect(namesIn('We build every frame.', 'house')).toEqual([]);
});

test.each([
  'Rendez-vous sur notre site, et termine ton projet.',
  'Que termine bien la cita de Steve Jobs.',
  'We train and we explain, in the delivery room.',
  'This saves your time, and Steven sewed doubts.',
  'Economiza seu tempo, e a limpeza de pele acalma.',
  'A tailor made plan: we tailor every detail.',
  'Enjoy every step. Jeden Schritt gehen wir mit dir. Chaque étape compte.',
  'Straight to your front door, bis an die Haustür.',
  'We foot the bill. Bills, Bills, Bills.',
  'A todas horas. Rush hours and the minutes of a meeting.',
  'Feel good in your own skin, and feel better.',
  'Save for a rainy day, the apple of your eye. Time is money.',
  'Made of natural ingredients, it repairs dry skin.',
  'Die Highlights der Saison: der Sommer naht, Pommes inklusive.',
  'Estamos a dos manzanas, junto a la pasta de dientes.',
  'Tombez dans les pommes avec nos pommes de terre.',
])('words that only look like a thing have none: %s', (text) => {
  expect(namesIn(text, 'coffee')).toEqual([]);
});

test.each([
  'No appointment needed.',
  'There is no free shipping.',
  'It works without any rain.',
  'Keine Lieferung heute.',
  "We don't offer free delivery, sorry.",
  'You can’t get a refund here.',
  "You don't need an appointment.",
  'Forget appointments.',
  'Instead of a long appointment.',
  'The seams are welded, not sewn.',
  'If you like it, you pay nothing.',
])('what the words deny is not shown: %s', (text) => {
  expect(namesIn(text)).toEqual([]);
});

test.each([
  ["Don't forget your appointment.", 'calendar'],
  ["Don't miss our free delivery.", 'package'],
  ['Not only free delivery.', 'package'],
  ['There is no small print.', 'form'],
  ['And there is no surprise on it.', 'receipt'],
  ['Nothing is hidden, and no surprise on the bill.', 'receipt'],
  ['There is no catch, delivery is free: free delivery.', 'package'],
])('what the words do not deny is shown: %s', (text, name) => {
  expect(namesIn(text)).toEqual([[name, expect.anything()]]);
});

test('what is repaired tells with which tools: a jacket has a needle', () => {
  const namedBy = (subject: string) =>
    namedThings(
      [
        { text: 'We', startMs: 0, endMs: 1 },
        { text: 'repair', startMs: 1, endMs: 2 },
        { text: 'it.', startMs: 2, endMs: 3 },
      ],
      subject,
    );
  expect(namedBy('bicycle').map(({ name }) => name)).toContain('wrench');
  expect(namedBy('jacket').map(({ name }) => name)).toEqual(['needle']);
});
