// Words over the clothes of a presenter.
import { expect, test } from 'vitest';
import { createPerson } from '../people/create-person.ts';
import { INK } from '../scene/card-colours.ts';
import { frameOverClothes } from './shot-clothes.ts';

const frame = { width: 720, height: 1280, accent: '#ff5a36' };
const over = (colour: string) =>
  frameOverClothes(frame, { ...createPerson({}, 'somebody').clothes, colour, second: '#203050' });

test('white words have a ground of their own over pale clothes only', () => {
  expect(over('#e0b830').isPale).toBe(true);
  expect(over('#203050').isPale).toBe(false);
  expect(frameOverClothes(frame, undefined)).toBe(frame);
});

test('marks in the colour of the clothes are dark', () => {
  expect(over('#f06040').accent).toBe(INK);
  expect(over('#203050').accent).toBe(frame.accent);
});
