// Draws trousers below a top that is tucked in or ends at the hips: waistband, belt, fly and pockets.
import { Path2D } from '@napi-rs/canvas';
import { contrast, rgb } from '../../paint/colour.ts';
import { mirrored, type Point, spline } from '../../paint/curve.ts';
import { clipped, linear, path, pathThrough, soft } from '../../paint/pen.ts';
import { createRandom } from '../../paint/random.ts';
import { armOf, sides } from '../arms.ts';
import { bodyBottom, trunkHalf, trunkPath } from '../body-plan.ts';
import type { Person } from '../person.ts';
import type { Garment } from '../traits.ts';
import { darker, drawButton, drawPattern, drawPiece, drawSeam, type GarmentContext, lighter } from './cloth.ts';

const cloths = ['#2a3242', '#43597a', '#34363c', '#9a8765', '#1e2026', '#5a4a3c', '#d9cfbd', '#4d5644'] as const;
const belts = ['#3a2418', '#5c3a22', '#1c1a1c', '#7a5232'] as const;

/** Whether the midriff is bare. */
export const isSportsBra = ({ garment, neckline }: Person['clothes']): boolean =>
  garment === 'sportswear' && neckline === 'straps';

/** Height of the waistband. */
export const waistOf = ({ gender }: Person): number => (gender === 'male' ? 722 : 696);

/** A band around the body between two heights in front. */
const around = (from: number, to: number): Path2D =>
  path(`${over(from)} L420 ${to - 60} C140 ${to + 16} -140 ${to + 16} -420 ${to - 60}Z`);

const over = (y: number): string => `M-420 ${y - 60} C-140 ${y + 16} 140 ${y + 16} 420 ${y - 60}`;

/** Draws inside the trunk. */
const onTrunk = ({ pen, person }: GarmentContext, draw: () => void): void => clipped(pen, trunkPath(person), draw);

/** A colour of trousers and perhaps of a belt that go with the clothes above. */
const trousersOf = ({ seed, gender, clothes }: Person): { colour: string; belt: string | undefined } => {
  const random = createRandom(`${seed}/trousers`);
  const colour = random.pick(cloths.filter((cloth) => contrast(rgb(cloth), rgb(clothes.colour)) > 0.16));
  return { colour, belt: random.chance(gender === 'male' ? 0.85 : 0.5) ? random.pick(belts) : undefined };
};

/** Braces hold the trousers over a top that is tucked in, without a belt. */
const hasBraces = ({ accessories }: Person): boolean => accessories?.braces !== undefined;

/** Draws trousers over the lower end of a top; `tucked` is the share of the people who tuck such a top in. */
export const drawTrousers = (garment: GarmentContext, tucked: number): void => {
  const { person } = garment;
  const { colour, belt } = trousersOf(person);
  // A shirt that is open over a T-shirt hangs, and so do loose clothes.
  const isTucked =
    hasBraces(person) ||
    (createRandom(`${person.seed}/tucked`).chance(tucked) &&
      person.clothes.inner !== 't-shirt' &&
      !person.clothes.loose);
  const top = waistOf(person) + (isTucked ? 0 : hemDrop(person));
  onTrunk(garment, () => {
    if (isTucked) drawWaist(garment, colour, hasBraces(person) ? undefined : belt);
    else drawBelowHem(garment, colour, top);
  });
  // An arm behind the hip would be seen to end there.
  if (sides.every((side) => armOf(person, side).before)) takeIn(garment, isTucked ? top + 8 : top);
};

/** Takes away the sides of the trunk where a waistband or hem at height `y` holds the cloth: it puffs above it, and hips begin below. */
const takeIn = ({ pen, person }: GarmentContext, y: number): void => {
  const half = (
    [
      [-74, 6],
      [-44, -3],
      [-22, -11],
      [0, -12],
      [10, -15],
      [60, -9],
      [150, 0],
      [bodyBottom - y, -6],
    ] as const
  ).map(([down, out]): Point => [trunkHalf(person, y + down) + out, y + down - 10]);
  const sidesAway = path(`M-900 ${y - 84} L900 ${y - 84} L900 ${bodyBottom} L-900 ${bodyBottom}Z`);
  const right = spline(half, 6);
  sidesAway.addPath(pathThrough([...right, ...mirrored(right).reverse()]));
  // Wider than the trunk, whose outline would stay as a thin line.
  const trunk = new Path2D();
  trunk.addPath(trunkPath(person), { a: 1.014, b: 0, c: 0, d: 1, e: 0, f: 0 });
  clipped(pen, trunk, () => {
    pen.context.globalCompositeOperation = 'destination-out';
    pen.context.fill(sidesAway, 'evenodd');
  });
};

/** Garments whose trousers are of their own cloth. */
const withTrousers = new Set<Garment>(['suit', 'uniform-jacket', 'jumpsuit']);

/** Draws the trousers below a jacket, or those of a jumpsuit. */
export const drawTrousersBelow = (garment: GarmentContext): void => {
  const { clothes } = garment.person;
  const { colour, belt } = trousersOf(garment.person);
  const own = withTrousers.has(clothes.garment) ? clothes.colour : colour;
  onTrunk(garment, () => {
    if (clothes.garment === 'jumpsuit') drawSewnWaist(garment);
    else drawWaist(garment, own, belt);
  });
};

/** The waist of a jumpsuit: a belt of its cloth, and trousers below it with pockets in the side seams and a crease on each leg. */
const drawSewnWaist = (garment: GarmentContext): void => {
  const { person } = garment;
  const { colour } = person.clothes;
  const top = waistOf(person) - 72;
  drawCloth(garment, top, colour);
  drawPiece(garment, around(top - 6, top + 36), lighter(colour, 0.07), 9);
  for (const y of [-2, 31]) drawSeam(garment, over(top + y), colour, 0.6, 1.6);
  drawBuckle(garment, top - 5, 34);
  const edge = trunkHalf(person, top);
  for (const side of sides) {
    drawPiece(garment, path(`M${side * edge * 0.5 - 7} ${top - 4} h14 v48 h-14Z`), lighter(colour, 0.1), 3);
    drawSeam(garment, `M${side * edge * 0.54} ${top + 60} L${side * edge * 0.6} ${bodyBottom}`, colour, 0.34, 2.2);
    drawSeam(garment, `M${side * edge * 0.72} ${top + 46} L${side * edge * 1.02} ${top + 150}`, colour, 0.7, 3);
  }
};

const drawCloth = (garment: GarmentContext, top: number, colour: string): void => {
  const legs = around(top, bodyBottom + 40);
  drawPiece(garment, legs, colour, 9);
  drawPattern(garment, legs, { ...garment.person.clothes, pattern: 'woven', colour });
  shapeLegs(garment, top);
  drawSeam(garment, `M0 ${top + 30} L-1 ${top + crotchDrop} L0 ${bodyBottom}`, colour, 0.5, 2);
  drawSeam(
    garment,
    `M26 ${top + 34} L25 ${top + 120} C24 ${top + 156} 14 ${top + 172} 0 ${top + 180}`,
    colour,
    0.4,
    1.6,
  );
};

/** Units from the waistband to where the legs begin. */
const crotchDrop = 216;

/** Rounds both legs, with folds that fan out from between them. */
const shapeLegs = ({ pen, person }: GarmentContext, top: number): void => {
  const { context } = pen;
  const crotch = top + crotchDrop;
  const half = trunkHalf(person, crotch);
  clipped(pen, around(top, bodyBottom + 40), () => {
    context.fillStyle = linear(
      pen,
      [-half, 0],
      [half, 0],
      [
        [0, 'rgba(10,6,20,.2)'],
        [0.22, 'rgba(255,248,236,.1)'],
        [0.5, 'rgba(10,6,20,.12)'],
        [0.68, 'rgba(255,248,236,.04)'],
        [1, 'rgba(10,6,20,.3)'],
      ],
    );
    context.fillRect(-half - 40, top - 60, 2 * half + 80, bodyBottom - top + 60);
    const folds = (down: number) => {
      const lines = path(`M0 ${crotch + down} L0 ${bodyBottom}`);
      for (const side of sides)
        for (const [out, rise] of [
          [0.7, 66],
          [0.5, -30],
        ] as const)
          lines.addPath(
            path(
              `M${side * 8} ${crotch + down} Q${side * half * out * 0.4} ${crotch - rise * 0.7 + down} ${side * half * out} ${crotch - rise + down}`,
            ),
          );
      return lines;
    };
    soft(pen, 8, () => {
      context.strokeStyle = 'rgba(10,6,20,.22)';
      context.lineWidth = 13;
      context.stroke(folds(0));
      context.strokeStyle = 'rgba(255,250,240,.12)';
      context.lineWidth = 9;
      context.stroke(folds(-13));
    });
  });
};

/** Units from the waistband to the hem of a top that is worn over it, or to the trousers of a bare midriff. Longer T-shirts look like dresses; women's sports tops are short. */
const hemDrop = ({ gender, clothes }: Person): number => {
  if (clothes.garment === 'sportswear') return isSportsBra(clothes) ? 4 : gender === 'female' ? -58 : 64;
  return clothes.garment === 't-shirt' && !clothes.loose ? 10 : 70;
};

const drawBelowHem = (garment: GarmentContext, colour: string, top: number): void => {
  const { pen, person } = garment;
  drawCloth(garment, top, colour);
  soft(pen, 8, () => {
    pen.context.strokeStyle = 'rgba(10,6,16,.5)';
    pen.context.lineWidth = 18;
    pen.context.stroke(path(over(top + 6)));
  });
  drawSeam(garment, over(top - 14), person.clothes.colour, 0.4, 1.6);
};

const drawWaist = (garment: GarmentContext, colour: string, belt?: string): void => {
  const { person } = garment;
  const top = waistOf(person);
  drawCloth(garment, top, colour);
  const edge = trunkHalf(person, top);
  for (const side of sides) {
    const x = (share: number) => side * edge * share;
    drawSeam(
      garment,
      `M${x(0.52)} ${top + 40} C${x(0.66)} ${top + 74} ${x(0.86)} ${top + 96} ${x(1.1)} ${top + 104}`,
      colour,
      0.5,
      2,
    );
  }
  drawPiece(garment, around(top, top + 34), belt ?? lighter(colour, 0.05), 6);
  for (const y of [3, 31]) drawSeam(garment, over(top + y), belt ?? colour, 0.4, 1.3);
  for (const side of sides)
    drawPiece(garment, path(`M${side * edge * 0.56 - 6} ${top - 4} h12 v42 h-12Z`), darker(colour, 0.08), 3);
  if (belt) drawBuckle(garment, top);
  else drawButton(garment, 0, top + 18, lighter(colour, 0.4), 6);
};

/** Draws the belt of a coat, in its own cloth, with a buckle. */
export const drawCoatBelt = (garment: GarmentContext): void => {
  const { colour } = garment.person.clothes;
  const top = waistOf(garment.person) - 64;
  onTrunk(garment, () => {
    drawPiece(garment, around(top, top + 42), lighter(colour, 0.03), 9);
    for (const y of [5, 37]) drawSeam(garment, over(top + y), colour, 0.4, 1.3);
    drawBuckle(garment, top + 2, 40);
    drawPiece(
      garment,
      path(`M30 ${top + 6} L92 ${top + 4} L104 ${top + 22} L92 ${top + 42} L30 ${top + 44}Z`),
      lighter(colour, 0.06),
      5,
    );
  });
};

const drawBuckle = ({ pen: { context } }: GarmentContext, top: number, tall = 29): void => {
  for (const [tint, wide, drop] of [
    ['rgba(10,6,12,.5)', 7, 2],
    ['#b9a675', 5.4, 0],
    ['#efe3bd', 1.6, -1.2],
  ] as const) {
    context.strokeStyle = tint;
    context.lineWidth = wide;
    context.strokeRect(-21, top + 4 + drop, 42, tall);
  }
};
