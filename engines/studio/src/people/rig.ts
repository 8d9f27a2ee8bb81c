// Where a person stands in a frame: the scale, the tilt and turn of the head, and the way from head units to pixels.
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from '../paint/curve.ts';
import type { Stage } from '../paint/pen.ts';
import type { Box } from '../puppet.ts';
import type { Person } from './person.ts';
import { type Turn, turnedNear } from './turn.ts';

export type Framing = 'close' | 'medium' | 'wide';

/** Pixels a unit and place of the eyes, as parts of a frame 720 wide and 1280 high. */
const shots: Record<Framing, { scale: number; x: number; y: number }> = {
  close: { scale: 1.36, x: 360, y: 496 },
  medium: { scale: 1.03, x: 360, y: 436 },
  wide: { scale: 0.8, x: 360, y: 404 },
};

/** Height of the point about which a head tilts. */
const neckBase = 230;

export interface Rig {
  readonly stage: Stage;
  readonly turn: Turn;
  /** Radians, clockwise positive. */
  readonly roll: number;
}

export const rigFor = (person: Person, framing: Framing, width: number, height: number): Rig => {
  const shot = shots[framing];
  const per = height / 1280;
  return {
    stage: {
      width,
      height,
      scale: shot.scale * per,
      originX: width / 2 + (shot.x - 360 - person.body.turn * 6) * per,
      originY: shot.y * per,
    },
    turn: person.carriage,
    roll: person.carriage.roll,
  };
};

/** The canvas takes head units from here on; (`left`, `top`) is the frame's pixel at its own corner. */
export const inHead = (x: SKRSContext2D, { stage, roll }: Rig, left = 0, top = 0): void => {
  x.setTransform(stage.scale, 0, 0, stage.scale, stage.originX - left, stage.originY - top);
  x.translate(0, neckBase);
  x.rotate(roll);
  x.translate(0, -neckBase);
};

/** Within `inHead`: draws something small at a point of the turned head, about that point as its origin. */
export const onHead = (x: SKRSContext2D, { turn }: Rig, at: Point, draw: () => void): void => {
  x.save();
  x.transform(...turnedNear(turn, at));
  x.translate(at[0], at[1]);
  draw();
  x.restore();
};

/** The pixel of a point in head units, turn left aside. */
export const toFrame = ({ stage, roll }: Rig, [px, py]: Point): Point => {
  const [dx, dy] = [px, py - neckBase];
  return [
    stage.originX + stage.scale * (dx * Math.cos(roll) - dy * Math.sin(roll)),
    stage.originY + stage.scale * (neckBase + dx * Math.sin(roll) + dy * Math.cos(roll)),
  ];
};

/** The smallest box of even numbers within the frame round a rectangle of the head. */
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
  const { width, height } = rig.stage;
  const x = even(Math.min(...corners.map(([cx]) => cx)), width);
  const y = even(Math.min(...corners.map(([, cy]) => cy)), height);
  return {
    x,
    y,
    width: even(Math.max(...corners.map(([cx]) => cx)) + 2, width) - x,
    height: even(Math.max(...corners.map(([, cy]) => cy)) + 2, height) - y,
  };
};

/** What two boxes that meet have in common. */
export const commonBox = (a: Box, b: Box): Box => {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  };
};
