// Freckles are visible on every skin, and shade is no patch on a dark one.
import { expect, test } from 'vitest';
import { createPerson } from './create-person.ts';
import { skinTones } from './palettes.ts';
import type { Person } from './person.ts';
import { planStill } from './plan-still.ts';
import { rigFor, toFrame } from './rig.ts';
import { paintFrame } from './still.ts';

const [width, height] = [480, 854];

/** Luma of the cheeks and the nose. */
const cheeksOf = (person: Person): number[] => {
  const rgba = paintFrame(planStill(person, 'studio'), width, height);
  const rig = rigFor(person, 'medium', width, height);
  const values: number[] = [];
  for (let y = 34; y < 70; y += 2)
    for (let x = -80; x < 80; x += 2) {
      const [column, row] = toFrame(rig, [x, y]).map(Math.round) as [number, number];
      const at = (row * width + column) * 4;
      values.push(0.3 * rgba[at]! + 0.6 * rgba[at + 1]! + 0.1 * rgba[at + 2]!);
    }
  return values;
};

test.each([skinTones[0]!, skinTones[3]!, skinTones.at(-1)!])('freckles are visible on %s skin', (skin) => {
  const person = (freckles: number) => createPerson({ gender: 'female', skin, freckles, hairStyle: 'bun' }, 'freckles');
  const plain = cheeksOf(person(0));
  const dots = cheeksOf(person(1)).filter((value, i) => value < plain[i]! * 0.93).length;
  expect(dots).toBeGreaterThan(0.05 * plain.length);
  expect(dots).toBeLessThan(0.5 * plain.length);
});

test('the shade beside the nose of a woman with dark skin is no moustache', () => {
  const person = createPerson({ gender: 'female', age: 40, skin: skinTones.at(-2)!, hairStyle: 'bun' }, 'lip');
  const rgba = paintFrame(planStill(person, 'studio'), width, height);
  const rig = rigFor(person, 'medium', width, height);
  const luma = (x: number, y: number) => {
    const [column, row] = toFrame(rig, [x, y]).map(Math.round) as [number, number];
    const at = (row * width + column) * 4;
    return 0.3 * rgba[at]! + 0.6 * rgba[at + 1]! + 0.1 * rgba[at + 2]!;
  };
  expect(luma(-46, 92 + person.face.noseLength)).toBeGreaterThan(0.88 * luma(-64, 50));
});
