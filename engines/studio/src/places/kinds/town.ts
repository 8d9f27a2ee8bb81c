// Places in town: market, rooftop, pool.
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
import { bush, houseplant, palm } from '../kit/plants.ts';
import { front } from '../kit/textures.ts';
import { houses } from './street.ts';

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
