// Places of care: clinic, pharmacy.
import { blend, type Rgb } from '../../paint/colour.ts';
import { block, card, paintedMaterial, panel, type SceneBuild, texturedMaterial } from '../kit/build.ts';
import { couch, cross, eyeChart, poster } from '../kit/equipment.ts';
import { chair, counter, oak, screen, wood } from '../kit/furniture.ts';
import { type Furnish, furnishSides, interior } from '../kit/interior.ts';
import { houseplant } from '../kit/plants.ts';
import { bottles, boxes, jars, packages, plant, shelfOf } from '../kit/stock.ts';
import { speckle } from '../kit/textures.ts';
import type { Material } from '../world/world.ts';

const white: Rgb = [246, 244, 236];

const smoothFloor = ({ random, wall }: SceneBuild): Material =>
  texturedMaterial(speckle(random, blend(wall, [216, 206, 190], 0.6), blend(wall, [232, 224, 210], 0.6)), [1.2, 1.2], {
    gloss: 0.24,
  });

export const clinic = (build: SceneBuild): void => {
  const back = 5.6;
  interior(
    build,
    {
      back,
      height: 2.8,
      end: ['plaster', 'accent', 'panelling', 'tiles'],
      floor: smoothFloor(build),
      daylight: ['end', 'unseen', 'side'],
      lamps: ['downlights', 'none'],
    },
    furnishSides(
      build,
      back,
      [medicineCabinet, eyeCorner, reception, couchCorner],
      [(of, x) => couch(of, x * 0.84, back - 0.8), waiting],
    ),
  );
  build.world.exposure = BRIGHT;
};

/** Exposure of rooms that should look clean. */
const BRIGHT = 1.05;

const medicineCabinet: Furnish = (build, x, back) => {
  shelfOf(build, { x, z: back - 0.2, wide: 1.2, from: 0.95, rows: 3, high: 0.42, colour: white }, [
    packages,
    bottles,
    jars,
    packages,
    plant,
  ]);
  block(build, [x, 0, back - 0.25], [1.24, 0.9, 0.42], paintedMaterial(blend(build.accent, white, 0.35)));
  cross(build, x, 2.46, back - 0.04, 0.24, build.accent);
};

const couchCorner: Furnish = (build, x, back) => {
  couch(build, x * 0.86, back - 0.8);
  poster(build, x, 1.3, back, 0.62, 0.86);
  screenArm(build, x + 0.5, back);
};

/** A monitor of heart beats on an arm. */
const screenArm = (build: SceneBuild, x: number, back: number): void => {
  card(build, x, 1.25, back - 0.3, 0.44, 0.34, paintedMaterial([236, 234, 226]));
  card(build, x, 1.28, back - 0.31, 0.38, 0.28, paintedMaterial([34, 66, 70]));
  for (let i = 0; i < 3; i++)
    card(build, x, 1.33 + i * 0.08, back - 0.32, 0.32, 0.02, paintedMaterial([96, 226, 160], { emission: 1.2 }));
};

const eyeCorner: Furnish = (build, x, back) => {
  eyeChart(build, x, 1.3, back);
  waiting(build, x, back);
};

const waiting: Furnish = (build, x, back) => {
  for (const dx of [-0.32, 0.28]) chair(build, x * 0.86 + dx, back - 0.9, blend(build.accent, white, 0.2));
  houseplant(build, x * 1.2, 0, back - 0.6, 1.4);
};

const reception: Furnish = (build, x, back) => {
  const z = back - 0.9;
  counter(build, x * 0.84, z, 1.5, 0.5, paintedMaterial(blend(build.accent, white, 0.3)), wood(build, oak, 0.14), 1.1);
  screen(build, x * 0.84 + 0.2, 1.1, z, 0.44);
  houseplant(build, x * 0.84 - 0.45, 1.1, z, 0.5);
  cross(build, x, 1.95, back - 0.03, 0.5, build.accent);
};

/** Shelves of medicines, a counter and a lit cross. */
export const pharmacy = (build: SceneBuild): void => {
  const { accent, random } = build;
  const back = 5.4;
  const timber = random.pick([oak, white, [150, 104, 68]] as const);
  interior(
    build,
    {
      back,
      height: 2.9,
      end: ['plaster', 'tiles', 'panelling', 'accent'],
      floor: smoothFloor(build),
      daylight: ['side', 'unseen'],
      lamps: ['downlights', 'trackLights'],
      outside: 'city',
    },
    ({ left, right }) => {
      const medicine = { wide: 1.3, from: 0.55, rows: 4, high: 0.42, colour: timber };
      shelfOf(build, { ...medicine, x: right, z: back - 0.2 }, [packages, packages, bottles, boxes]);
      if (random.chance(0.5))
        shelfOf(build, { ...medicine, x: left, z: back - 0.2 }, [packages, jars, bottles, packages]);
      else drawers(build, left, back, timber);
      const side = random.pick([left, right]);
      cross(build, side, 2.52, back - 0.4, 0.4, [40, 172, 96], 1.2);
      counter(
        build,
        side * 0.8,
        back - 1.2,
        1.5,
        0.5,
        paintedMaterial(blend(accent, white, 0.25)),
        wood(build, oak, 0.14),
        1,
      );
      screen(build, side * 0.8, 1, back - 1.2, 0.4);
    },
  );
  build.world.exposure = BRIGHT;
};

/** A cabinet of many small drawers, with jars on top. */
const drawers = (build: SceneBuild, x: number, back: number, timber: Rgb): void => {
  const z = back - 0.25;
  block(build, [x, 0.5, z], [1.3, 1, 0.4], wood(build, timber));
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 5; column++) {
      const [at, y] = [x + (column - 2) * 0.25, 0.56 + row * 0.235];
      card(build, at, y, z - 0.205, 0.22, 0.2, paintedMaterial(blend(timber, [255, 246, 226], 0.18)));
      panel(build, [at - 0.04, y + 0.12, z - 0.215], [0.08, 0, 0], [0, -0.045, 0], paintedMaterial([206, 164, 96]));
    }
  shelfOf(build, { x, z: back - 0.16, wide: 1.3, from: 1.56, rows: 2, high: 0.4, colour: timber, open: true }, [
    jars,
    bottles,
    jars,
  ]);
};
