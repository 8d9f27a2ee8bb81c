// Stores with a counter: grocery, hardware store.
import { blend, type Rgb } from '../../paint/colour.ts';
import { ball, bar, block, card, paintedMaterial, post, type SceneBuild, texturedMaterial } from '../kit/build.ts';
import { toolBoard } from '../kit/equipment.ts';
import { black, counter, oak, screen, steel, wood } from '../kit/furniture.ts';
import { type Furnish, interior, woodFloor } from '../kit/interior.ts';
import { basket, bottles, boxes, type Item, jars, packages, shelfOf } from '../kit/stock.ts';
import { speckle } from '../kit/textures.ts';

const white: Rgb = [248, 246, 240];

/** Shelves of food, crates of fruit, and a glass counter with cheese and ham below sausages. */
export const grocery = (build: SceneBuild): void => {
  const back = 5.6;
  interior(
    build,
    {
      back,
      height: 3,
      end: ['tiles', 'plaster', 'boards', 'paleBrick'],
      floor: woodFloor(build, [190, 150, 106], 0.16),
      daylight: ['side', 'unseen'],
      lamps: ['pendants', 'trackLights', 'downlights'],
      outside: 'city',
    },
    ({ left, right }) => {
      const one = build.random.pick([pantry, fruitCrates]);
      const [near, far] = build.random.chance(0.5) ? [left, right] : [right, left];
      freshCounter(build, near, back);
      one(build, far, back);
      if (one === fruitCrates) openShelves(build, far, back, 1.72, [bottles, jars, packages]);
      openShelves(build, near, back, 1.72, [jars, bottles, basket]);
    },
  );
};

const pantry: Furnish = (build, x, back) =>
  shelfOf(build, { x, z: back - 0.2, wide: 1.5, from: 0.3, rows: 5, high: 0.44, colour: oak }, [
    jars,
    bottles,
    packages,
    boxes,
    basket,
  ]);

const openShelves = (build: SceneBuild, x: number, back: number, from: number, items: readonly Item[]): void =>
  shelfOf(build, { x, z: back - 0.16, wide: 1.4, from, rows: 2, high: 0.44, colour: oak, open: true }, items);

const fruit: readonly Rgb[] = [
  [206, 52, 44],
  [240, 146, 40],
  [118, 164, 60],
  [244, 208, 70],
  [122, 56, 108],
];

/** Crates on three steps, each full of one fruit. */
const fruitCrates: Furnish = (build, x, back) => {
  const { random } = build;
  const first = random.pick([0, 1, 2, 3, 4]);
  for (const [step, y] of [0.45, 0.8, 1.15].entries()) {
    const z = back - 1.25 + step * 0.36;
    const at = x * (0.86 + step * 0.05);
    block(build, [at, 0, z], [1.5, y, 0.36], wood(build, oak));
    for (let i = 0; i < 3; i++) {
      const tone = fruit[(first + step * 2 + i) % fruit.length]!;
      const middle = at + (i - 1) * 0.5;
      block(build, [middle, y, z], [0.46, 0.14, 0.34], wood(build, [204, 166, 116]));
      for (let k = 0; k < 10; k++)
        ball(
          build,
          [middle + ((k % 5) - 2) * 0.085, y + 0.15 + random.between(0, 0.05), z - 0.1 + Math.floor(k / 5) * 0.14],
          0.062,
          paintedMaterial(blend(tone, [255, 244, 210], random.next() * 0.18)),
          false,
        );
    }
  }
};

/** A lit counter behind whose glass cheese and meat lie, and sausages and hams that hang above it. */
const freshCounter: Furnish = (build, x, back) => {
  const { random, accent } = build;
  const [at, z] = [x * 0.86, back - 1];
  counter(build, at, z, 1.7, 0.6, paintedMaterial(blend(accent, white, 0.12)), paintedMaterial(white), 0.86);
  card(build, at, 0.86, z + 0.2, 1.66, 0.46, paintedMaterial([255, 246, 228], { emission: 0.5 }));
  block(build, [at, 1.32, z], [1.74, 0.05, 0.62], paintedMaterial([206, 208, 206]));
  for (const side of [-0.84, 0.84]) block(build, [at + side, 0.86, z], [0.03, 0.46, 0.6], paintedMaterial(steel));
  for (let i = 0; i < 6; i++) {
    const [dx, size] = [(i - 2.5) * 0.27, random.between(0.1, 0.13)];
    if (i % 2) post(build, [at + dx, 0.88, z], size * 1.1, size, paintedMaterial([244, 204, 96]), size, false);
    else ball(build, [at + dx, 0.95, z], [size, size * 0.7, 0.14], paintedMaterial([200, 84, 78]), false);
  }
  block(build, [at, 2.32, z + 0.3], [1.6, 0.04, 0.04], paintedMaterial(black), undefined, false);
  for (let i = 0; i < 7; i++) {
    const dx = (i - 3) * 0.23;
    if (i % 3 === 1) ball(build, [at + dx, 2.1, z + 0.3], [0.11, 0.22, 0.1], paintedMaterial([150, 62, 52]), false);
    else ball(build, [at + dx, 2.12, z + 0.3], [0.045, 0.2, 0.045], paintedMaterial([172, 74, 56]), false);
  }
};

/** Boards of tools, tins of paint, brooms and ladders. */
export const hardwareStore = (build: SceneBuild): void => {
  const { random } = build;
  const back = 5.8;
  interior(
    build,
    {
      back,
      height: 3.1,
      end: ['plaster', 'boards', 'paleBrick', 'accent'],
      floor: texturedMaterial(speckle(random, [168, 164, 158], [188, 184, 176]), [1.2, 1.2], { gloss: 0.16 }),
      daylight: ['side', 'unseen'],
      lamps: ['downlights', 'trackLights'],
      outside: 'city',
    },
    ({ left, right }) => {
      const [near, far] = random.chance(0.5) ? [left, right] : [right, left];
      toolBoard(build, near, back - 0.02, 1.6);
      openShelves(build, near, back, 2.4, [tins, boxes, tins]);
      random.pick([till, lowShelf])(build, near, back);
      paintShelf(build, far, back);
      random.pick([ladder, brooms])(build, far * 0.72, back);
    },
  );
};

const paints: readonly Rgb[] = [
  [214, 62, 50],
  [244, 186, 52],
  [56, 132, 190],
  [74, 156, 92],
  [236, 126, 52],
];

/** Tins of paint with a coloured label. */
const tins: Item = (build, [x, y, z], wide, high) => {
  const { random, accent } = build;
  const label = paintedMaterial(random.pick([accent, ...paints]));
  const radius = wide * 0.23;
  const tall = high * 0.5;
  for (const side of [-1, 1]) {
    const at = x + side * wide * 0.25;
    post(build, [at, y, z], tall, radius, paintedMaterial(white), radius, false);
    post(build, [at, y + tall * 0.2, z], tall * 0.6, radius * 1.03, label, radius * 1.03, false);
  }
};

const paintShelf: Furnish = (build, x, back) =>
  shelfOf(build, { x, z: back - 0.2, wide: 1.5, from: 0.3, rows: 6, high: 0.42, colour: steel }, [
    tins,
    tins,
    boxes,
    tins,
  ]);

const till: Furnish = (build, x, back) => {
  const z = back - 1;
  counter(build, x * 0.84, z, 1.5, 0.5, paintedMaterial(build.accent), wood(build, oak, 0.1), 0.98);
  screen(build, x * 0.84 + 0.3, 0.98, z, 0.36);
  tins(build, [x * 0.84 - 0.35, 0.98, z], 0.5, 0.5);
};

const lowShelf: Furnish = (build, x, back) =>
  shelfOf(build, { x: x * 0.94, z: back - 0.5, wide: 1.5, from: 0.1, rows: 2, high: 0.44, colour: steel }, [
    boxes,
    tins,
    basket,
  ]);

const ladder: Furnish = (build, x, back) => {
  const z = back - 0.7;
  const rail = paintedMaterial([222, 224, 226], { gloss: 0.1 });
  for (const side of [-1, 1]) bar(build, [x + side * 0.3, 0, z], [x + side * 0.18, 2.2, z], 0.07, rail);
  for (let i = 1; i < 8; i++) block(build, [x, i * 0.27, z], [0.56 - i * 0.03, 0.05, 0.06], rail, undefined, false);
  block(build, [x, 2.18, z], [0.44, 0.06, 0.2], paintedMaterial(paints[0]!));
};

/** Brooms, rakes and shovels that stand in a bin. */
const brooms: Furnish = (build, x, back) => {
  const { random } = build;
  const z = back - 0.8;
  post(build, [x, 0, z], 0.5, 0.26, paintedMaterial(build.accent), 0.3);
  for (let i = 0; i < 5; i++) {
    const [dx, tall] = [(i - 2) * 0.14, random.between(1.5, 1.85)];
    bar(build, [x + dx * 0.6, 0.4, z], [x + dx, tall, z], 0.04, wood(build, oak));
    const head = paintedMaterial(i % 2 ? steel : random.pick(paints));
    block(build, [x + dx, tall, z], [i % 2 ? 0.2 : 0.26, i % 2 ? 0.26 : 0.12, 0.05], head, undefined, false);
  }
};
