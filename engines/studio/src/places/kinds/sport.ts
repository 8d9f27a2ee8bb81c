// Places for sport and play: basketball and tennis courts, stadium, skate park, playground.
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
import { ground, woods } from '../kit/land.ts';
import { bush, tree } from '../kit/plants.ts';
import { drawTexture } from '../kit/textures.ts';

const [leftSide, rightSide] = besidePresenter;
const white: Rgb = [244, 244, 240];
const rubber: readonly Rgb[] = [
  [38, 104, 168],
  [34, 134, 128],
  [196, 88, 58],
  [104, 82, 158],
];

/** A court between a fence and trees: its surface with another colour around it, and white lines. */
const court = (
  build: SceneBuild,
  lines: (line: (x: number, z: number, wide: number, deep: number) => void) => void,
) => {
  const { random } = build;
  const surface = random.pick(rubber);
  ground(build, 'asphalt');
  level(build, -14, 0.01, 0, 28, 24, paintedMaterial(blend(surface, [70, 150, 96], 0.75)));
  level(build, -6, 0.02, 0, 12, 20, paintedMaterial(surface));
  lines((x, z, wide, deep) => level(build, x, 0.03, z, wide, deep, paintedMaterial(white)));
  woods(build, 40, 8, 2);
  for (const part of [0.02, 0.3, 0.7, 1]) tree(build, frameX(build, part, 27), 27, random.between(6, 9));
  card(build, 0, 0, 23, 40, 4.4, texturedMaterial(wireMesh, [1.2, 1.2]));
  for (let x = -16; x <= 16; x += 4) post(build, [x, 0, 22.9], 4.5, 0.06, paintedMaterial([60, 84, 74]), 0.06, false);
  card(build, 0, 4.35, 22.9, 40, 0.12, paintedMaterial([60, 84, 74]));
};

const wireMesh = drawTexture(48, 48, (context) => {
  context.strokeStyle = 'rgb(70,104,90)';
  context.lineWidth = 5;
  context.beginPath();
  for (const x of [0, 24, 48]) {
    context.moveTo(x - 24, 0);
    context.lineTo(x + 24, 48);
    context.moveTo(x + 24, 0);
    context.lineTo(x - 24, 48);
  }
  context.stroke();
});

export const basketballCourt = (build: SceneBuild): void => {
  build.world.camera = { ...build.world.camera, reach: 0.62 };
  court(build, (line) => {
    for (const x of [-2.4, 2.4]) line(x, 4, 0.1, 9);
    line(-2.4, 7.5, 4.9, 0.1);
    line(-6, 19.8, 12, 0.2);
    for (const x of [-5.9, 5.8]) line(x, 0, 0.1, 20);
  });
  hoop(build, rightSide - 0.02, 6.6);
  hoop(build, leftSide, 17);
  ball(build, [frameX(build, leftSide - 0.04, 5.4), 0.9, 5.4], 0.3, paintedMaterial([214, 104, 44]));
  post(build, [frameX(build, leftSide - 0.04, 5.4), 0, 5.4], 0.62, 0.22, paintedMaterial(black), 0.22);
};

/** A backboard on a post with its rim and net. */
export const hoop = (build: SceneBuild, part: number, z: number): void => {
  const x = frameX(build, part, z);
  const orange = paintedMaterial([236, 92, 38]);
  post(build, [x + 0.2, 0, z + 1.2], 3.6, 0.1, paintedMaterial([42, 48, 60]), 0.1);
  block(build, [x + 0.1, 3.05, z + 0.6], [0.16, 0.16, 1.2], paintedMaterial([42, 48, 60]));
  block(build, [x, 2.6, z], [1.84, 1.14, 0.06], paintedMaterial(build.accent), paintedMaterial([250, 250, 248]));
  for (const [dx, y, wide, tall] of [
    [0, 2.78, 0.62, 0.07],
    [0, 3.24, 0.62, 0.07],
    [-0.28, 2.78, 0.07, 0.5],
    [0.28, 2.78, 0.07, 0.5],
    [0, 2.6, 1.84, 0.07],
    [0, 3.67, 1.84, 0.07],
    [-0.89, 2.6, 0.07, 1.14],
    [0.89, 2.6, 0.07, 1.14],
  ] as const)
    card(build, x + dx, y, z - 0.05, wide, tall, orange);
  ball(build, [x, 2.72, z - 0.36], [0.3, 0.05, 0.3], orange);
  post(build, [x, 2.2, z - 0.36], 0.5, 0.15, { ...texturedMaterial(net), translucent: true }, 0.27, false);
};

const net = drawTexture(48, 32, (context) => {
  context.strokeStyle = '#fff';
  context.lineWidth = 3;
  for (let x = -32; x <= 48; x += 8)
    for (const lean of [16, -16]) {
      context.beginPath();
      context.moveTo(x, 0);
      context.lineTo(x + lean, 32);
      context.stroke();
    }
});

export const tennisCourt = (build: SceneBuild): void => {
  build.world.camera = { ...build.world.camera, reach: 0.62 };
  court(build, (line) => {
    for (const x of [-4.2, -0.05, 4.1]) line(x, 0, 0.1, 20);
    line(-5.4, 19, 10.8, 0.12);
    line(-4.2, 15, 8.4, 0.1);
  });
  card(build, 0, 0.05, 8.6, 13, 1.02, texturedMaterial(net, [0.5, 0.5]));
  card(build, 0, 1.05, 8.58, 13, 0.12, paintedMaterial(white));
  // The umpire's high chair.
  const [x, z] = [frameX(build, leftSide, 8.2), 8.2];
  const frame = paintedMaterial([40, 96, 82]);
  for (const side of [-1, 1]) bar(build, [x + side * 0.5, 0, z - 0.3], [x + side * 0.32, 2.2, z], 0.09, frame);
  for (const y of [0.5, 1, 1.5]) card(build, x, y, z - 0.18, 0.86, 0.07, frame);
  block(build, [x, 2.1, z], [0.8, 0.1, 0.6], frame);
  block(build, [x, 2.2, z + 0.3], [0.8, 0.8, 0.06], frame);
  post(build, [x, 3.35, z + 0.1], 0.4, 1, paintedMaterial(white, { translucent: true }), 0.05);
  const bx = frameX(build, rightSide, 7);
  for (let i = 0; i < 9; i++)
    ball(build, [bx + (i % 3) * 0.11, 1 + Math.floor(i / 3) * 0.1, 7], 0.06, paintedMaterial([206, 230, 60]), false);
  block(build, [bx + 0.1, 0.6, 7.05], [0.6, 0.4, 0.4], paintedMaterial(steel));
  post(build, [bx + 0.1, 0, 7.05], 0.6, 0.04, paintedMaterial(black));
};

export const stadium = (build: SceneBuild): void => {
  const { random, accent, lampsOn } = build;
  build.world.camera = { ...build.world.camera, reach: 0.64 };
  ground(build, 'grass');
  for (let i = 0; i < 11; i++)
    level(build, -60, 0.01, i * 6, 120, 3, paintedMaterial(i % 2 ? [64, 142, 62] : [92, 170, 78]));
  for (const [z, deep] of [
    [7, 0.14],
    [20, 0.2],
  ] as const)
    level(build, -30, 0.02, z, 60, deep, paintedMaterial(white));
  goal(build, frameX(build, rightSide, 10), 10);
  goal(build, frameX(build, leftSide, 30), 30);
  const crowd = texturedMaterial(spectators(random, accent), [14, 7], { emission: lampsOn ? 0.9 : 0 });
  for (const [tier, [y, tall, z]] of (
    [
      [1.2, 5.5, 44],
      [7.4, 6.5, 52],
    ] as const
  ).entries()) {
    panel(build, [-70, y + tall, z + 8], [140, 0, 0], [0, -tall, -8], crowd);
    panel(
      build,
      [-70, y, z - 0.1],
      [140, 0, 0],
      [0, -1.2, 0],
      paintedMaterial(tier ? white : accent, { emission: lampsOn ? 0.6 : 0 }),
    );
  }
  panel(build, [-70, 18.6, 48], [140, 0, 0], [0, -1.4, 0], paintedMaterial([226, 230, 234]));
  for (let x = -65; x < 70; x += 9) bar(build, [x, 17.4, 49], [x + 4, 20, 60], 0.5, paintedMaterial([150, 156, 164]));
  for (const part of [0.08, 0.9]) floodlight(build, frameX(build, part, 40), 40);
  if (lampsOn) addPointLight(build, [0, 9, 3], tubeLight, 90);
  if (lampsOn) addPointLight(build, [0, 14, 26], tubeLight, 320);
};

const goal = (build: SceneBuild, x: number, z: number): void => {
  const frame = paintedMaterial([250, 250, 250]);
  for (const side of [-1.6, 1.6]) post(build, [x + side, 0, z], 2.5, 0.07, frame);
  block(build, [x, 2.44, z], [3.3, 0.13, 0.13], frame);
  card(build, x, 0, z + 1, 3.2, 2.3, texturedMaterial(net, [0.7, 0.7]));
};

/** Heads and shirts of a crowd in rows. */
const spectators = (random: SceneBuild['random'], accent: Rgb) =>
  drawTexture(192, 96, (context) => {
    context.fillStyle = 'rgb(58,64,80)';
    context.fillRect(0, 0, 192, 96);
    const shirts: readonly Rgb[] = [accent, accent, white, [216, 70, 60], [240, 200, 80], [70, 110, 180], [60, 62, 74]];
    for (let row = 0; row < 12; row++)
      for (let i = 0; i < 24; i++) {
        if (random.chance(0.1)) continue;
        context.fillStyle = css(random.pick(shirts));
        context.fillRect(i * 8 + random.between(0, 2), row * 8 + 3, 6, 5);
        context.fillStyle = css(
          random.pick([
            [206, 160, 126],
            [120, 80, 58],
            [232, 190, 156],
          ] as const),
        );
        context.fillRect(i * 8 + 2 + random.between(0, 1), row * 8, 3, 3);
      }
  });

export const floodlight = (build: SceneBuild, x: number, z: number): void => {
  post(build, [x, 0, z], 19, 0.35, paintedMaterial([120, 126, 134]), 0.2, false);
  block(build, [x, 19, z], [5, 3.4, 0.4], paintedMaterial([70, 76, 86]), undefined, false);
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 4; i++)
      brightBall(build, [x - 1.8 + i * 1.2, 19.7 + row * 1.1, z - 0.4], 0.42, build.lampsOn ? 26 : 3, tubeLight);
};

export const skatePark = (build: SceneBuild): void => {
  const { random, accent } = build;
  build.world.camera = { ...build.world.camera, reach: 0.62 };
  ground(build, 'paving');
  level(build, -30, 0.01, 0, 60, 24, paintedMaterial([178, 178, 180]));
  woods(build, 44, 9, 2);
  for (const part of [0.3, 0.75]) tree(build, frameX(build, part, 22), 22, 8);
  card(build, 0, 0, 15, 40, 3.4, texturedMaterial(graffiti(random, accent), [10, 3.4]));
  quarterPipe(build, frameX(build, 0.22, 7), -1, 7);
  quarterPipe(build, frameX(build, 0.8, 9), 1, 9);
  const rail = paintedMaterial([236, 190, 60]);
  for (const part of [0.77, 0.99]) post(build, [frameX(build, part, 6), 0, 6], 0.75, 0.035, rail);
  bar(build, [frameX(build, 0.75, 6), 0.78, 6], [frameX(build, 1.02, 6), 0.72, 6], 0.09, rail);
  for (const part of [0.04, 0.95]) {
    const x = frameX(build, part, 14);
    post(build, [x, 0, 14], 6.5, 0.08, paintedMaterial([74, 78, 86]), 0.06);
    brightBall(build, [x, 6.5, 14], 0.28, build.lampsOn ? 30 : 1, tubeLight);
    if (build.lampsOn) addPointLight(build, [x, 6, 13], tubeLight, 26);
  }
};

/** A ramp that curves up away from the middle: -1 to the left, 1 to the right. */
const quarterPipe = (build: SceneBuild, x: number, side: number, z: number): void => {
  const radius = 2.5;
  const deep = 3;
  const parts = 9;
  const at = (i: number) => {
    const angle = (i / parts) * (Math.PI / 2) * 0.94;
    return [x + side * radius * Math.sin(angle), radius * (1 - Math.cos(angle))] as const;
  };
  for (let i = 0; i < parts; i++) {
    const [x0, y0] = at(i);
    const [x1, y1] = at(i + 1);
    panel(build, [x0, y0, z], [0, 0, deep], [x1 - x0, y1 - y0, 0], paintedMaterial([206, 178, 142]));
    // Its side, as a strip below the curve.
    panel(build, [x0, y0, z], [x1 - x0, y1 - y0, 0], [0, -y0, 0], paintedMaterial(build.accent));
  }
  const [edge, top] = at(parts);
  block(build, [edge + side * 0.9, 0, z + deep / 2], [1.8, top, deep], paintedMaterial(build.accent));
  panel(build, [edge, top + 0.1, z], [0, 0, deep], [side * 0.1, -0.1, 0], paintedMaterial(steel));
  for (const dz of [0, deep]) {
    bar(build, [edge + side * 0.2, top, z + dz], [edge + side * 0.2, top + 1, z + dz], 0.06, paintedMaterial(steel));
    bar(
      build,
      [edge + side * 0.2, top + 1, z + dz],
      [edge + side * 1.8, top + 1.02, z + dz],
      0.07,
      paintedMaterial(steel),
    );
  }
};

const graffiti = (random: SceneBuild['random'], accent: Rgb) =>
  drawTexture(320, 110, (context) => {
    context.fillStyle = 'rgb(176,172,170)';
    context.fillRect(0, 0, 320, 110);
    const sprays: readonly Rgb[] = [
      accent,
      [236, 70, 130],
      [56, 190, 214],
      [250, 206, 60],
      [122, 84, 200],
      [92, 196, 96],
    ];
    for (let i = 0; i < 9; i++) {
      const [x, y] = [i * 36 + random.between(-6, 6), random.between(40, 74)];
      const colour = sprays[i % sprays.length]!;
      context.lineJoin = 'round';
      context.beginPath();
      context.moveTo(x, y + 28);
      context.bezierCurveTo(x - 12, y - 30, x + 20, y - 44, x + 26, y - 6);
      context.bezierCurveTo(x + 44, y - 34, x + 50, y + 24, x + 22, y + 26);
      context.closePath();
      context.strokeStyle = 'rgb(34,30,44)';
      context.lineWidth = 9;
      context.stroke();
      context.fillStyle = css(colour);
      context.fill();
      context.strokeStyle = css(blend(colour, [255, 255, 255], 0.6));
      context.lineWidth = 3;
      context.stroke();
    }
  });

export const playground = (build: SceneBuild): void => {
  const { random } = build;
  build.world.camera = { ...build.world.camera, reach: 0.62 };
  ground(build, 'grass');
  level(
    build,
    -20,
    0.015,
    3,
    40,
    12,
    paintedMaterial(
      random.pick([
        [226, 140, 92],
        [96, 168, 190],
        [226, 186, 110],
      ] as const),
    ),
  );
  woods(build, 34, 8, 2);
  for (const part of [-0.05, 0.35, 0.62, 1.02]) tree(build, frameX(build, part, 20), 20, random.between(6, 8));
  for (let i = 0; i < 6; i++) bush(build, frameX(build, i / 5, 17), 17, 1.1, i % 2 ? [240, 120, 140] : undefined);
  const [red, yellow, blue] = [
    paintedMaterial([222, 62, 56]),
    paintedMaterial([250, 196, 46]),
    paintedMaterial([46, 118, 204]),
  ];
  // A tower with a pointed roof and a slide.
  const [x, z] = [frameX(build, rightSide + 0.01, 8), 8];
  for (const dx of [-0.6, 0.6]) for (const dz of [-0.6, 0.6]) post(build, [x + dx, 0, z + dz], 3, 0.08, blue);
  block(build, [x, 1.35, z], [1.5, 0.14, 1.5], yellow);
  for (let i = 0; i < 5; i++) card(build, x - 0.5 + i * 0.25, 1.5, z - 0.62, 0.12, 0.65, i % 2 ? yellow : red);
  post(build, [x, 3, z], 1.3, 1.15, red, 0.05);
  panel(build, [x - 0.7, 1.5, z - 0.5], [0, 0, 0.8], [-1.7, -1.3, -1.2], yellow);
  for (const dz of [-0.5, 0.3]) panel(build, [x - 0.7, 1.72, z + dz], [-1.7, -1.3, -1.2], [0, -0.24, 0], red);
  // Swings.
  const [sx, sz] = [frameX(build, leftSide - 0.01, 8.5), 8.5];
  for (const side of [-1.5, 1.5])
    for (const lean of [-0.45, 0.45]) bar(build, [sx + side, 2.9, sz], [sx + side + lean, 0, sz + lean], 0.13, red);
  block(build, [sx, 2.84, sz], [3.2, 0.13, 0.13], red);
  for (const [dx, seat] of [
    [-0.65, yellow],
    [0.65, blue],
  ] as const) {
    for (const side of [-0.24, 0.24]) card(build, sx + dx + side, 0.7, sz, 0.035, 2.15, paintedMaterial([90, 94, 100]));
    block(build, [sx + dx, 0.62, sz], [0.56, 0.09, 0.3], seat);
  }
};
