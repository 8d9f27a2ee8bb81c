// Bodies show hands and bare arms as posed and dressed, and fill the frame when turned.
import { expect, test } from 'vitest';
import { contrast, type Rgb, rgb } from '../paint/colour.ts';
import type { Viewport } from '../paint/pen.ts';
import { type Body, drawBody } from './body.ts';
import { breadth } from './body-plan.ts';
import { createPerson } from './create-person.ts';
import type { DescribedTraits } from './described-traits.ts';
import type { Person } from './person.ts';
import { armPoses } from './traits.ts';

const viewport: Viewport = { width: 400, height: 520, scale: 0.4, originX: 200, originY: 100 };
const rim: Rgb = [255, 240, 220];

const personWith = (described: DescribedTraits): Person => {
  const person = createPerson(
    { gender: 'male', skin: 'fair', clothesColour: '#204080', pattern: 'plain', ...described },
    'body',
  );
  return { ...person, body: { ...person.body, turn: 0, lean: 0 } };
};

/** Colour and alpha at a point in body units. */
const at = ({ picture, top }: Body, person: Person, x: number, y: number): { colour: Rgb; cover: number } => {
  const px = viewport.originX + x * breadth(person) * viewport.scale;
  const py = viewport.originY - top + (y - 42 + person.body.neck) * viewport.scale;
  const [r, g, b, a] = picture.getContext('2d').getImageData(Math.round(px), Math.round(py), 1, 1).data;
  return { colour: [r!, g!, b!], cover: a! };
};

const isSkin = (person: Person, colour: Rgb) =>
  Math.min(...person.skin.slice(0, 5).map((shade) => contrast(rgb(shade), colour))) < contrast(rgb('#204080'), colour);

test.each(armPoses)('arms %s: hands are visible only where they are held in front of the body', (arms) => {
  const person = personWith({ garment: 'jumper', arms });
  const body = drawBody(person, viewport, rim);
  expect(isSkin(person, at(body, person, -235, 668).colour)).toBe(arms === 'folded');
  expect(isSkin(person, at(body, person, 0, 962).colour)).toBe(arms === 'clasped');
});

test('short sleeves show the forearm, and a sleeveless top shows the shoulder', () => {
  const skinAt = (garment: 'jumper' | 't-shirt' | 'sportswear', x: number, y: number) => {
    const person = personWith({ garment, arms: 'hanging' });
    return isSkin(person, at(drawBody(person, viewport, rim), person, x, y).colour);
  };
  expect([skinAt('jumper', -268, 760), skinAt('t-shirt', -268, 760)]).toEqual([false, true]);
  expect([skinAt('t-shirt', -256, 430), skinAt('sportswear', -256, 430)]).toEqual([false, true]);
});

test('a turned body shifts its middle sideways and still fills a narrow frame', () => {
  const narrow = { ...viewport, width: 160, originX: 80 };
  const person = personWith({ garment: 'shirt', arms: 'hanging' });
  const turned = (turn: number) => drawBody({ ...person, body: { ...person.body, turn } }, narrow, rim);
  const row = ({ picture, top }: Body) => picture.getContext('2d').getImageData(0, 320 - top, 160, 1).data;
  for (const turn of [-1, 1])
    expect([...row(turned(turn))].filter((value, i) => i % 4 === 3 && value < 255)).toEqual([]);
  expect(row(turned(1))).not.toEqual(row(turned(-1)));
});
