// Draws what a hand holds before the body.
import { mix, type Point } from '../paint/curve.ts';
import type { Pen } from '../paint/pen.ts';
import { createRandom } from '../paint/random.ts';
import { breadth } from './body-plan.ts';
import type { HandPose } from './hands/poses.ts';
import type { Person } from './person.ts';
import { bouquet } from './props/bouquet.ts';
import { book, clipboard, folder, notebook, phone, tablet } from './props/flat.ts';
import { bread, plant, wine } from './props/goods.ts';
import { pizza } from './props/pizza.ts';
import type { DrawProp } from './props/prop.ts';
import { cup, mug, wrench } from './props/round.ts';
import { chart, drawing } from './props/shown.ts';
import { skateboard } from './props/skateboard.ts';
import { brushes, hammer, scissors, whisk } from './props/tools.ts';
import { stanceOf, stretchNear } from './stance.ts';
import type { ArmPose } from './traits.ts';

/** How an arm holds a thing, on the viewer's right. */
interface Hold {
  readonly pose: HandPose;
  /** Of the elbow: units from where it lies at the trunk, and its height. */
  readonly elbow: Point;
  readonly wrist: Point;
  /** Direction of the hand in radians. */
  readonly angle: number;
  /** If the other hand holds it too: units by which that hand is lower. */
  readonly both?: number;
}

/** `away` is where the hand closes around the thing, in units from the wrist, if one hand holds it; `at` is the row of the drawing that is there. */
type Prop = { draw: DrawProp; hold: keyof typeof holds; away: number; at: number; tilt: number; size: number };

const holds = {
  /** Raised beside the chest, the forearm upright. */
  raised: { pose: 'grip', elbow: [52, 706], wrist: [122, 622], angle: Math.PI + 0.3 },
  /** A thin handle, raised as high. */
  handle: { pose: 'fist', elbow: [52, 706], wrist: [118, 622], angle: Math.PI + 0.36 },
  /** Before the ribs, the forearm across the waist. */
  across: { pose: 'grip', elbow: [52, 704], wrist: [112, 654], angle: Math.PI + 0.2 },
  /** Before the waist, between both hands. */
  tray: { pose: 'tray', elbow: [78, 692], wrist: [184, 694], angle: Math.PI + 0.16, both: 0 },
  /** Upright before the ribs, between both hands. */
  shown: { pose: 'tray', elbow: [66, 706], wrist: [136, 644], angle: Math.PI + 0.6, both: 0 },
  /** By its stem, one hand above the other. */
  stem: { pose: 'grip', elbow: [44, 704], wrist: [108, 640], angle: Math.PI + 0.16, both: 54 },
} as const satisfies Record<string, Hold>;

const flat = { hold: 'shown', away: 0, at: 76, tilt: 0.06 } as const;

/** What hands hold, by pose. */
const props: Partial<Record<ArmPose, Prop>> = {
  mug: { draw: mug, hold: 'raised', away: 108, at: 6, tilt: 0.03, size: 1 },
  cup: { draw: cup, hold: 'raised', away: 108, at: 14, tilt: 0.05, size: 1.05 },
  phone: { draw: phone, hold: 'raised', away: 106, at: 30, tilt: 0.1, size: 1.05 },
  wrench: { draw: wrench, hold: 'handle', away: 84, at: 40, tilt: 0.3, size: 1.1 },
  scissors: { draw: scissors, hold: 'handle', away: 88, at: 32, tilt: 0, size: 0.88 },
  hammer: { draw: hammer, hold: 'handle', away: 88, at: 60, tilt: 0.5, size: 1.02 },
  brushes: { draw: brushes, hold: 'handle', away: 84, at: 30, tilt: 0.1, size: 1 },
  whisk: { draw: whisk, hold: 'handle', away: 80, at: 30, tilt: -0.2, size: 0.98 },
  pizza: { draw: pizza, hold: 'tray', away: 0, at: 30, tilt: 0, size: 1 },
  wine: { draw: wine, hold: 'handle', away: 92, at: -6, tilt: 0.06, size: 0.78 },
  plant: { draw: plant, hold: 'across', away: 104, at: 44, tilt: -0.03, size: 1.02 },
  bread: { draw: bread, hold: 'across', away: 104, at: 44, tilt: 0.16, size: 1.02 },
  skateboard: { draw: skateboard, hold: 'across', away: 60, at: 76, tilt: 0.16, size: 0.86 },
  bouquet: { draw: bouquet, hold: 'stem', away: 0, at: 50, tilt: 0.12, size: 1.2 },
  notebook: { ...flat, draw: notebook, size: 0.86 },
  book: { ...flat, draw: book, size: 0.9 },
  tablet: { ...flat, draw: tablet, size: 0.9 },
  chart: { ...flat, draw: chart, size: 0.98 },
  drawing: { ...flat, draw: drawing, size: 1.06 },
  folder: { ...flat, draw: folder, size: 0.9 },
  clipboard: { ...flat, draw: clipboard, size: 0.9 },
};

export const holdsProp = (pose: ArmPose | undefined): boolean => pose !== undefined && pose in props;

/** How the leading arm holds the thing of a pose; undefined if it holds none. Some hold it higher than others. */
export const holdOf = (person: Person): Hold | undefined => {
  const { arms, spread } = person.body;
  const prop = props[arms];
  if (!prop) return;
  const hold: Hold = holds[prop.hold];
  const [x, y] = hold.wrist;
  // Both hands are as far apart as the thing is wide, one is where the body is.
  return { ...hold, wrist: [hold.both === undefined ? x * breadth(person) : x, y + mix(-16, 16, spread)] };
};

/** Draws what the leading hand holds, if anything. The pen takes body units; `side` is the leading hand's. */
export const drawProp = (pen: Pen, person: Person, side: 1 | -1): void => {
  const [prop, hold] = [props[person.body.arms], holdOf(person)];
  if (!prop || !hold) return;
  const { context } = pen;
  const { wrist, angle, both } = hold;
  const stance = stanceOf(person);
  // The middle between the hands of a turned body is nearer to its near shoulder than that of the chest.
  const [x, y] = [both === undefined ? side * wrist[0] : -90 * stance.yaw, wrist[1]];
  context.save();
  // Like the hand, it keeps its width where a turned body changes that of the cloth under it.
  context.translate(x, 0);
  context.scale(1 / stretchNear(stance, [both === undefined ? x - 80 * side : x, y]), 1);
  context.translate(side * Math.cos(angle) * prop.away, y + Math.sin(angle) * prop.away);
  context.rotate(prop.tilt * side);
  // The handle of a mug points away from the hand.
  if (person.body.arms === 'mug') context.scale(side, 1);
  context.scale(prop.size, prop.size);
  context.translate(0, -prop.at);
  prop.draw(pen, createRandom(`${person.seed}/prop`), person);
  context.restore();
};
