// Plants: house plants, trees, bushes, grass.
import { blend, type Rgb } from '../../paint/colour.ts';
import type { Vec } from '../world/vector.ts';
import type { Material, Texture } from '../world/world.ts';
import { ball, cachedTexture, card, paintedMaterial, panel, post, type SceneBuild, texturedMaterial } from './build.ts';
import { foliage } from './foliage.ts';
import { bark, blades, branches, leaves, turf } from './textures.ts';

const houseGreen: readonly Rgb[] = [
  [70, 108, 62],
  [96, 132, 76],
  [52, 88, 56],
];

const leafy = (texture: Texture): Material =>
  texturedMaterial(texture, undefined, { translucent: true, swaysInWind: true });

/** The material of a clump of leaves, one of a few shared textures. */
const clump = (build: SceneBuild, colours: readonly Rgb[], count = 90, size = 0.8): Material => {
  const which = Math.floor(build.random.between(0, 4));
  return leafy(
    cachedTexture(build, `leaves ${colours} ${count} ${size} ${which}`, () =>
      leaves(build.random, colours, count, size),
    ),
  );
};

const spray = (build: SceneBuild, colours: readonly Rgb[], count: number, droop: number, broad: number): Material => {
  const which = Math.floor(build.random.between(0, 3));
  return leafy(
    cachedTexture(build, `blades ${colours} ${count} ${droop} ${broad} ${which}`, () =>
      blades(build.random, colours, count, droop, broad),
    ),
  );
};

/** Adds an upright card turned about its vertical axis by `turn` radians. */
const turnedCard = (
  build: SceneBuild,
  [x, y, z]: Vec,
  wide: number,
  tall: number,
  turn: number,
  material: Material,
  tip = 0,
): void => {
  const [dx, dz] = [(wide / 2) * Math.cos(turn), (wide / 2) * Math.sin(turn)];
  panel(build, [x - dx, y + tall, z - dz], [2 * dx, 0, 2 * dz], [0, -tall, tip], material);
};

/** A potted house plant with arching leaves or with twigs and a loose crown. */
export const houseplant = (build: SceneBuild, x: number, y: number, z: number, tall: number): void => {
  const { random, accent } = build;
  const pot = random.pick([[206, 196, 182], [168, 96, 66], [70, 72, 76], blend(accent, [230, 224, 214], 0.3)] as const);
  const high = tall * 0.26;
  post(build, [x, y, z], high, tall * 0.11, paintedMaterial(pot), tall * 0.14);
  if (random.chance(0.55)) {
    const droop = random.pick([0.25, 0.5]);
    for (let i = 0; i < 5; i++)
      turnedCard(
        build,
        [x, y + tall * 0.16, z - 0.03 * i],
        tall * 0.95,
        tall * random.between(0.7, 0.95),
        (i - 2) * 0.55,
        spray(build, houseGreen, 11, droop, 8),
      );
    return;
  }
  for (let i = 0; i < 3; i++)
    panel(
      build,
      [x + (i - 1) * 0.02 * tall, y + high, z],
      [tall * 0.014, 0, 0],
      [(i - 1) * tall * 0.17, tall * random.between(0.35, 0.55), 0],
      paintedMaterial([96, 76, 56]),
    );
  for (let i = 0; i < 11; i++) {
    const angle = random.between(0, 6.283);
    const out = Math.sqrt(random.next()) * tall * 0.27;
    const size = tall * random.between(0.24, 0.4);
    turnedCard(
      build,
      [x + Math.cos(angle) * out, y + tall * 0.5 + Math.sin(angle) * out * 1.15, z + random.between(-0.12, 0.1) * tall],
      size,
      size,
      random.between(-0.7, 0.7),
      clump(build, houseGreen, 34, 1.25),
      size * 0.2,
    );
  }
};

const bloomColours: readonly Rgb[] = [
  [232, 96, 130],
  [252, 196, 72],
  [252, 244, 236],
  [164, 96, 196],
  [226, 70, 64],
  [246, 146, 72],
];

/** Flowers of one colour in leaves, around a centre. */
export const bouquet = (build: SceneBuild, [x, y, z]: Vec, radius: number): void => {
  const { random } = build;
  const bloom = random.pick([...bloomColours, build.accent]);
  const light = blend(bloom, [255, 250, 240], 0.3);
  const leaf = clump(build, houseGreen, 34, 1.25);
  const flower = clump(build, [bloom, light, bloom], 60, 1.3);
  for (let i = 0; i < 4; i++) {
    const size = radius * 1.3;
    turnedCard(build, [x + random.between(-0.4, 0.4) * radius, y - radius * 0.9, z + 0.04], size, size, 0, leaf);
  }
  for (let i = 0; i < 5; i++) {
    const angle = random.between(0, 6.283);
    const out = radius * 0.6 * Math.sqrt(random.next());
    const size = radius * random.between(1, 1.35);
    turnedCard(
      build,
      [x + Math.cos(angle) * out, y + Math.sin(angle) * out * 0.7 - size * 0.4, z - 0.05 - 0.02 * i],
      size,
      size,
      random.between(-0.5, 0.5),
      flower,
      size * 0.25,
    );
  }
};

/** A crown of leaf clumps around a centre. */
export const crown = (
  build: SceneBuild,
  [x, y, z]: Vec,
  radius: number,
  colours = foliage(build.plan.season),
  count = 16,
): void => {
  const { random } = build;
  // A dark core, so that the sky does not show through everywhere.
  const heart = { ...clump(build, colours, 150, 0.9), colour: [0.5, 0.5, 0.5] as const };
  for (const dx of [-0.25, 0.25])
    turnedCard(build, [x + dx * radius, y - radius * 0.62, z + radius * 0.3], radius * 1.15, radius * 1.15, 0, heart);
  for (let i = 0; i < count; i++) {
    const angle = random.between(0, 6.283);
    const out = radius * 0.85 * Math.sqrt(random.next());
    const size = radius * random.between(0.5, 0.95);
    turnedCard(
      build,
      [x + Math.cos(angle) * out, y + Math.sin(angle) * out * 0.75 - size / 2, z + random.between(-0.5, 0.4) * radius],
      size,
      size,
      random.between(-0.6, 0.6),
      clump(build, colours),
      size * 0.25,
    );
  }
};

const barked = (build: SceneBuild, tone: Rgb): Material =>
  texturedMaterial(cachedTexture(build, `bark ${tone}`, () => bark(build.random, tone)));

/** A tree with several crowns on branches; bare in winter. */
export const tree = (build: SceneBuild, x: number, z: number, tall: number): void => {
  const { random, plan } = build;
  const tone: Rgb = random.pick([
    [98, 80, 64],
    [76, 66, 58],
    [112, 98, 84],
  ]);
  const trunk = tall * random.between(0.3, 0.42);
  post(build, [x, 0, z], tall * 0.8, tall * 0.034, barked(build, tone), tall * 0.008);
  const bare = plan.season === 'winter';
  for (let i = 0; i < (bare ? 15 : 6); i++) {
    const lean = random.between(-1, 1);
    const from = trunk * random.between(0.8, 1.45);
    const [dx, dy] = [lean * tall * 0.3, tall * random.between(0.18, bare ? 0.5 : 0.36)];
    const thick = tall * random.between(0.006, 0.014);
    panel(
      build,
      [x, from, z + random.between(-0.1, 0.1)],
      [thick, 0, 0],
      [dx, dy, 0],
      paintedMaterial(blend(tone, [240, 240, 246], bare ? random.next() * 0.35 : 0)),
    );
    if (!bare)
      crown(
        build,
        [x + dx, from + dy, z + random.between(-0.12, 0.12) * tall],
        tall * random.between(0.17, 0.26),
        foliage(plan.season),
        13,
      );
  }
};

/** A fir of drooping branches in rings, snowy in winter. */
export const fir = (build: SceneBuild, x: number, z: number, tall: number): void => {
  const { random, plan } = build;
  const greens: readonly Rgb[] =
    plan.season === 'winter'
      ? [
          [56, 76, 66],
          [226, 232, 240],
          [84, 102, 94],
        ]
      : [
          [66, 98, 66],
          [88, 122, 78],
          [52, 80, 58],
        ];
  post(build, [x, 0, z], tall * 0.4, tall * 0.022, barked(build, [74, 58, 48]));
  const rings = 12;
  for (let i = 0; i < rings; i++) {
    const t = i / rings;
    const wide = tall * (0.46 * (1 - t) ** 1.15 + 0.05) * random.between(0.88, 1.12);
    turnedCard(
      build,
      [x + random.between(-0.02, 0.02) * tall, tall * (0.08 + 0.84 * t), z - 0.02 * i],
      wide,
      tall * 0.21,
      random.between(-0.25, 0.25),
      leafy(cachedTexture(build, `branches ${i % 3}`, () => branches(random, greens))),
    );
  }
  build.world.blocks.push([
    [x - tall * 0.1, tall * 0.1, z + tall * 0.03],
    [x + tall * 0.1, tall * 0.75, z + tall * 0.2],
  ]);
};

/** A bush, with flowers if a colour is given; in winter a mound of snow with twigs. */
export const bush = (build: SceneBuild, x: number, z: number, size: number, flowers?: Rgb): void => {
  const { plan } = build;
  if (plan.season === 'winter') {
    ball(build, [x, 0, z], [size * 0.9, size * 0.32, size * 0.7], paintedMaterial([232, 237, 245]));
    tuft(build, x + size * 0.1, z - size * 0.3, size * 0.8, [
      [96, 80, 70],
      [120, 104, 92],
    ]);
    return;
  }
  const colours = foliage(plan.season);
  crown(
    build,
    [x, size * 0.5, z],
    size * 0.7,
    flowers ? [...colours, flowers, blend(flowers, [255, 255, 255], 0.4)] : colours,
    11,
  );
};

/** A tuft of reeds or dry grass. */
export const tuft = (
  build: SceneBuild,
  x: number,
  z: number,
  tall: number,
  colours = foliage(build.plan.season),
): void => card(build, x, 0, z, tall * 1.2, tall, spray(build, colours, 40, 0.3, 2.4));

/** Tall grass across the whole width in strips, with flowers if colours are given. */
export const grass = (
  build: SceneBuild,
  from: number,
  to: number,
  tall: number,
  flowers: readonly Rgb[] = [],
): void => {
  if (build.plan.season === 'winter') return;
  const { random, plan } = build;
  const greens = foliage(plan.season === 'spring' ? 'summer' : plan.season);
  for (let z = from, i = 0; z < to; z *= random.between(1.04, 1.08), i++) {
    const material = leafy(cachedTexture(build, `turf ${flowers} ${i % 3}`, () => turf(random, greens, flowers)));
    const high = tall * random.between(0.6, 1.2);
    panel(build, [-z - random.next(), high, z], [2 * z + 2, 0, 0], [0, -high, 0], {
      ...material,
      repeat: [tall * 5, high],
    });
  }
};

export const palm = (build: SceneBuild, x: number, z: number, tall: number): void => {
  post(build, [x, 0, z], tall, tall * 0.026, paintedMaterial([184, 152, 116]), tall * 0.016);
  const greens: readonly Rgb[] = [
    [92, 136, 66],
    [124, 160, 78],
    [70, 112, 58],
  ];
  for (let i = 0; i < 5; i++) {
    const turn = (i - 2) * 0.5;
    turnedCard(build, [x, tall * 0.9, z - 0.05 * i], tall * 0.8, tall * 0.34, turn, spray(build, greens, 13, 1.1, 7));
    turnedCard(
      build,
      [x, tall * 1.02, z - 0.05 * i + 0.02],
      tall * 0.8,
      -tall * 0.3,
      turn,
      spray(build, greens, 9, 0.9, 6),
    );
  }
};
