// Places a person in a frame: scale, roll and turn of the head, and the mapping from head units to pixels.
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../face-animation.ts';
import type { Point } from '../paint/curve.ts';
import type { Viewport } from '../paint/pen.ts';
import type { Person } from './person.ts';
import { type Turn, turnTransformNear } from './turn.ts';

export type Framing = 'close' | 'medium' | 'wide';

/** Pixels per unit, and the position of the eyes, in a frame 720 wide and 1280 high. */
export type Viewpoint = { scale: number; x: number; y: number };

/** The viewpoint of each framing, and by which share the camera's distance changes its scale. */
const shots: Record<Framing, Viewpoint & { range: number }> = {
  close: { scale: 1.24, range: 0.14, x: 360, y: 476 },
  medium: { scale: 1, range: 0.14, x: 360, y: 424 },
  wide: { scale: 0.8, range: 0.14, x: 360, y: 396 },
};

/** Height of the point about which the head rolls. */
export const neckBase = 230;

export interface Rig {
  readonly viewport: Viewport;
  readonly turn: Turn;
  /** Radians, clockwise positive. */
  readonly roll: number;
}

/** @param view a viewpoint is for this person, a framing for everybody */
export const rigFor = (person: Person, view: Framing | Viewpoint, width: number, height: number): Rig => {
  const { scale, x, y } = typeof view === 'string' ? viewpointOf(person, view) : view;
  const per = height / 1280;
  return {
    viewport: {
      width,
      height,
      scale: scale * per,
      originX: width / 2 + (x - 360 - person.body.turn * 6) * per,
      originY: y * per,
    },
    turn: person.carriage,
    roll: person.carriage.roll,
  };
};

const viewpointOf = ({ camera }: Person, framing: Framing): Viewpoint => {
  const { scale, range, x, y } = shots[framing];
  const { near, low } = camera ?? { near: 0, low: 0 };
  // From below, the eyes are higher in the frame.
  return { scale: scale * (1 + range * near), x, y: y - 24 * low };
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
