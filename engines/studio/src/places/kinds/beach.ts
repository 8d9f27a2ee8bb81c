// Beaches: with palms, with parasols, in dunes, with boats.
import { blend, css, type Rgb } from '../../paint/colour.ts';
import { ball, block, level, paintedMaterial, panel, post, type SceneBuild, texturedMaterial } from '../kit/build.ts';
import { wood } from '../kit/furniture.ts';
import { ground, hills, water } from '../kit/land.ts';
import { palm, tuft } from '../kit/plants.ts';
import { drawTexture } from '../kit/textures.ts';

export const beach = (build: SceneBuild): void => {
  const { random, plan } = build;
  ground(build, 'sand');
  const sea: Rgb = plan.weather === 'clear' ? [24, 122, 138] : [48, 76, 86];
  water(build, 9.5, 900, sea, 0.5);
  water(build, 7.4, 9.6, blend(sea, [150, 214, 206], 0.45), 0.4);
  level(build, -40, 0.04, 7.3, 80, 0.3, paintedMaterial([246, 248, 246]));
  if (random.chance(0.5)) hills(build, 320, random.between(26, 60), [112, 134, 104], 0.5);
  random.pick([palmBeach, parasolBeach, duneBeach, boatBeach])(build);
  build.world.exposure = 1.25;
};

const reeds: readonly Rgb[] = [
  [126, 140, 84],
  [166, 160, 104],
  [190, 176, 120],
];

const beachGrass = (build: SceneBuild, count: number, tall: number): void => {
  const { random } = build;
  for (let i = 0; i < count; i++)
    tuft(
      build,
      random.pick([-1, 1]) * random.between(1, 2.6),
      random.between(4, 7),
      random.between(0.5, 1) * tall,
      reeds,
    );
};

const palmBeach = (build: SceneBuild): void => {
  palm(build, -3.3, 10.5, 4.6);
  palm(build, -2.5, 9.2, 3.9);
  palm(build, 3.6, 11.5, 5);
  parasol(build, 1.75, 6.9);
  lounger(build, 1.5, 6.3);
  beachGrass(build, 10, 0.4);
};

const parasolBeach = (build: SceneBuild): void => {
  for (const [x, z] of [
    [-1.7, 6.6],
    [1.9, 6.9],
    [3.4, 7.1],
    [-3.3, 7],
  ] as const) {
    parasol(build, x, z);
    lounger(build, x - 0.3, z - 0.5);
  }
};

const duneBeach = (build: SceneBuild): void => {
  const { random } = build;
  const sand = paintedMaterial([240, 218, 178]);
  for (const [x, z, wide, tall] of [
    [-3.4, 7.2, 3.4, 0.8],
    [3.6, 7, 3, 1.05],
    [-2.6, 5.6, 1.9, 0.42],
  ] as const)
    ball(build, [x, 0, z], [wide, tall, 1.4], sand, false);
  for (let i = 0; i < 34; i++) {
    const side = random.pick([-1, 1]);
    tuft(build, side * random.between(1, 3), random.between(4.6, 6), random.between(0.7, 1.4), reeds);
  }
  const timber = wood(build, [196, 170, 136]);
  for (let i = 0; i < 7; i++) post(build, [0.95 + i * 0.2, 0, 5 + i * 0.34], 1, 0.035, timber, 0.03);
};

/** A rowing boat, and surfboards stuck in the sand. */
const boatBeach = (build: SceneBuild): void => {
  const { accent, random } = build;
  ball(build, [-1.75, 0.3, 6.4], [1, 0.42, 0.5], paintedMaterial(blend(accent, [248, 240, 224], 0.15)));
  ball(build, [-1.75, 0.56, 6.35], [0.88, 0.2, 0.4], paintedMaterial([206, 164, 112]), false);
  for (const [i, colour] of ([accent, [250, 240, 220], [238, 176, 84]] as const).entries())
    ball(
      build,
      [1.25 + i * 0.42, 0.95, 6.2 + i * 0.1],
      [0.2, random.between(0.95, 1.15), 0.05],
      paintedMaterial(colour),
    );
  palm(build, 3.4, 11, 5);
  beachGrass(build, 8, 0.4);
};

const parasol = (build: SceneBuild, x: number, z: number): void => {
  const { random, accent } = build;
  const colour = random.pick([accent, [240, 132, 96], [248, 206, 104], [100, 190, 186]] as const);
  post(build, [x, 0, z], 2.3, 0.025, paintedMaterial([240, 232, 218]), 0.025);
  const cloth = stripes(blend(colour, [255, 244, 226], 0.15), [252, 246, 234]);
  // Light shines through the cloth.
  post(
    build,
    [x, 1.85, z],
    0.55,
    1.05,
    texturedMaterial(cloth, undefined, { translucent: true, emission: build.day.sun ? 0.8 : 0 }),
    0.04,
  );
};

/** Stripes around a parasol. */
const stripes = (one: Rgb, other: Rgb) =>
  drawTexture(96, 4, (context) => {
    for (let i = 0; i < 12; i++) {
      context.fillStyle = css(i % 2 ? one : other);
      context.fillRect(i * 8, 0, 8, 4);
    }
  });

const lounger = (build: SceneBuild, x: number, z: number): void => {
  const cloth = paintedMaterial([250, 244, 230]);
  block(build, [x, 0.25, z], [0.6, 0.07, 1.3], cloth);
  panel(build, [x - 0.3, 0.8, z + 0.95], [0.6, 0, 0], [0, -0.5, -0.35], cloth);
};
