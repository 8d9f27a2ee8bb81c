// Bodies: hands where arms show them, cloth to the frame's edge, and garments cut as their words say.
import { expect, test } from 'vitest';
import { contrast, type Rgb, rgb } from '../paint/colour.ts';
import type { Stage } from '../paint/pen.ts';
import { type Body, drawBody } from './body.ts';
import { breadth } from './body-plan.ts';
import { castPerson } from './cast-person.ts';
import type { Person } from './person.ts';
import type { Said } from './said.ts';
import { armPoses } from './traits.ts';

const stage: Stage = { width: 400, height: 520, scale: 0.4, originX: 200, originY: 100 };
const rim: Rgb = [255, 240, 220];

const cast = (said: Said): Person => {
  const person = castPerson(
    { gender: 'male', skin: 'fair', clothesColour: '#204080', pattern: 'plain', ...said },
    'body',
  );
  return { ...person, body: { ...person.body, turn: 0, lean: 0 } };
};

/** The colour at a place in body units, and how much of it there is. */
const at = ({ picture, top }: Body, person: Person, x: number, y: number): { colour: Rgb; cover: number } => {
  const px = stage.originX + x * breadth(person) * stage.scale;
  const py = stage.originY - top + (y - 42 + person.body.neck) * stage.scale;
  const [r, g, b, a] = picture.getContext('2d').getImageData(Math.round(px), Math.round(py), 1, 1).data;
  return { colour: [r!, g!, b!], cover: a! };
};

const isSkin = (person: Person, colour: Rgb) =>
  Math.min(...person.skin.slice(0, 5).map((shade) => contrast(rgb(shade), colour))) < contrast(rgb('#204080'), colour);

test.each(armPoses)('arms %s: a hand shows where one is carried before the body, and nowhere else', (arms) => {
  const person = cast({ garment: 'jumper', arms });
  const body = drawBody(person, stage, rim);
  expect(isSkin(person, at(body, person, -235, 668).colour)).toBe(arms === 'folded');
  expect(isSkin(person, at(body, person, 0, 962).colour)).toBe(arms === 'clasped');
});

test('short sleeves bare the forearm, and a top without sleeves the shoulder', () => {
  const skinAt = (garment: 'jumper' | 't-shirt' | 'sportswear', x: number, y: number) => {
    const person = cast({ garment, arms: 'hanging' });
    return isSkin(person, at(drawBody(person, stage, rim), person, x, y).colour);
  };
  expect([skinAt('jumper', -268, 760), skinAt('t-shirt', -268, 760)]).toEqual([false, true]);
  expect([skinAt('t-shirt', -256, 430), skinAt('sportswear', -256, 430)]).toEqual([false, true]);
});

test('a turned body moves its middle aside and still fills a narrow frame', () => {
  const narrow = { ...stage, width: 160, originX: 80 };
  const person = cast({ garment: 'shirt', arms: 'hanging' });
  const turned = (turn: number) => drawBody({ ...person, body: { ...person.body, turn } }, narrow, rim);
  const row = ({ picture, top }: Body) => picture.getContext('2d').getImageData(0, 320 - top, 160, 1).data;
  for (const turn of [-1, 1])
    expect([...row(turned(turn))].filter((value, i) => i % 4 === 3 && value < 255)).toEqual([]);
  expect(row(turned(1))).not.toEqual(row(turned(-1)));
});
