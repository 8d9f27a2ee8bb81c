// Places in the country: ranch, vineyard.
import { blend, css, type Rgb } from '../../paint/colour.ts';
import {
  ball,
  bar,
  block,
  card,
  paintedMaterial,
  panel,
  post,
  type SceneBuild,
  texturedMaterial,
} from '../kit/build.ts';
import { besidePresenter, frameX } from '../kit/frame.ts';
import { ground, hills, woods } from '../kit/land.ts';
import { bush, grass, tree, tuft } from '../kit/plants.ts';
import { drawTexture } from '../kit/textures.ts';

const [leftSide, rightSide] = besidePresenter;
const white: Rgb = [246, 242, 232];

export const ranch = (build: SceneBuild): void => {
  const { random } = build;
  build.world.camera = { ...build.world.camera, reach: 0.62 };
  ground(build, 'grass');
  hills(build, 240, 30, [112, 146, 92], 0.3);
  woods(build, 60, 7, 2);
  barn(build, frameX(build, random.pick([0.2, 0.8]), 17), 17);
  const [left, right] = [frameX(build, leftSide - 0.1, 24), frameX(build, rightSide + 0.08, 24)];
  tree(build, left, 24, 7);
  tree(build, right, 26, 8);
  grass(build, 9, 16, 0.35, []);
  fence(build, 7.4);
  for (const [part, z] of [
    [rightSide + 0.03, 6.3],
    [leftSide - 0.05, 9.6],
  ] as const)
    hayBale(build, frameX(build, part, z), z);
};

/** A red barn with white trim and its silo. */
const barn = (build: SceneBuild, x: number, z: number): void => {
  const { random, lampsOn } = build;
  const paint: Rgb = random.pick([
    [176, 46, 40],
    [168, 60, 44],
    [152, 44, 48],
  ] as const);
  card(build, x, 0, z, 8.4, 8.2, texturedMaterial(barnFront(paint, lampsOn)));
  const slope = paintedMaterial([112, 108, 112]);
  for (const side of [-1, 1]) {
    bar(build, [x + side * 4.45, 4.4, z - 0.2], [x + side * 2.75, 7.2, z - 0.2], 0.34, slope);
    bar(build, [x + side * 2.8, 7.1, z - 0.2], [x, 8.45, z - 0.2], 0.3, slope);
  }
  panel(
    build,
    [x + (x < 0 ? 4.2 : -4.2), 4.6, z],
    [0, 0, 9],
    [0, -4.6, 0],
    paintedMaterial(blend(paint, [60, 20, 20], 0.25)),
  );
  build.world.blocks.push([
    [x - 4.2, 0, z],
    [x + 4.2, 6, z + 9],
  ]);
  const silo = x + (x < 0 ? -1 : 1) * -6.1;
  const metal = paintedMaterial([196, 200, 206]);
  post(build, [silo, 0, z + 3], 8.2, 1.6, metal);
  ball(build, [silo, 8.2, z + 3], [1.6, 1.25, 1.6], paintedMaterial([150, 156, 166]));
  for (let i = 1; i < 8; i++)
    post(build, [silo, i, z + 2.97], 0.06, 1.63, paintedMaterial([140, 146, 154]), 1.63, false);
};

/** The front with a gambrel roof, boards, a loft window and a double door with crosses. */
const barnFront = (paint: Rgb, lampsOn: boolean) =>
  drawTexture(252, 246, (context) => {
    context.beginPath();
    for (const [x, y] of [
      [0, 246],
      [0, 112],
      [46, 36],
      [126, 0],
      [206, 36],
      [252, 112],
      [252, 246],
    ] as const)
      context.lineTo(x, y);
    context.closePath();
    context.fillStyle = css(paint);
    context.fill();
    context.save();
    context.clip();
    for (let x = 0; x < 252; x += 9) {
      context.fillStyle = 'rgba(60,10,10,.35)';
      context.fillRect(x, 0, 1.6, 246);
      context.fillStyle = 'rgba(255,190,160,.12)';
      context.fillRect(x + 2, 0, 2, 246);
    }
    context.restore();
    context.strokeStyle = css(white);
    context.lineWidth = 8;
    context.fillStyle = lampsOn ? 'rgb(255,206,120)' : 'rgb(58,34,34)';
    context.fillRect(102, 56, 48, 44);
    context.strokeRect(102, 56, 48, 44);
    context.fillStyle = css(blend(paint, [40, 10, 10], 0.25));
    for (const left of [62, 126]) {
      context.fillRect(left, 136, 64, 110);
      context.strokeRect(left, 136, 64, 110);
      context.beginPath();
      context.moveTo(left, 136);
      context.lineTo(left + 64, 246);
      context.moveTo(left + 64, 136);
      context.lineTo(left, 246);
      context.stroke();
    }
    context.beginPath();
    context.moveTo(0, 114);
    context.lineTo(252, 114);
    context.stroke();
  });

/** A fence of white rails across the view. */
const fence = (build: SceneBuild, z: number): void => {
  const rail = paintedMaterial(white);
  for (let x = -9; x <= 9; x += 1.5) block(build, [x, 0, z], [0.13, 1.3, 0.13], rail);
  for (const y of [0.35, 0.72, 1.08]) block(build, [0, y, z - 0.07], [19, 0.13, 0.04], rail);
  for (let x = -8; x < 9; x += 0.8) tuft(build, x + 0.3, z - 0.3, build.random.between(0.3, 0.55));
};

const hayBale = (build: SceneBuild, x: number, z: number): void => {
  ball(build, [x, 0.72, z], [0.78, 0.78, 0.6], paintedMaterial([222, 184, 104]));
  for (const [radius, tone] of [
    [0.6, [196, 154, 78]],
    [0.44, [228, 194, 118]],
    [0.28, [190, 148, 74]],
    [0.14, [232, 200, 126]],
  ] as const)
    ball(build, [x, 0.74, z - 0.5], [radius, radius, 0.16 + (0.6 - radius) * 0.2], paintedMaterial(tone), false);
};

export const vineyard = (build: SceneBuild): void => {
  const { random, plan } = build;
  build.world.camera = { ...build.world.camera, height: 1.7, reach: 0.62 };
  ground(build, 'grass');
  hills(build, 260, 48, [108, 138, 84], 0.5);
  hills(build, 150, 20, [136, 158, 88], 0.4);
  estate(build, frameX(build, random.pick([0.16, 0.84]), 46), 46);
  for (const part of [0, 0.3, 0.38, 0.66, 0.98]) cypress(build, frameX(build, part, 42), 42, random.between(6, 9));
  const timber = paintedMaterial([150, 118, 86]);
  const grape: Rgb =
    plan.season === 'spring'
      ? [130, 170, 80]
      : random.pick([
          [92, 40, 110],
          [82, 46, 120],
          [176, 190, 84],
        ] as const);
  for (const row of [-3.4, -1.15, 1.15, 3.4])
    for (let i = 0; i < 15; i++) {
      const z = 4.6 + i * 1.5 + i * i * 0.06;
      const x = row * 1.25 + random.between(-0.08, 0.08);
      if (i % 2 === 0) post(build, [x, 0, z], 1.95, 0.05, timber, 0.05);
      post(build, [x, 0, z + 0.4], 0.9, 0.045, paintedMaterial([98, 74, 56]), 0.04, false);
      if (plan.season !== 'winter') for (const y of [1, 1.45]) vine(build, x, y, z);
      if (i < 8)
        for (let k = 0; k < 3; k++)
          cluster(build, x + random.between(-0.35, 0.35), random.between(0.85, 1.25), z - 0.5, grape);
    }
};

const vine = (build: SceneBuild, x: number, y: number, z: number): void => {
  const before = build.world.surfaces.length;
  bush(build, x, z, 0.62);
  for (const [i, surface] of build.world.surfaces.slice(before).entries())
    if (surface.kind === 'panel')
      build.world.surfaces[before + i] = {
        ...surface,
        corner: [surface.corner[0], surface.corner[1] + y - 0.15, surface.corner[2]],
      };
};

const cluster = (build: SceneBuild, x: number, y: number, z: number, colour: Rgb): void => {
  for (const [dx, dy] of [
    [-0.06, 0],
    [0.06, 0.01],
    [0, -0.03],
    [-0.03, -0.12],
    [0.04, -0.11],
    [0, -0.2],
  ] as const)
    ball(build, [x + dx, y + dy, z], 0.065, paintedMaterial(colour), false);
};

/** A stone house with a tiled roof and a tower. */
const estate = (build: SceneBuild, x: number, z: number): void => {
  const wall = paintedMaterial([236, 214, 172]);
  const tiles = paintedMaterial([190, 98, 66]);
  block(build, [x, 0, z], [11, 5.5, 6], wall);
  panel(build, [x - 6, 5.4, z - 3.3], [12, 0, 0], [0, 2.4, 3], tiles);
  block(build, [x + 2.6, 0, z - 0.5], [3.4, 10, 3.4], wall);
  post(build, [x + 2.6, 10, z - 0.5], 2.2, 2.7, tiles, 0.1);
  for (const [dx, y] of [
    [-4, 2.6],
    [-2, 2.6],
    [0, 2.6],
    [2.6, 6.6],
  ] as const)
    card(build, x + dx, y, z - 3.4, 0.9, 1.5, paintedMaterial([84, 92, 84], { emission: build.lampsOn ? 2 : 0 }));
};

const cypress = (build: SceneBuild, x: number, z: number, tall: number): void =>
  ball(build, [x, tall * 0.5, z], [tall * 0.11, tall * 0.52, tall * 0.11], paintedMaterial([52, 84, 56]));
