// Bodies show their build, hands and bare arms as posed and dressed, and fill the frame when turned.
import { expect, test } from 'vitest';
import { contrast, type Rgb, rgb } from '../paint/colour.ts';
import type { Viewport } from '../paint/pen.ts';
import { type Body, drawBody } from './body.ts';
import { bodyLift, breadth, neckHalf } from './body-plan.ts';
import { createPerson } from './create-person.ts';
import type { DescribedTraits } from './described-traits.ts';
import { jawHalf } from './head.ts';
import type { Person } from './person.ts';
import { type ArmPose, armPoses } from './traits.ts';

const viewport: Viewport = { width: 400, height: 520, scale: 0.4, originX: 200, originY: 100 };
const rim: Rgb = [255, 240, 220];

const personWith = (described: DescribedTraits): Person => {
  const person = createPerson(
    { gender: 'male', skin: 'fair', clothesColour: '#204080', pattern: 'plain', ...described },
    'body',
  );
  const { mirrored: _, ...body } = person.body;
  return { ...person, body: { ...body, turn: 0, lean: 0 } };
};

/** Colour and alpha at a point in body units. */
const at = ({ picture, top }: Body, person: Person, x: number, y: number): { colour: Rgb; cover: number } => {
  const px = viewport.originX + x * breadth(person) * viewport.scale;
  const py = viewport.originY - top + (y + bodyLift(person)) * viewport.scale;
  const [r, g, b, a] = picture.getContext('2d').getImageData(Math.round(px), Math.round(py), 1, 1).data;
  return { colour: [r!, g!, b!], cover: a! };
};

const isSkin = (person: Person, colour: Rgb) =>
  Math.min(...person.skin.slice(0, 5).map((shade) => contrast(rgb(shade), colour))) < contrast(rgb('#204080'), colour);

/** A point of the leading hand in each pose that shows it. */
const handsAt: Partial<Record<ArmPose, readonly [x: number, y: number]>> = {
  folded: [-150, 566],
  elbow: [-215, 618],
  clasped: [0, 718],
  interlaced: [0, 740],
  wrist: [0, 690],
  hip: [210, 740],
  hips: [210, 740],
  heart: [70, 480],
  palm: [290, 430],
  mug: [86, 590],
  cup: [86, 590],
  phone: [86, 590],
  wrench: [60, 582],
  scissors: [60, 582],
  hammer: [60, 582],
  brushes: [60, 582],
  whisk: [60, 582],
  pizza: [150, 690],
  skateboard: [62, 630],
  wine: [60, 582],
  plant: [62, 630],
  bread: [62, 630],
  bouquet: [40, 676],
  book: [110, 634],
  notebook: [110, 634],
  tablet: [110, 634],
  chart: [110, 634],
  drawing: [110, 634],
  clipboard: [110, 634],
  folder: [110, 634],
};

test.each(armPoses)('arms %s: a hand is visible where it is held in front of the body, on either side', (arms) => {
  // A long sleeve hides the hand on a hip.
  const garment = arms === 'hip' || arms === 'hips' ? 't-shirt' : 'jumper';
  const right = personWith({ garment, arms });
  const left: Person = { ...right, body: { ...right.body, mirrored: true } };
  const own = handsAt[arms];
  for (const [person, side] of [
    [right, 1],
    [left, -1],
  ] as const) {
    const body = drawBody(person, viewport, rim);
    const shows = ([x, y]: readonly [number, number]) => {
      const { colour, cover } = at(body, person, side * x, y);
      return cover > 128 && isSkin(person, colour);
    };
    if (own) expect(shows(own)).toBe(true);
    else expect(Object.values(handsAt).filter(shows)).toEqual([]);
  }
});

test('the sleeve of an arm with its hand on the hip hides the hand', () => {
  const person = personWith({ garment: 'jumper', arms: 'hips' });
  const body = drawBody(person, viewport, rim);
  for (const x of [150, 170, 190, 210, 230])
    for (const y of [680, 710, 740, 770]) {
      const { colour, cover } = at(body, person, x, y);
      expect(cover > 128 && isSkin(person, colour), `${x} ${y}`).toBe(false);
    }
});

test.each([
  ['mug', [18, 534]],
  ['cup', [18, 518]],
  ['phone', [28, 498]],
  ['wrench', [84, 494]],
  ['scissors', [44, 516]],
  ['hammer', [100, 470]],
  ['brushes', [54, 454]],
  ['whisk', [34, 538]],
  ['pizza', [0, 650]],
  ['skateboard', [74, 532]],
  ['wine', [48, 464]],
  ['plant', [34, 532]],
  ['bread', [34, 532]],
  ['bouquet', [60, 560]],
  ['folder', [40, 540]],
  ['book', [40, 540]],
  ['notebook', [40, 560]],
  ['tablet', [40, 540]],
  ['chart', [40, 530]],
  ['drawing', [40, 530]],
  ['clipboard', [40, 540]],
] as const)('a hand holds a %s over the clothes', (arms, [x, y]) => {
  const person = personWith({ garment: 'jumper', arms });
  const [held, empty] = [person, personWith({ garment: 'jumper', arms: 'behind' })].map(
    (one) => at(drawBody(one, viewport, rim), person, x, y).colour,
  );
  expect(contrast(held!, empty!)).toBeGreaterThan(0.1);
});

test('short sleeves show the forearm, and a sleeveless top shows the shoulder', () => {
  const skinAt = (garment: 'jumper' | 't-shirt' | 'sportswear', x: number, y: number) => {
    const person = personWith({ garment, arms: 'hanging' });
    return isSkin(person, at(drawBody(person, viewport, rim), person, x, y).colour);
  };
  expect([skinAt('jumper', -244, 760), skinAt('t-shirt', -244, 760)]).toEqual([false, true]);
  expect([skinAt('t-shirt', -256, 430), skinAt('sportswear', -256, 430)]).toEqual([false, true]);
});

test('a turned body shifts its middle sideways and still fills a narrow frame', () => {
  const narrow = { ...viewport, width: 160, originX: 80 };
  const person = personWith({ garment: 'shirt', arms: 'hanging' });
  const turned = (turn: number) => drawBody({ ...person, body: { ...person.body, turn } }, narrow, rim);
  const row = ({ picture, top }: Body) => picture.getContext('2d').getImageData(0, 290 - top, 160, 1).data;
  for (const turn of [-1, 1])
    expect([...row(turned(turn))].filter((value, i) => i % 4 === 3 && value < 255)).toEqual([]);
  expect(row(turned(1))).not.toEqual(row(turned(-1)));
});

test('the far shoulder of a turned body is nearer to the neck, and higher', () => {
  const person = personWith({ garment: 'shirt', arms: 'pockets' });
  for (const turn of [-1, 1]) {
    // A head that tilts towards the far shoulder lowers the near one.
    const carriage = { ...person.carriage, roll: 0.02 * turn };
    const body = drawBody({ ...person, carriage, body: { ...person.body, turn } }, viewport, rim);
    /** Distance of the outer edge from the neck, and height of the shoulder, on a side: body units. */
    const shoulder = (side: number) => {
      const first = (point: (i: number) => readonly [x: number, y: number]) =>
        Array.from({ length: 100 }, (_, i) => point(i)).find(([x, y]) => at(body, person, x, y).cover > 128)!;
      return {
        away: side * first((i) => [side * (450 - 4 * i), 520])[0],
        top: first((i) => [side * 140, 240 + 3 * i])[1],
      };
    };
    const [near, far] = [shoulder(-turn), shoulder(turn)];
    expect(far.away).toBeLessThan(near.away - 4);
    expect(far.top).toBeLessThan(near.top - 4);
  }
});

test('the hands of a turned body are equally wide', () => {
  const person = personWith({ garment: 'jumper', arms: 'hanging' });
  const body = drawBody({ ...person, body: { ...person.body, turn: 1 } }, viewport, rim);
  /** Columns of skin beside the middle, on a side, over the height of the hands. */
  const wide = (side: number) =>
    Array.from({ length: 100 }, (_, i) => side * (4 * i + 2)).filter((x) =>
      Array.from({ length: 15 }, (_, i) => at(body, person, x, 880 + 10 * i)).some(
        ({ colour, cover }) => cover > 128 && isSkin(person, colour),
      ),
    ).length;
  expect(wide(1) / wide(-1)).toBeGreaterThan(0.7);
  expect(wide(1) / wide(-1)).toBeLessThan(1.4);
});

test('a neck is narrower than the jaw above it, except of muscular people', () => {
  for (const build of [undefined, 'slim', 'heavy'] as const)
    for (const gender of ['female', 'male'] as const)
      for (let i = 0; i < 20; i++) {
        const person = createPerson({ gender, ...(build && { build }) }, `neck ${i}`);
        expect(neckHalf(person), `${gender} ${build} ${i}`).toBeLessThan(jawHalf(person));
      }
});

test('a plus-size person has a wider and rounder face', () => {
  for (let i = 0; i < 20; i++) {
    const [usual, heavy] = [undefined, 'heavy' as const].map(
      (build) => createPerson({ gender: 'female', ...(build && { build }) }, `face ${i}`).face,
    );
    expect(heavy!.width).toBeGreaterThan(1.05 * usual!.width);
    expect(heavy!.full).toBeGreaterThan(usual!.full);
  }
});

test.each(['female', 'male'] as const)('the build of a %s body shows in neck, shoulders, waist and arms', (gender) => {
  const measured = (build: DescribedTraits['build']) => {
    const person = personWith({ gender, garment: 'jumper', arms: 'pockets', ...(build && { build }) });
    const { picture, top } = drawBody(person, viewport, rim);
    /** Covered pixels in a row of body units, of all parts or of the outermost on the left. */
    const row = (y: number) => {
      const py = Math.round(viewport.originY - top + (y + bodyLift(person)) * viewport.scale);
      const line = picture.getContext('2d').getImageData(0, py, viewport.width, 1).data;
      return Array.from({ length: viewport.width }, (_, x) => line[x * 4 + 3]! > 128);
    };
    const covered = (y: number) => row(y).filter(Boolean).length;
    const span = (y: number) => row(y).lastIndexOf(true) - row(y).indexOf(true);
    return { neck: covered(190), shoulders: span(400), waist: covered(840), elbows: span(820) };
  };
  const [slim, usual, muscular, heavy] = [
    measured('slim'),
    measured(undefined),
    measured('muscular'),
    measured('heavy'),
  ];
  expect(slim.neck).toBeLessThan(0.93 * usual.neck);
  expect(slim.shoulders).toBeLessThan(0.96 * usual.shoulders);
  expect(slim.waist).toBeLessThan(0.92 * usual.waist);
  // Shoulders and arms tell of training; a woman's neck with muscles would be a man's.
  expect(muscular.neck).toBeGreaterThan((gender === 'male' ? 1.08 : 1.02) * usual.neck);
  expect(muscular.shoulders).toBeGreaterThan(1.06 * usual.shoulders);
  expect(heavy.neck).toBeGreaterThan(1.15 * usual.neck);
  expect(heavy.waist).toBeGreaterThan(1.2 * usual.waist);
  expect(heavy.elbows).toBeGreaterThan(1.12 * usual.elbows);
});
