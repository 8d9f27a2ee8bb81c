// Shades light cloth in a cool grey, because light alone leaves white without form: sides, chest, sleeves and a few folds.
import { type Path2D, PathOp } from '@napi-rs/canvas';
import { lightness, rgb } from '../../paint/colour.ts';
import { smooth } from '../../paint/curve.ts';
import { clipped, type Pen, path, soft } from '../../paint/pen.ts';
import { createRandom } from '../../paint/random.ts';
import { armOf, sides } from '../arms.ts';
import { breadth, shoulderDrop, trunkHalf, trunkPath } from '../body-plan.ts';
import type { Person } from '../person.ts';
import { type Tube, tubesPath } from '../tube.ts';
import type { GarmentContext } from './cloth.ts';

/** Strength of the shade, 0 on cloth of middle lightness to 1 on white. */
const strengthOn = (colour: string): number => smooth(0.52, 0.94, lightness(rgb(colour)));

const shade = (alpha: number): string => `rgba(98,98,124,${(0.82 * alpha).toFixed(3)})`;

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
    soft(pen, 18, () => shadeChest(garment, stroke));
    soft(pen, 15, () => drawFolds(garment, stroke));
    soft(pen, 4, () => {
      for (const side of sides) stroke(armhole(garment, side, 5), 9, 0.18);
    });
    for (const side of sides) stroke(armhole(garment, side, 0), 1.4, 0.16);
  });
  context.restore();
};

/** Below the armpits the trunk turns away on both sides; the one on the right is away from the light. */
const shadeSides = ({ pen, person }: GarmentContext, stroke: Stroke): void =>
  clipped(pen, besideArms(person), () => {
    for (const [side, wide, alpha] of [
      [1, 92, 0.5],
      [-1, 48, 0.26],
    ] as const) {
      const edge = (y: number) => `${side * trunkHalf(person, y)} ${y}`;
      soft(pen, 20, () =>
        stroke(`M${edge(560)} L${edge(620)} L${edge(680)} L${edge(740)} L${edge(800)} L${edge(900)}`, wide, alpha),
      );
    }
  });

/** The trunk as far as no upper arm lies before it. */
const besideArms = (person: Person): Path2D => {
  const trunk = trunkPath(person);
  for (const side of sides) trunk.op(tubesPath([armOf(person, side).upper]), PathOp.Difference);
  return trunk;
};

/** Shades a sleeve before the body, inside its outline: the lower side of the forearm, and folds from the bend of the elbow. */
export const shadeLightSleeve = (pen: Pen, colour: string, { from, to, radii }: Tube): void => {
  const strength = strengthOn(colour);
  if (strength === 0) return;
  const { context } = pen;
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  // Down, whichever way the arm points.
  const down = ux > 0 ? 1 : -1;
  const at = (along: number, across: number) => {
    const away = down * across * (radii[0] + (radii[1] - radii[0]) * along);
    return `${(from[0] + ux * long * along - uy * away).toFixed(1)} ${(from[1] + uy * long * along + ux * away).toFixed(1)}`;
  };
  const stroke = (d: string, wide: number, alpha: number) => {
    context.strokeStyle = shade(alpha * strength);
    context.lineWidth = wide;
    context.stroke(path(d));
  };
  soft(pen, 14, () => stroke(`M${at(-0.1, 0.9)} L${at(0.5, 0.95)} L${at(1, 0.9)}`, radii[0] * 0.8, 0.42));
  soft(pen, 6, () => {
    stroke(`M${at(0.06, -0.9)} Q${at(0.12, -0.1)} ${at(0.3, 0.5)}`, 10, 0.34);
    stroke(`M${at(0.22, -0.9)} Q${at(0.3, -0.2)} ${at(0.46, 0.2)}`, 8, 0.26);
    stroke(`M${at(0.9, -0.8)} Q${at(0.8, 0)} ${at(0.86, 0.8)}`, 8, 0.22);
  });
};

type Stroke = (d: string, wide: number, alpha: number) => void;

/** The shade below a woman's chest; on a man's it would look like muscles. */
const shadeChest = ({ person }: GarmentContext, stroke: Stroke): void => {
  if (person.gender === 'male') return;
  const s = breadth(person);
  for (const side of sides)
    stroke(
      `M${side * 40 * s} 562 C${side * 70 * s} 590 ${side * 128 * s} 592 ${side * 172 * s} 540`,
      34,
      side > 0 ? 0.32 : 0.24,
    );
};

/** A long fold from each armpit towards the waist, and one from the waist inwards. */
const drawFolds = ({ person }: GarmentContext, stroke: Stroke): void => {
  const s = breadth(person);
  const random = createRandom(`${person.seed}/light cloth`);
  for (const side of sides) {
    const x = (units: number) => side * (units + random.around(0, 8)) * s;
    stroke(`M${x(204)} 470 C${x(186)} 540 ${x(150)} 610 ${x(120)} 660`, 26, side > 0 ? 0.3 : 0.24);
    const waist = trunkHalf(person, 700);
    const from = 684 + random.around(0, 20);
    stroke(
      `M${side * waist} ${from} C${side * waist * 0.84} ${from + 6} ${side * waist * 0.68} ${from + 24} ${side * waist * 0.44} ${from + 44}`,
      24,
      0.2,
    );
  }
};

/** The seam of a set-in sleeve, moved outwards by `out`. */
const armhole = ({ person }: GarmentContext, side: 1 | -1, out: number): string => {
  const s = breadth(person) * side;
  const d = shoulderDrop(person);
  const x = (units: number) => units * s + out * side;
  return `M${x(222)} ${322 + d} C${x(236)} ${372 + d} ${x(212)} ${440 + d} ${x(206)} ${524 + d}`;
};
