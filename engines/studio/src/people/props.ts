// Draws what a hand holds before the body.
import type { Pen } from '../paint/pen.ts';
import { createRandom } from '../paint/random.ts';
import { breadth } from './body-plan.ts';
import type { Person } from './person.ts';
import { bouquet } from './props/bouquet.ts';
import { book, clipboard, folder, notebook, phone, tablet } from './props/flat.ts';
import { bread, plant, wine } from './props/goods.ts';
import { pizza } from './props/pizza.ts';
import type { DrawProp } from './props/prop.ts';
import { cup, mug, wrench } from './props/round.ts';
import { skateboard } from './props/skateboard.ts';
import { brushes, hammer, scissors, whisk } from './props/tools.ts';
import { stanceOf, stretchNear } from './stance.ts';
import type { ArmPose } from './traits.ts';

/** How a hand holds a thing: its fingers close around it, or it holds a flat one by its edge. */
type Hold = 'grip' | 'edge';

/** `x` in breadths of the body, `y` in body units, `tilt` in radians. */
type Prop = { draw: DrawProp; hold: Hold; x: number; y: number; tilt: number; size: number };

const edge = { hold: 'edge', x: -13, y: 602, tilt: -0.1 } as const;

/** What hands hold, by pose. */
const props: Partial<Record<ArmPose, Prop>> = {
  mug: { draw: mug, hold: 'grip', x: 10, y: 622, tilt: 0.03, size: 1.1 },
  cup: { draw: cup, hold: 'grip', x: 2, y: 602, tilt: 0.03, size: 1.05 },
  phone: { draw: phone, hold: 'grip', x: 11, y: 594, tilt: -0.16, size: 1.05 },
  wrench: { draw: wrench, hold: 'grip', x: 44, y: 596, tilt: -0.3, size: 1.1 },
  scissors: { draw: scissors, hold: 'grip', x: 44, y: 606, tilt: 0, size: 1.08 },
  hammer: { draw: hammer, hold: 'grip', x: 56, y: 612, tilt: -0.26, size: 1.15 },
  brushes: { draw: brushes, hold: 'grip', x: 44, y: 612, tilt: -0.06, size: 1 },
  whisk: { draw: whisk, hold: 'grip', x: 50, y: 612, tilt: -0.2, size: 1.08 },
  pizza: { draw: pizza, hold: 'grip', x: -60, y: 610, tilt: 0.05, size: 1 },
  wine: { draw: wine, hold: 'grip', x: 16, y: 622, tilt: -0.08, size: 1.05 },
  plant: { draw: plant, hold: 'grip', x: 10, y: 602, tilt: -0.03, size: 1.02 },
  bread: { draw: bread, hold: 'grip', x: 10, y: 598, tilt: -0.06, size: 1.02 },
  skateboard: { draw: skateboard, hold: 'grip', x: 62, y: 604, tilt: 0.16, size: 0.86 },
  notebook: { ...edge, draw: notebook, size: 0.86 },
  bouquet: { draw: bouquet, hold: 'grip', x: 44, y: 582, tilt: -0.14, size: 1.2 },
  book: { ...edge, draw: book, size: 0.9 },
  tablet: { ...edge, draw: tablet, size: 0.9 },
  folder: { ...edge, draw: folder, size: 0.9 },
  clipboard: { ...edge, draw: clipboard, size: 0.9 },
};

export const holdsProp = (pose: ArmPose | undefined): boolean => pose !== undefined && pose in props;

/** Undefined if hands are empty. */
export const holdOf = (pose: ArmPose): Hold | undefined => props[pose]?.hold;

/** Draws what the leading hand holds, if anything. The pen takes body units; `side` is the leading hand's, and `wrist` its place across. */
export const drawProp = (pen: Pen, person: Person, side: 1 | -1, wrist: number): void => {
  const prop = props[person.body.arms];
  if (!prop) return;
  const { context } = pen;
  const { size } = prop;
  context.save();
  // Like the hand, it keeps its width where a turned body changes that of the cloth under it.
  context.translate(wrist, 0);
  context.scale(1 / stretchNear(stanceOf(person), [wrist - 80 * side, prop.y]), 1);
  context.translate(prop.x * breadth(person) * side - wrist, prop.y);
  context.rotate(prop.tilt * side);
  // The handle of a mug points away from the hand, that of a peel to it.
  if (person.body.arms === 'mug' || person.body.arms === 'pizza') context.scale(side, 1);
  context.scale(size, size);
  prop.draw(pen, createRandom(`${person.seed}/prop`), person);
  context.restore();
};
