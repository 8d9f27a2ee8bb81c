// Natural places: garden, meadow, forest, lake, mountains, desert.
import { blend, type Rgb } from '../../paint/colour.ts';
import { ball, block, card, level, paintedMaterial, post, type SceneBuild, texturedMaterial } from '../kit/build.ts';
import { foliage } from '../kit/foliage.ts';
import { walnut, wood } from '../kit/furniture.ts';
import { lightString } from '../kit/lamps.ts';
import { ground, groundMaterial, hills, isSnowy, range, water, woods } from '../kit/land.ts';
import { bouquet, bush, fir, grass, tree, tuft } from '../kit/plants.ts';
import { stones, thicket } from '../kit/textures.ts';

const flowers: readonly Rgb[] = [
  [236, 150, 170],
  [248, 220, 120],
  [250, 248, 244],
  [176, 130, 200],
  [226, 92, 80],
];

/** Puts things on both sides of a free path, far ones first. */
const alongPath = (
  build: SceneBuild,
  count: number,
  from: number,
  to: number,
  gap: number,
  put: (x: number, z: number, i: number) => void,
): void => {
  const { random } = build;
  for (let i = 0; i < count; i++) {
    const z = to + ((from - to) * i) / count + random.between(-0.3, 0.3);
    const side = i % 2 ? 1 : -1;
    put(side * (gap + random.between(0, 0.3) * z), z, i);
  }
};

export const garden = (build: SceneBuild): void => {
  const { random, accent } = build;
  ground(build, 'grass');
  random.pick([treeLine, treeLine, hedgeLine, houseBehind])(build);
  level(
    build,
    -0.55,
    0.01,
    1,
    1.1,
    16,
    isSnowy(build)
      ? groundMaterial(build, 'gravel')
      : texturedMaterial(stones(random, [176, 164, 146], [120, 116, 96], 5, 3, 0.14), [1.1, 1.8]),
  );
  alongPath(build, 12, 3.4, 11, 0.85, (x, z, i) =>
    bush(
      build,
      x,
      z,
      random.between(0.5, 0.95),
      isSnowy(build) || i % 3 === 2 ? undefined : random.pick([...flowers, accent]),
    ),
  );
  alongPath(build, 16, 3, 8, 0.72, (x, z) => tuft(build, x, z, random.between(0.2, 0.4)));
  const features = isSnowy(build) ? lastingFeatures : [...lastingFeatures, ...flowerFeatures];
  for (const side of [-1, 1]) random.pick(features)(build, side);
  if (build.lampsOn) lightString(build, [-2.4, 2.6, 7], [2.4, 2.7, 7.5], 14, 0.3);
  build.world.canopy = isSnowy(build) ? 0 : 0.45;
};

const treeLine = (build: SceneBuild): void => {
  woods(build, 22, 5, 2);
  alongPath(build, 8, 7, 20, 2.6, (x, z) => tree(build, x, z, build.random.between(4.5, 7)));
};

/** High clipped hedges with trees behind. */
const hedgeLine = (build: SceneBuild): void => {
  const { random } = build;
  woods(build, 26, 6, 1);
  const hedge = texturedMaterial(
    thicket(random, isSnowy(build) ? [[206, 214, 222]] : foliage(build.plan.season)),
    [3, 2],
  );
  for (const side of [-1, 1]) {
    block(build, [side * 5.1, 0, 10], [9, 2.1, 0.8], hedge);
    ball(build, [side * 0.95, 2.4, 9.9], 0.5, hedge);
    tree(build, side * random.between(2.2, 3.4), 13, random.between(4.5, 6));
  }
};

/** A house with shutters, and roses along its wall. */
const houseBehind = (build: SceneBuild): void => {
  const { random, wall } = build;
  const z = 10;
  card(build, 0, 0, z, 24, 7, paintedMaterial(blend(wall, [246, 226, 190], 0.5)));
  const shutter = paintedMaterial(
    random.pick([
      [96, 122, 152],
      [92, 132, 128],
      [110, 128, 92],
    ] as const),
  );
  for (let i = -2; i <= 2; i++)
    for (const y of [0.9, 3.9]) {
      const x = i * 2.5 + 1.2;
      card(build, x, y, z - 0.02, 1, 1.6, paintedMaterial([250, 244, 230]));
      card(
        build,
        x,
        y + 0.08,
        z - 0.03,
        0.84,
        1.44,
        paintedMaterial([104, 122, 128], { emission: build.lampsOn ? 2 : 0 }),
      );
      card(build, x, y + 0.74, z - 0.04, 0.9, 0.06, paintedMaterial([250, 244, 230]));
      for (const side of [-0.78, 0.78]) card(build, x + side, y, z - 0.04, 0.5, 1.6, shutter);
    }
  build.world.blocks.push([
    [-12, 0, z],
    [12, 7, z + 5],
  ]);
  if (isSnowy(build)) return;
  for (let i = 0; i < 11; i++) {
    const x = random.pick([-1, 1]) * random.between(1, 3.2);
    bouquet(build, [x, random.between(0.5, 2.8), z - 0.25], random.between(0.3, 0.5));
  }
};

/** What stands on one side of the path in every season. */
const lastingFeatures: readonly ((build: SceneBuild, side: number) => void)[] = [
  // A bench.
  (build, side) => {
    const seat = wood(build, walnut);
    const x = side * 1.4;
    block(build, [x, 0.42, 6.4], [1.2, 0.05, 0.4], seat);
    for (const y of [0.6, 0.78]) block(build, [x, y, 6.6], [1.2, 0.12, 0.04], seat);
    for (const dx of [-0.5, 0.5]) block(build, [x + dx, 0, 6.5], [0.06, 0.9, 0.3], paintedMaterial([70, 64, 60]));
  },
  // A clipped hedge with balls of box.
  (build, side) => {
    const green: Rgb = isSnowy(build) ? [206, 214, 220] : [98, 134, 74];
    const hedge = texturedMaterial(thicket(build.random, [green, [120, 152, 86]]), [2, 1.4]);
    block(build, [side * 2.3, 0, 8], [2.4, 1.35, 0.7], hedge);
    for (const [x, z] of [
      [1.25, 6.2],
      [1.9, 6.8],
    ] as const)
      ball(build, [side * x, 0.42, z], 0.44, hedge);
  },
  // A fountain.
  (build, side) => {
    const stone = paintedMaterial([214, 204, 186]);
    post(build, [side * 1.7, 0, 7], 0.5, 0.8, stone, 0.86);
    ball(build, [side * 1.7, 0.48, 7], [0.76, 0.03, 0.76], paintedMaterial([150, 196, 206]), false);
    post(build, [side * 1.7, 0.5, 7], 0.8, 0.1, stone, 0.07);
    post(build, [side * 1.7, 1.25, 7], 0.12, 0.16, stone, 0.42);
  },
];

/** What blooms on one side of the path. */
const flowerFeatures: readonly ((build: SceneBuild, side: number) => void)[] = [
  // An arch of roses.
  (build, side) => {
    const { random, accent } = build;
    const x = side * 1.5;
    for (const dx of [-0.6, 0.6]) post(build, [x + dx, 0, 7], 2, 0.035, paintedMaterial([238, 232, 220]), 0.035);
    for (let i = 0; i <= 7; i++) {
      const angle = (i / 7) * Math.PI;
      bouquet(build, [x + Math.cos(angle) * 0.62, 2 + Math.sin(angle) * 0.5, 7], 0.3);
    }
    for (const dx of [-0.62, 0.62])
      for (const y of [0.7, 1.4]) bouquet(build, [x + dx, y, 7], random.between(0.24, 0.34));
    bush(build, x, 7.6, 0.7, accent);
  },
  // Tall borders of flowers.
  (build, side) => {
    const { random } = build;
    for (let i = 0; i < 8; i++)
      bouquet(
        build,
        [side * random.between(1, 2.4), random.between(0.45, 0.95), random.between(5.4, 7.4)],
        random.between(0.28, 0.42),
      );
  },
];

export const meadow = (build: SceneBuild): void => {
  ground(build, 'grass');
  const green: Rgb = isSnowy(build) ? [226, 232, 240] : build.plan.season === 'autumn' ? [150, 130, 70] : [96, 126, 66];
  hills(build, 160, 30, blend(green, [130, 150, 160], 0.4));
  hills(build, 90, 12, green);
  woods(build, 60, 4.5, 1);
  tree(build, -2.9, 9.5, 7);
  tree(build, 5, 16, 8);
  tree(build, -9, 34, 9);
  tree(build, 6, 42, 9);
  grass(build, 1.7, 26, 0.34, isSnowy(build) ? [] : flowers.slice(0, 3));
};

export const forest = (build: SceneBuild): void => {
  const { random } = build;
  ground(build, 'leaves');
  woods(build, 30, 9);
  alongPath(build, 26, 3.6, 24, 0.75, (x, z) => {
    if (random.chance(0.3)) fir(build, x, z, random.between(5, 9));
    else tree(build, x, z, random.between(6, 10));
  });
  alongPath(build, 22, 2.8, 11, 0.7, (x, z) => bush(build, x, z, random.between(0.3, 0.7)));
  for (let i = 0; i < 46; i++) {
    const z = random.between(2.4, 9);
    tuft(build, random.between(-0.55, 0.55) * z, z, random.between(0.15, 0.42));
  }
  const { light } = build.world.haze;
  // Under leaves the haze takes their colour.
  const dim = build.plan.weather === 'fog' ? 1 : 0.22;
  build.world.haze = {
    light: [light[0] * dim, light[1] * dim, light[2] * dim * 0.8],
    halvingDistance: Math.max(7, Math.min(48, build.day.visibility * 0.1)),
  };
  if (!isSnowy(build)) build.world.exposure = 0.72;
  build.world.canopy = isSnowy(build) ? 0.3 : 0.7;
};

export const lake = (build: SceneBuild): void => {
  const { random } = build;
  ground(build, 'grass');
  range(build, 420, 120, 0.6);
  hills(build, 150, 26, isSnowy(build) ? [196, 204, 214] : [70, 96, 74]);
  woods(build, 74, 8, 1);
  water(build, 4.6, 72, [18, 44, 56]);
  level(build, -0.75, 0.16, 2, 1.5, 7.5, groundMaterial(build, 'deck'));
  for (let z = 3; z < 9.6; z += 1.6)
    for (const x of [-0.72, 0.72]) post(build, [x, 0, z], 0.55, 0.06, paintedMaterial([98, 76, 58]), 0.06);
  grass(build, 2, 4.6, 0.2);
  alongPath(build, 26, 3.2, 5.2, 0.95, (x, z) => tuft(build, x, z, random.between(0.4, 0.9)));
  tree(build, -2.6, 5.6, 6);
  fir(build, 3.4, 7.5, 6);
};

export const mountains = (build: SceneBuild): void => {
  const { random } = build;
  const winter = isSnowy(build);
  ground(build, 'grass');
  range(build, 700, 350, winter ? 0.3 : random.between(0.4, 0.6));
  range(build, 430, random.between(130, 190), winter ? 0.4 : random.between(0.6, 0.8));
  build.world.haze = { ...build.world.haze, halvingDistance: Math.max(500, 4 * build.day.visibility) };
  hills(build, 140, random.between(14, 26), winter ? [206, 214, 224] : [98, 128, 84]);
  const hasLake = random.chance(0.45);
  if (hasLake) {
    water(build, 9, 90, [24, 70, 86]);
    woods(build, 92, 7, 1);
  }
  const sides = random.pick([[-1, 1], [-1], [1]]);
  for (let i = 0; i < 16; i++) {
    const z = hasLake ? random.between(5.5, 9) : 46 - i * 2.4;
    if (hasLake && i > 5) break;
    fir(build, random.pick(sides) * (1.7 + random.between(0.05, 0.32) * z), z, random.between(4, 8));
  }
  if (random.chance(0.5)) hut(build, random.pick([-1, 1]) * 3.6, hasLake ? 8.4 : 13);
  for (let i = 0; i < 7; i++)
    ball(
      build,
      [random.between(-3, 3), 0.05, random.between(4, 8)],
      [random.between(0.2, 0.5), random.between(0.12, 0.3), 0.3],
      paintedMaterial(winter ? [212, 216, 222] : [150, 144, 136]),
    );
  if (random.chance(0.4))
    for (let i = 0; i < 6; i++)
      for (const x of [-1, 1])
        post(build, [x * (0.95 + i * 0.38), 0, 4.4 + i * 0.3], 0.9, 0.05, wood(build, walnut), 0.05);
  grass(build, 1.8, hasLake ? 8 : 16, 0.28, winter ? [] : flowers.slice(1, 4));
};

/** A hut of timber with a broad roof. */
const hut = (build: SceneBuild, x: number, z: number): void => {
  const timber = wood(build, [150, 102, 66]);
  const roof = paintedMaterial(isSnowy(build) ? [236, 240, 246] : [112, 84, 70]);
  block(build, [x, 0, z], [3.4, 1.9, 2.6], timber);
  for (let i = 0; i < 8; i++) block(build, [x, 1.9 + i * 0.16, z], [4 - i * 0.5, 0.17, 3], roof, undefined, i === 0);
  for (const dx of [-0.9, 0.9]) {
    card(
      build,
      x + dx,
      0.8,
      z - 1.31,
      0.66,
      0.66,
      paintedMaterial([92, 104, 112], { emission: build.lampsOn ? 2.4 : 0 }),
    );
    card(build, x + dx, 0.68, z - 1.34, 0.8, 0.14, paintedMaterial([212, 84, 74]));
  }
};

export const desert = (build: SceneBuild): void => {
  const { random } = build;
  ground(build, 'dune');
  hills(build, 240, 60, [196, 130, 88], 0.5);
  hills(build, 90, 16, [208, 150, 98], 0.6);
  hills(build, 40, 5, [216, 160, 108], 0.5);
  const green = paintedMaterial([86, 112, 72]);
  for (const [x, z, tall] of [
    [-1.9, 6.5, 2.2],
    [2.5, 9, 2.8],
    [-4.4, 15, 3],
  ] as const) {
    post(build, [x, 0, z], tall, 0.17, green, 0.15);
    ball(build, [x, tall, z], 0.15, green);
    for (const side of [-1, 1]) {
      post(build, [x + side * 0.42, tall * 0.45, z], tall * 0.3, 0.1, green, 0.09);
      ball(build, [x + side * 0.42, tall * 0.75, z], 0.09, green);
      ball(build, [x + side * 0.28, tall * 0.45, z], [0.22, 0.1, 0.1], green);
    }
  }
  for (let i = 0; i < 14; i++)
    ball(
      build,
      [random.between(-3.4, 3.4), 0.04, random.between(3.4, 11)],
      [random.between(0.1, 0.4), random.between(0.06, 0.22), 0.25],
      paintedMaterial([168, 112, 76]),
    );
  for (let i = 0; i < 26; i++)
    tuft(build, random.between(-3.4, 3.4), random.between(2.8, 12), random.between(0.15, 0.4), [
      [150, 138, 84],
      [118, 112, 70],
    ]);
};
