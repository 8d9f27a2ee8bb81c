// An athletics ground: lanes, hurdles, and a stand with a roof.
import type { Rgb } from '../../paint/colour.ts';
import {
  addPointLight,
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
import { ground, woods } from '../kit/land.ts';
import { tree } from '../kit/plants.ts';
import { drawTexture } from '../kit/textures.ts';
import { floodlight } from './sport.ts';

const [leftSide, rightSide] = besidePresenter;
const white: Rgb = [246, 246, 242];
const LANE = 1.22;

export const runningTrack = (build: SceneBuild): void => {
  const { random, accent, lampsOn } = build;
  build.world.camera = { ...build.world.camera, reach: 0.62 };
  ground(build, 'grass');
  const clay: Rgb = random.pick([
    [196, 84, 62],
    [186, 70, 58],
    [58, 116, 176],
  ] as const);
  level(build, -5 * LANE, 0.01, 0, 9 * LANE, 70, paintedMaterial(clay));
  for (let lane = -5; lane <= 4; lane++) level(build, lane * LANE - 0.05, 0.02, 0, 0.1, 70, paintedMaterial(white));
  level(build, -5 * LANE, 0.02, 7.6, 9 * LANE, 0.16, paintedMaterial(white));
  woods(build, 92, 10, 2);
  for (const part of [0.05, 0.3, 0.66, 0.96]) tree(build, frameX(build, part, 80), 80, random.between(9, 13));
  stand(build, frameX(build, leftSide + 0.04, 44), 44, accent);
  for (const [part, z] of [
    [leftSide - 0.03, 6.2],
    [rightSide + 0.03, 6.6],
    [leftSide + 0.04, 9.4],
    [rightSide - 0.03, 10],
    [leftSide + 0.08, 13],
    [rightSide - 0.07, 13.6],
  ] as const)
    hurdle(build, frameX(build, part, z), z);
  floodlight(build, frameX(build, rightSide, 48), 48);
  if (lampsOn) {
    addPointLight(build, [0, 9, 3], tubeLight, 90);
    addPointLight(build, [0, 14, 26], tubeLight, 320);
  }
};

const hurdle = (build: SceneBuild, x: number, z: number): void => {
  const frame = paintedMaterial([52, 60, 72]);
  for (const side of [-0.52, 0.52]) {
    post(build, [x + side, 0, z], 1, 0.03, frame, 0.03, false);
    block(build, [x + side, 0, z - 0.3], [0.06, 0.05, 0.7], frame, undefined, false);
  }
  block(build, [x, 0.94, z], [1.2, 0.17, 0.04], paintedMaterial(white));
  for (const dx of [-0.45, 0, 0.45]) card(build, x + dx, 0.94, z - 0.025, 0.2, 0.17, paintedMaterial(build.accent));
};

/** Rows of seats below a roof on posts. */
const stand = (build: SceneBuild, x: number, z: number, accent: Rgb): void => {
  const wide = 26;
  panel(build, [x - wide / 2, 6.5, z + 8], [wide, 0, 0], [0, -5.3, -8], texturedMaterial(seats(accent), [6.5, 5.2]));
  block(build, [x, 0, z], [wide, 1.2, 0.3], paintedMaterial([222, 222, 218]));
  panel(build, [x - wide / 2 - 1, 10.4, z - 1], [wide + 2, 0, 0], [0, -0.9, 0], paintedMaterial(white));
  panel(build, [x - wide / 2 - 1, 10.4, z - 1], [wide + 2, 0, 0], [0, 0.6, 11], paintedMaterial([212, 216, 220]));
  card(build, x, 6.5, z + 8.1, wide, 4.2, paintedMaterial([176, 184, 192]));
  for (let i = 0; i <= 4; i++) {
    const at = x - wide / 2 + (wide * i) / 4;
    bar(build, [at, 1.2, z], [at, 9.6, z], 0.28, paintedMaterial([150, 156, 164]));
  }
};

const seats = (accent: Rgb) =>
  drawTexture(80, 64, (context) => {
    context.fillStyle = 'rgb(196,196,192)';
    context.fillRect(0, 0, 80, 64);
    for (let row = 0; row < 8; row++)
      for (let i = 0; i < 10; i++) {
        context.fillStyle = `rgb(${(i < 5 ? accent : white).join(',')})`;
        context.fillRect(i * 8 + 1, row * 8 + 1, 6, 5);
      }
  });
