// Shops of one treat: a patisserie with its cakes, a cheese shop with its wheels.
import { blend, type Rgb } from '../../paint/colour.ts';
import { ball, block, card, paintedMaterial, post, type SceneBuild, texturedMaterial } from '../kit/build.ts';
import { slateBoard } from '../kit/equipment.ts';
import { counter, oak, steel, wood } from '../kit/furniture.ts';
import { type Furnish, interior, woodFloor } from '../kit/interior.ts';
import { type Item, shelfOf } from '../kit/stock.ts';
import { speckle } from '../kit/textures.ts';

const cream: Rgb = [252, 244, 232];
const icings: readonly Rgb[] = [
  [244, 158, 178],
  [252, 240, 222],
  [168, 216, 190],
  [110, 66, 46],
  [246, 208, 120],
  [190, 168, 222],
];

export const patisserie = (build: SceneBuild): void => {
  const { random } = build;
  const back = 5.4;
  interior(
    build,
    {
      back,
      height: 2.9,
      end: ['plaster', 'panelling', 'tiles'],
      floor: texturedMaterial(speckle(random, [232, 224, 216], [214, 200, 196]), [1.2, 1.2], { gloss: 0.2 }),
      daylight: ['side', 'unseen'],
      lamps: ['globes', 'downlights'],
      outside: 'city',
    },
    ({ left, right }) => {
      for (const x of [left, right]) {
        shelfOf(build, { x, z: back - 0.2, wide: 1.5, from: 1.5, rows: 2, high: 0.54, colour: cream, open: true }, [
          cake,
          tower,
        ]);
        awning(build, x, back);
        cakeCase(build, x, back);
      }
    },
  );
  build.world.exposure = 0.95;
};

/** A cake on a stand: iced, with a band and a cherry. */
const cake: Item = (build, [x, y, z], wide, high) => {
  const { random } = build;
  const ice = random.pick(icings);
  const radius = wide * 0.36;
  const plate = paintedMaterial(cream);
  post(build, [x, y, z], high * 0.16, 0.03, plate, 0.02, false);
  post(build, [x, y + high * 0.16, z], 0.02, radius * 1.25, plate, radius * 1.25, false);
  post(build, [x, y + high * 0.2, z], high * 0.34, radius, paintedMaterial(ice), radius, false);
  post(
    build,
    [x, y + high * 0.42, z],
    high * 0.14,
    radius * 1.04,
    paintedMaterial(blend(ice, random.pick(icings), 0.7)),
    radius,
    false,
  );
  ball(build, [x, y + high * 0.62, z], 0.045, paintedMaterial([206, 36, 48]), false);
};

/** A cone of macarons in two colours. */
const tower: Item = (build, [x, y, z], wide, high) => {
  const { random } = build;
  const colours = [random.pick(icings), random.pick(icings)];
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 4 - row; i++)
      ball(
        build,
        [x + (i - (3 - row) / 2) * wide * 0.21, y + 0.05 + row * high * 0.19, z],
        [wide * 0.11, high * 0.09, 0.06],
        paintedMaterial(colours[row % 2]!),
        false,
      );
};

/** Scallops of cloth in two colours over the shelves. */
const awning: Furnish = (build, x, back) => {
  const z = back - 0.6;
  for (let i = -4; i <= 4; i++) {
    const cloth = paintedMaterial(i % 2 ? [255, 250, 244] : blend(build.accent, [250, 214, 220], 0.25));
    card(build, x + i * 0.2, 2.72, z, 0.2, 0.36, cloth);
    ball(build, [x + i * 0.2, 2.72, z], [0.1, 0.1, 0.01], cloth, false);
  }
};

/** A glass counter with a row of cakes. */
const cakeCase: Furnish = (build, x, back) => {
  const [at, z] = [x * 0.86, back - 1.1];
  const body = paintedMaterial(blend(build.accent, cream, 0.5));
  counter(build, at, z, 1.7, 0.55, body, paintedMaterial(cream), 0.86);
  card(build, at, 0.86, z + 0.2, 1.66, 0.46, paintedMaterial([255, 240, 232], { emission: 0.4 }));
  for (let i = 0; i < 5; i++) cake(build, [at + (i - 2) * 0.32, 0.86, z], 0.36, 0.46);
  block(build, [at, 1.32, z], [1.74, 0.05, 0.6], paintedMaterial([236, 226, 214]));
  for (const side of [-0.84, 0.84]) block(build, [at + side, 0.86, z], [0.03, 0.46, 0.55], paintedMaterial(steel));
};

const rinds: readonly Rgb[] = [
  [244, 196, 84],
  [232, 168, 62],
  [250, 222, 140],
  [206, 132, 54],
];

export const cheeseShop = (build: SceneBuild): void => {
  const { random } = build;
  const back = 5.4;
  interior(
    build,
    {
      back,
      height: 2.9,
      end: ['tiles', 'plaster', 'paleBrick'],
      floor: woodFloor(build, [190, 150, 106], 0.16),
      daylight: ['side', 'unseen'],
      lamps: ['pendants', 'downlights'],
      outside: 'city',
    },
    ({ left, right }) => {
      const [near, far] = random.chance(0.5) ? [left, right] : [right, left];
      wheels(build, near, back, 1.05, 4);
      wheels(build, far, back, 1.05, 2);
      slateBoard(build, far, 2.25, back, 1, 0.8);
      for (const x of [left, right]) cheeseCase(build, x, back);
    },
  );
};

const wheels = (build: SceneBuild, x: number, back: number, from: number, rows: number): void =>
  shelfOf(build, { x, z: back - 0.2, wide: 1.5, from, rows, high: 0.46, colour: oak, open: true }, [
    stack,
    wheel,
    stack,
    redBalls,
  ]);

/** Two wheels that lie on each other. */
const stack: Item = (build, [x, y, z], wide, high) => {
  for (let i = 0; i < 2; i++) {
    const rind = paintedMaterial(build.random.pick(rinds));
    const radius = wide * (0.44 - i * 0.05);
    post(build, [x, y + i * high * 0.38, z], high * 0.34, radius, rind, radius, false);
  }
};

/** A wheel that stands, its cut face with holes towards the camera. */
const wheel: Item = (build, [x, y, z], wide, high) => {
  const size = Math.min(wide, high) * 0.46;
  ball(build, [x, y + size, z], [size, size, 0.05], paintedMaterial([204, 136, 52]), false);
  ball(build, [x, y + size, z - 0.05], [size * 0.88, size * 0.88, 0.01], paintedMaterial([252, 214, 104]), false);
  for (const [dx, dy, hole] of [
    [-0.35, 0.25, 0.17],
    [0.3, 0.35, 0.12],
    [0.15, -0.3, 0.2],
  ] as const)
    ball(
      build,
      [x + dx * size, y + size + dy * size, z - 0.07],
      [hole * size, hole * size, 0.01],
      paintedMaterial([206, 146, 54]),
      false,
    );
};

/** Edam in red wax. */
const redBalls: Item = (build, [x, y, z], wide, high) => {
  for (const dx of [-0.25, 0.25])
    ball(
      build,
      [x + dx * wide, y + high * 0.25, z],
      [wide * 0.23, high * 0.26, 0.1],
      paintedMaterial([196, 44, 40]),
      false,
    );
};

const cheeseCase: Furnish = (build, x, back) => {
  const [at, z] = [x * 0.86, back - 1.1];
  counter(build, at, z, 1.7, 0.55, wood(build, oak), paintedMaterial(cream), 0.86);
  card(build, at, 0.86, z + 0.2, 1.66, 0.46, paintedMaterial([255, 246, 228], { emission: 0.4 }));
  for (let i = 0; i < 5; i++) (i % 2 ? wheel : stack)(build, [at + (i - 2) * 0.32, 0.86, z], 0.32, 0.34);
  block(build, [at, 1.32, z], [1.74, 0.05, 0.6], paintedMaterial([206, 208, 206]));
};
