// What the furniture of a place is drawn with: a canvas of 720 × 1280 units, its colours, its chance, its lights.
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Chance } from '../paint/chance.ts';
import { blend, css, type Rgb } from '../paint/colour.ts';
import type { PlacePlan, TimeOfDay } from './plan.ts';

/** A lamp or any bright spot: drawn sharp as a disc of light after everything else is blurred. */
export interface Lamp {
  x: number;
  y: number;
  radius: number;
  colour: Rgb;
}

export interface Room {
  readonly x: SKRSContext2D;
  readonly plan: PlacePlan;
  readonly random: Chance;
  readonly wall: Rgb;
  readonly accent: Rgb;
  readonly lamps: Lamp[];
}

export const width = 720;
export const height = 1280;

export const box = (
  { x }: Room,
  left: number,
  top: number,
  wide: number,
  high: number,
  colour: Rgb,
  alpha = 1,
): void => {
  x.fillStyle = css(colour, alpha);
  x.fillRect(left, top, wide, high);
};

export const fade = ({ x }: Room, left: number, top: number, wide: number, high: number, from: Rgb, to: Rgb): void => {
  const gradient = x.createLinearGradient(0, top, 0, top + high);
  gradient.addColorStop(0, css(from));
  gradient.addColorStop(1, css(to));
  x.fillStyle = gradient;
  x.fillRect(left, top, wide, high);
};

export const shape = ({ x }: Room, points: readonly (readonly [number, number])[], colour: Rgb): void => {
  x.fillStyle = css(colour);
  x.beginPath();
  for (const [px, py] of points) x.lineTo(px, py);
  x.fill();
};

export const oval = ({ x }: Room, cx: number, cy: number, rx: number, ry: number, colour: Rgb, turn = 0): void => {
  x.fillStyle = css(colour);
  x.beginPath();
  x.ellipse(cx, cy, rx, ry, turn, 0, 7);
  x.fill();
};

export const darker = (colour: Rgb, by: number): Rgb => blend(colour, [14, 12, 24], by);
export const lighter = (colour: Rgb, by: number): Rgb => blend(colour, [255, 251, 242], by);

/** Wall above, floor below, with light falling off towards the corners. */
export const shell = (room: Room, floorY: number, floor: Rgb): void => {
  fade(room, 0, 0, width, floorY, lighter(room.wall, 0.14), darker(room.wall, 0.12));
  fade(room, 0, floorY, width, height - floorY, floor, darker(floor, 0.4));
  box(room, 0, floorY - 16, width, 16, lighter(room.wall, 0.3));
};

export const skyColours: Record<TimeOfDay, readonly [Rgb, Rgb]> = {
  morning: [
    [160, 200, 232],
    [252, 226, 196],
  ],
  day: [
    [112, 172, 222],
    [222, 238, 244],
  ],
  evening: [
    [92, 92, 150],
    [250, 170, 118],
  ],
  night: [
    [14, 18, 46],
    [58, 56, 102],
  ],
};

export const sky = (room: Room, left: number, top: number, wide: number, high: number): void => {
  const { time, weather } = room.plan;
  const [above, below] = skyColours[time];
  const grey: Rgb = time === 'night' ? [40, 44, 58] : [188, 196, 204];
  const dull = weather === 'clear' || weather === 'autumn' ? 0 : weather === 'cloudy' ? 0.55 : 0.75;
  fade(room, left, top, wide, high, blend(above, grey, dull), blend(below, grey, dull));
};
