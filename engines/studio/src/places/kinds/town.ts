// Places in town: street, market, rooftop, construction site, pool.
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
import { black, oak, sofa, wood } from '../kit/furniture.ts';
import { brightBall, lightString } from '../kit/lamps.ts';
import { ground, groundMaterial } from '../kit/land.ts';
import { bush, houseplant, palm, tree } from '../kit/plants.ts';
import { front, shopfront, stones } from '../kit/textures.ts';
import { toLinearLight } from '../world/light.ts';

/** A row of houses along one side of the street; windows and shopfronts are lit when it is dark. */
const houses = (build: SceneBuild, x: number, from: number, to: number): void => {
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
  const colour = random.pick([accent, blend(accent, [255, 170, 90], 0.6), blend(accent, [90, 150, 255], 0.6)]);
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
  const { random } = build;
  build.world.camera = { ...build.world.camera, height: 1.55, reach: 0.68 };
  build.world.haze = { ...build.world.haze, halvingDistance: build.day.visibility * 0.6 };
  panel(build, [-60, 0, 0], [120, 0, 0], [0, 0, 300], groundMaterial(build, 'asphalt'));
  for (const side of [-1, 1]) {
    panel(build, [side < 0 ? -3.2 : 1.7, 0.06, 0], [1.5, 0, 0], [0, 0, 120], groundMaterial(build, 'paving'));
    houses(build, side * 3.2, 4, 95);
    for (let z = 5.5; z < 60; z += 9) streetLamp(build, side * 1.95, z + (side > 0 ? 3 : 0));
    for (let z = 9; z < 60; z += 9) tree(build, side * 2.1, z + (side > 0 ? 3 : 0), random.between(4, 5.5));
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
  const away = front(random, blend(build.wall, [130, 140, 150], 0.5), 10, 8, build.lampsOn ? 0.5 : 0.04);
  panel(build, [-9, 26, 120], [18, 0, 0], [0, -26, 0], texturedMaterial(away.wall));
  if (build.lampsOn)
    panel(build, [-9, 26, 119.8], [18, 0, 0], [0, -26, 0], texturedMaterial(away.lit(), undefined, { emission: 2 }));
};

export const market = (build: SceneBuild): void => {
  const { random, accent } = build;
  build.world.camera = { ...build.world.camera, height: 1.55, reach: 0.64 };
  ground(build, 'paving');
  houses(build, -5.2, 6, 50);
  houses(build, 5.2, 6, 50);
  const fruit: readonly Rgb[] = [
    [204, 60, 44],
    [232, 150, 48],
    [126, 160, 64],
    [238, 200, 80],
    [120, 60, 110],
    [246, 236, 220],
  ];
  for (const side of [-1, 1])
    for (let i = 0; i < 5; i++) {
      const z = 4.6 + i * 3.1;
      const x = side * 1.75;
      const cloth = random.pick([accent, [206, 84, 66], [236, 226, 206], [70, 116, 120]] as const);
      for (let k = 0; k < 6; k++)
        panel(
          build,
          [x - side * 0.85, 2.1, z - 1.2 + k * 0.4],
          [0, 0, 0.4],
          [side * 1.7, 0.5, 0],
          paintedMaterial(k % 2 ? cloth : [244, 240, 230], { translucent: true }),
        );
      for (const dz of [-1.15, 1.15])
        post(build, [x - side * 0.8, 0, z + dz], 2.1, 0.03, paintedMaterial([120, 96, 72]), 0.03, false);
      block(build, [x, 0, z], [1.2, 0.75, 2.2], wood(build, oak));
      for (let row = 0; row < 2; row++)
        for (let k = 0; k < 4; k++) {
          const tone = random.pick(fruit);
          const [cx, cz] = [x - side * (0.4 - row * 0.45), z - 0.85 + k * 0.55];
          block(build, [cx, 0.75 + row * 0.12, cz], [0.42, 0.1, 0.5], paintedMaterial([150, 116, 80]));
          for (let b = 0; b < 8; b++)
            ball(
              build,
              [
                cx + random.between(-0.15, 0.15),
                0.9 + row * 0.12 + random.between(0, 0.06),
                cz + random.between(-0.19, 0.19),
              ],
              0.065,
              paintedMaterial(blend(tone, [255, 240, 200], random.next() * 0.2)),
              false,
            );
        }
      build.world.blocks.push([
        [x - 0.85, 2.1, z - 1.2],
        [x + 0.85, 2.5, z + 1.2],
      ]);
      brightBall(build, [x - side * 0.3, 2, z], 0.06, build.lampsOn ? 34 : 8);
      addPointLight(build, [x - side * 0.3, 1.8, z], bulbLight, build.lampsOn ? 1.6 : 0.2);
    }
  for (let i = 0; i < 4; i++) lightString(build, [-1.6, 3, 5 + i * 3], [1.6, 3, 6 + i * 3], 10, 0.3);
};

export const rooftop = (build: SceneBuild): void => {
  const { random, accent, lampsOn } = build;
  build.world.camera = { ...build.world.camera, height: 1.55, reach: 0.62 };
  build.world.haze = { ...build.world.haze, halvingDistance: build.day.visibility * 0.4 };
  level(build, -9, 0, -1, 18, 9.2, groundMaterial(build, 'deck'));
  block(build, [0, 0, 8.2], [18, 0.85, 0.2], paintedMaterial(blend(build.wall, [150, 146, 142], 0.4)));
  card(build, 0, 1.15, 8.15, 18, 0.05, paintedMaterial([50, 54, 58]));
  for (let i = 0; i < 14; i++)
    post(build, [-4.5 + i * 0.7, 0.85, 8.15], 0.3, 0.015, paintedMaterial([50, 54, 58]), 0.015, false);
  for (let i = 0; i < 34; i++) {
    const z = 190 - i * 4.4;
    const wide = random.between(10, 18);
    const tall = random.between(4, 22) + (i % 7 === 0 ? 14 : 0) - 4;
    const x = random.between(-0.5, 0.5) * z * 1.3;
    const tone = blend([150, 146, 146], hsl(random.between(0.02, 0.6), 0.14, 0.5), random.next());
    const face = front(random, tone, 12, 6, lampsOn ? 0.45 : 0.02);
    panel(build, [x - wide / 2, tall, z], [wide, 0, 0], [0, -44, 0], texturedMaterial(face.wall));
    if (lampsOn)
      panel(
        build,
        [x - wide / 2, tall, z - 0.1],
        [wide, 0, 0],
        [0, -44, 0],
        texturedMaterial(face.lit(), undefined, { emission: 2.2 }),
      );
  }
  sofa(build, -1.35, 7, 1.6, [206, 198, 186]);
  level(build, -1.6, 0.34, 5.5, 0.8, 0.5, wood(build, oak));
  block(build, [-1.2, 0, 5.75], [0.7, 0.33, 0.4], paintedMaterial(black));
  for (const x of [-2.4, 0.9, 2.2]) {
    block(build, [x, 0, 7.7], [0.9, 0.45, 0.4], paintedMaterial([96, 92, 88]));
    bush(build, x, 7.6, 1, accent);
  }
  houseplant(build, 1.7, 0, 6.4, 1.7);
  for (const x of [-2.3, 2.3]) post(build, [x, 0, 7.9], 3, 0.04, paintedMaterial(black), 0.04, false);
  lightString(build, [-2.3, 2.95, 7.9], [2.3, 2.95, 7.9], 15, 0.24);
  lightString(build, [-2.3, 2.95, 7.9], [-2.8, 3.2, 3], 12, 0.3);
  lightString(build, [2.3, 2.95, 7.9], [2.8, 3.2, 3], 12, 0.3);
};

/** A building of bare concrete with scaffolding, a crane behind it and materials in front. */
export const constructionSite = (build: SceneBuild): void => {
  const { random, accent } = build;
  ground(build, 'gravel');
  for (let i = 0; i < 14; i++) {
    const z = 190 - i * 8;
    const tall = random.between(10, 24);
    const tone = blend([150, 146, 146], hsl(random.between(0.02, 0.6), 0.14, 0.5), random.next());
    const face = front(random, tone, 8, 6, build.lampsOn ? 0.4 : 0.02);
    card(build, random.between(-0.5, 0.5) * z * 1.2, 0, z, random.between(10, 18), tall, texturedMaterial(face.wall));
  }
  const yellow = paintedMaterial([232, 176, 44]);
  const mast = { x: 6.4, z: 34, top: 15 };
  card(build, mast.x, 0, mast.z, 0.9, mast.top, yellow);
  card(build, mast.x - 6, mast.top, mast.z, 19, 0.7, yellow);
  card(build, mast.x, mast.top + 0.7, mast.z, 0.5, 3.2, yellow);
  card(build, mast.x + 2.6, mast.top - 1.6, mast.z, 1.8, 1.6, paintedMaterial([150, 150, 150]));
  card(build, mast.x - 12, mast.top - 8, mast.z, 0.12, 8, paintedMaterial(black));

  const concrete = paintedMaterial([176, 172, 166]);
  const [left, right, near, far, storey] = [-8, 1.5, 13, 20, 3.1];
  const shade = paintedMaterial([124, 120, 116]);
  for (let floor = 0; floor < 4; floor++) {
    const y = floor * storey;
    card(build, (left + right) / 2, y, far, right - left, storey, shade);
    for (const z of [far - 0.5, near + 0.2])
      for (let x = left + 0.2; x <= right; x += 2.3) block(build, [x, y, z], [0.35, storey - 0.3, 0.35], concrete);
    block(build, [(left + right) / 2, y + storey - 0.3, (near + far) / 2], [right - left, 0.3, far - near], concrete);
  }
  const steel = paintedMaterial([150, 154, 160]);
  const boards = wood(build, oak);
  for (let x = left; x <= right + 0.6; x += 2.4) post(build, [x, 0, near - 1], 4.2 * storey, 0.05, steel, 0.05, false);
  for (let floor = 1; floor < 5; floor++) {
    const y = floor * storey - 0.9;
    block(build, [(left + right) / 2, y, near - 0.8], [right - left + 1, 0.1, 0.9], boards);
    card(build, (left + right) / 2, y + 0.95, near - 1, right - left + 1, 0.05, steel);
  }

  if (build.lampsOn)
    for (const y of [2.4, 5.5]) lightString(build, [left, y, near - 1.1], [right, y, near - 1.1], 9, 0.1);

  ball(build, [3.6, 0, 11], [1.7, 0.9, 1.4], paintedMaterial([206, 180, 138]));
  const bricks = texturedMaterial(stones(random, [178, 92, 66], [206, 198, 188], 6, 4, 0.16), [0.9, 0.6]);
  block(build, [-1.7, 0, 7.4], [1.1, 0.12, 0.9], boards);
  block(build, [-1.7, 0.12, 7.4], [1, 0.75, 0.8], bricks);
  block(build, [1.7, 0, 7.8], [1.4, 0.1, 0.9], boards);
  for (let i = 0; i < 4; i++)
    block(build, [1.7, 0.1 + i * 0.14, 7.8], [1.2 - i * 0.06, 0.12, 0.6], paintedMaterial([196, 192, 184]));
  for (const [x, z] of [
    [-0.75, 6.2],
    [1, 6],
    [-2.2, 5.6],
  ] as const) {
    block(build, [x, 0, z], [0.36, 0.03, 0.36], paintedMaterial([222, 92, 36]));
    post(build, [x, 0.03, z], 0.55, 0.13, paintedMaterial([232, 100, 40]), 0.025);
    post(build, [x, 0.24, z], 0.12, 0.1, paintedMaterial([244, 242, 238]), 0.075, false);
  }
  block(build, [2.5, 0, 10], [0.1, 1.9, 0.1], steel);
  card(build, 2.5, 1.2, 9.93, 1.1, 0.75, paintedMaterial(blend(accent, [244, 242, 238], 0.25)));
};

export const pool = (build: SceneBuild): void => {
  const { random, accent } = build;
  build.world.camera = { ...build.world.camera, height: 1.55, reach: 0.64 };
  ground(build, 'paving');
  panel(build, [-9, 0.03, 5.2], [10.4, 0, 0], [0, 0, 8], paintedMaterial([28, 150, 172], { gloss: 0.55 }));
  panel(build, [-9, 0.06, 4.9], [10.7, 0, 0], [0, 0, 0.3], paintedMaterial([236, 232, 224]));
  panel(build, [1.4, 0.06, 4.9], [0.35, 0, 0], [0, 0, 8.6], paintedMaterial([236, 232, 224]));
  block(build, [-2, 0, 18], [12, 3.2, 4], paintedMaterial([242, 238, 230]));
  for (let i = 0; i < 4; i++)
    card(
      build,
      -6 + i * 2.4,
      0.2,
      15.97,
      1.9,
      2.4,
      paintedMaterial([70, 92, 104], { emission: build.lampsOn ? 1.4 : 0.2 }),
    );
  block(build, [4.4, 0, 19], [4, 4.6, 4], paintedMaterial([232, 224, 212]));
  for (const z of [6.2, 8.2]) {
    block(build, [2.3, 0.25, z], [0.62, 0.1, 1.7], paintedMaterial([248, 245, 238]));
    panel(build, [2, 0.36, z + 0.6], [0.62, 0, 0], [0, 0.5, 0.5], paintedMaterial([248, 245, 238]));
  }
  post(build, [2.9, 0, 7.3], 2.3, 0.03, paintedMaterial([230, 224, 214]), 0.03);
  post(build, [2.9, 1.95, 7.3], 0.45, 1.2, paintedMaterial(accent, { translucent: true }), 0.05);
  palm(build, -2.9, 14.6, 5.4);
  palm(build, 2.2, 13, 5);
  palm(build, -4.6, 13.5, 6.2);
  for (let i = 0; i < 9; i++)
    bush(
      build,
      -5 + i * 1.1 + random.between(-0.3, 0.3),
      14.6,
      random.between(0.7, 1.1),
      i % 3 ? undefined : [226, 90, 130],
    );
};
