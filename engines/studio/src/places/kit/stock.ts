// Things on shelves: books, boxes, bottles, cups, loaves, folded cloth, flowers.
import { blend, type Rgb } from '../../paint/colour.ts';
import type { Vec } from '../world/vector.ts';
import { ball, block, card, paintedMaterial, panel, post, type SceneBuild, texturedMaterial } from './build.ts';
import { oak, pot, wood } from './furniture.ts';
import { bouquet, houseplant } from './plants.ts';
import { print } from './textures.ts';

/** Fills a cell of a shelf, from the middle of its base. */
export type Item = (build: SceneBuild, at: Vec, wide: number, high: number) => void;

const cream: Rgb = [240, 230, 212];
const wicker: Rgb = [190, 146, 96];
export const crusts: readonly Rgb[] = [
  [190, 118, 56],
  [212, 148, 80],
  [164, 98, 48],
  [228, 180, 116],
];

/** A colour of the place's scheme: accent, wall, wood, cream and their mixtures. */
export const schemeColour = ({ random, wall, accent }: SceneBuild): Rgb =>
  random.pick([
    accent,
    blend(accent, cream, 0.45),
    blend(wall, accent, 0.5),
    blend(accent, [40, 30, 30], 0.35),
    cream,
    blend(wall, cream, 0.5),
    [186, 132, 84],
  ]);

const schemePaint = (build: SceneBuild) => paintedMaterial(schemeColour(build));

const bindings: readonly Rgb[] = [
  [140, 58, 46],
  [62, 78, 92],
  [178, 128, 62],
  [84, 96, 70],
  [112, 72, 52],
];

export const books: Item = (build, [x, y, z], wide, high) => {
  const { random } = build;
  for (let left = -wide * 0.46; left < wide * random.between(0.2, 0.42); ) {
    const thick = random.between(0.03, 0.06);
    const tall = high * random.between(0.6, 0.86);
    const cover = paintedMaterial(random.chance(0.45) ? random.pick(bindings) : schemeColour(build));
    block(build, [x + left + thick / 2, y, z], [thick - 0.004, tall, 0.2], cover, undefined, false);
    left += thick;
  }
};

export const binders: Item = (build, [x, y, z], wide, high) => {
  const colour = schemePaint(build);
  for (let i = 0; i < 4; i++) {
    const at = x + (i - 1.5) * wide * 0.22;
    block(build, [at, y, z], [wide * 0.2, high * 0.78, 0.22], colour, undefined, false);
    card(build, at, y + high * 0.4, z - 0.115, wide * 0.12, high * 0.2, paintedMaterial(cream));
  }
};

export const boxes: Item = (build, [x, y, z], wide, high) => {
  block(build, [x, y, z], [wide * 0.78, high * 0.62, 0.26], schemePaint(build), undefined, false);
  card(build, x, y + high * 0.22, z - 0.135, wide * 0.26, high * 0.16, paintedMaterial(cream));
};

/** Small packages with a coloured stripe, as of medicine. */
export const packages: Item = (build, [x, y, z], wide, high) => {
  const { random, accent } = build;
  const stripe = random.pick([accent, [52, 140, 176], [226, 132, 66], [92, 160, 104], [206, 92, 100]] as const);
  for (let i = 0; i < 4; i++) {
    const at = x + (i - 1.5) * wide * 0.235;
    const tall = high * random.between(0.42, 0.74);
    block(build, [at, y, z], [wide * 0.215, tall, 0.16], paintedMaterial([250, 248, 242]), undefined, false);
    card(build, at, y + tall * 0.3, z - 0.085, wide * 0.215, tall * 0.36, paintedMaterial(stripe));
  }
};

export const bottles: Item = (build, [x, y, z], wide, high) => {
  const { random, accent } = build;
  const glass = random.pick([[92, 60, 36], [52, 84, 60], accent, [206, 150, 70], [214, 206, 186]] as const);
  for (let i = 0; i < 4; i++) {
    const at = x + (i - 1.5) * wide * 0.23;
    const tall = high * random.between(0.42, 0.54);
    const radius = wide * 0.085;
    post(build, [at, y, z], tall, radius, paintedMaterial(glass), radius, false);
    post(build, [at, y + tall, z], high * 0.26, radius, paintedMaterial(glass), radius * 0.34, false);
    card(build, at, y + tall * 0.25, z - radius - 0.005, radius * 1.5, tall * 0.45, paintedMaterial(cream));
  }
};

export const jars: Item = (build, [x, y, z], wide, high) => {
  const { random } = build;
  for (let i = 0; i < 3; i++) {
    const at = x + (i - 1) * wide * 0.3;
    const tall = high * random.between(0.36, 0.56);
    const inside = random.pick([
      [206, 156, 92],
      [140, 84, 50],
      [226, 206, 160],
      [122, 138, 80],
      [196, 92, 60],
    ] as const);
    post(build, [at, y, z], tall, wide * 0.125, paintedMaterial(inside), wide * 0.125, false);
    post(build, [at, y + tall, z], 0.035, wide * 0.11, paintedMaterial(oak), wide * 0.11, false);
  }
};

export const cups: Item = (build, [x, y, z], wide) => {
  const paint = paintedMaterial(build.random.chance(0.5) ? [246, 240, 228] : schemeColour(build));
  for (let i = 0; i < 3; i++)
    for (let k = 0; k < 1 + (i % 2); k++)
      post(build, [x + (i - 1) * wide * 0.3, y + k * 0.075, z], 0.08, 0.036, paint, 0.05, false);
};

export const plates: Item = (build, [x, y, z], wide, high) => {
  const radius = Math.min(wide * 0.34, high * 0.36);
  for (let i = 0; i < 2; i++) {
    const at: Vec = [x + (i - 0.5) * wide * 0.42, y + radius, z + 0.03 * i];
    ball(build, at, [radius, radius, 0.02], schemePaint(build), false);
    ball(build, [at[0], at[1], at[2] - 0.02], [radius * 0.62, radius * 0.62, 0.012], paintedMaterial(cream), false);
  }
};

export const loaves: Item = (build, [x, y, z], wide, high) => {
  const { random } = build;
  const crust = random.pick(crusts);
  const radii: Vec = [wide * random.between(0.2, 0.28), high * random.between(0.22, 0.3), 0.14];
  for (const side of [-0.5, 0.5])
    ball(
      build,
      [x + side * wide * 0.5, y + radii[1] * 0.8, z],
      radii,
      paintedMaterial(blend(crust, [250, 220, 170], random.next() * 0.2)),
      false,
    );
  ball(build, [x, y + radii[1] * 1.7, z + 0.04], radii, paintedMaterial(crust), false);
};

/** A basket of baguettes. */
export const baguettes: Item = (build, [x, y, z], wide, high) => {
  const { random } = build;
  post(build, [x, y, z], high * 0.42, wide * 0.26, paintedMaterial(wicker), wide * 0.34, false);
  for (let i = 0; i < 5; i++)
    ball(
      build,
      [x + (i - 2) * wide * 0.12, y + high * 0.55, z + random.between(-0.05, 0.05)],
      [0.035, high * random.between(0.32, 0.46), 0.035],
      paintedMaterial(random.pick(crusts)),
      false,
    );
};

export const basket: Item = (build, [x, y, z], wide, high) =>
  post(build, [x, y, z], high * 0.5, wide * 0.3, paintedMaterial(wicker), wide * 0.38, false);

export const folded: Item = (build, [x, y, z], wide, high) => {
  for (let i = 0; i < 4; i++)
    block(build, [x, y + i * high * 0.17, z], [wide * 0.76, high * 0.15, 0.26], schemePaint(build), undefined, false);
};

export const bag: Item = (build, [x, y, z], wide, high) => {
  const leather = paintedMaterial(
    build.random.pick([[150, 92, 56], build.accent, [226, 206, 174], [66, 52, 50]] as const),
  );
  const tall = high * 0.46;
  panel(build, [x - wide * 0.27, y + tall, z - 0.08], [wide * 0.54, 0, 0], [0, -tall, -0.02], leather);
  for (const side of [-0.14, 0.14])
    post(build, [x + side * wide, y + tall, z - 0.06], high * 0.28, 0.009, leather, 0.009, false);
  block(build, [x, y + tall + high * 0.28, z - 0.06], [wide * 0.3, 0.018, 0.015], leather, undefined, false);
};

export const plant: Item = (build, [x, y, z], wide, high) =>
  houseplant(build, x, y, z, Math.min(high * 0.95, wide * 1.3));

export const vases: Item = (build, [x, y, z], wide, high) => {
  pot(build, x - wide * 0.16, y, z, high * 0.26, schemeColour(build));
  pot(build, x + wide * 0.2, y, z - 0.03, high * 0.15, schemeColour(build));
};

export const flowers: Item = (build, [x, y, z], wide, high) => {
  post(build, [x, y, z], high * 0.3, wide * 0.14, schemePaint(build), wide * 0.19, false);
  bouquet(build, [x, y + high * 0.5, z], wide * 0.42);
};

export const picture: Item = (build, [x, y, z], wide, high) => {
  const [across, tall] = [wide * 0.62, high * 0.74];
  block(build, [x, y, z], [across, tall, 0.03], wood(build, oak), undefined, false);
  card(build, x, y + 0.02, z - 0.02, across - 0.04, tall - 0.04, texturedMaterial(print(build.random, build.accent)));
};

export const nothing: Item = () => undefined;

/** A shelf unit, or boards on a wall if `open`, its cells filled with items drawn by the seed. */
export const shelfOf = (
  build: SceneBuild,
  {
    x,
    z,
    wide,
    from,
    rows,
    high,
    colour,
    open = false,
  }: { x: number; z: number; wide: number; from: number; rows: number; high: number; colour: Rgb; open?: boolean },
  items: readonly Item[],
): void => {
  const { random } = build;
  const timber = wood(build, colour);
  const deep = 0.3;
  const cells = Math.max(2, Math.round(wide / 0.36));
  if (!open) {
    card(
      build,
      x,
      from,
      z + deep / 2,
      wide,
      rows * high,
      paintedMaterial(blend(colour, blend(build.wall, [60, 40, 30], 0.3), 0.6)),
    );
    for (const side of [-1, 1])
      block(build, [x + (side * wide) / 2, from, z], [0.04, rows * high, deep], timber, timber, false);
    block(build, [x, from + rows * high, z], [wide + 0.04, 0.035, deep], timber, timber, false);
  }
  let last: Item | undefined;
  for (let row = 0; row < rows; row++) {
    const y = from + row * high;
    block(build, [x, y - 0.035, z], [wide, 0.035, deep], timber);
    for (let cell = 0; cell < cells; cell++) {
      const width = wide / cells;
      const item = random.pick(items.filter((other) => items.length === 1 || other !== last));
      item(build, [x - wide / 2 + width * (cell + 0.5), y, z - 0.02], width, high - 0.05);
      last = item;
    }
  }
};
