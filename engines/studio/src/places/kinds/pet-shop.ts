// A pet shop: a lit aquarium, bags of food, leads, a cat on its tree, a bird in its cage, below the sign of a paw.
import { blend, type Rgb } from '../../paint/colour.ts';
import {
  addPointLight,
  ball,
  bar,
  block,
  card,
  paintedMaterial,
  panel,
  post,
  type SceneBuild,
  texturedMaterial,
} from '../kit/build.ts';
import { black, oak, steel, wood } from '../kit/furniture.ts';
import { type Furnish, interior } from '../kit/interior.ts';
import { basket, boxes, type Item, shelfOf } from '../kit/stock.ts';
import { speckle } from '../kit/textures.ts';
import { toLinearLight } from '../world/light.ts';

const white: Rgb = [248, 246, 240];
const sisal: Rgb = [206, 176, 132];

export const petShop = (build: SceneBuild): void => {
  const { random, wall } = build;
  const back = 5.4;
  interior(
    build,
    {
      back,
      height: 2.9,
      end: ['plaster', 'boards', 'accent', 'paleBrick'],
      floor: texturedMaterial(
        speckle(random, blend(wall, [206, 198, 184], 0.6), blend(wall, [226, 220, 208], 0.6)),
        [1.2, 1.2],
        { gloss: 0.2 },
      ),
      daylight: ['side', 'unseen'],
      lamps: ['downlights', 'trackLights'],
      outside: 'city',
    },
    ({ left, right }) => {
      const [one, other] = random.chance(0.5) ? [left, right] : [right, left];
      random.pick([foodShelf, leads])(build, one, back);
      if (random.chance(0.5)) aquarium(build, other, back);
      else catTree(build, other, back);
      pawSign(build, one, 2.66, back - 0.03);
    },
  );
  build.world.exposure = 0.98;
};

/** A paw on a lit disc. */
const pawSign = (build: SceneBuild, x: number, y: number, z: number): void => {
  ball(build, [x, y, z], [0.44, 0.44, 0.01], paintedMaterial(build.accent, { emission: 0.15 }), false);
  const paint = paintedMaterial(white, { emission: 0.55 });
  ball(build, [x, y - 0.12, z - 0.03], [0.18, 0.15, 0.01], paint, false);
  for (const [dx, dy] of [
    [-0.24, 0.03],
    [-0.09, 0.18],
    [0.09, 0.18],
    [0.24, 0.03],
  ] as const)
    ball(build, [x + dx, y + dy, z - 0.03], [0.075, 0.1, 0.01], paint, false);
};

const sacks: readonly Rgb[] = [
  [206, 60, 48],
  [52, 128, 188],
  [240, 176, 48],
  [84, 152, 84],
];

/** A large bag of food with a bone on its label. */
const sack: Item = (build, [x, y, z], wide, high) => {
  const { random, accent } = build;
  const tall = high * random.between(0.76, 0.9);
  const across = wide * 0.84;
  block(build, [x, y, z], [across, tall, 0.24], paintedMaterial(random.pick([accent, ...sacks])), undefined, false);
  card(build, x, y + tall * 0.22, z - 0.13, across * 0.72, tall * 0.46, paintedMaterial(white));
  const bone = paintedMaterial([150, 98, 60]);
  card(build, x, y + tall * 0.41, z - 0.14, across * 0.36, tall * 0.08, bone);
  for (const side of [-1, 1])
    for (const up of [-1, 1])
      ball(
        build,
        [x + side * across * 0.19, y + tall * (0.45 + up * 0.045), z - 0.145],
        [across * 0.075, tall * 0.055, 0.01],
        bone,
        false,
      );
};

/** Balls to play with. */
const toys: Item = (build, [x, y, z], wide) => {
  for (let i = 0; i < 3; i++)
    ball(build, [x + (i - 1) * wide * 0.28, y + 0.07, z], 0.075, paintedMaterial(build.random.pick(sacks)), false);
};

const foodShelf: Furnish = (build, x, back) =>
  shelfOf(build, { x, z: back - 0.25, wide: 1.5, from: 0.2, rows: 3, high: 0.64, colour: oak }, [
    sack,
    sack,
    sack,
    toys,
  ]);

/** Leads and collars on pegs, above a shelf of bags. */
const leads: Furnish = (build, x, back) => {
  const { random } = build;
  block(build, [x, 1.98, back - 0.05], [1.5, 0.07, 0.06], wood(build, oak), undefined, false);
  for (let i = 0; i < 7; i++) {
    const [at, tall] = [x + (i - 3) * 0.2, random.between(0.5, 0.75)];
    const strap = paintedMaterial(random.pick(sacks));
    for (const side of [-0.045, 0.045]) card(build, at + side, 1.98 - tall, back - 0.1, 0.035, tall, strap);
    ball(build, [at, 1.98 - tall, back - 0.1], [0.07, 0.05, 0.01], strap, false);
  }
  shelfOf(build, { x, z: back - 0.3, wide: 1.5, from: 0.1, rows: 2, high: 0.58, colour: oak }, [
    sack,
    sack,
    basket,
    boxes,
  ]);
};

/** A lit aquarium with fish and weeds on a cabinet, below a shelf of food. */
const aquarium: Furnish = (build, x, back) => {
  const { random, accent } = build;
  const [at, z] = [x * 0.94, back - 0.7];
  const [wide, tall, foot] = [1.3, 0.8, 1.05];
  block(build, [at, 0, z], [wide + 0.06, foot, 0.5], paintedMaterial(blend(accent, [60, 48, 44], 0.5)));
  block(build, [at, foot + tall, z], [wide + 0.06, 0.1, 0.5], paintedMaterial(black));
  card(build, at, foot, z - 0.02, wide, tall, paintedMaterial([70, 178, 224], { emission: 0.75 }));
  card(build, at, foot, z - 0.24, wide, 0.1, paintedMaterial([222, 196, 140], { emission: 0.3 }));
  for (let i = 0; i < 6; i++)
    ball(
      build,
      [at + (i - 2.5) * 0.21, foot + 0.22, z - 0.06],
      [0.06, random.between(0.14, 0.28), 0.02],
      paintedMaterial([52, 150, 84], { emission: 0.35 }),
      false,
    );
  for (const [dx, dy, facing] of [
    [-0.42, 0.56, 1],
    [-0.05, 0.36, -1],
    [0.34, 0.6, -1],
    [0.44, 0.3, 1],
  ] as const) {
    const scales = paintedMaterial(
      random.pick([
        [255, 138, 36],
        [255, 206, 60],
        [240, 84, 70],
      ] as const),
      { emission: 0.7 },
    );
    ball(build, [at + dx, foot + dy, z - 0.1], [0.12, 0.07, 0.01], scales, false);
    panel(build, [at + dx - facing * 0.2, foot + dy + 0.08, z - 0.1], [facing * 0.11, -0.05, 0], [0, -0.12, 0], scales);
  }
  for (const side of [-1, 1])
    block(build, [at + (side * wide) / 2, foot, z - 0.2], [0.03, tall, 0.03], paintedMaterial(steel));
  addPointLight(build, [at, foot + 0.4, z - 0.6], toLinearLight([120, 200, 236]), 0.5);
  shelfOf(build, { x, z: back - 0.16, wide: 1.4, from: 2.3, rows: 1, high: 0.5, colour: oak, open: true }, [
    sack,
    toys,
    boxes,
  ]);
};

/** A scratching tree with a cat on top, where it is not cut off, and a bird cage behind. */
const catTree: Furnish = (build, x, back) => {
  const [at, z] = [x * 0.82, back - 1];
  const plush = paintedMaterial(blend(build.accent, white, 0.35));
  const rope = paintedMaterial(sisal);
  block(build, [at, 0, z], [0.9, 0.08, 0.6], plush);
  const inner = -Math.sign(x) * 0.28;
  for (const [dx, tall] of [
    [inner, 1.62],
    [-inner, 1.05],
  ] as const) {
    post(build, [at + dx, 0.08, z], tall, 0.075, rope, 0.075);
    block(build, [at + dx, tall + 0.08, z], [0.56, 0.08, 0.5], plush);
  }
  block(build, [at - inner, 0.5, z], [0.5, 0.4, 0.42], plush);
  ball(build, [at - inner, 0.7, z - 0.22], [0.13, 0.14, 0.01], paintedMaterial(black), false);
  cat(build, at + inner, 1.78, z - 0.05);
  ball(build, [at - inner * 0.4, 1.5, z - 0.1], 0.06, paintedMaterial(sacks[0]!), false);
  birdCage(build, x * 1.08, 1.7, back - 0.5);
};

/** A sitting cat that looks at the camera. */
const cat = (build: SceneBuild, x: number, y: number, z: number): void => {
  const coat = build.random.pick([
    [226, 138, 62],
    [70, 66, 70],
    [198, 190, 182],
  ] as const);
  const fur = paintedMaterial(coat);
  ball(build, [x, y + 0.17, z], [0.15, 0.2, 0.14], fur);
  ball(build, [x, y + 0.42, z - 0.06], [0.13, 0.115, 0.1], fur, false);
  for (const side of [-1, 1]) post(build, [x + side * 0.08, y + 0.48, z - 0.06], 0.12, 0.055, fur, 0.005, false);
  ball(build, [x, y + 0.14, z - 0.12], [0.07, 0.12, 0.03], paintedMaterial(blend(coat, white, 0.75)), false);
  bar(build, [x + 0.12, y + 0.05, z], [x + 0.3, y - 0.24, z], 0.06, fur);
};

const birdCage = (build: SceneBuild, x: number, y: number, z: number): void => {
  const wire = paintedMaterial([214, 180, 104]);
  for (const level of [0, 0.5]) post(build, [x, y + level, z], 0.03, 0.26, wire, 0.26, false);
  for (let i = 0; i < 7; i++) card(build, x + (i - 3) * 0.083, y, z - 0.2, 0.014, 0.52, wire);
  post(build, [x, y + 0.53, z], 0.24, 0.26, wire, 0.03, false);
  post(build, [x, y + 0.77, z], 1.6, 0.008, paintedMaterial(black), 0.008, false);
  ball(build, [x, y + 0.24, z - 0.1], [0.07, 0.12, 0.05], paintedMaterial([92, 196, 90]), false);
  ball(build, [x, y + 0.38, z - 0.1], [0.06, 0.06, 0.05], paintedMaterial([250, 214, 70]), false);
};
