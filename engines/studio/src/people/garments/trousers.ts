// Draws trousers below a top that is tucked in or ends at the hips: waistband, belt, fly and pockets.
import type { Path2D } from '@napi-rs/canvas';
import { contrast, rgb } from '../../paint/colour.ts';
import { clipped, path, soft } from '../../paint/pen.ts';
import { createRandom } from '../../paint/random.ts';
import { sides } from '../arms.ts';
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
const waistOf = ({ gender }: Person): number => (gender === 'male' ? 768 : 736);

/** A band around the body between two heights in front. */
const around = (from: number, to: number): Path2D =>
  path(`${over(from)} L420 ${to - 16} C140 ${to + 8} -140 ${to + 8} -420 ${to - 16}Z`);

const over = (y: number): string => `M-420 ${y - 16} C-140 ${y + 8} 140 ${y + 8} 420 ${y - 16}`;

/** Draws inside the trunk. */
const onTrunk = ({ pen, person }: GarmentContext, draw: () => void): void => clipped(pen, trunkPath(person), draw);

/** A colour of trousers and perhaps of a belt that go with the clothes above. */
const trousersOf = ({ seed, gender, clothes }: Person): { colour: string; belt: string | undefined } => {
  const random = createRandom(`${seed}/trousers`);
  const colour = random.pick(cloths.filter((cloth) => contrast(rgb(cloth), rgb(clothes.colour)) > 0.16));
  return { colour, belt: random.chance(gender === 'male' ? 0.85 : 0.5) ? random.pick(belts) : undefined };
};

/** Draws trousers over the lower end of a top; `tucked` is the share of the people who tuck such a top in. */
export const drawTrousers = (garment: GarmentContext, tucked: number): void => {
  const { person } = garment;
  const { colour, belt } = trousersOf(person);
  // A shirt that is open over a T-shirt hangs, and so do loose clothes.
  const isTucked =
    createRandom(`${person.seed}/tucked`).chance(tucked) && person.clothes.inner !== 't-shirt' && !person.clothes.loose;
  onTrunk(garment, () => {
    if (isTucked) drawWaist(garment, colour, belt);
    else drawBelowHem(garment, colour);
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
  drawSeam(garment, `M0 ${top + 36} C-2 ${top + 110} -4 ${top + 160} -3 ${bodyBottom}`, colour, 0.5, 2);
};

/** Units from the waistband to the hem of a top that is worn over it, or to the trousers of a bare midriff. Longer T-shirts look like dresses; women's sports tops are short. */
const hemDrop = ({ gender, clothes }: Person): number => {
  if (clothes.garment === 'sportswear') return isSportsBra(clothes) ? 4 : gender === 'female' ? -58 : 64;
  return clothes.garment === 't-shirt' && !clothes.loose ? 6 : 84;
};

const drawBelowHem = (garment: GarmentContext, colour: string): void => {
  const { pen, person } = garment;
  const top = waistOf(person) + hemDrop(person);
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
