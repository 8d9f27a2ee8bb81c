// Shades cloth by a height field of trunk, arms and folds, as one overlay of light and shadow.
import type { Canvas } from '@napi-rs/canvas';
import { clamp, mix, type Point, smooth, spline } from '../paint/curve.ts';
import { blurHeights, bump, crease, type HeightField, heightField } from '../paint/light.ts';
import { canvasFrom } from '../paint/picture.ts';
import { createRandom, type Random } from '../paint/random.ts';
import { type Arm, armOf, longSleeve, sides } from './arms.ts';
import { bodyBottom, breadth, deltoidHalf, muscleOf, shoulderY, trunkHalf } from './body-plan.ts';
import { type Shading, shadingOf } from './cloth-shading.ts';
import { poreNoise } from './complexion.ts';
import type { Person } from './person.ts';
import { atDepth, fieldAround, type Grid, raiseTube, type Tube } from './tube.ts';

/** Direction of the light on cloth: that of the key light, but more from the side, which gives a frontal body form. */
const lamp = { x: -0.52, y: -0.42, z: 0.744 } as const;

/** Heights of cloth and where they lie. */
interface Relief {
  readonly grid: Grid;
  readonly heights: HeightField;
}

const cell = 3;
const grid: Grid = { left: -480, top: 236, cell };
const columns = (-grid.left * 2) / cell + 1;
const rows = Math.ceil((bodyBottom - grid.top) / cell);

/** Light and shadow for cloth, to be drawn by `hard-light`, and their place in body units. */
export interface ClothLight {
  readonly picture: Canvas;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Shading of trunk and hanging arms. `stiffness` 0 (jersey) to 1 (tweed): stiff cloth folds less. */
export const clothLight = (person: Person, stiffness: number): ClothLight => {
  const heights = heightField(columns, rows);
  const relief = { grid, heights };
  // What is tight hardly folds.
  const loose = person.clothes.garment === 'sportswear' ? 0.4 : 1 - 0.55 * stiffness;
  const random = createRandom(`${person.seed}/folds`);
  trunk(person, heights);
  withinBody(heights, () => shapeTrunk(person, heights, stiffness));
  const arms = sides.map((side) => armOf(person, side));
  if (person.clothes.garment === 'kimono')
    for (const { upper } of arms) raiseTube(heights, grid, wideSleeve(upper), 26);
  for (const arm of arms)
    for (const [i, tube] of longSleeve(person, arm).entries()) raiseTube(heights, grid, tube, i === 0 ? 26 : 0);
  withinBody(heights, () => {
    for (const arm of arms) if (!arm.before) elbowFolds(relief, arm, random, loose);
    for (const { upper } of arms) sleeveFolds(relief, upper, person.seed, loose);
    roundShoulders(person, heights);
    bodyFolds(person, relief, random, loose);
  });
  // Collars above the first row are not shaded.
  return lightRelief(relief, { ...shadingOf(person, stiffness), begin: 15 });
};

/** The sleeve of a kimono, which hangs from the upper arm. */
const wideSleeve = ({ from, radii }: Tube): Tube => ({
  from,
  to: [from[0] * 1.34, bodyBottom, from[2]],
  radii: [radii[0], radii[0] * 2.3],
});

/** Shading of the sleeve of a forearm in front of the body. */
export const sleeveLight = (
  person: Person,
  { upper, lower }: Pick<Arm, 'upper' | 'lower'>,
  tubes: readonly Tube[],
  stiffness: number,
): ClothLight => {
  const relief = fieldAround(tubes, cell, 4 * cell);
  const random = createRandom(`${person.seed}/sleeve${upper.from[0]}`);
  // As round as it is wide, however far it is before the body.
  for (const tube of tubes) raiseTube(relief.heights, relief.grid, atDepth(tube, 0), 0);
  const before = relief.heights.z.slice();
  elbowFolds(relief, { upper, lower }, random, 1 - 0.55 * stiffness);
  sleeveFolds(relief, upper, person.seed, 1 - 0.55 * stiffness);
  for (let i = 0; i < before.length; i++) if (before[i] === 0) relief.heights.z[i] = 0;
  const shading = shadingOf(person, stiffness);
  // Half of a level forearm faces away from the light: it would look like another cloth.
  return lightRelief(relief, { ...shading, depth: shading.depth * 0.8 });
};

const trunk = (person: Person, heights: HeightField): void => {
  const { z } = heights;
  const heavy = person.body.weight;
  const centre = (columns - 1) / 2;
  const shoulders = deltoidHalf(person) + 12;
  for (let row = 0; row < rows; row++) {
    const y = row * cell + grid.top;
    // The shoulders are one with the arms; below the armpit the trunk is alone.
    const half = mix(shoulders, trunkHalf(person, y), smooth(395, 500, y));
    const depth = 138 + heavy * 20 * clamp((y - 480) / 260);
    const fall = mix(0.85, 0.5, smooth(420, 560, y));
    for (let column = 0; column <= centre; column++) {
      const q = Math.min(1, (column * cell) / half);
      const height = (1 - q ** 2.3) ** fall * depth;
      z[row * columns + centre + column] = height;
      z[row * columns + centre - column] = height;
    }
  }
};

/** Shapes chest, waist and belly. */
const shapeTrunk = (person: Person, heights: HeightField, stiffness: number): void => {
  const s = breadth(person);
  const heavy = person.body.weight;
  const muscle = muscleOf(person);
  const [cx, cy, sx, sy, high] =
    person.gender === 'male' ? ([102, 466, 100, 70, 36] as const) : ([94, 508, 84, 66, 62] as const);
  // A heavy woman's bust is full and lower.
  const full = person.gender === 'male' ? 0 : clamp(heavy);
  // Stiff cloth bridges the chest.
  for (const side of sides)
    bumpAt(
      heights,
      side * cx * s,
      cy + full * 20,
      sx * s,
      sy,
      (high + heavy * 8 + full * 44 + muscle * 14) * (0.9 - 0.68 * stiffness),
    );
  // The waist is further back than chest and hips; a belly is not.
  bumpAt(heights, 0, 690, 260 * s, 80, -14 * clamp(1 - heavy + full));
  bumpAt(heights, 0, 740 + full * 60, 160 * s, 130, Math.max(0, heavy) * mix(34, 22, full));
};

/** Changes heights without adding any beside the body, which would show as edges. */
const withinBody = ({ z }: HeightField, change: () => void): void => {
  const before = z.slice();
  change();
  for (let i = 0; i < z.length; i++) if (before[i] === 0) z[i] = 0;
};

const bumpAt = (heights: HeightField, x: number, y: number, wide: number, tall: number, high: number): void =>
  bump(heights, (x - grid.left) / cell, (y - grid.top) / cell, wide / cell, tall / cell, high);

/** Curves the shoulders away from the viewer towards their upper edge. */
const roundShoulders = (person: Person, { z }: HeightField): void => {
  const [from, to] = person.clothes.garment === 'hoodie' ? [170, 230] : [76, 150];
  for (let column = 0; column < columns; column++) {
    const away = Math.abs(column * cell + grid.left);
    // Collars and hoods stand up beside the neck, so they are lit as if the chest continued.
    const edge = mix(grid.top - 60, shoulderY(person, away), smooth(from!, to!, away));
    for (let row = 0; row < rows; row++) {
      const over = row * cell + grid.top - edge + 9;
      if (over > 300) break;
      z[row * columns + column]! *= over > 0 ? Math.sqrt(1 - Math.exp(-over / 44)) : 0;
    }
  }
};

/** Adds a fold: two segments with a random bend between them. */
const fold = (
  { grid, heights }: Relief,
  random: Random,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  wide: number,
  high: number,
): void => {
  const [bx, by] = [mix(x0, x1, 0.5) + random.around(0, 12), mix(y0, y1, 0.5) + random.around(0, 9)];
  const place = (x: number, y: number) => [(x - grid.left) / cell, (y - grid.top) / cell] as const;
  crease(heights, [...place(x0, y0), ...place(bx, by)], wide / cell, high);
  crease(heights, [...place(bx, by), ...place(x1, y1)], wide / cell, high);
};

/** Adds a pressed fold: a ridge with a sharp valley on its lower side. */
const pressedFold = (
  relief: Relief,
  random: Random,
  line: readonly [number, number, number, number],
  wide: number,
  high: number,
): void => {
  const [x0, y0, x1, y1] = line;
  const long = Math.hypot(x1 - x0, y1 - y0) || 1;
  // The valley is below the ridge whichever way the line runs.
  const down = (x1 > x0 ? 0.95 : -0.95) * wide;
  const [dx, dy] = [(-(y1 - y0) / long) * down, ((x1 - x0) / long) * down];
  fold(relief, random, line, wide, high);
  fold(relief, random, [x0 + dx, y0 + dy, x1 + dx, y1 + dy], wide * 0.6, -high * 0.8);
};

/** Adds pressed folds that fan out from the inner side of an elbow: the more it is bent, the deeper. */
const elbowFolds = (
  relief: Relief,
  { upper, lower }: Pick<Arm, 'upper' | 'lower'>,
  random: Random,
  loose: number,
): void => {
  const [x, y] = upper.to;
  const away = ({ from, to }: Tube, sign: 1 | -1): readonly [number, number] => {
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]) * sign;
    return [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  };
  const [[ux, uy], [lx, ly]] = [away(upper, -1), away(lower, 1)];
  const half = Math.acos(clamp(ux * lx + uy * ly, -1, 1)) / 2;
  const bent = smooth(1.5, 1.1, half);
  // The inner side of a straight arm faces the trunk.
  const inwards = mix(x > 0 ? Math.PI : 0, Math.atan2(uy + ly, ux + lx), bent);
  const radius = upper.radii[1];
  const corner = Math.min(1.7, 1 / Math.sin(half)) * radius;
  const [cx, cy] = [x + Math.cos(inwards) * corner, y + Math.sin(inwards) * corner];
  for (const aside of [-1.05, -0.4, 0.3, 1]) {
    const angle = inwards + Math.PI + aside + random.around(0, 0.08);
    const reach = radius * random.between(1.3, 1.9);
    const at = (far: number): readonly [number, number] => [cx + Math.cos(angle) * far, cy + Math.sin(angle) * far];
    pressedFold(
      relief,
      random,
      [...at(radius * 0.15), ...at(reach)],
      random.between(9, 13),
      mix(6, 17, bent) * Math.min(0.85, loose),
    );
  }
};

/** Adds folds that hang across an upper arm, the same in all layers of a sleeve. */
const sleeveFolds = (relief: Relief, { from, to, radii }: Tube, seed: string, loose: number): void => {
  const random = createRandom(`${seed}/upper sleeve${from[0]}`);
  for (const along of [0.36, 0.68]) {
    const t = along + random.around(0, 0.05);
    const [x, y] = [mix(from[0], to[0], t), mix(from[1], to[1], t)];
    const half = -Math.sign(x) * mix(radii[0], radii[1], t) * random.between(0.8, 1.05);
    softFold(relief, random, [x + half, y - 12, x - half * 0.5, y + random.between(18, 44)], 12, 20 * loose);
  }
};

/** Adds a soft fold in the shape of an S: it leaves its line to one side, then to the other. `wide` and `high` in units. */
const softFold = (
  relief: Relief,
  random: Random,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  wide: number,
  high: number,
): void => {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const bend = random.between(0.07, 0.13) * Math.sign(dx);
  const at = (t: number, off: number) => [x0 + dx * t - dy * off, y0 + dy * t + dx * off] as const;
  const points = spline([at(0, 0), at(0.3, bend), at(0.66, -bend * 0.5), at(1, 0)], 14);
  raiseLine(relief, points, wide, high);
  const long = Math.hypot(dx, dy) || 1;
  // The valley is below the ridge whichever way the line runs.
  const down = (dx > 0 ? 1.15 : -1.15) * wide;
  raiseLine(
    relief,
    points.map(([x, y]): Point => [x - (dy / long) * down, y + (dx / long) * down]),
    wide,
    -high * 0.75,
  );
};

/** Adds a ridge along points, which begins and ends flat. */
const raiseLine = ({ grid, heights }: Relief, points: readonly Point[], wide: number, high: number): void => {
  const { z, width, height } = heights;
  const reach = (2.2 * wide) / cell;
  const spots = points.map(([x, y], i) => ({
    x: (x - grid.left) / cell,
    y: (y - grid.top) / cell,
    high: high * Math.sin(Math.PI * mix(0.16, 0.97, i / (points.length - 1))) ** 1.2,
  }));
  const span = (axis: 'x' | 'y', most: number) => {
    const all = spots.map((spot) => spot[axis]);
    return [
      Math.max(0, Math.ceil(Math.min(...all) - reach)),
      Math.min(most, Math.floor(Math.max(...all) + reach)),
    ] as const;
  };
  const [left, right] = span('x', width - 1);
  const [top, bottom] = span('y', height - 1);
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      let nearest = reach * reach;
      let own = 0;
      for (const spot of spots) {
        const away = (x - spot.x) ** 2 + (y - spot.y) ** 2;
        if (away >= nearest) continue;
        nearest = away;
        own = spot.high;
      }
      if (own !== 0) z[y * width + x]! += own * Math.exp((-nearest * cell * cell) / (wide * wide));
    }
};

/** Adds a few large folds: two from each armpit, one that falls from the chest, and one at each side of the waist. */
const bodyFolds = (person: Person, relief: Relief, random: Random, loose: number): void => {
  const s = breadth(person);
  for (const side of sides) {
    const x = (units: number) => side * units * s;
    for (const [angle, long, high] of [
      [0.08, 128, 15],
      [0.72, 160, 20],
    ] as const) {
      const lean = angle + random.around(0, 0.09);
      const reach = long * random.between(0.85, 1.15);
      const start = 486 + angle * 44;
      softFold(
        relief,
        random,
        [x(212), start, x(212 - Math.cos(lean) * reach), start + Math.sin(lean) * reach],
        22,
        high * loose,
      );
    }
    // Soft cloth falls from the chest; at the waist all cloth is pressed into folds.
    fold(
      relief,
      random,
      [x(random.between(84, 116)), 568, x(random.between(60, 96)), 790],
      24,
      9 * Math.max(0, loose - 0.4),
    );
    const start = 716 + random.around(0, 14);
    softFold(
      relief,
      random,
      [side * (trunkHalf(person, start) - 6), start, x(60 + random.around(0, 24)), start + random.between(22, 52)],
      20,
      21 * loose,
    );
  }
};

const lightRelief = ({ grid, heights }: Relief, shading: Shading): ClothLight => {
  const { width, height } = heights;
  const mean = blurHeights(heights, 9);
  const even = blurHeights(heights, 1);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 1; row < height - 1; row++) lightRow(heights, mean, even, row, shading, data);
  for (let ring = 0; ring < 6; ring++) dilate(data, width);
  const picture = canvasFrom({ width, height, data });
  return { picture, x: grid.left, y: grid.top, width: width * cell, height: height * cell };
};

const lightRow = (
  { z, width }: HeightField,
  mean: Float32Array,
  even: Float32Array,
  row: number,
  { stiffness, shade, glow, depth, middle, shine, yaw, begin }: Shading,
  data: Uint8ClampedArray,
): void => {
  const first = row * width;
  const fade = begin > 0 ? smooth(0, begin, row) : 1;
  // The lamp is near: light falls off from the upper left to the lower right.
  const [near, falloff] = [0.1 - (0.2 * row) / rows, 0.17 / columns];
  // Tailored cloth is matt.
  const [gain, most] = [mix(1.1, 0.75, stiffness) * shine, mix(0.3, 0.17, stiffness) * shine];
  for (let i = first + 2; i < first + width - 2; i++) {
    // Slopes at the rim are too steep to shade: `dilate` fills these cells from inside.
    if (z[i]! <= 0 || z[i - 2]! <= 0 || z[i + 2]! <= 0 || z[i - width]! <= 0 || z[i + width]! <= 0) continue;
    const dx = yaw - slope(even[i + 1]! - even[i - 1]!);
    const dy = -slope(even[i + width]! - even[i - width]!);
    const long = 1 / Math.sqrt(dx * dx + dy * dy + 1);
    const facing = Math.max(0, (dx * lamp.x + dy * lamp.y + lamp.z) * long + 0.34) / 1.34;
    // Ambient occlusion between arm and trunk.
    const open = clamp((z[i]! - mean[i]!) * 0.012, -0.24, 0.05);
    const v = facing - middle + open + near - (i - first) * falloff + poreNoise(i - first, row) * 0.022;
    const colour = v < 0 ? shade : glow;
    for (let k = 0; k < 3; k++) data[i * 4 + k] = colour[k]!;
    data[i * 4 + 3] = (v < 0 ? 0.72 * (1 - Math.exp((v * depth) / 0.72)) : Math.min(most, v * gain)) * fade * 255;
  }
};

/** Slope from the height difference of two cells, in units per unit. */
const slope = (rise: number): number => clamp((rise * 0.85) / (2 * cell), -1.7, 1.7);

/** Extends the shading by one cell, because a garment's outline is finer than the grid and must not meet unshaded cells. */
const dilate = (data: Uint8ClampedArray, width: number): void => {
  const pixels = new Uint32Array(data.buffer);
  const from = pixels.slice();
  for (let i = width + 1; i < from.length - width - 1; i++)
    if (from[i] === 0) pixels[i] = from[i - 1]! || from[i + 1]! || from[i - width]! || from[i + width]!;
};
