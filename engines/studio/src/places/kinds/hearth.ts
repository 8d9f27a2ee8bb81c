// Places that live from fire and roasting: pizzeria, coffee roastery; and a bar on the beach.
import { blend, css, type Rgb } from '../../paint/colour.ts';
import {
  addPointLight,
  ball,
  bar,
  block,
  card,
  level,
  paintedMaterial,
  post,
  type SceneBuild,
  texturedMaterial,
} from '../kit/build.ts';
import { besidePresenter, frameX } from '../kit/frame.ts';
import { counter, oak, pot, stool, walnut, wood } from '../kit/furniture.ts';
import { darkFrames, type Furnish, interior } from '../kit/interior.ts';
import { brightBall, lightString } from '../kit/lamps.ts';
import { ground, hills, water } from '../kit/land.ts';
import { palm } from '../kit/plants.ts';
import { bag, bottles, jars, plant, plates, shelfOf } from '../kit/stock.ts';
import { drawTexture, speckle, stones } from '../kit/textures.ts';

const [leftSide, rightSide] = besidePresenter;
const iron: Rgb = [46, 48, 54];

export const pizzeria = (build: SceneBuild): void => {
  const { random, accent } = build;
  const back = 5.8;
  interior(
    build,
    {
      back,
      height: 3.1,
      end: ['plaster', 'paleBrick', 'tiles'],
      floor: texturedMaterial(checks([236, 230, 220], [70, 92, 88]), [1.1, 1.1], { gloss: 0.2 }),
      daylight: ['side', 'end', 'end'],
      lamps: ['globes', 'trackLights'],
      outside: 'city',
      frames: darkFrames,
    },
    ({ left, right, windowed }) => {
      pizzaOven(build, right, back);
      if (windowed === 'none')
        shelfOf(
          build,
          { x: left, z: back - 0.16, wide: 1.3, from: 1.4, rows: 3, high: 0.42, colour: oak, open: true },
          [bottles, jars, plates, plant],
        );
      const x = left * 0.8;
      counter(build, x, back - 1.2, 1.5, 0.6, paintedMaterial(accent), paintedMaterial([240, 238, 232]), 0.98);
      for (const dx of [-0.36, 0.3]) {
        ball(build, [x + dx, 1.02, back - 1.25], [0.28, 0.03, 0.2], paintedMaterial([226, 178, 110]), false);
        ball(build, [x + dx, 1.045, back - 1.27], [0.23, 0.025, 0.16], paintedMaterial([214, 66, 44]), false);
        for (let i = 0; i < 4; i++)
          ball(
            build,
            [x + dx + random.between(-0.14, 0.14), 1.07, back - 1.3],
            0.035,
            paintedMaterial(i % 2 ? [250, 244, 228] : [70, 130, 60]),
            false,
          );
      }
    },
  );
};

export const checks = (one: Rgb, other: Rgb) =>
  drawTexture(32, 32, (context) => {
    context.fillStyle = css(one);
    context.fillRect(0, 0, 32, 32);
    context.fillStyle = css(other);
    context.fillRect(0, 0, 16, 16);
    context.fillRect(16, 16, 16, 16);
  });

/** A domed brick oven with an arched mouth and a fire. */
const pizzaOven: Furnish = (build, x, back) => {
  const z = back - 0.75;
  const brick = texturedMaterial(stones(build.random, [190, 96, 66], [214, 190, 166], 10, 7, 0.2), [1, 0.8]);
  const dome = texturedMaterial(stones(build.random, [206, 108, 72], [226, 200, 176], 16, 12, 0.18));
  block(build, [x, 0, z], [1.75, 1.02, 1.1], brick);
  ball(build, [x, 1.2, z], [0.92, 1.02, 0.6], dome);
  post(
    build,
    [x, 2.05, z],
    2.6,
    0.24,
    texturedMaterial(stones(build.random, [190, 96, 66], [214, 190, 166], 4, 9, 0.2)),
    0.2,
  );
  const face = z - 0.63;
  card(build, x, 1.02, face, 1.24, 0.96, texturedMaterial(mouth, undefined));
  card(build, x, 1.04, face - 0.005, 0.8, 0.62, texturedMaterial(flames, undefined, { emission: 5.5 }));
  block(build, [x, 0.97, face - 0.1], [1.7, 0.08, 0.36], paintedMaterial([176, 172, 166]));
  addPointLight(build, [x, 1.4, face - 0.35], [1, 0.5, 0.18], build.lampsOn ? 2.6 : 1.3);
  bar(build, [x - 0.82, 0.2, face - 0.2], [x - 0.98, 2.2, face - 0.2], 0.05, wood(build, oak));
  card(build, x - 0.99, 2.1, face - 0.2, 0.4, 0.42, paintedMaterial([196, 200, 204]));
};

/** The arch of light stones around a dark mouth. */
const mouth = drawTexture(124, 96, (context) => {
  context.translate(62, 96);
  for (let i = 0; i < 11; i++) {
    context.beginPath();
    context.arc(0, -28, 62, Math.PI * (1 + i / 11), Math.PI * (1 + (i + 0.9) / 11));
    context.arc(0, -28, 42, Math.PI * (1 + (i + 0.9) / 11), Math.PI * (1 + i / 11), true);
    context.fillStyle = i % 2 ? 'rgb(238,214,186)' : 'rgb(222,186,150)';
    context.fill();
  }
  for (const left of [-62, 42]) {
    context.fillStyle = 'rgb(232,206,176)';
    context.fillRect(left, -28, 20, 28);
  }
  context.fillStyle = 'rgb(34,16,12)';
  context.beginPath();
  context.arc(0, -28, 42, Math.PI, 0);
  context.lineTo(42, 0);
  context.lineTo(-42, 0);
  context.fill();
});

const flames = drawTexture(80, 62, (context) => {
  for (const [x, tall, wide] of [
    [18, 34, 14],
    [34, 52, 18],
    [52, 44, 16],
    [64, 28, 12],
  ] as const) {
    const heat = context.createLinearGradient(0, 62, 0, 62 - tall);
    heat.addColorStop(0, 'rgb(255,220,120)');
    heat.addColorStop(0.5, 'rgb(255,140,40)');
    heat.addColorStop(1, 'rgb(220,60,14)');
    context.fillStyle = heat;
    context.beginPath();
    context.moveTo(x - wide / 2, 60);
    context.quadraticCurveTo(x - wide * 0.7, 62 - tall * 0.6, x + 2, 62 - tall);
    context.quadraticCurveTo(x + wide * 0.8, 62 - tall * 0.5, x + wide / 2, 60);
    context.fill();
  }
  context.fillStyle = 'rgb(120,40,14)';
  context.fillRect(10, 56, 60, 6);
});

export const roastery = (build: SceneBuild): void => {
  const { random } = build;
  const back = 6;
  interior(
    build,
    {
      back,
      height: 3.6,
      end: ['paleBrick', 'tiles', 'plaster'],
      floor: texturedMaterial(speckle(random, [162, 164, 164], [184, 186, 184]), [1.4, 1.4], { gloss: 0.14 }),
      daylight: ['side', 'end', 'unseen'],
      lamps: ['trackLights', 'pendants'],
      outside: 'city',
      frames: darkFrames,
    },
    ({ left, right, windowed }) => {
      roaster(build, right, back - 1.2);
      if (windowed === 'none')
        shelfOf(
          build,
          { x: left, z: back - 0.18, wide: 1.4, from: 1.2, rows: 3, high: 0.5, colour: walnut, open: true },
          [bag, jars, bag, bag],
        );
      for (const [dx, dz, tall] of [
        [-0.2, 0, 0.95],
        [0.34, -0.1, 0.8],
        [0.1, -0.35, 0.62],
      ] as const)
        sack(build, left * 0.9 + dx, back - 1.1 + dz, tall);
    },
  );
};

/** A drum roaster: the hopper above the drum, its round front, and the cooling tray. */
const roaster = (build: SceneBuild, x: number, z: number): void => {
  const { accent } = build;
  const body = paintedMaterial(blend(accent, [40, 44, 50], 0.35));
  const chrome = paintedMaterial([214, 218, 222], { gloss: 0.3 });
  const brass = paintedMaterial([214, 166, 84]);
  block(build, [x, 0, z + 0.5], [1.15, 0.75, 0.9], paintedMaterial(iron));
  ball(build, [x, 1.35, z + 0.35], [0.72, 0.72, 0.5], body);
  ball(build, [x, 1.35, z - 0.12], [0.56, 0.56, 0.08], brass, false);
  ball(build, [x, 1.35, z - 0.17], [0.48, 0.48, 0.08], paintedMaterial(iron), false);
  ball(build, [x, 1.4, z - 0.22], [0.19, 0.19, 0.06], paintedMaterial([255, 176, 92], { emission: 1.1 }), false);
  post(build, [x, 1.95, z + 0.3], 0.35, 0.13, chrome, 0.14);
  post(build, [x, 2.3, z + 0.3], 0.75, 0.15, chrome, 0.62);
  ball(build, [x, 3.05, z + 0.3], [0.62, 0.12, 0.5], paintedMaterial([110, 72, 46]));
  post(build, [x + 0.75, 0.4, z + 0.7], 4, 0.15, chrome, 0.15);
  post(build, [x - 0.2, 0.15, z - 0.7], 0.5, 0.5, body, 0.6);
  ball(build, [x - 0.2, 0.68, z - 0.7], [0.62, 0.07, 0.5], chrome);
  ball(build, [x - 0.2, 0.72, z - 0.7], [0.54, 0.06, 0.42], paintedMaterial([84, 50, 32]), false);
};

const sack = (build: SceneBuild, x: number, z: number, tall: number): void => {
  const jute: Rgb = [206, 176, 130];
  post(build, [x, 0, z], tall * 0.86, 0.3, paintedMaterial(jute), 0.26);
  ball(build, [x, tall * 0.86, z], [0.29, 0.09, 0.26], paintedMaterial([92, 58, 38]));
  ball(build, [x, tall * 0.45, z - 0.28], [0.15, 0.15, 0.04], paintedMaterial(build.accent), false);
};

export const beachBar = (build: SceneBuild): void => {
  const { random, accent, plan, lampsOn } = build;
  ground(build, 'sand');
  const sea: Rgb = plan.weather === 'clear' ? [24, 132, 150] : [48, 76, 86];
  water(build, 11, 900, sea, 0.5);
  level(build, -60, 0.04, 10.8, 120, 0.4, paintedMaterial([246, 248, 246]));
  if (random.chance(0.5)) hills(build, 320, random.between(30, 60), [112, 134, 104], 0.5);
  palm(build, frameX(build, leftSide - 0.02, 12), 12, 5.4);
  palm(build, frameX(build, 0.36, 15), 15, 6.4);
  palm(build, frameX(build, 1.02, 16), 16, 6.6);
  // The hut: posts, a roof of palm leaves, and the counter with bottles.
  const [x, z] = [frameX(build, rightSide - 0.06, 7), 7];
  const bamboo = paintedMaterial([214, 176, 112]);
  for (const dx of [-1.25, 1.25]) post(build, [x + dx, 0, z - 0.5], 2.7, 0.085, bamboo);
  const straw = texturedMaterial(thatch(random), [1.4, 0.7], { translucent: true, emission: build.day.sun ? 0.3 : 0 });
  post(build, [x, 2.5, z], 1.7, 2.15, straw, 0.15);
  post(build, [x, 2.28, z], 0.34, 2.2, straw, 2.12, false);
  counter(build, x, z - 0.3, 2.5, 0.6, texturedMaterial(canes(random), [0.6, 1]), wood(build, oak, 0.2), 1.08);
  shelfOf(build, { x, z: z + 0.8, wide: 2, from: 1.1, rows: 2, high: 0.46, colour: [150, 104, 66], open: true }, [
    bottles,
    bottles,
    jars,
  ]);
  for (const dx of [-0.9, 0.1, 0.9])
    stool(build, x + dx, z - 1.1, random.pick([accent, [70, 170, 176]] as const), 0.76);
  for (const [dx, colour] of [
    [-0.9, [250, 150, 60]],
    [-0.6, [240, 84, 110]],
    [0.75, [120, 210, 120]],
  ] as const) {
    post(
      build,
      [x + dx, 1.1, z - 0.4],
      0.2,
      0.045,
      paintedMaterial(colour, { translucent: true, emission: 0.25 }),
      0.08,
    );
    bar(build, [x + dx, 1.2, z - 0.42], [x + dx + 0.07, 1.46, z - 0.42], 0.025, paintedMaterial([250, 250, 250]));
  }
  pot(build, x + 0.35, 1.08, z - 0.4, 0.14, [246, 206, 70]);
  lightString(build, [x - 2, 2.35, z - 1.3], [x + 2, 2.4, z - 1.3], 12, 0.16);
  lightString(build, [x - 2, 2.4, z - 1], [frameX(build, -0.05, 10), 3.2, 10], 12, 0.3);
  brightBall(build, [x, 2.2, z], 0.12, lampsOn ? 30 : 6);
  addPointLight(build, [x, 2, z - 0.5], [1, 0.74, 0.42], lampsOn ? 3.4 : 0.6);
  build.world.exposure = lampsOn ? 1 : 1.2;
};

const thatch = (random: SceneBuild['random']) =>
  drawTexture(96, 48, (context) => {
    context.fillStyle = 'rgb(176,134,76)';
    context.fillRect(0, 0, 96, 48);
    for (let i = 0; i < 150; i++) {
      context.fillStyle = css(blend([120, 84, 44], [240, 206, 140], random.next()));
      context.fillRect(random.between(0, 96), random.between(-8, 44), random.between(1, 2.4), random.between(10, 20));
    }
    context.fillStyle = 'rgba(80,50,24,.55)';
    context.fillRect(0, 44, 96, 4);
  });

const canes = (random: SceneBuild['random']) =>
  drawTexture(60, 40, (context) => {
    for (let x = 0; x < 60; x += 6) {
      context.fillStyle = css(blend([196, 154, 90], [236, 204, 142], random.next()));
      context.fillRect(x, 0, 6, 40);
      context.fillStyle = 'rgba(90,56,24,.6)';
      context.fillRect(x, 0, 1.4, 40);
    }
  });
