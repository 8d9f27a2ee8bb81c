// Cloth on a body as a height field: chest, arms, and folds that run from armpit and elbow, as one overlay of light and shade.
import type { Canvas } from '@napi-rs/canvas';
import { chance } from '../paint/chance.ts';
import { clamp, mix, smoothMax } from '../paint/curve.ts';
import { bump, crease, type Field, field, key } from '../paint/light.ts';
import { pictureOf } from '../paint/picture.ts';
import { bodyBottom, breadth, shoulderY } from './body-plan.ts';
import type { Person } from './person.ts';

/** Units a cell. */
const cell = 3;
const left = -399;
const top = 236;
const columns = (-left * 2) / cell + 1;
const rows = Math.ceil((bodyBottom - top) / cell);

/** A picture of light and shade to lay over cloth, and where it goes in body coordinates. */
export interface ClothLight {
  readonly picture: Canvas;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** `stiffness` 0 (jersey) to 1 (tweed): stiff cloth folds less. */
export const clothLight = (person: Person, stiffness: number): ClothLight => {
  const heights = field(columns, rows);
  trunk(person, heights);
  folds(person, heights, 1 - 0.5 * stiffness);
  return { picture: lit(heights), x: left, y: top, width: columns * cell, height: rows * cell };
};

const trunk = (person: Person, { z }: Field): void => {
  const s = breadth(person);
  const heavy = person.body.weight;
  const centre = (columns - 1) / 2;
  const shoulder = Float32Array.from({ length: centre + 1 }, (_, column) => shoulderY(person, column * cell));
  for (let row = 0; row < rows; row++) {
    const y = row * cell + top;
    const waist = 236 * s * (1 - (person.gender === 'female' ? 0.13 : 0.04) * bell(y, 800, 210) + heavy * 0.1);
    const arm = (y < 420 ? mix(226, 258, clamp((y - 330) / 90)) : mix(258, 278, clamp((y - 420) / 440))) * s;
    const armHigh = 90 * clamp((y - 322) / 100) ** 0.8;
    for (let column = 0; column <= centre; column++) {
      const x = column * cell;
      const q = Math.min(1, x / waist);
      const body = Math.sqrt(1 - q * q * q) * 128;
      const beside = (x - arm) / (80 * s);
      const sleeve = Math.sqrt(Math.max(0, 1 - beside * beside)) * armHigh;
      const over = y - shoulder[column]!;
      const edge = over > 260 ? 1 : over > 0 ? Math.sqrt(1 - Math.exp(-over / 46)) : 0;
      const height = smoothMax(body, sleeve, 16) * edge;
      z[row * columns + centre + column] = height;
      z[row * columns + centre - column] = height;
    }
  }
  const chest = person.gender === 'male' ? ([96, 470, 80, 62, 12] as const) : ([84, 494, 60, 56, 22] as const);
  const [cx, cy, sx, sy, high] = chest;
  for (const side of [-1, 1])
    bump({ width: columns, height: rows, z }, at(side * cx * s), line(cy), sx / cell, sy / cell, high + heavy * 4);
  bump({ width: columns, height: rows, z }, at(0), line(760), 130 / cell, 150 / cell, heavy * 34);
};

const bell = (value: number, middle: number, wide: number): number => Math.exp(-(((value - middle) / wide) ** 2));
const at = (x: number): number => (x - left) / cell;
const line = (y: number): number => (y - top) / cell;

const folds = (person: Person, heights: Field, loose: number): void => {
  const random = chance(`${person.seed}/folds`);
  const s = breadth(person);
  const fold = (x0: number, y0: number, x1: number, y1: number, wide: number, high: number) => {
    // A fold wanders: two segments with a bend between them.
    const [bx, by] = [mix(x0, x1, 0.5) + random.near(0, 12), mix(y0, y1, 0.5) + random.near(0, 9)];
    for (const [a, b, c, d] of [
      [x0, y0, bx, by],
      [bx, by, x1, y1],
    ] as const)
      crease(heights, [at(a * s), line(b), at(c * s), line(d)], wide / cell, high * loose * 0.82);
  };
  for (const side of [-1, 1]) {
    for (let i = 0; i < 4; i++)
      fold(
        side * random.between(206, 214),
        456 + i * 18,
        side * random.between(60, 125),
        500 + i * 46 + random.between(0, 34),
        random.between(13, 21),
        random.between(3.4, 7),
      );
    for (let i = 0; i < 3; i++)
      fold(side * 208, 432 - i * 22, side * random.between(118, 150), 372 - i * 14, 12, random.between(3, 5));
    for (let i = 0; i < 9; i++)
      fold(
        side * random.between(232, 244),
        470 + i * 74 + random.between(0, 30),
        side * random.between(292, 306),
        510 + i * 82 + random.between(0, 40),
        random.between(14, 22),
        random.between(3.6, 7),
      );
    fold(side * 58, 620 + random.between(0, 40), side * 112, 860, 20, 6.5);
    fold(side * 150, 640, side * 138, 900, 17, 5.5);
    fold(side * 120, 900, side * 60, 1180, 22, 6);
  }
  fold(-30, 650, -8, 900, 22, 5.5);
  fold(random.between(90, 130), 560, 10, random.between(660, 720), 16, 4);
};

const lit = ({ z }: Field): Canvas => {
  const data = new Uint8ClampedArray(columns * rows * 4);
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++) {
      const i = row * columns + column;
      const dx = (-(z[i + 1]! - z[i - 1]!) * 0.9) / (2 * cell);
      const dy = (-(z[i + columns]! - z[i - columns]!) * 0.9) / (2 * cell);
      const long = 1 / Math.sqrt(dx * dx + dy * dy + 1);
      const facing = Math.max(0, (dx * key.x + dy * key.y + key.z) * long + 0.3) / 1.3;
      const v = facing - 0.8;
      data.set(v < 0 ? [14, 8, 30, Math.min(0.8, -v * 1.18) * 255] : [255, 246, 230, Math.min(0.34, v) * 255], i * 4);
    }
  return pictureOf({ width: columns, height: rows, data });
};
