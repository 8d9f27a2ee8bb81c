// A worker draws people of a newer version.
import { expect, test } from 'vitest';
import { createPerson } from '../create-person.ts';
import { planStill } from '../plan-still.ts';
import { paintFrame } from '../still.ts';
import type { Garment } from '../traits.ts';

test('a garment of a newer version is drawn as a shirt', () => {
  const person = createPerson({ garment: 'shirt' }, 'newer');
  const [newer, shirt] = ['cape', 'shirt'].map((garment) => {
    const wearer = { ...person, clothes: { ...person.clothes, garment: garment as Garment } };
    return paintFrame(planStill(wearer, 'studio'), 180, 320);
  });
  expect(newer).toEqual(shirt);
});
