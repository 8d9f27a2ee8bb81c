// Places a person in a frame: scale, roll and turn of the head, and the mapping from head units to pixels.
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../face-animation.ts';
import { clamp, type Point } from '../paint/curve.ts';
import type { Viewport } from '../paint/pen.ts';
import type { Person } from './person.ts';
import { type Turn, turnTransformNear } from './turn.ts';

export type Framing = 'close' | 'near' | 'half-length' | 'medium' | 'wide';

/** Pixels per unit, by which share the camera's distance changes it, and position of the eyes, in a frame 720 wide and 1280 high. */
const shots: Record<Framing, { scale: number; range: number; x: number; y: number }> = {
  close: { scale: 1.36, range: 0.14, x: 360, y: 496 },
  // Hanging hands are below the frame.
  near: { scale: 1.28, range: 0.08, x: 360, y: 536 },
  // Cut at the waist: what hands hold before the chest is in the lower third.
  'half-length': { scale: 1.2, range: 0.05, x: 360, y: 492 },
  medium: { scale: 1.03, range: 0.14, x: 360, y: 436 },
  wide: { scale: 0.8, range: 0.14, x: 360, y: 404 },
};

/** The framings of first frames, and the room that they have above the hair, in a frame 1280 high. */
const firstFramings: ReadonlySet<Framing> = new Set<Framing>(['near', 'half-length']);
const headroom = 154;
/** Most pixels by which a person is beside the middle of a first frame 720 wide. */
const farthestAside = 43;

/** Brims are as wide as the frame: the middle of the head is in that of the frame. */
const hasBrim = ({ headwear }: Person): boolean => headwear === 'cowboy-hat' || headwear === 'straw-hat';

/** Units from the eyes to the top of the hair or the headwear. */
const topOf = ({ hair, headwear }: Person): number => {
  if (headwear === 'none') return hair.style === 'bun' || hair.style === 'messy-bun' ? 338 : 296;
  return headwear === 'headwrap' || headwear === 'chef-hat' ? 338 : 284;
};

/** Height of the point about which the head rolls. */
const neckBase = 230;

export interface Rig {
  readonly viewport: Viewport;
  readonly turn: Turn;
  /** Radians, clockwise positive. */
  readonly roll: number;
}

export const rigFor = (person: Person, framing: Framing, width: number, height: number): Rig => {
  const shot = shots[framing];
  const per = height / 1280;
  const { near, low, aside = 0 } = person.camera ?? { near: 0, low: 0 };
  // Stout bodies fill the frame sooner.
  const girth = framing === 'half-length' ? 1 - 0.08 * clamp(person.body.weight) : 1;
  const scale = shot.scale * (1 + shot.range * near) * girth;
  const isFirst = firstFramings.has(framing);
  const lowest = isFirst ? headroom + topOf(person) * scale : 0;
  const shift = !isFirst ? 0 : hasBrim(person) ? -neckBase * scale * person.carriage.roll : aside * farthestAside;
  return {
    viewport: {
      width,
      height,
      scale: scale * per,
      originX: width / 2 + (shift + shot.x - 360 - person.body.turn * 6) * per,
      // From below, the eyes are higher in the frame.
      originY: Math.max(lowest, shot.y - 24 * low) * per,
    },
    turn: person.carriage,
    roll: person.carriage.roll,
  };
};

/** Sets the context's transform to head units; (`left`, `top`) is the frame pixel at the canvas's corner. */
export const useHeadUnits = (context: SKRSContext2D, { viewport, roll }: Rig, left = 0, top = 0): void => {
  context.setTransform(viewport.scale, 0, 0, viewport.scale, viewport.originX - left, viewport.originY - top);
  context.translate(0, neckBase);
  context.rotate(roll);
  context.translate(0, -neckBase);
};

/** After `useHeadUnits`: draws a small feature at a point of the turned head, with that point as its origin. */
export const drawOnHead = (
  context: SKRSContext2D,
  { turn }: Rig,
  at: Point,
  draw: () => void,
  transformNear = turnTransformNear,
): void => {
  context.save();
  context.transform(...transformNear(turn, at));
  context.translate(at[0], at[1]);
  draw();
  context.restore();
};

/** The pixel of a point in head units, without the turn. */
export const toFrame = ({ viewport, roll }: Rig, [px, py]: Point): Point => {
  const [dx, dy] = [px, py - neckBase];
  return [
    viewport.originX + viewport.scale * (dx * Math.cos(roll) - dy * Math.sin(roll)),
    viewport.originY + viewport.scale * (neckBase + dx * Math.sin(roll) + dy * Math.cos(roll)),
  ];
};

/** The smallest even-numbered box within the frame around a rectangle in head units. */
export const boxAround = (rig: Rig, left: number, top: number, right: number, bottom: number): Box => {
  const corners = (
    [
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
    ] as const
  ).map((corner) => toFrame(rig, corner));
  const even = (value: number, limit: number) => Math.max(0, Math.min(limit - (limit % 2), Math.floor(value / 2) * 2));
  const { width, height } = rig.viewport;
  const x = even(Math.min(...corners.map(([cx]) => cx)), width);
  const y = even(Math.min(...corners.map(([, cy]) => cy)), height);
  return {
    x,
    y,
    width: even(Math.max(...corners.map(([cx]) => cx)) + 2, width) - x,
    height: even(Math.max(...corners.map(([, cy]) => cy)) + 2, height) - y,
  };
};

/** The intersection of two overlapping boxes. */
export const intersectBoxes = (a: Box, b: Box): Box => {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  };
};
