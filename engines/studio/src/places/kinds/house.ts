// Before a house: its door and windows behind a front garden, its roof above the presenter, with solar panels if the words name them.
import { blend, type Rgb } from '../../paint/colour.ts';
import { createRandom } from '../../paint/random.ts';
import {
  addPointLight,
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
import { frameX } from '../kit/frame.ts';
import { oak, wood } from '../kit/furniture.ts';
import { ground, groundMaterial, isSnowy, woods } from '../kit/land.ts';
import { bush, tree } from '../kit/plants.ts';
import { drawTexture, stones } from '../kit/textures.ts';

const white: Rgb = [246, 242, 232];
const glass: Rgb = [112, 146, 168];
const roofs: readonly Rgb[] = [
  [166, 82, 62],
  [112, 70, 62],
  [92, 96, 106],
];

/** Distance, height of the eaves, and height and distance of the ridge, in metres. */
const HOUSE = { z: 8.6, eaves: 2.75, ridge: 5.1, ridgeZ: 10.9 };

export const house = (build: SceneBuild): void => {
  const { z, eaves } = HOUSE;
  build.world.camera = { ...build.world.camera, reach: 0.6 };
  ground(build, 'grass');
  woods(build, 30, 8, 2);
  // From one end of the house, sky and trees are seen beside it.
  const [left, right] = [frameX(build, -0.3, z), frameX(build, 0.93, z)];
  const walls = paintedMaterial(blend(build.wall, white, 0.35));
  block(build, [(left + right) / 2, 0, z + 3], [right - left, eaves, 6], walls);
  card(
    build,
    (left + right) / 2,
    0,
    z - 0.02,
    right - left,
    0.35,
    paintedMaterial(blend(build.wall, [110, 104, 98], 0.6)),
  );
  roof(build, left - 0.3, right + 0.35);
  casement(build, frameX(build, 0.15, z), z);
  casement(build, frameX(build, 0.5, z), z);
  door(build, frameX(build, 0.79, z), z);
  frontGarden(build);
};

/** A slope of tiles down to a gutter, with a chimney and with rows of solar panels. */
const roof = (build: SceneBuild, left: number, right: number): void => {
  const { z, eaves, ridge, ridgeZ } = HOUSE;
  const { plan } = build;
  const own = createRandom(`${plan.seed}/house`);
  const clay = own.pick(roofs);
  const tiles = isSnowy(build)
    ? paintedMaterial([236, 240, 246])
    : texturedMaterial(stones(own, clay, blend(clay, [30, 24, 26], 0.45), 10, 8, 0.14), [2.4, 1.7]);
  const [wide, near] = [right - left, z - 0.45];
  panel(build, [left, ridge, ridgeZ], [wide, 0, 0], [0, eaves - ridge, near - ridgeZ], tiles);
  card(build, left + wide / 2, eaves - 0.12, near - 0.02, wide, 0.13, paintedMaterial(white));
  const chimney = frameX(build, 0.86, ridgeZ);
  block(
    build,
    [chimney, ridge - 0.7, ridgeZ - 0.3],
    [0.55, 1.35, 0.5],
    paintedMaterial(blend(clay, [90, 70, 64], 0.4)),
  );
  block(build, [chimney, ridge + 0.62, ridgeZ - 0.3], [0.68, 0.09, 0.6], paintedMaterial([120, 112, 106]));
  if (!plan.solar) return;
  // A hand above the tiles, so that these do not come through.
  const at = (share: number) => [eaves + (ridge - eaves) * share + 0.1, near + (ridgeZ - near) * share - 0.1] as const;
  const [low, lowZ] = at(0.1);
  const [high, highZ] = at(0.92);
  const [from, to] = [frameX(build, 0.02, z), frameX(build, 0.78, z)];
  panel(
    build,
    [from, high, highZ],
    [to - from, 0, 0],
    [0, low - high, lowZ - highZ],
    texturedMaterial(solarCells, [1.25, 2]),
  );
};

const solarCells = drawTexture(60, 96, (context) => {
  context.fillStyle = 'rgb(214,222,230)';
  context.fillRect(0, 0, 60, 96);
  context.fillStyle = 'rgb(26,48,104)';
  context.fillRect(3, 3, 54, 90);
  context.fillStyle = 'rgb(70,104,168)';
  for (const x of [20, 38]) context.fillRect(x, 3, 2, 90);
  for (const y of [25, 47, 69]) context.fillRect(3, y, 54, 2);
});

const casement = (build: SceneBuild, x: number, z: number): void => {
  const { accent, lampsOn } = build;
  card(build, x, 0.85, z - 0.03, 1.26, 1.4, paintedMaterial(white));
  const pane = lampsOn
    ? paintedMaterial([255, 214, 140], { emission: 1.6 })
    : paintedMaterial(glass, { emission: 0.3 });
  for (const side of [-0.3, 0.3]) card(build, x + side, 0.93, z - 0.05, 0.5, 1.24, pane);
  card(build, x, 1.7, z - 0.06, 1.2, 0.05, paintedMaterial(white));
  const shutter = paintedMaterial(accent);
  for (const side of [-0.86, 0.86]) card(build, x + side, 0.85, z - 0.04, 0.42, 1.4, shutter);
  if (lampsOn) addPointLight(build, [x, 1.5, z - 0.8], bulbLight, 1.5);
};

/** A door below a small roof, with steps, a lamp and a path. */
const door = (build: SceneBuild, x: number, z: number): void => {
  const { accent, lampsOn } = build;
  card(build, x, 0.2, z - 0.03, 1.24, 2.2, paintedMaterial(white));
  card(build, x, 0.2, z - 0.05, 1, 2.06, paintedMaterial(blend(accent, [40, 34, 34], 0.3)));
  card(
    build,
    x,
    1.55,
    z - 0.06,
    0.6,
    0.5,
    paintedMaterial(lampsOn ? [255, 220, 150] : glass, { emission: lampsOn ? 1.4 : 0.25 }),
  );
  card(build, x + 0.38, 1.12, z - 0.07, 0.06, 0.22, paintedMaterial([220, 190, 110]));
  panel(
    build,
    [x - 0.95, 2.62, z - 0.04],
    [1.9, 0, 0],
    [0, -0.18, -0.85],
    paintedMaterial(isSnowy(build) ? [240, 244, 248] : [96, 84, 80]),
  );
  for (const side of [-0.85, 0.85]) post(build, [x + side, 0.2, z - 0.75], 2.24, 0.05, wood(build, oak), 0.05);
  block(build, [x, 0, z - 0.5], [2, 0.2, 1], paintedMaterial([186, 178, 168]));
  level(build, x - 0.6, 0.015, 1, 1.2, z - 2, groundMaterial(build, isSnowy(build) ? 'gravel' : 'paving'));
};

/** Bushes along the wall, and a tree beside the house. */
const frontGarden = (build: SceneBuild): void => {
  const { random, accent } = build;
  const { z } = HOUSE;
  for (const part of [-0.02, 0.1, 0.24, 0.38, 0.5, 0.97, 1.06])
    bush(
      build,
      frameX(build, part, z - 0.7),
      z - 0.7,
      random.between(0.5, 0.75),
      isSnowy(build) || random.chance(0.4) ? undefined : accent,
    );
  tree(build, frameX(build, 1.04, z + 1.4), z + 1.4, random.between(4.6, 5.6));
  for (const part of [-0.1, 0.04]) bush(build, frameX(build, part, 5), 5, random.between(0.55, 0.8));
};
