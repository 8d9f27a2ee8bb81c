// The face as a height field: a dome inside its outline with bones, soft tissue and folds.
import { lightness, rgb } from '../paint/colour.ts';
import { clamp, mix, type Point, smooth } from '../paint/curve.ts';
import { bump, crease, type HeightField, heightField } from '../paint/light.ts';
import { eyeX, firstRow, loweredCrown, mouthDrop, type Outline, outline, plan, rows, underChin } from './head.ts';
import type { Person } from './person.ts';

/** The column of the middle of the face, half the width of the grid. */
export const middle = 180;
const columns = 2 * middle;

export interface FaceRelief {
  readonly heights: HeightField;
  readonly outline: Outline;
}

/** 0 for light skin to 1 for dark. */
export const darkness = ({ skin }: Person): number => clamp((0.68 - lightness(rgb(skin[2]!))) / 0.34);

/** Sagging of soft tissue, 0 to 1.6: it starts at sixty and accelerates at seventy. */
const sagAmount = ({ age }: Person): number => smooth(60, 80, age) + 0.6 * smooth(68, 78, age);

/** Wrinkles by age: hardly any below forty, then few: 0.66 at fifty in a man's face, 0.8 in a woman's, whose skin shows less of them. */
export const wrinkleAmount = ({ age, gender }: Person): number =>
  gender === 'female'
    ? 0.8 * smooth(35, 50, age) + 0.5 * smooth(52, 72, age)
    : 0.66 * smooth(35, 50, age) + 0.64 * clamp((age - 50) / 24);

/** The fold of a laugh: beside the nose, outside the corner of the mouth, and below it. */
export const laughLine = (person: Person, lower: number): readonly [Point, Point, Point] => {
  const { face } = person;
  const smile = clamp(face.smile);
  const corner = Math.min(45 * face.mouthWidth * (1 + 0.2 * smile), 0.98 * eyeX(person));
  return [
    [27 * face.noseWidth, 72 + face.noseLength],
    [corner + 13, 107 + lower - smile * 8],
    [corner + 12, 128 + lower],
  ];
};

/**
 * Heights of the head in units towards the viewer, row by row from `firstRow` down.
 * Pairs are added with their mirror image, or the middle of the face would show a seam.
 */
export const faceRelief = (person: Person): FaceRelief => {
  const shape = outline(person);
  const heights = heightField(columns, rows);
  dome(heights, shape, loweredCrown(person, -212), person.face.length);
  const tools = toolsFor(heights, person);
  bones(person, tools);
  nose(person, heights);
  folds(person, tools);
  return { heights, outline: shape };
};

/** Profile of the dome, by the share of the half width. */
const fall = Float32Array.from({ length: 1025 }, (_, i) => 118 * (1 - Math.min(0.999, i / 1024) ** 2.5) ** 0.52);

const dome = ({ z, height }: HeightField, { left, right }: Outline, top: number, lower: number): void => {
  for (let row = 0; row < height; row++) {
    const y = row + firstRow;
    const roll = y < 0 ? (1 - clamp(y / top) ** 2.7) ** 0.5 : Math.max(0, 1 - clamp(y / (214 + lower)) ** 5.5) ** 0.5;
    domeRow(z, row * columns, left[row]!, right[row]!, roll);
  }
};

const domeRow = (z: Float32Array, first: number, left: number, right: number, roll: number): void => {
  for (let column = 0; column < columns; column++) {
    const x = column - middle;
    const reach = x < 0 ? left : right;
    if (reach <= 0) continue;
    z[first + column] = fall[Math.min(1024, (Math.abs(x) / reach) * 1024) | 0]! * roll;
  }
};

interface Tools {
  /** A bump at height `y` on both sides, or in the middle where `x` is 0. */
  pair(x: number, y: number, sx: number, sy: number, amount: number): void;
  line(x0: number, y0: number, x1: number, y1: number, breadth: number, amount: number, side?: 1 | -1): void;
}

const toolsFor = (heights: HeightField, person: Person): Tools => {
  const row = (y: number) => loweredCrown(person, y) - firstRow;
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

const bones = (person: Person, { pair }: Tools): void => {
  const { face, gender, age } = person;
  const hollow = sagAmount(person);
  const { ridge, cheekbone, full, chin, smile, deepSet, length } = face;
  const mouth = plan.mouth + mouthDrop(person);
  // Both brows' ridges would meet above the nose in a step, above all on dark skin, which shows form as light and shade alone.
  const soft = 1 - 0.4 * darkness(person);
  pair(57, plan.brow + 2, 37, 19, (4 + ridge * 6) * soft);
  pair(32, -9, 20, 30, (-5.5 - deepSet * 2.5) * soft);
  pair(66, -7, 46, 30, (-7.5 - deepSet * 4) * soft);
  pair(60, -1, 27, 18, 7);
  pair(82, 48 - smile * 6, 46, 34, 5.5 + cheekbone * 5 + smile * 3.8);
  // A smile bunches the cheeks into round apples; above the edge of a beard, their shade would look like dirt.
  const bearded = !['none', 'stubble', 'moustache'].includes(person.facialHair);
  pair(72, 60 - smile * 4, 34, 27, Math.max(0, smile) * (bearded ? 3 : 9));
  pair(128, -50, 22, 50, -7 - hollow * 6);
  pair(
    102,
    106,
    25,
    38,
    -4 -
      cheekbone * 4 +
      full * 6 -
      smooth(38, 52, age) * (gender === 'male' ? 3 : 1.5) -
      smooth(50, 80, age) * 2 -
      hollow * 4,
  );
  pair(34, -118, 50, 36, 4);
  pair(0, mouth, 48, 36, 6.5 * soft);
  pair(0, plan.chin - 22 + length, 30, 20, 5 + chin * 3);
  if (gender === 'male') pair(13, plan.chin - 17 + length, 11, 13, 2.2 + Math.max(0, chin - 0.4) * 3);
  pair(0, plan.dent + mouthDrop(person), 34, 10, -4);
  pair(0, mouth + 4, 34, 13, 1.6);
  pair(54, mouth - 4 - smile * 4, 15, 16, -1.6 - smile * 0.3);
  pair(0, plan.noseBase + 12, 9, 9, -1);
};

const nose = ({ face, gender }: Person, heights: HeightField): void => {
  const { noseWidth, noseLength, noseTip, noseLift, bridge, lopsided } = face;
  const { z, height } = heights;
  const shift = plan.noseBase - 90 + noseLength;
  const bent = lopsided.nose * 2.2;
  // A narrow nose is lower, or its sides would be so steep that the ridge shines.
  const raised = clamp(noseWidth, 0.6, 1.05) * (gender === 'female' ? 0.94 : 1.16);
  for (let row = -70 - firstRow; row < Math.min(height, 125 - firstRow); row++) {
    const y = row + firstRow;
    const along = y - shift * smooth(0, 80, y);
    const t = clamp((along + 36) / 110);
    const broad =
      mix(18.5, 20, smooth(0, 74, along)) * mix(1, noseWidth, 0.8) * (along < -14 ? 1 + (-14 - along) / 40 : 1);
    const lean = bent * smooth(-10, 60, along);
    for (let x = -75; x <= 75; x++) {
      const across = Math.abs(x - lean);
      // A single U-shaped fade closes the nose below: a profile of two pieces would show as a line across the face.
      const fade = 1 - smooth(66, 110, along - 3 + 9 * (Math.min(across, 26) / 20) ** 2 * smooth(44, 76, along));
      const profile = raised * (5 * bridge + 14.5 * t ** 2.7 * mix(bridge, 1, t)) * smooth(-40, 14, along) * fade;
      z[row * columns + middle + x]! += profile * Math.exp(-0.8 * (across / broad) ** 2);
    }
  }
  const tipY = 74 + shift - noseLift * 3.5 - firstRow;
  const wingY = 80 + shift - firstRow;
  const lean = middle + bent;
  const bulb = mix(14, 18.5, noseTip) * mix(1, noseWidth, 0.8);
  bump(heights, lean, tipY, bulb, 16, 5.5 + noseTip * 5);
  for (const side of [-1, 1]) {
    bump(heights, lean + side * 20 * noseWidth, wingY - 2 - noseLift, 9.5 * noseWidth, 10.5, 7.5);
    bump(heights, lean + side * 34 * noseWidth, wingY + 1, 6, 11, -2);
  }
};

const folds = (person: Person, { pair, line }: Tools): void => {
  const { smile, lopsided, length } = person.face;
  const [wing, corner, end] = laughLine(person, mouthDrop(person));
  const age = wrinkleAmount(person);
  for (const side of [-1, 1] as const) {
    const uneven = 1 + side * clamp(lopsided.mouth, -1, 1) * 0.04;
    // Nasolabial fold, deepened by a smile and more by age.
    line(...wing, ...corner, 8.5 - age * 0.6, -(0.4 + age * 6 + smile * 1.5) * uneven, side);
    line(...corner, ...end, 10, -(0.2 + age * 2.2 + smile * 0.5) * uneven, side);
    line(32, 25, 66, 37, 8, -(0.2 + age * 0.8), side);
    if (age > 0.2) line(56, 136, 64, 166, 6, -(age - 0.2) * 2 * uneven, side);
  }
  pair(52, 23, 26, 10, age * 1.4);
  const under = underChin(person);
  if (under > 0) {
    // The chin's lower edge above the soft tissue.
    line(0, plan.chin + length - 8, 52, plan.chin + length - 26, 7, -under * 6);
    pair(0, plan.chin + length - 24, 30, 12, under * 3);
  }
  if (age === 0) return;
  // Lids and the skin below them get heavier before sixty.
  const tired = person.gender === 'male' ? smooth(42, 54, person.age) * smooth(68, 58, person.age) : 0;
  pair(50, 30, 24, 11, tired * 0.8);
  line(30, 40, 70, 46, 9, -tired * 0.6);
  const brow = 0.3 * smooth(40, 52, person.age) + 1.4 * smooth(50, 76, person.age);
  for (const [i, y] of [-124, -108, -93].entries())
    for (const side of [-1, 1] as const)
      line(1, y + i + side * lopsided.brow, 70 - i * 8, y + 5 - i * 3, 7.5, -brow * 1.2 * (1 - i * 0.15), side);
  line(9, -56, 7, -34, 3, -brow * 0.25);
  // Jowls beside the chin, and sagging below the cheeks.
  const jowl = age * smooth(42, 56, person.age);
  pair(86, 152 + length * 0.6, 17, 24, jowl * 5.5);
  pair(62, 178 + length * 0.8, 8, 14, -jowl * 3);
  pair(104, 60, 20, 30, -age * 2.5);
  const hollow = sagAmount(person);
  if (hollow === 0) return;
  // Bags under the eyes, folds from nose to jaw, sunken lips and the lines around them.
  pair(54, 30, 25, 12, hollow * 2.1);
  line(36, 42, 76, 42, 9, -hollow * 1.4);
  line(60, 118, 70, 158, 5, -hollow * 0.7);
  pair(0, plan.mouth + mouthDrop(person) + 2, 40, 15, -hollow * 3);
  pair(84, 158 + length * 0.7, 19, 20, hollow * 5);
  for (const [x, lean] of [
    [12, 2],
    [24, 5],
    [35, 9],
  ] as const)
    line(x, 101, x + lean, 114, 4.5, -hollow * 0.35);
  for (const y of [58, 76]) line(90, y, 108, y + 30, 5, -hollow * 1.5);
};
