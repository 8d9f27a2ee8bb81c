// Natural places: garden, meadow, forest, lake, mountains, beach, desert.
import { blend, type Rgb } from '../../paint/colour.ts';
import { ball, block, level, paintedMaterial, post, type SceneBuild, texturedMaterial } from '../kit/build.ts';
import { walnut, wood } from '../kit/furniture.ts';
import { lightString } from '../kit/lamps.ts';
import { ground, groundMaterial, hills, isSnowy, range, water, woods } from '../kit/land.ts';
import { bush, fir, grass, palm, tree, tuft } from '../kit/plants.ts';
import { stones } from '../kit/textures.ts';

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
  woods(build, 22, 5, 2);
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
  alongPath(build, 8, 7, 20, 2.6, (x, z) => tree(build, x, z, random.between(4.5, 7)));
  alongPath(build, 18, 3.4, 13, 0.85, (x, z, i) =>
    bush(
      build,
      x,
      z,
      random.between(0.5, 0.95),
      isSnowy(build) || i % 3 === 2 ? undefined : random.pick([...flowers, accent]),
    ),
  );
  alongPath(build, 16, 3, 8, 0.72, (x, z) => tuft(build, x, z, random.between(0.2, 0.4)));
  const seat = wood(build, walnut);
  block(build, [1.15, 0.42, 6.6], [1.2, 0.05, 0.4], seat);
  block(build, [1.15, 0.55, 6.8], [1.2, 0.4, 0.05], seat);
  for (const x of [0.65, 1.65]) block(build, [x, 0, 6.6], [0.06, 0.42, 0.36], paintedMaterial([50, 50, 52]));
  if (build.lampsOn) lightString(build, [-2.4, 2.6, 7], [2.4, 2.7, 7.5], 14, 0.3);
  build.world.canopy = isSnowy(build) ? 0 : 0.45;
};

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
  range(build, 700, 350, winter ? 0.3 : 0.45);
  range(build, 430, 160, winter ? 0.4 : 0.66);
  build.world.haze = { ...build.world.haze, halvingDistance: Math.max(500, 4 * build.day.visibility) };
  hills(build, 140, 24, winter ? [206, 214, 224] : [72, 98, 70]);
  alongPath(build, 22, 8, 60, 2.2, (x, z) => fir(build, x, z, random.between(5, 9)));
  for (let i = 0; i < 7; i++)
    ball(
      build,
      [random.between(-3, 3), 0.05, random.between(4, 9)],
      [random.between(0.2, 0.5), random.between(0.12, 0.3), 0.3],
      paintedMaterial(winter ? [212, 216, 222] : [132, 130, 126]),
    );
  grass(build, 1.8, 16, 0.28, winter ? [] : flowers.slice(1, 4));
};

export const beach = (build: SceneBuild): void => {
  const { random, accent, plan } = build;
  ground(build, 'sand');
  const sea: Rgb = plan.weather === 'clear' ? [20, 108, 124] : [48, 76, 86];
  water(build, 9.5, 900, sea, 0.5);
  water(build, 7.4, 9.6, blend(sea, [150, 214, 206], 0.45), 0.4);
  level(build, -40, 0.04, 7.3, 80, 0.3, paintedMaterial([246, 248, 246]));
  palm(build, -1.9, 6.2, 4.6);
  palm(build, 2.6, 8, 5.6);
  palm(build, -3.4, 10, 6);
  post(build, [1.5, 0, 6.6], 2.1, 0.025, paintedMaterial([236, 230, 220]), 0.025);
  post(build, [1.5, 1.75, 6.6], 0.42, 1.05, paintedMaterial(accent, { translucent: true }), 0.05);
  block(build, [1.3, 0.25, 6.2], [0.55, 0.07, 1.3], paintedMaterial([244, 240, 232]));
  for (let i = 0; i < 16; i++)
    tuft(
      build,
      random.chance(0.5) ? random.between(-2.6, -1) : random.between(1.4, 3),
      random.between(4, 7),
      random.between(0.2, 0.5),
      [
        [126, 140, 84],
        [166, 160, 104],
      ],
    );
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
