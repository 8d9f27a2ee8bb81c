// Places of care: clinic, dental practice, pharmacy.
import { blend, type Rgb } from '../../paint/colour.ts';
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
import { tubeLight } from '../kit/daylight.ts';
import { couch, cross, eyeChart, poster } from '../kit/equipment.ts';
import { chair, counter, oak, screen, wood } from '../kit/furniture.ts';
import { type Furnish, furnishSides, interior } from '../kit/interior.ts';
import { brightBall } from '../kit/lamps.ts';
import { houseplant } from '../kit/plants.ts';
import { bottles, boxes, jars, packages, plant, shelfOf } from '../kit/stock.ts';
import { speckle } from '../kit/textures.ts';
import type { Material } from '../world/world.ts';

const white: Rgb = [246, 244, 236];

const smoothFloor = ({ random, wall }: SceneBuild): Material =>
  texturedMaterial(speckle(random, blend(wall, [216, 206, 190], 0.6), blend(wall, [232, 224, 210], 0.6)), [1.2, 1.2], {
    gloss: 0.24,
  });

/** The room of a clinic or a dental practice. */
const TREATMENT = {
  back: 5.6,
  height: 2.8,
  end: ['plaster', 'accent', 'panelling', 'tiles'],
  lamps: ['downlights', 'none'],
} as const;

const treatmentRoom = (build: SceneBuild) => ({ ...TREATMENT, floor: smoothFloor(build) });

export const clinic = (build: SceneBuild): void => {
  const { back } = TREATMENT;
  interior(
    build,
    {
      ...treatmentRoom(build),
      daylight: ['end', 'unseen', 'side'],
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

/** A dentist's chair below its lamp, and a cabinet below a screen with an X-ray. */
export const dentalPractice = (build: SceneBuild): void => {
  const { back } = TREATMENT;
  interior(
    build,
    {
      ...treatmentRoom(build),
      daylight: ['side', 'unseen', 'end'],
    },
    ({ left, right }) => {
      dentistsChair(build, left * 0.7, back - 1.1);
      dentistsCabinet(build, right, back);
    },
  );
  build.world.exposure = BRIGHT;
};

/** A chair that faces the camera, with a tray and a lamp on an arm. */
const dentistsChair = (build: SceneBuild, x: number, z: number): void => {
  const pad = paintedMaterial(blend(build.accent, white, 0.1));
  const shell = paintedMaterial(white, { gloss: 0.1 });
  post(build, [x, 0, z], 0.5, 0.3, shell, 0.16);
  block(build, [x, 0.5, z - 0.3], [0.58, 0.16, 1.1], pad);
  panel(build, [x - 0.28, 1.42, z + 0.5], [0.56, 0, 0], [0, -0.82, -0.3], pad);
  ball(build, [x, 1.52, z + 0.5], [0.19, 0.14, 0.08], pad);
  for (const side of [-0.36, 0.36]) block(build, [x + side, 0.82, z - 0.05], [0.1, 0.08, 0.5], shell);
  const arm = paintedMaterial([206, 208, 208]);
  const outer = x + Math.sign(x) * 0.55;
  post(build, [outer, 0, z + 0.4], 2.25, 0.035, arm, 0.035, false);
  bar(build, [outer, 2.25, z + 0.4], [x - Math.sign(x) * 0.05, 2.1, z + 0.1], 0.05, arm);
  ball(build, [x - Math.sign(x) * 0.08, 2.02, z], [0.24, 0.12, 0.1], shell);
  brightBall(build, [x - Math.sign(x) * 0.08, 1.97, z - 0.1], 0.07, 12, tubeLight);
  bar(build, [outer, 1.15, z + 0.4], [x + Math.sign(x) * 0.3, 1.12, z - 0.2], 0.05, arm);
  block(build, [x + Math.sign(x) * 0.34, 1.1, z - 0.3], [0.5, 0.05, 0.3], shell);
  for (let i = 0; i < 4; i++)
    post(build, [x + Math.sign(x) * (0.2 + i * 0.1), 1.15, z - 0.3], 0.16, 0.015, arm, 0.02, false);
};

const dentistsCabinet: Furnish = (build, x, back) => {
  const front = paintedMaterial(blend(build.accent, white, 0.45));
  counter(build, x, back - 0.35, 1.6, 0.5, front, paintedMaterial(white, { gloss: 0.2 }), 0.92);
  packages(build, [x - 0.45, 0.92, back - 0.35], 0.5, 0.4);
  bottles(build, [x + 0.1, 0.92, back - 0.35], 0.4, 0.4);
  block(build, [x, 1.45, back - 0.08], [0.94, 0.62, 0.06], paintedMaterial([44, 48, 54]));
  card(build, x, 1.48, back - 0.12, 0.88, 0.56, paintedMaterial([26, 44, 58], { emission: 0.6 }));
  for (const [y, size] of [
    [1.79, 0.075],
    [1.62, 0.06],
  ] as const)
    for (let i = 0; i < 7; i++)
      ball(
        build,
        [x + (i - 3) * 0.115, y, back - 0.13],
        [0.05, size * 1.3, 0.01],
        paintedMaterial([186, 212, 226], { emission: 0.6 }),
        false,
      );
  tooth(build, x, 2.62, back - 0.03);
};

/** A lit sign in the shape of a tooth. */
const tooth = (build: SceneBuild, x: number, y: number, z: number): void => {
  ball(build, [x, y, z], [0.4, 0.4, 0.01], paintedMaterial(build.accent), false);
  const enamel = paintedMaterial(white, { emission: 0.5 });
  for (const side of [-1, 1]) {
    ball(build, [x + side * 0.09, y + 0.09, z - 0.03], [0.14, 0.13, 0.01], enamel, false);
    bar(build, [x + side * 0.1, y + 0.08, z - 0.04], [x + side * 0.13, y - 0.25, z - 0.04], 0.1, enamel);
  }
  card(build, x, y - 0.06, z - 0.04, 0.32, 0.16, enamel);
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
