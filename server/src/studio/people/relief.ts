// The face as a height field: a dome between its outlines, and the bones, flesh and folds that stand out of it.
import { clamp, mix, smooth } from '../paint/curve.ts';
import { bump, crease, type Field, field } from '../paint/light.ts';
import { firstRow, type Outline, outline, plan, rows } from './head.ts';
import type { Person } from './person.ts';

/** Half the width of the grid: column 180 is the middle of the face. */
export const middle = 180;
const columns = 2 * middle;

export interface FaceRelief {
  readonly heights: Field;
  readonly outline: Outline;
}

/** How lined a face is, 0 to 1. */
export const lined = ({ age }: Person): number => smooth(30, 82, age) * 1.05;

/**
 * Heights of the head in units towards the viewer, row by row from `firstRow` down.
 * Everything that comes in pairs is added with its mirror, or the middle of the face shows a seam.
 */
export const faceRelief = (person: Person): FaceRelief => {
  const shape = outline(person);
  const heights = field(columns, rows);
  dome(heights, shape, person.face.length);
  const tools = toolsFor(heights);
  bones(person, tools);
  nose(person, heights);
  folds(person, tools);
  return { heights, outline: shape };
};

/** How a dome falls from its middle to its edge, over the part of its half width. */
const fall = Float32Array.from({ length: 1025 }, (_, i) => 118 * (1 - Math.min(0.999, i / 1024) ** 2.5) ** 0.52);

const dome = ({ z, height }: Field, { left, right }: Outline, lower: number): void => {
  for (let row = 0; row < height; row++) {
    const y = row + firstRow;
    const roll = y < 0 ? (1 - clamp(-y / 212) ** 2.7) ** 0.5 : Math.max(0, 1 - clamp(y / (214 + lower)) ** 5.5) ** 0.5;
    for (let column = 0; column < columns; column++) {
      const x = column - middle;
      const reach = x < 0 ? left[row]! : right[row]!;
      if (reach <= 0) continue;
      z[row * columns + column] = fall[Math.min(1024, (Math.abs(x) / reach) * 1024) | 0]! * roll;
    }
  }
};

interface Tools {
  /** A bump at height `y` on both sides, or in the middle where `x` is 0. */
  pair(x: number, y: number, sx: number, sy: number, amount: number): void;
  line(x0: number, y0: number, x1: number, y1: number, breadth: number, amount: number, side?: 1 | -1): void;
}

const toolsFor = (heights: Field): Tools => {
  const row = (y: number) => y - firstRow;
  return {
    pair: (x, y, sx, sy, amount) => {
      bump(heights, middle + x, row(y), sx, sy, amount);
      if (x > 0) bump(heights, middle - x, row(y), sx, sy, amount);
    },
    line: (x0, y0, x1, y1, breadth, amount, side) => {
      for (const sign of side ? [side] : ([1, -1] as const))
        crease(heights, [middle + sign * x0, row(y0), middle + sign * x1, row(y1)], breadth, amount);
    },
  };
};

const bones = ({ face, gender }: Person, { pair }: Tools): void => {
  const { ridge, cheekbone, full, chin, smile } = face;
  pair(52, plan.brow + 2, 44, 17, 4 + ridge * 6);
  pair(32, -11, 17, 25, -10.5);
  pair(64, -9, 40, 23, -8);
  pair(60, -1, 27, 18, 7);
  pair(78, 46 - smile * 2, 36, 26, 6 + cheekbone * 7 + smile * 4);
  pair(128, -50, 22, 50, -7);
  pair(102, 106, 25, 38, -3 - cheekbone * 3 + full * 5);
  pair(34, -118, 50, 36, 4);
  pair(0, plan.mouth, 46, 34, 10.5);
  pair(0, plan.chin - 20 + face.length, 27, 18, 8 + chin * 3);
  if (gender === 'male') pair(13, plan.chin - 17 + face.length, 11, 13, 2.2);
  pair(0, plan.dent, 34, 9, -5.5);
  pair(0, plan.mouth + 4, 34, 13, 2.5);
  pair(54, plan.mouth - 4, 11, 13, -4);
  pair(0, plan.noseBase + 12, 6, 9, -3);
  pair(4.6, plan.noseBase + 12, 2.6, 9, 1.4);
};

const nose = ({ face }: Person, heights: Field): void => {
  const { noseWidth, noseLength, noseTip, bridge, lopsided } = face;
  const { z, height } = heights;
  const shift = plan.noseBase - 90 + noseLength;
  for (let row = -70 - firstRow; row < Math.min(height, 125 - firstRow); row++) {
    const y = row + firstRow;
    const along = y - shift * smooth(0, 80, y);
    const t = clamp((along + 36) / 110);
    const broad = mix(17.5, 22, smooth(10, 74, along)) * noseWidth * (along < -14 ? 1 + (-14 - along) / 40 : 1);
    const lean = lopsided.nose * 1.6 * smooth(-10, 60, along);
    for (let x = -75; x <= 75; x++) {
      const across = Math.abs(x - lean);
      // One U-shaped fade closes the nose below: any profile made of two pieces shows as a line across the face.
      const fade = 1 - smooth(70, 104, along - 3 + 9 * (Math.min(across, 26) / 20) ** 2 * smooth(44, 76, along));
      const profile = (4 * bridge + 24 * t ** 1.6 * mix(bridge, 1, t)) * smooth(-62, -4, along) * fade;
      z[row * columns + middle + x]! += profile * Math.exp(-0.8 * (across / broad) ** 2);
    }
  }
  const tipY = 74 + shift - firstRow;
  const lean = middle + lopsided.nose * 1.6;
  bump(heights, lean, tipY, 16.5 * noseWidth, 15, 5 + noseTip * 6);
  for (const side of [-1, 1]) {
    bump(heights, lean + side * 21 * noseWidth, tipY + 6, 10.5 * noseWidth, 11, 10.5);
    bump(heights, lean + side * 34 * noseWidth, tipY + 8, 6, 12, -3.5);
  }
};

const folds = (person: Person, { pair, line }: Tools): void => {
  const { noseWidth, smile, lopsided } = person.face;
  const age = lined(person);
  for (const side of [-1, 1] as const) {
    const uneven = 1 + side * lopsided.mouth * 0.3;
    line(31 * noseWidth, 80, 59, 124, 5.5, -(1 + age * 5.2 + smile * 1.5) * uneven, side);
    line(36, 25, 70, 33, 5, -(0.35 + age * 3.6), side);
    if (age > 0.2) line(58, 138, 65, 170, 6, -age * 3.2 * uneven, side);
  }
  pair(54, 22, 24, 8, age * 3.5);
  if (age < 0.25) return;
  for (const [i, y] of [-122, -107, -93].entries())
    for (const side of [-1, 1] as const) line(2, y + i, 66 - i * 9, y + 4 - i * 3, 3.4, -age * 2.3, side);
  line(8, -52, 6, -26, 3, -age * 1.3);
  pair(88, 150, 16, 26, age * 5);
};
