// Places of journeys: gas station, train station, airport, harbour.
import { blend, css, type Rgb } from '../../paint/colour.ts';
import {
  addPointLight,
  ball,
  bar,
  block,
  card,
  level,
  paintedMaterial,
  panel,
  post,
  type SceneBuild,
  texturedMaterial,
} from '../kit/build.ts';
import { tubeLight } from '../kit/daylight.ts';
import { besidePresenter, frameX } from '../kit/frame.ts';
import { black, steel } from '../kit/furniture.ts';
import { brightBall } from '../kit/lamps.ts';
import { ground, groundMaterial, hills, water, woods } from '../kit/land.ts';
import { tree } from '../kit/plants.ts';
import { drawTexture, shopfront, stones } from '../kit/textures.ts';

const [leftSide, rightSide] = besidePresenter;
const white: Rgb = [246, 246, 244];
const landed: Rgb = [96, 224, 150];
const delayed: Rgb = [255, 120, 90];

export const gasStation = (build: SceneBuild): void => {
  const { random, lampsOn } = build;
  build.world.camera = { ...build.world.camera, reach: 0.64 };
  const brand = random.pick([
    [214, 44, 48],
    [22, 122, 84],
    [28, 92, 178],
    [238, 150, 30],
  ] as const);
  ground(build, 'asphalt');
  level(build, -9, 0.02, 3, 18, 12, paintedMaterial([176, 176, 174], { gloss: lampsOn ? 0.25 : 0 }));
  woods(build, 60, 8, 2);
  for (const part of [-0.04, 1.04]) tree(build, frameX(build, part, 24), 24, 8);
  // The canopy over the pumps.
  block(
    build,
    [0, 4.2, 9.5],
    [17, 0.8, 7],
    paintedMaterial([236, 238, 238]),
    paintedMaterial(white, { emission: lampsOn ? 0.5 : 0 }),
  );
  card(build, 0, 4.38, 5.97, 17, 0.42, paintedMaterial(brand, { emission: lampsOn ? 1.6 : 0.1 }));
  for (const z of [7, 9.5, 12])
    for (const part of [0, 0.33, 0.67, 1]) {
      const x = frameX(build, part, 9);
      level(build, x - 0.6, 4.18, z, 1.2, 0.5, { colour: tubeLight, emission: lampsOn ? 16 : 3 });
      if (lampsOn) addPointLight(build, [x, 3.9, z], tubeLight, 5);
    }
  for (const part of [leftSide, rightSide]) {
    const x = frameX(build, part, 6.6);
    post(build, [x + (part < 0.5 ? -0.9 : 0.9), 0, 8.4], 4.2, 0.2, paintedMaterial(white));
    block(build, [x, 0, 6.6], [1.5, 0.16, 1.2], paintedMaterial([214, 212, 206]));
    pump(build, x, 6.6, brand);
    if (lampsOn) addPointLight(build, [x, 3.4, 4.8], tubeLight, 7);
  }
  // The shop.
  block(build, [0, 0, 22], [16, 3.8, 4], paintedMaterial([222, 222, 218]));
  card(
    build,
    0,
    0.3,
    19.96,
    14,
    2.6,
    texturedMaterial(shopfront(random, brand), [5, 2.6], { emission: lampsOn ? 1.6 : 0.25 }),
  );
  card(build, 0, 3, 19.95, 16, 0.7, paintedMaterial(brand, { emission: lampsOn ? 1.2 : 0 }));
};

const pump = (build: SceneBuild, x: number, z: number, brand: Rgb): void => {
  const { lampsOn } = build;
  block(build, [x, 0.16, z], [0.86, 1.75, 0.5], paintedMaterial(white, { emission: lampsOn ? 0.35 : 0 }));
  card(build, x, 1.5, z - 0.26, 0.86, 0.41, paintedMaterial(brand, { emission: lampsOn ? 1 : 0 }));
  card(build, x, 1.12, z - 0.26, 0.6, 0.3, paintedMaterial([30, 40, 48]));
  for (let i = 0; i < 2; i++)
    card(build, x, 1.17 + i * 0.12, z - 0.27, 0.46, 0.07, paintedMaterial([150, 236, 190], { emission: 1.2 }));
  for (const dx of [-0.26, 0, 0.26]) {
    block(build, [x + dx, 0.72, z - 0.3], [0.12, 0.26, 0.08], paintedMaterial(dx === 0 ? black : brand));
    bar(build, [x + dx, 0.74, z - 0.3], [x + dx + 0.1, 0.3, z - 0.32], 0.04, paintedMaterial(black));
  }
};

export const trainStation = (build: SceneBuild): void => {
  const { random, accent, lampsOn } = build;
  build.world.camera = { ...build.world.camera, height: 1.6, reach: 0.66 };
  const livery = random.pick([[204, 44, 52], [26, 98, 176], [20, 128, 98], accent] as const);
  ground(build, 'gravel');
  const edge = frameX(build, 0.86, 4.4);
  const end = 70;
  panel(
    build,
    [-9, 0.01, 0],
    [edge + 9, 0, 0],
    [0, 0, end],
    texturedMaterial(stones(random, [190, 190, 188], [140, 140, 140], 4, 4, 0.06), [1.8, 1.8], { gloss: 0.14 }),
  );
  level(build, edge - 0.45, 0.02, 0, 0.22, end, paintedMaterial([244, 200, 50]));
  // The train at the platform.
  const side = edge + 0.25;
  const long = 22;
  for (let car = 0; car < 3; car++) {
    const z = 4.6 + car * (long + 0.6);
    panel(
      build,
      [side, 3.5, z],
      [0, 0, long],
      [0, -3.3, 0],
      texturedMaterial(carriage(livery), [7.4, 3.3], { emission: lampsOn ? 0.35 : 0.05 }),
    );
    if (car === 0) {
      card(build, side + 1.5, 0.3, z, 3, 3.2, paintedMaterial(livery));
      card(build, side + 1.5, 1.7, z - 0.02, 2.5, 1.3, paintedMaterial([38, 48, 60]));
      for (const dx of [0.35, 2.65]) brightBall(build, [side + dx, 1.05, z - 0.05], 0.16, 26, tubeLight);
    }
    panel(build, [side, 3.5, z], [0, 0, long], [3, 0.3, 0], paintedMaterial([210, 212, 216]));
  }
  // A roof of glass on arches of steel.
  const frame = paintedMaterial([74, 92, 100]);
  const half = 9;
  for (let z = 7; z < end; z += 6) {
    const at = (i: number) => {
      const angle = (i / 12) * Math.PI;
      return [1 - half * Math.cos(angle), 4 + 4.2 * Math.sin(angle), z] as const;
    };
    for (let i = 0; i < 12; i++) {
      const [a, b] = [at(i), at(i + 1)];
      panel(build, [a[0], a[1], z], [b[0] - a[0], b[1] - a[1], 0], [0, -0.3, 0], frame);
      if (i % 3 === 0) panel(build, [a[0], a[1], z], [0, 0, 6], [b[0] - a[0] > 0 ? 0.2 : -0.2, 0.05, 0], frame);
    }
    const x = frameX(build, 0.06, 8);
    post(build, [x, 0, z], 5.6, 0.14, frame, 0.1);
    if (lampsOn) addPointLight(build, [0, 4.4, z], tubeLight, 12);
    brightBall(build, [x + 1.1, 4.3, z], 0.16, lampsOn ? 26 : 4, tubeLight);
    brightBall(build, [edge - 0.3, 4.3, z], 0.16, lampsOn ? 26 : 4, tubeLight);
  }
  clock(build, frameX(build, leftSide, 7.2), 2.65, 7.2);
  block(build, [frameX(build, leftSide, 9), 0.4, 9], [2, 0.1, 0.5], paintedMaterial([150, 104, 66]));
  woods(build, 90, 10, 1);
};

/** One carriage with its windows and doors. */
const carriage = (livery: Rgb) =>
  drawTexture(148, 66, (context) => {
    context.fillStyle = css(blend(livery, white, 0.86));
    context.fillRect(0, 0, 148, 66);
    context.fillStyle = css(livery);
    context.fillRect(0, 40, 148, 18);
    context.fillStyle = 'rgb(44,50,58)';
    context.fillRect(0, 60, 148, 6);
    for (const x of [6, 38, 84, 116]) {
      const glass = context.createLinearGradient(0, 12, 0, 34);
      glass.addColorStop(0, 'rgb(250,240,206)');
      glass.addColorStop(1, 'rgb(108,128,140)');
      context.fillStyle = glass;
      context.fillRect(x, 12, 26, 22);
    }
    context.fillStyle = css(blend(livery, [20, 20, 30], 0.35));
    context.fillRect(68, 8, 13, 52);
    context.fillStyle = 'rgb(206,220,224)';
    context.fillRect(70, 12, 9, 24);
  });

const clock = (build: SceneBuild, x: number, y: number, z: number): void => {
  post(build, [x, y + 0.5, z], 3, 0.05, paintedMaterial([60, 70, 78]), 0.05, false);
  ball(build, [x, y, z], [0.58, 0.58, 0.08], paintedMaterial([44, 52, 60]), false);
  ball(
    build,
    [x, y, z - 0.05],
    [0.5, 0.5, 0.06],
    paintedMaterial([250, 250, 246], { emission: build.lampsOn ? 2.4 : 0.5 }),
    false,
  );
  bar(build, [x, y, z - 0.13], [x + 0.02, y + 0.4, z - 0.13], 0.06, paintedMaterial(black));
  bar(build, [x, y, z - 0.13], [x + 0.24, y + 0.16, z - 0.13], 0.08, paintedMaterial(black));
};

export const airport = (build: SceneBuild): void => {
  const { random, accent, lampsOn } = build;
  build.world.camera = { ...build.world.camera, height: 1.6, reach: 0.64 };
  const back = 8.6;
  ground(build, 'asphalt');
  level(
    build,
    -12,
    0.02,
    -1,
    24,
    back + 1,
    texturedMaterial(stones(random, [206, 212, 216], [176, 182, 188], 3, 3, 0.04), [2.4, 2.4], { gloss: 0.4 }),
  );
  level(build, -60, 0.03, 40, 120, 1, paintedMaterial([240, 206, 70]));
  hills(build, 300, 26, [104, 128, 120], 0.3);
  airliner(
    build,
    frameX(build, rightSide - 0.05, 24),
    24,
    random.pick([accent, [206, 40, 56], [24, 92, 170]] as const),
  );
  // The glass wall with its ceiling.
  const frame = paintedMaterial([224, 228, 232]);
  for (let i = -5; i <= 5; i++) block(build, [i * 1.9, 0, back], [0.12, 6.4, 0.2], frame);
  for (const y of [0, 2.1, 4.3]) card(build, 0, y, back - 0.02, 24, 0.1, frame);
  level(build, -12, 5.6, -1, 24, back + 1, paintedMaterial([232, 236, 238]));
  for (const z of [3.4, 5.4, 7.4])
    level(build, -9, 5.56, z, 18, 0.3, { colour: tubeLight, emission: lampsOn ? 10 : 5 });
  for (const z of [4, 7]) for (const x of [-3, 0, 3]) addPointLight(build, [x, 5, z], tubeLight, lampsOn ? 5 : 1.2);
  // The board of departures: rows of lit dashes.
  const [x, z] = [frameX(build, leftSide - 0.03, 6.4), 6.4];
  block(build, [x, 2.5, z], [2, 1.15, 0.12], paintedMaterial([24, 30, 40]));
  for (let row = 0; row < 5; row++)
    for (const [dx, wide, tone] of [
      [-0.68, 0.3, [255, 214, 90]],
      [-0.1, 0.7, [236, 240, 244]],
      [0.62, 0.34, row % 3 ? landed : delayed],
    ] as const)
      card(build, x + dx, 2.6 + row * 0.2, z - 0.07, wide, 0.09, paintedMaterial(tone, { emission: 1.6 }));
  for (const dx of [-0.7, 0.7]) post(build, [x + dx, 3.65, z], 2, 0.03, paintedMaterial(steel), 0.03, false);
  // Rows of seats.
  for (const [part, at] of [
    [rightSide, 6],
    [leftSide, 7.2],
  ] as const)
    for (let i = -2; i <= 2; i++) {
      const sx = frameX(build, part, at) + i * 0.62;
      block(build, [sx, 0.42, at], [0.56, 0.09, 0.5], paintedMaterial([52, 62, 78]));
      block(build, [sx, 0.5, at + 0.26], [0.56, 0.55, 0.07], paintedMaterial(blend(accent, [52, 62, 78], 0.4)));
    }
};

/** An airliner from its side: its tail is at `x`, its nose far to the left. */
const airliner = (build: SceneBuild, x: number, z: number, livery: Rgb): void => {
  ball(build, [x - 9, 4, z], [13, 2.1, 2], paintedMaterial(white, { emission: 0.15 }));
  for (let i = 0; i < 20; i++)
    ball(build, [x - 1 - i * 1.05, 4.6, z - 1.9], [0.26, 0.36, 0.1], paintedMaterial([52, 74, 96]), false);
  panel(build, [x + 2.6, 10.4, z - 0.5], [2.6, 0, 0], [-4, -5.4, 0], paintedMaterial(livery));
  panel(build, [x + 1, 4.6, z - 1], [3, 0, 0], [-1.4, -0.2, -5], paintedMaterial([206, 212, 218]));
  panel(build, [x - 12, 3.4, z - 2], [5, 0, 0], [5, -1, -9], paintedMaterial([214, 220, 226]));
  ball(build, [x - 9.4, 2.1, z - 6.2], [1.6, 1, 1], paintedMaterial(livery));
  for (const dx of [-17, -8, -6.6]) ball(build, [x + dx, 0.6, z - 0.5], [0.6, 0.6, 0.3], paintedMaterial([34, 34, 38]));
};

export const harbour = (build: SceneBuild): void => {
  const { random, accent, plan, lampsOn } = build;
  build.world.camera = { ...build.world.camera, reach: 0.62 };
  const sea: Rgb = plan.weather === 'clear' ? [26, 96, 132] : [52, 76, 86];
  water(build, 5.8, 900, sea, 0.6);
  level(build, -30, 0.03, -1, 60, 6.9, groundMaterial(build, 'paving'));
  block(build, [0, -0.4, 5.85], [60, 0.46, 0.5], paintedMaterial([206, 198, 186]));
  hills(build, 260, random.between(26, 44), [92, 122, 104], 0.5);
  waterfront(build);
  for (const [part, z, tall] of [
    [leftSide, 9.5, 8.5],
    [rightSide + 0.02, 11, 10],
    [0.3, 17, 9],
    [0.68, 19, 11],
    [1, 22, 9],
    [0.02, 24, 10],
  ] as const)
    sailboat(build, frameX(build, part, z), z, tall, random.pick([white, white, [28, 62, 104], [190, 52, 48], accent]));
  lighthouse(build, frameX(build, random.pick([0.06, 0.94]), 52), 52);
  for (const part of [0.04, 0.97]) {
    const x = frameX(build, part, 5.3);
    post(build, [x, 0, 5.3], 0.75, 0.17, paintedMaterial([40, 44, 50]), 0.15);
    post(build, [x, 0.7, 5.3], 0.14, 0.26, paintedMaterial([40, 44, 50]), 0.24);
    ball(build, [x * 0.92, 0.5, 5.2], [0.24, 0.3, 0.24], paintedMaterial([232, 108, 44]));
  }
  build.world.exposure = lampsOn ? 1 : 1.15;
};

/** Coloured houses on the far quay. */
const waterfront = (build: SceneBuild): void => {
  const { random, lampsOn } = build;
  const paints: readonly Rgb[] = [
    [214, 92, 74],
    [240, 200, 110],
    [240, 236, 226],
    [120, 160, 176],
    [228, 150, 110],
  ];
  for (let x = -30; x < 30; x += 4.4) {
    const tall = random.between(5, 8);
    block(build, [x, 0, 64], [4.2, tall, 4], paintedMaterial(random.pick(paints)), undefined, false);
    panel(build, [x - 2.2, tall, 61.9], [4.4, 0, 0], [0, 1.6, 2], paintedMaterial([150, 74, 56]));
    for (let i = 0; i < 6; i++)
      card(
        build,
        x - 1.3 + (i % 3) * 1.3,
        1.4 + Math.floor(i / 3) * 2.2,
        61.9,
        0.7,
        1.1,
        paintedMaterial(lampsOn ? [255, 206, 130] : [70, 88, 100], { emission: lampsOn ? 3 : 0 }),
      );
  }
};

const sailboat = (build: SceneBuild, x: number, z: number, tall: number, hull: Rgb): void => {
  ball(build, [x, 0.45, z], [2.1, 0.6, 0.8], paintedMaterial(hull));
  card(build, x, 0.72, z - 0.62, 3, 0.1, paintedMaterial([206, 60, 52]));
  block(build, [x + 0.2, 0.8, z], [1.5, 0.45, 0.8], paintedMaterial(white));
  card(build, x + 0.2, 0.95, z - 0.42, 1.2, 0.16, paintedMaterial([44, 60, 76], { emission: build.lampsOn ? 0.6 : 0 }));
  const spar = paintedMaterial([226, 214, 190]);
  post(build, [x, 0.7, z], tall - 0.7, 0.075, spar, 0.05);
  bar(build, [x - 1.9, 0.9, z - 0.05], [x, tall, z - 0.05], 0.03, paintedMaterial([190, 190, 190]));
  bar(build, [x + 1.9, 0.9, z - 0.05], [x, tall, z - 0.05], 0.03, paintedMaterial([190, 190, 190]));
  // The furled sail on its boom.
  post(build, [x, 1.5, z], 0.001, 0.01, spar);
  ball(build, [x + 0.95, 1.7, z - 0.1], [1.05, 0.17, 0.17], paintedMaterial([238, 232, 218]));
  card(build, x, tall * 0.6, z - 0.04, 1.1, 0.06, spar);
};

const lighthouse = (build: SceneBuild, x: number, z: number): void => {
  ball(build, [x, 0, z], [7, 1.6, 4], paintedMaterial([112, 108, 102]));
  for (let i = 0; i < 5; i++)
    post(
      build,
      [x, 1 + i * 2.6, z],
      2.6,
      1.7 - i * 0.16,
      paintedMaterial(i % 2 ? white : [208, 52, 46]),
      1.54 - i * 0.16,
    );
  brightBall(build, [x, 14.8, z], 0.8, build.lampsOn ? 40 : 6);
  post(build, [x, 15.6, z], 1.2, 1.1, paintedMaterial([208, 52, 46]), 0.1);
};
