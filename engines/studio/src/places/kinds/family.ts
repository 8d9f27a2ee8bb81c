// Rooms where a household meets: living room, kitchen.
import { blend, type Rgb } from '../../paint/colour.ts';
import {
  addPointLight,
  ball,
  block,
  card,
  paintedMaterial,
  panel,
  post,
  type SceneBuild,
  texturedMaterial,
} from '../kit/build.ts';
import { armchair, pans, poster, stove } from '../kit/equipment.ts';
import { finish } from '../kit/finishes.ts';
import { counter, oak, pot, rug, sofa, stool, walnut, wood } from '../kit/furniture.ts';
import { type Furnish, furnishSides, interior, woodFloor } from '../kit/interior.ts';
import { floorLamp, tableLamp } from '../kit/lamps.ts';
import { houseplant } from '../kit/plants.ts';
import { books, boxes, cups, flowers, jars, picture, plant, plates, shelfOf, vases } from '../kit/stock.ts';
import { speckle, stones } from '../kit/textures.ts';
import type { Material } from '../world/world.ts';

const cream: Rgb = [246, 238, 224];

export const livingRoom = (build: SceneBuild): void => {
  const { random, accent } = build;
  const back = 5.6;
  interior(
    build,
    {
      back,
      height: 2.8,
      end: ['plaster', 'panelling', 'accent', 'paleBrick'],
      floor: woodFloor(build, [178, 134, 92]),
      daylight: ['end', 'panorama', 'unseen', 'side'],
      lamps: ['none', 'globes', 'none', 'pendants'],
      curtains: true,
    },
    (sides) => {
      furnishSides(
        build,
        back,
        [pictureWall, bookcase, sideboard, fireplace, openShelves, readingCorner],
        [lampCorner, plantCorner],
      )(sides);
      if (random.chance(0.6))
        sofa(build, random.between(-0.2, 0.2), back - 0.8, 2.3, blend(accent, cream, random.pick([0.2, 0.75])));
      else armchair(build, sides.right * 0.72, back - 1.3);
      rug(
        build,
        0,
        4,
        2.8,
        1.6,
        texturedMaterial(speckle(random, blend(accent, [230, 216, 194], 0.6), [220, 208, 186]), [0.5, 0.5]),
      );
    },
  );
};

const pictureWall: Furnish = (build, x, back) => {
  for (const [dx, y, wide, tall] of build.random.pick([
    [
      [-0.34, 1.35, 0.56, 0.74],
      [0.3, 1.5, 0.46, 0.58],
    ],
    [[0, 1.3, 0.95, 0.95]],
    [
      [-0.4, 1.4, 0.4, 0.5],
      [0.08, 1.4, 0.4, 0.5],
      [0.55, 1.4, 0.4, 0.5],
    ],
  ] as const))
    poster(build, x + dx, y, back, wide, tall);
  floorLamp(build, x * 1.18, back - 0.5, 1.75);
};

const bookcase: Furnish = (build, x, back) =>
  shelfOf(build, { x, z: back - 0.2, wide: 1.2, from: 0.2, rows: 5, high: 0.42, colour: walnut }, [
    books,
    books,
    vases,
    picture,
    plant,
    boxes,
  ]);

const sideboard: Furnish = (build, x, back) => {
  block(build, [x, 0.2, back - 0.3], [1.4, 0.65, 0.42], wood(build, walnut));
  tableLamp(build, x - 0.42, 0.85, back - 0.3);
  vases(build, [x + 0.1, 0.85, back - 0.3], 0.5, 0.5);
  houseplant(build, x + 0.5, 0.85, back - 0.3, 0.6);
  poster(build, x + 0.05, 1.5, back, 0.8, 0.7);
};

const openShelves: Furnish = (build, x, back) => {
  shelfOf(build, { x, z: back - 0.16, wide: 1.2, from: 1.3, rows: 2, high: 0.44, colour: oak, open: true }, [
    books,
    vases,
    plant,
    picture,
  ]);
  block(build, [x, 0.1, back - 0.3], [1.4, 0.6, 0.42], paintedMaterial(blend(build.accent, cream, 0.3)));
};

const readingCorner: Furnish = (build, x, back) => {
  armchair(build, x * 0.9, back - 0.9);
  floorLamp(build, x * 1.2, back - 0.5, 1.75);
  poster(build, x * 0.9, 1.45, back, 0.66, 0.84);
};

const fireplace: Furnish = (build, x, back) => {
  const { accent, wall } = build;
  const plaster = paintedMaterial(blend(wall, cream, 0.55));
  block(build, [x, 0, back - 0.2], [1.3, 1.15, 0.4], plaster);
  block(build, [x, 1.15, back - 0.25], [1.5, 0.08, 0.5], wood(build, oak));
  card(build, x, 0.1, back - 0.41, 0.76, 0.72, paintedMaterial([46, 32, 28]));
  for (let i = 0; i < 5; i++)
    ball(
      build,
      [x + (i - 2) * 0.11, 0.26, back - 0.43],
      [0.06, 0.12 + 0.05 * (i % 2), 0.01],
      { colour: [1, 0.45, 0.12], emission: 5 },
      false,
    );
  addPointLight(build, [x, 0.5, back - 0.8], [1, 0.55, 0.22], 0.7);
  vases(build, [x - 0.4, 1.23, back - 0.3], 0.4, 0.44);
  houseplant(build, x + 0.48, 1.23, back - 0.3, 0.5);
  if (build.random.chance(0.5)) {
    poster(build, x, 1.5, back, 0.7, 0.8);
    return;
  }
  ball(build, [x, 1.85, back - 0.05], [0.42, 0.42, 0.02], paintedMaterial(accent), false);
  ball(build, [x, 1.85, back - 0.06], [0.37, 0.37, 0.02], paintedMaterial([222, 224, 214], { emission: 0.1 }), false);
};

const lampCorner: Furnish = (build, x, back) => {
  floorLamp(build, x * 1.15, back - 0.5, 1.7);
  houseplant(build, x * 0.85, 0, back - 0.6, 1);
};

const plantCorner: Furnish = (build, x, back) => {
  houseplant(build, x * 1.1, 0, back - 0.6, 1.6);
  houseplant(build, x * 0.82, 0, back - 0.8, 0.9);
};

export const kitchen = (build: SceneBuild): void => {
  const { random, wall, accent } = build;
  const back = 5;
  interior(
    build,
    {
      back,
      height: 2.7,
      end: ['plaster', 'tiles', 'paleBrick', 'accent'],
      floor: texturedMaterial(stones(random, [206, 190, 166], [168, 152, 130], 4, 4, 0.05), [1.6, 1.6], {
        gloss: 0.14,
      }),
      daylight: ['end', 'unseen'],
      lamps: ['pendants', 'none', 'downlights'],
    },
    ({ left, right, windowed }) => {
      const front = random.pick([
        paintedMaterial(blend(accent, cream, 0.1)),
        paintedMaterial(blend(accent, wall, 0.4)),
        paintedMaterial(blend(wall, cream, 0.4)),
      ]);
      const top = random.pick([wood(build, oak, 0.12), paintedMaterial([240, 234, 222], { gloss: 0.16 })]);
      counter(build, 0, back - 0.35, 4.2, 0.62, front, top);
      panel(build, [-2.1, 1.6, back - 0.02], [4.2, 0, 0], [0, -0.68, 0], finish(build, 'tiles'));
      cookingSide(build, right, back);
      if (windowed !== 'none') sill(build, left, back);
      else random.pick([plateShelves, wallCupboards(front), fridge])(build, left, back);
      if (random.chance(0.5)) tallCupboard(build, right * 1.5, back, front);
      if (random.chance(0.4)) island(build, random.pick([left, right]) * 0.7, back - 1.6);
    },
  );
};

const cookingSide: Furnish = (build, x, back) => {
  stove(build, x * 0.95, 0.92, back - 0.35);
  if (build.random.chance(0.5)) pans(build, x * 0.55, 1.95, back - 0.1);
  jars(build, [x * 1.42, 0.92, back - 0.3], 0.42, 0.42);
};

/** A sink below the window with herbs and fruit. */
const sill: Furnish = (build, x, back) => {
  post(build, [x, 0.92, back - 0.2], 0.32, 0.018, paintedMaterial([206, 196, 176]), 0.018, false);
  block(build, [x, 1.22, back - 0.3], [0.03, 0.03, 0.2], paintedMaterial([206, 196, 176]), undefined, false);
  houseplant(build, x - 0.34, 0.92, back - 0.25, 0.5);
  fruit(build, x + 0.34, 0.92, back - 0.35);
};

const fruit = (build: SceneBuild, x: number, y: number, z: number): void => {
  ball(build, [x, y + 0.06, z], [0.19, 0.08, 0.16], paintedMaterial([206, 158, 106]));
  for (const [dx, colour] of [
    [-0.08, [236, 160, 56]],
    [0.07, [206, 74, 54]],
    [0, [150, 176, 76]],
  ] as const)
    ball(build, [x + dx, y + 0.15, z - 0.02 + dx * 0.5], 0.06, paintedMaterial(colour), false);
};

const plateShelves: Furnish = (build, x, back) => {
  shelfOf(build, { x, z: back - 0.18, wide: 1.3, from: 1.5, rows: 2, high: 0.42, colour: oak, open: true }, [
    plates,
    cups,
    jars,
    plant,
    plates,
    vases,
  ]);
  fruit(build, x * 0.8, 0.92, back - 0.35);
};

const wallCupboards =
  (front: Material): Furnish =>
  (build, x, back) => {
    for (const dx of [-0.46, 0, 0.46]) {
      block(build, [x + dx, 1.6, back - 0.2], [0.445, 0.85, 0.36], front);
      card(build, x + dx + 0.15, 1.68, back - 0.39, 0.02, 0.16, paintedMaterial([206, 166, 100]));
    }
    fruit(build, x * 0.8, 0.92, back - 0.35);
    flowers(build, [x * 1.2, 0.92, back - 0.35], 0.3, 0.5);
  };

const tallCupboard = (build: SceneBuild, x: number, back: number, front: Material): void => {
  block(build, [x, 0, back - 0.35], [0.62, 2.4, 0.64], front);
  card(build, x - 0.2, 1.1, back - 0.68, 0.025, 0.3, paintedMaterial([206, 166, 100]));
};

/** A rounded refrigerator with pictures on its door, and jars on a shelf beside it. */
const fridge: Furnish = (build, x, back) => {
  const enamel = paintedMaterial(blend(build.accent, cream, 0.7));
  block(build, [x * 1.1, 0, back - 0.36], [0.8, 1.95, 0.68], enamel);
  ball(build, [x * 1.1, 1.95, back - 0.36], [0.4, 0.08, 0.34], enamel, false);
  card(build, x * 1.1 - 0.3, 1.2, back - 0.71, 0.03, 0.4, paintedMaterial([220, 214, 202]));
  card(build, x * 1.1, 0.98, back - 0.705, 0.8, 0.015, paintedMaterial([90, 84, 78]));
  card(build, x * 1.1 + 0.12, 1.5, back - 0.71, 0.2, 0.16, paintedMaterial(cream));
  flowers(build, [x * 0.6, 0.92, back - 0.35], 0.3, 0.55);
};

const island: Furnish = (build, x, z) => {
  counter(build, x, z, 1.4, 0.7, paintedMaterial(build.accent), wood(build, walnut, 0.12), 0.95);
  flowers(build, [x - 0.3, 0.95, z], 0.3, 0.5);
  pot(build, x + 0.2, 0.95, z, 0.09, blend(build.accent, cream, 0.6));
  stool(build, x + 0.1, z - 0.6, walnut, 0.68);
};
