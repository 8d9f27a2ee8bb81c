// Streets: an avenue, and shops across a street.
import { blend, hsl, type Rgb } from '../../paint/colour.ts';
import {
  addPointLight,
  ball,
  block,
  card,
  level,
  paintedMaterial,
  panel,
  post,
  type SceneBuild,
  texturedMaterial,
} from '../kit/build.ts';
import { bulbLight } from '../kit/daylight.ts';
import { frameX } from '../kit/frame.ts';
import { bistro, chair } from '../kit/furniture.ts';
import { brightBall } from '../kit/lamps.ts';
import { groundMaterial, isSnowy } from '../kit/land.ts';
import { bouquet, tree } from '../kit/plants.ts';
import { front, goods, shopfront } from '../kit/textures.ts';
import { toLinearLight } from '../world/light.ts';

/** A row of houses along one side of the street; windows and shopfronts are lit when it is dark. */
export const houses = (build: SceneBuild, x: number, from: number, to: number): void => {
  const { random, wall, accent, lampsOn } = build;
  const inward = x < 0 ? 1 : -1;
  for (let z = from; z < to; ) {
    const wide = random.between(4.5, 8);
    const rows = random.pick([3, 4, 5]);
    const tall = 3.4 + rows * 3.1;
    const tone = blend(wall, hsl(random.between(0.03, 0.13), 0.3, random.between(0.4, 0.75)), random.between(0.3, 0.8));
    const face = front(random, tone, rows, Math.max(2, Math.round(wide / 1.9)), lampsOn ? 0.5 : 0.04);
    panel(build, [x, tall, z], [0, 0, wide], [0, 3.4 - tall, 0], texturedMaterial(face.wall));
    if (lampsOn)
      panel(
        build,
        [x + inward * 0.02, tall, z],
        [0, 0, wide],
        [0, 3.4 - tall, 0],
        texturedMaterial(face.lit(), undefined, { emission: random.between(0.7, 1.6) }),
      );
    panel(build, [x, 3.4, z], [0, 0, wide], [0, -3.4, 0], paintedMaterial(blend(tone, [40, 36, 36], 0.5)));
    const bright = lampsOn ? random.between(0.7, 1.5) : 0.1;
    panel(
      build,
      [x + inward * 0.03, 2.7, z + 0.5],
      [0, 0, wide - 1],
      [0, -2.4, 0],
      texturedMaterial(shopfront(random, accent), [5, 2.4], {
        emission: bright,
        ...(lampsOn ? {} : { colour: [0.32, 0.38, 0.44] as const }),
      }),
    );
    if (random.chance(0.55)) sign(build, x + inward * 0.42, random.between(2.9, 3.6), z + 0.3);
    panel(
      build,
      [x + inward * 0.04, 3.25, z + 0.4],
      [0, 0, wide - 0.8],
      [0, -0.45, 0],
      paintedMaterial(blend(accent, tone, random.next() * 0.6), { emission: lampsOn ? 0.6 : 0 }),
    );
    if (random.chance(0.6))
      panel(
        build,
        [x, 2.85, z + 0.4],
        [0, 0, wide - 0.8],
        [inward * 0.9, -0.35, 0],
        paintedMaterial(random.pick([accent, [214, 206, 192], [120, 60, 54]]), { translucent: true }),
      );
    if (lampsOn) addPointLight(build, [x + inward * 0.8, 1.9, z + wide / 2], bulbLight, 3);
    build.world.blocks.push([
      [Math.min(x, x - inward * 8), 0, z],
      [Math.max(x, x - inward * 8), tall, z + wide],
    ]);
    z += wide;
  }
};

/** A sign over the pavement, lit when it is dark. */
const sign = (build: SceneBuild, x: number, y: number, z: number): void => {
  const { random, accent, lampsOn } = build;
  const colour = random.pick([accent, [255, 70, 150], [50, 206, 240], [140, 90, 255], [255, 170, 60]] as const);
  const [wide, tall] = random.chance(0.5) ? [0.42, 1.3] : [0.6, 0.6];
  card(build, x, y, z, wide, tall, paintedMaterial([34, 32, 36]));
  card(
    build,
    x,
    y + 0.06,
    z - 0.01,
    wide - 0.1,
    tall - 0.12,
    paintedMaterial(colour, { emission: lampsOn ? 3.2 : 0.1 }),
  );
  if (lampsOn) addPointLight(build, [x, y + tall / 2, z - 0.4], toLinearLight(colour), 1.4);
};

const streetLamp = (build: SceneBuild, x: number, z: number): void => {
  post(build, [x, 0, z], 3.4, 0.045, paintedMaterial([44, 46, 48]), 0.035);
  brightBall(build, [x, 3.5, z], 0.16, build.lampsOn ? 26 : 0.9, build.lampsOn ? bulbLight : [0.9, 0.9, 0.88]);
  if (build.lampsOn) addPointLight(build, [x, 3.3, z - 0.1], bulbLight, 5);
};

const car = (build: SceneBuild, x: number, z: number, colour: Rgb, coming: boolean): void => {
  ball(build, [x, 0.55, z], [0.85, 0.36, 2], paintedMaterial(colour));
  ball(build, [x, 0.95, z + 0.1], [0.7, 0.42, 1.1], paintedMaterial([40, 46, 52]));
  for (const side of [-0.6, 0.6])
    brightBall(
      build,
      [x + side, 0.6, z - 1.85],
      0.1,
      build.lampsOn || build.plan.weather !== 'clear' ? 26 : 5,
      coming ? [1, 0.95, 0.85] : [1, 0.08, 0.04],
    );
};

export const street = (build: SceneBuild): void => {
  build.world.camera = { ...build.world.camera, height: 1.55, reach: 0.66 };
  build.world.haze = { ...build.world.haze, halvingDistance: build.day.visibility * 0.8 };
  if (build.random.chance(0.35)) avenue(build);
  else shopRow(build);
};

/** A street that runs into the distance. */
const avenue = (build: SceneBuild): void => {
  const { random } = build;
  panel(build, [-60, 0, 0], [120, 0, 0], [0, 0, 300], groundMaterial(build, 'asphalt'));
  for (const side of [-1, 1]) {
    panel(build, [side < 0 ? -3.2 : 1.7, 0.06, 0], [1.5, 0, 0], [0, 0, 120], groundMaterial(build, 'paving'));
    houses(build, side * 3.2, 4, 95);
    for (let z = 5.5; z < 60; z += 9) streetLamp(build, side * 1.95, z + (side > 0 ? 3 : 0));
    for (let z = 9; z < 60; z += 9) tree(build, side * 2.1, z + (side > 0 ? 3 : 0), random.between(4, 5.5));
    planter(build, side * 1.75, 6.4);
  }
  for (const [x, z, coming] of [
    [-0.95, 26, true],
    [0.95, 19, false],
    [-0.95, 44, true],
    [0.95, 36, false],
    [-0.9, 70, true],
    [0.9, 60, false],
  ] as const)
    car(build, x, z, random.pick([[180, 184, 188], [52, 56, 64], [120, 40, 38], build.accent]), coming);
  const away = front(random, blend(build.wall, [150, 140, 130], 0.5), 10, 8, build.lampsOn ? 0.5 : 0.04);
  panel(build, [-9, 26, 120], [18, 0, 0], [0, -26, 0], texturedMaterial(away.wall));
  if (build.lampsOn)
    panel(build, [-9, 26, 119.8], [18, 0, 0], [0, -26, 0], texturedMaterial(away.lit(), undefined, { emission: 2 }));
};

/** Shops across the street, with what stands before them. */
const shopRow = (build: SceneBuild): void => {
  const { random } = build;
  const z = random.between(8, 9.5);
  panel(build, [-60, 0, 0], [120, 0, 0], [0, 0, z - 2], groundMaterial(build, random.pick(['asphalt', 'paving'])));
  level(build, -30, 0.08, z - 2, 60, 3, groundMaterial(build, 'paving'));
  for (let x = random.between(-8, -6); x < 6; ) x += shopHouse(build, x, z, random.between(2.9, 4));
  if (build.lampsOn)
    for (const part of [0.04, 0.2, 0.5, 0.8, 0.95])
      sign(build, frameX(build, part, z - 0.4), random.between(3, 4.2), z - 0.4);
  for (const side of [-1, 1]) random.pick(kerbside)(build, side, z - 0.9);
  for (const side of [-1, 1]) tree(build, side * random.between(1.9, 2.7), z - 1.6, random.between(4, 5.2));
  streetLamp(build, random.pick([-1.5, 1.6]), z - 1.9);
};

/** One house of a row: a shop with an awning below windows; returns its width. */
const shopHouse = (build: SceneBuild, left: number, z: number, wide: number): number => {
  const { random, wall, accent, lampsOn } = build;
  const middle = left + wide / 2;
  const tone = blend(wall, hsl(random.pick([0.03, 0.07, 0.11, 0.5, 0.58]), 0.36, random.between(0.5, 0.72)), 0.7);
  const face = front(random, tone, 3, 3, lampsOn ? 0.5 : 0.1);
  card(build, middle, 3, z, wide, 7.5, texturedMaterial(face.wall));
  if (lampsOn) card(build, middle, 3, z - 0.02, wide, 7.5, texturedMaterial(face.lit(), undefined, { emission: 1.2 }));
  const paint = random.pick([accent, blend(accent, tone, 0.5), [62, 84, 78], [128, 62, 52], [58, 72, 96]] as const);
  card(build, middle, 0, z - 0.01, wide, 3, paintedMaterial(paint));
  card(
    build,
    middle,
    0.5,
    z - 0.04,
    wide - 0.5,
    1.8,
    texturedMaterial(shopfront(random, accent), undefined, { emission: lampsOn ? 1.3 : 0.45 }),
  );
  card(build, middle, 2.45, z - 0.05, wide - 0.4, 0.4, paintedMaterial(blend(paint, [30, 26, 26], 0.35)));
  card(
    build,
    middle,
    2.57,
    z - 0.07,
    wide * 0.4,
    0.14,
    paintedMaterial([250, 236, 206], { emission: lampsOn ? 1.6 : 0.25 }),
  );
  if (random.chance(0.6)) {
    const cloth = random.pick([accent, [206, 84, 66], [70, 126, 120], [226, 168, 80]] as const);
    const strips = Math.round((wide - 0.4) / 0.3);
    for (let i = 0; i < strips; i++)
      panel(
        build,
        [left + 0.2 + ((wide - 0.4) * i) / strips, 2.5, z - 0.06],
        [(wide - 0.4) / strips, 0, 0],
        [0, -0.45, -1],
        paintedMaterial(i % 2 ? cloth : [250, 242, 228], { translucent: true }),
      );
  }
  if (lampsOn) addPointLight(build, [middle, 1.8, z - 1.4], bulbLight, 3);
  else addPointLight(build, [middle, 1.6, z - 0.8], bulbLight, 0.5);
  build.world.blocks.push([
    [left, 0, z],
    [left + wide, 10.5, z + 6],
  ]);
  return wide;
};

const planter = (build: SceneBuild, x: number, z: number): void => {
  block(build, [x, 0.06, z], [0.8, 0.5, 0.5], paintedMaterial(blend(build.accent, [70, 62, 58], 0.5)));
  if (isSnowy(build)) ball(build, [x, 0.56, z], [0.4, 0.16, 0.25], paintedMaterial([236, 240, 246]));
  else for (const dx of [-0.2, 0.2]) bouquet(build, [x + dx, 0.8, z], 0.34);
};

/** What stands on the pavement on one side. */
const kerbside: readonly ((build: SceneBuild, side: number, z: number) => void)[] = [
  // Café tables.
  (build, side, z) => {
    for (const dx of [0, 1.5]) {
      const x = side * (1.5 + dx);
      bistro(build, x, z - 0.6, [226, 206, 176]);
      for (const dz of [-0.5, 0.5]) chair(build, x + dz, z - 0.5, build.accent);
    }
  },
  // Flowers in boxes.
  (build, side, z) => {
    for (const dx of [0, 0.95]) planter(build, side * (1.5 + dx), z);
  },
  // A parked car.
  (build, side, z) =>
    car(build, side * 3, z - 0.4, build.random.pick([build.accent, [206, 92, 72], [236, 226, 206]]), false),
  // A newspaper stand.
  (build, side, z) => {
    const x = side * 2.1;
    block(build, [x, 0, z], [1.6, 2.3, 1], paintedMaterial(blend(build.accent, [46, 60, 56], 0.4)));
    card(build, x, 0.85, z - 0.51, 1.4, 1.1, texturedMaterial(goods(build.random, [96, 76, 60], build.accent)));
    for (let i = 0; i < 5; i++)
      panel(
        build,
        [x - 0.9 + i * 0.36, 2.35, z - 0.5],
        [0.36, 0, 0],
        [0, -0.2, -0.5],
        paintedMaterial(i % 2 ? build.accent : [250, 242, 228]),
      );
  },
];
