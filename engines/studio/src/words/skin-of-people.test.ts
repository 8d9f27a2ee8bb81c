// "Black" and "White" are read as a person's where they describe one.
import { expect, test } from 'vitest';
import { namingSkin } from './skin-of-people.ts';

test.each([
  'Friendly Black barber in his 50s',
  'Black plumber, 45, navy overalls',
  'a smiling Black female surgeon',
  'accountant, Black, 41',
  'a woman of 40, black, short hair',
  'late-forties Black shop owner with glasses',
  'Black British DJ',
  'a black locksmith apprentice',
])('in "%s", the person is Black', (text) => {
  expect(namingSkin(text)).toMatch(/black-skinned/);
});

test.each(['White plumber, 45', 'retired White farmer with a cap'])('in "%s", the person is White', (text) => {
  expect(namingSkin(text)).toMatch(/caucasian/);
});

test.each([
  'a black jacket',
  'Black Forest baker',
  'Black tie event host',
  'black belt instructor',
  'a Black-haired woman',
  'Black leather jacket, 44',
  'Little Black dress',
  'white coat, stethoscope',
  'barista, black apron',
  'leather jacket, black, worn open',
  'long hair, black, tied up',
  'White wine merchant',
  'woman in black, 30',
  'Black and white portrait',
  'a black barber apron',
  'Black truck driver',
  'white van driver, 45',
  'white coated doctor',
  'Ms White, a nurse',
])('in "%s", a thing is black or white', (text) => {
  expect(namingSkin(text)).toBe(text);
});
