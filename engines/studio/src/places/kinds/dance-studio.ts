// A dance studio: a wooden floor, a wall of mirrors that shows the room, a barre along it.
import { blend, type Rgb } from '../../paint/colour.ts';
import {
  addPointLight,
  block,
  card,
  paintedMaterial,
  panel,
  post,
  type SceneBuild,
  texturedMaterial,
} from '../kit/build.ts';
import { tubeLight } from '../kit/daylight.ts';
import { wood } from '../kit/furniture.ts';
import { interior } from '../kit/interior.ts';
import { boards } from '../kit/textures.ts';

const beech: Rgb = [206, 156, 100];
const silver: Rgb = [214, 228, 234];

export const danceStudio = (build: SceneBuild): void => {
  const back = 6.4;
  interior(
    build,
    {
      back,
      height: 3.4,
      end: ['plaster'],
      floor: texturedMaterial(boards(build.random, [212, 164, 110]), [0.8, 2.2], { gloss: 0.34 }),
      daylight: ['side', 'unseen'],
      lamps: ['none', 'downlights'],
    },
    ({ left, right }) => {
      for (const x of [left, right]) {
        for (const dx of [-0.52, 0.52]) mirrorPane(build, x + dx, back);
        addPointLight(build, [x, 2.4, back - 1], tubeLight, 0.5);
      }
      barre(build, back);
    },
  );
  build.world.exposure = 0.98;
};

/** A tall mirror with what it shows: the far wall, its window and the floor. */
const mirrorPane = (build: SceneBuild, x: number, back: number): void => {
  const z = back - 0.05;
  block(build, [x, 0.1, back - 0.02], [1.02, 2.9, 0.02], paintedMaterial([120, 128, 136]));
  card(build, x, 0.12, z, 0.98, 2.86, paintedMaterial(blend(build.wall, silver, 0.55)));
  card(build, x, 0.12, z - 0.005, 0.98, 0.95, paintedMaterial(blend(beech, silver, 0.3)));
  card(build, x, 1.55, z - 0.005, 0.46, 1.1, paintedMaterial([236, 246, 252], { emission: 0.5 }));
  card(build, x, 2.08, z - 0.01, 0.46, 0.04, paintedMaterial(silver));
  // A slanted gleam, which tells glass from a window.
  panel(
    build,
    [x - 0.4, 2.98, z - 0.012],
    [0.16, 0, 0],
    [-0.08, -1.2, 0],
    paintedMaterial([252, 254, 255], { emission: 0.3 }),
  );
  panel(
    build,
    [x + 0.46, 2.98, z - 0.012],
    [0.06, 0, 0],
    [-0.4, -2.2, 0],
    paintedMaterial([252, 254, 255], { emission: 0.3 }),
  );
};

const barre = (build: SceneBuild, back: number): void => {
  const timber = wood(build, beech);
  const z = back - 0.45;
  for (const y of [0.82, 1.18]) block(build, [0, y, z], [6, 0.09, 0.09], timber);
  for (let x = -2.4; x <= 2.4; x += 0.8)
    post(build, [x, 0, z], 1.2, 0.035, paintedMaterial([70, 72, 78]), 0.035, false);
};
