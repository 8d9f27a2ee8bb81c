// Shades light cloth in a cool grey, because light alone leaves white without form: sides, chest, sleeves and a few folds.
import { lightness, rgb } from '../../paint/colour.ts';
import { smooth } from '../../paint/curve.ts';
import { clipped, path, soft } from '../../paint/pen.ts';
import { createRandom } from '../../paint/random.ts';
import { sides } from '../arms.ts';
import { breadth, shoulderDrop, trunkHalf, trunkPath } from '../body-plan.ts';
import type { GarmentContext } from './cloth.ts';

/** Strength of the shade, 0 on cloth of middle lightness to 1 on white. */
const strengthOn = (colour: string): number => smooth(0.66, 0.94, lightness(rgb(colour)));

const shade = (alpha: number): string => `rgba(74,84,116,${alpha.toFixed(3)})`;

/** Shades what is drawn already; nothing on darker cloth. */
export const shadeLightCloth = (garment: GarmentContext): void => {
  const { pen, person, shape } = garment;
  const strength = strengthOn(person.clothes.colour);
  if (strength === 0) return;
  const { context } = pen;
  context.save();
  context.globalCompositeOperation = 'source-atop';
  const stroke = (d: string, wide: number, alpha: number) => {
    context.strokeStyle = shade(alpha * strength);
    context.lineWidth = wide;
    context.stroke(path(d));
  };
  clipped(pen, shape, () => {
    shadeSides(garment, stroke);
    soft(pen, 13, () => shadeChest(garment, stroke));
    soft(pen, 5, () => drawFolds(garment, stroke));
    soft(pen, 4, () => {
      for (const side of sides) stroke(armhole(garment, side, 5), 9, 0.26);
    });
    for (const side of sides) stroke(armhole(garment, side, 0), 2, 0.42);
  });
  context.restore();
};

/** Below the armpits the trunk turns away on both sides; the one on the right is away from the light. */
const shadeSides = ({ pen, person }: GarmentContext, stroke: Stroke): void =>
  clipped(pen, trunkPath(person), () => {
    for (const [side, wide, alpha] of [
      [1, 84, 0.5],
      [-1, 48, 0.32],
    ] as const) {
      const edge = (y: number) => `${side * trunkHalf(person, y)} ${y}`;
      soft(pen, 20, () =>
        stroke(`M${edge(560)} L${edge(620)} L${edge(680)} L${edge(740)} L${edge(800)} L${edge(900)}`, wide, alpha),
      );
    }
  });

type Stroke = (d: string, wide: number, alpha: number) => void;

/** The shade below the chest, and between its sides. */
const shadeChest = ({ person }: GarmentContext, stroke: Stroke): void => {
  const s = breadth(person);
  const [low, deep] = person.gender === 'female' ? [566, 26] : [548, 12];
  for (const side of sides)
    stroke(
      `M${side * 26 * s} ${low - 10} C${side * 60 * s} ${low + deep} ${side * 128 * s} ${low + deep} ${side * 172 * s} ${low - 30}`,
      24,
      side > 0 ? 0.34 : 0.26,
    );
};

/** Creases from the armpits to the chest, and from the waist inwards. */
const drawFolds = ({ person }: GarmentContext, stroke: Stroke): void => {
  const s = breadth(person);
  const random = createRandom(`${person.seed}/light cloth`);
  for (const side of sides) {
    const x = (units: number) => side * (units + random.around(0, 8)) * s;
    stroke(`M${x(196)} 452 C${x(170)} 474 ${x(140)} 482 ${x(112)} 486`, 7, 0.28);
    stroke(`M${x(200)} 500 C${x(176)} 536 ${x(150)} 552 ${x(128)} 560`, 6, 0.26);
    const waist = trunkHalf(person, 700);
    for (const [y, inner, drop] of [
      [664, 0.5, 34],
      [716, 0.36, 40],
      [776, 0.48, 44],
    ] as const) {
      const from = y + random.around(0, 12);
      stroke(
        `M${side * waist} ${from} C${side * waist * 0.84} ${from + 6} ${side * waist * 0.68} ${from + drop * 0.5} ${side * waist * inner} ${from + drop}`,
        8,
        0.28,
      );
    }
  }
};

/** The seam of a set-in sleeve, moved outwards by `out`. */
const armhole = ({ person }: GarmentContext, side: 1 | -1, out: number): string => {
  const s = breadth(person) * side;
  const d = shoulderDrop(person);
  const x = (units: number) => units * s + out * side;
  return `M${x(222)} ${322 + d} C${x(236)} ${372 + d} ${x(212)} ${440 + d} ${x(206)} ${524 + d}`;
};
