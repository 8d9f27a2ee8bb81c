// Measures of a head in units: the heights of its parts and its outline.
import { clamp, mix, type Point, smooth, spline } from '../paint/curve.ts';
import type { Person } from './person.ts';

/**
 * Heights of the parts in units from the middle of the eyes, down positive. A head is 400 units high with the eyes half-way
 * down, the proportion of drawing manuals.
 */
export const plan = { crown: -200, hairline: -140, brow: -46, eye: 0, noseBase: 86, mouth: 118, dent: 152, chin: 192 };

/** Units by which mouth and dent of the chin are lower than usual: in a long face and below a long nose, they are lower, too. */
export const mouthDrop = ({ face }: Pick<Person, 'face'>): number => face.length * 0.35 + face.noseLength * 0.3 - 4;

/** Half the distance between the middles of the eyes. */
export const eyeX = ({ face }: Person): number => 58.5 + face.eyeGap * 0.8;

/** Height above which `forehead` shortens a head. */
export const foreheadBase = -30;

/** The height of a point of a head whose forehead is shortened. */
export const loweredCrown = ({ face }: Person, y: number): number =>
  y < foreheadBase ? foreheadBase + (y - foreheadBase) * (face.forehead ?? 1) : y;

/** Soft tissue under the chin of a full face, 0 to 1. */
export const underChin = ({ face }: Person): number => clamp((face.full - 0.7) / 0.8);

const halfWidths = (person: Person): Point[] => {
  const { face, age, gender } = person;
  const { jaw, chin, length, temple, cheek } = face;
  const full = face.full * 0.85;
  // A woman's jaw is finer.
  const fine = gender === 'female' ? 1 : 0;
  const under = underChin(person);
  const bottom = plan.chin + length + under * 12;
  // A square jaw stays wide down to its corner.
  const corner = Math.max(0, jaw - 0.2) * 6;
  // A short face is round below, or its jaw would be a straight slope.
  const round = clamp((-length - 15) / 30) * clamp(0.6 + face.full * 0.6 + jaw * 0.3) * (1 - under);
  // With age, tissue sags from the cheeks to the jaw.
  const sag = smooth(36, 54, age) * 3 + smooth(50, 80, age) * 6 + smooth(60, 84, age) * 3;
  // Below the cheekbones all but full faces are narrow, or the features would sit in a small patch of them.
  const slender = 1 - clamp((face.full - 0.3) / 0.7);
  return [
    [0, -200],
    [50, -192],
    [94 + temple, -164],
    [120 + temple * 3, -118],
    [131.5 + temple * 5.5, -56],
    [134 + temple * 3 + cheek * 2.5, 0],
    [129 - fine + full * 4 + cheek * 5, 44],
    [110 - slender * 2.5 - fine * 3 + full * 9 + jaw * 4 + cheek * 1.5 + corner * 0.3, 92],
    [
      88 - slender * 4.5 - fine * 4 + full * 10 + jaw * 5 + corner * 1.5 - cheek * 2 + sag + round * 7,
      130 + length * 0.4,
    ],
    [
      66 -
        slender * 3.5 -
        fine * 3 +
        full * 7 +
        chin * 6 +
        jaw * 3.6 +
        corner * 0.6 -
        cheek * 2 +
        sag * 1.4 +
        round * 9 +
        under * 8,
      162 + length * 0.8,
    ],
    [46 - fine * 3 + full * 4 + chin * 8 + under * 9 + round * 8, bottom - 11],
    [23 + chin * 4 + full * 2 + under * 5 + round * 7, bottom - 1.6],
    [0, bottom],
  ];
};

/** Half the width of the jaw between its corner and the chin. */
export const jawHalf = (person: Person): number => {
  const widths = halfWidths(person);
  return mix(widths[8]![0], widths[9]![0], 0.5) * person.face.width;
};

export interface Outline {
  /** Half widths left (viewer's) and right of the middle, by row from `firstRow`; 0 outside the head. */
  readonly left: Float32Array;
  readonly right: Float32Array;
  /** The closed outline, clockwise from the crown. */
  readonly points: Point[];
}

/** First row of the outline and the skin relief, in units from the eyes; `rows` rows of one unit. */
export const firstRow = -225;
export const rows = 480;

export const outline = (person: Person): Outline => {
  const { width, lopsided } = person.face;
  const side = (sign: 1 | -1): Point[] =>
    spline(halfWidths(person), 120).map(([x, y]) => [
      x * width * (1 + sign * lopsided.jaw * 0.018 * smooth(20, 150, y)),
      loweredCrown(person, y),
    ]);
  const right = side(1);
  const left = side(-1);
  return {
    left: perRow(left),
    right: perRow(right),
    points: [...right, ...left.map(([x, y]): Point => [-x, y]).reverse()],
  };
};

const perRow = (side: readonly Point[]): Float32Array => {
  const widths = new Float32Array(rows);
  for (let i = 0; i + 1 < side.length; i++) {
    const [x0, y0] = side[i]!;
    const [x1, y1] = side[i + 1]!;
    for (let row = Math.max(0, Math.ceil(y0 - firstRow)); row <= Math.min(rows - 1, y1 - firstRow); row++)
      widths[row] = mix(x0, x1, (row + firstRow - y0) / (y1 - y0 || 1));
  }
  return widths;
};
