// Furniture made of blocks, posts and balls.
import { blend, type Rgb } from '../../paint/colour.ts';
import type { Vec } from '../world/vector.ts';
import type { Material } from '../world/world.ts';
import {
  ball,
  block,
  cachedTexture,
  card,
  level,
  paintedMaterial,
  panel,
  post,
  type SceneBuild,
  texturedMaterial,
} from './build.ts';
import { books, bottles, goods, grain } from './textures.ts';

export const walnut: Rgb = [104, 70, 46];
export const oak: Rgb = [176, 134, 92];
export const steel: Rgb = [168, 172, 176];
export const black: Rgb = [34, 34, 38];

export const wood = (build: SceneBuild, colour: Rgb, gloss = 0.06): Material => ({
  ...texturedMaterial(
    cachedTexture(build, `wood ${colour}`, () => grain(build.random, colour)),
    [1.4, 0.5],
  ),
  gloss,
});

/** A table with four legs; returns the height of its top. */
export const table = (
  build: SceneBuild,
  x: number,
  z: number,
  wide: number,
  deep: number,
  top: Material,
  tall = 0.74,
): number => {
  block(build, [x, tall - 0.04, z], [wide, 0.04, deep], top);
  const leg = paintedMaterial(black);
  for (const dx of [-wide / 2 + 0.05, wide / 2 - 0.05])
    for (const dz of [-deep / 2 + 0.05, deep / 2 - 0.05])
      post(build, [x + dx, 0, z + dz], tall - 0.04, 0.02, leg, 0.02, false);
  return tall;
};

/** A round table with one leg; returns the height of its top. */
export const bistro = (build: SceneBuild, x: number, z: number, colour: Rgb, radius = 0.36): number => {
  post(build, [x, 0, z], 0.02, 0.22, paintedMaterial(black), 0.2, false);
  post(build, [x, 0, z], 0.72, 0.03, paintedMaterial(black), 0.03, false);
  ball(build, [x, 0.735, z], [radius, 0.018, radius], { ...paintedMaterial(colour), gloss: 0.1 });
  return 0.75;
};

/** A wooden chair with a cushion; its back, two slats between posts, is on the far side. */
export const chair = (build: SceneBuild, x: number, z: number, colour: Rgb): void => {
  const frame = paintedMaterial(blend(colour, walnut, 0.75));
  const cloth = paintedMaterial(colour);
  block(build, [x, 0.42, z], [0.42, 0.035, 0.42], frame);
  ball(build, [x, 0.465, z], [0.2, 0.035, 0.2], cloth, false);
  for (const dx of [-0.18, 0.18]) {
    post(build, [x + dx, 0, z - 0.18], 0.43, 0.016, frame, 0.02, false);
    post(build, [x + dx, 0, z + 0.19], 0.9, 0.016, frame, 0.014, false);
  }
  for (const y of [0.64, 0.78]) block(build, [x, y, z + 0.19], [0.36, 0.09, 0.02], cloth);
};

export const stool = (build: SceneBuild, x: number, z: number, colour: Rgb, tall = 0.72): void => {
  ball(build, [x, tall, z], [0.19, 0.05, 0.19], paintedMaterial(colour));
  post(build, [x, 0, z], tall, 0.022, paintedMaterial(black), 0.022, false);
  post(build, [x, 0, z], 0.025, 0.2, paintedMaterial(black), 0.18, false);
};

/** A sofa facing the camera; `z` is its back. */
export const sofa = (build: SceneBuild, x: number, z: number, wide: number, colour: Rgb): void => {
  const cloth = paintedMaterial(colour);
  const dark = paintedMaterial(blend(colour, [20, 16, 22], 0.18));
  block(build, [x, 0.1, z - 0.45], [wide, 0.3, 0.85], dark);
  block(build, [x, 0.3, z - 0.1], [wide, 0.55, 0.2], cloth);
  const seats = wide > 1.8 ? 3 : 2;
  for (let i = 0; i < seats; i++) {
    const at = x - wide / 2 + (wide * (i + 0.5)) / seats;
    ball(build, [at, 0.42, z - 0.52], [wide / seats / 2.02, 0.1, 0.38], cloth, false);
    ball(build, [at, 0.68, z - 0.2], [wide / seats / 2.05, 0.22, 0.12], cloth, false);
  }
  for (const side of [-1, 1]) ball(build, [x + side * (wide / 2 - 0.02), 0.46, z - 0.45], [0.12, 0.2, 0.44], dark);
  cushion(build, x - wide * 0.3, 0.62, z - 0.42, build.accent);
  cushion(build, x + wide * 0.33, 0.62, z - 0.42, blend(build.accent, [240, 232, 218], 0.7));
};

export const cushion = (build: SceneBuild, x: number, y: number, z: number, colour: Rgb): void =>
  ball(build, [x, y, z], [0.21, 0.19, 0.1], paintedMaterial(colour), false);

type Stock = 'books' | 'bottles' | 'goods';

/** A newly drawn texture of a filled shelf. */
const stock = ({ random, accent }: SceneBuild, kind: Stock, colour: Rgb) => {
  if (kind === 'books') return books(random, colour);
  return kind === 'bottles' ? bottles(random, colour) : goods(random, colour, accent);
};

/** A wall of shelves facing the camera, each filled differently. */
export const shelves = (
  build: SceneBuild,
  x: number,
  z: number,
  wide: number,
  rows: number,
  from: number,
  high: number,
  kind: Stock,
  colour: Rgb,
): void => {
  const rack = paintedMaterial(colour);
  const tall = rows * high;
  block(build, [x, from, z], [wide + 0.08, tall + 0.05, 0.32], rack, paintedMaterial(blend(colour, [0, 0, 0], 0.55)));
  for (let row = 0; row < rows; row++) {
    const texture = stock(build, kind, colour);
    const y = from + row * high;
    panel(build, [x - wide / 2, y + high - 0.03, z - 0.17], [wide, 0, 0], [0, 0.05 - high, 0], {
      ...paintedMaterial([255, 255, 255]),
      texture,
      repeat: [high * 4, high],
    });
    block(build, [x, y - 0.02, z - 0.02], [wide + 0.08, 0.035, 0.36], rack);
  }
  for (const side of [-1, 1]) block(build, [x + side * (wide / 2 + 0.02), from, z - 0.02], [0.04, tall, 0.36], rack);
};

/** Shelves along the left or right wall between two distances. */
export const sideShelves = (
  build: SceneBuild,
  x: number,
  from: number,
  to: number,
  rows: number,
  high: number,
  kind: Stock,
  colour: Rgb,
): void => {
  const rack = paintedMaterial(colour);
  const inward = x < 0 ? 1 : -1;
  for (let row = 0; row < rows; row++) {
    const y = 0.1 + row * high;
    const texture = stock(build, kind, colour);
    panel(
      build,
      [x, y + high - 0.02, from],
      [0, 0, to - from],
      [0, 0.03 - high, 0],
      texturedMaterial(texture, [high * 4, high]),
    );
    panel(build, [x + inward * 0.03, y + 0.01, from], [0, 0, to - from], [0, -0.04, 0], rack);
  }
  for (let z = from; z <= to + 0.01; z += 1)
    panel(build, [x + inward * 0.035, 0.1 + rows * high, z], [0, 0, 0.05], [0, -rows * high, 0], rack);
  build.world.blocks.push([
    [Math.min(x, x - inward * 0.3), 0, from],
    [Math.max(x, x - inward * 0.3), rows * high, to],
  ]);
};

/** A bar or kitchen counter facing the camera. */
export const counter = (
  build: SceneBuild,
  x: number,
  z: number,
  wide: number,
  deep: number,
  body: Material,
  top: Material,
  tall = 0.92,
): void => {
  block(build, [x, 0, z], [wide, tall - 0.05, deep], body);
  block(build, [x, tall - 0.05, z], [wide + 0.08, 0.05, deep + 0.06], top);
  for (let i = 1; i < Math.round(wide / 0.6); i++)
    card(
      build,
      x - wide / 2 + (wide * i) / Math.round(wide / 0.6),
      0.1,
      z - deep / 2 - 0.004,
      0.012,
      tall - 0.2,
      paintedMaterial([30, 26, 24]),
    );
};

export const rug = (build: SceneBuild, x: number, z: number, wide: number, deep: number, material: Material): void =>
  level(build, x - wide / 2, 0.012, z - deep / 2, wide, deep, material);

/** A curtain along a line; its folds are upright rolls of cloth. */
export const curtain = (build: SceneBuild, from: Vec, to: Vec, tall: number, colour: Rgb): void => {
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const folds = Math.max(3, Math.round(length / 0.09));
  for (let i = 0; i < folds; i++) {
    const t = (i + 0.5) / folds;
    post(
      build,
      [from[0] + (to[0] - from[0]) * t, 0.02, from[2] + (to[2] - from[2]) * t],
      tall,
      (length / folds) * build.random.between(0.5, 0.75),
      { ...paintedMaterial(colour), translucent: true },
      (length / folds) * 0.5,
      i % 3 === 0,
    );
  }
};

/** A screen on a stand. */
export const screen = (build: SceneBuild, x: number, y: number, z: number, wide: number): void => {
  const tall = wide * 0.58;
  block(build, [x, y + 0.12, z], [wide, tall, 0.03], paintedMaterial(black));
  card(build, x, y + 0.14, z - 0.02, wide - 0.04, tall - 0.04, {
    ...paintedMaterial(blend(build.accent, [120, 160, 210], 0.5)),
    emission: 0.7,
  });
  post(build, [x, y, z], 0.14, 0.03, paintedMaterial(steel), 0.02, false);
};

/** A round vessel on a table: vase, bowl, mug. */
export const pot = (build: SceneBuild, x: number, y: number, z: number, size: number, colour: Rgb): void =>
  ball(build, [x, y + size * 0.9, z], [size * 0.8, size, size * 0.8], { ...paintedMaterial(colour), gloss: 0.05 });
