// Places of learning: library, classroom.
import { blend } from '../../paint/colour.ts';
import { ball, block, paintedMaterial, post, type SceneBuild } from '../kit/build.ts';
import { armchair, chalkBoard, noteBoard, poster } from '../kit/equipment.ts';
import { chair, oak, sideShelves, table, walnut, wood } from '../kit/furniture.ts';
import { darkFrames, type Furnish, furnishSides, interior, woodFloor } from '../kit/interior.ts';
import { floorLamp, tableLamp } from '../kit/lamps.ts';
import { houseplant } from '../kit/plants.ts';
import { books, boxes, picture, plant, shelfOf, vases } from '../kit/stock.ts';

export const library = (build: SceneBuild): void => {
  const { random } = build;
  const back = 6;
  interior(
    build,
    {
      back,
      height: 3.3,
      end: ['panelling', 'accent', 'plaster', 'boards'],
      floor: woodFloor(build, [140, 96, 62], 0.16),
      daylight: ['end', 'unseen'],
      lamps: ['pendants', 'downlights', 'none'],
      frames: darkFrames,
    },
    ({ left, right, windowed }) => {
      const timber = random.pick([walnut, oak, [124, 82, 54]] as const);
      const wallOfBooks: Furnish = (of, x) =>
        shelfOf(of, { x, z: back - 0.2, wide: 1.7, from: 0.3, rows: 7, high: 0.4, colour: timber }, [
          books,
          books,
          books,
          books,
          vases,
        ]);
      wallOfBooks(build, right, back);
      if (windowed === 'none') wallOfBooks(build, left, back);
      if (random.chance(0.5)) sideShelves(build, -1.5, 2.4, back - 0.4, 7, 0.4, 'books', timber);
      random.pick([ladder, readingCorner, readingTable])(build, random.pick([left, right]), back);
    },
  );
};

const ladder: Furnish = (build, x, back) => {
  const rail = wood(build, [196, 146, 92]);
  for (const side of [-0.22, 0.22]) post(build, [x * 0.82 + side, 0, back - 0.5], 2.6, 0.025, rail, 0.025);
  for (let i = 0; i < 8; i++)
    block(build, [x * 0.82, 0.3 + i * 0.3, back - 0.5], [0.44, 0.03, 0.04], rail, undefined, false);
};

const readingCorner: Furnish = (build, x, back) => {
  armchair(build, x * 0.8, back - 1);
  floorLamp(build, x * 1.1, back - 0.7, 1.7);
};

const readingTable: Furnish = (build, x, back) => {
  const y = table(build, x * 0.8, back - 1.1, 1.3, 0.7, wood(build, walnut, 0.2), 0.8);
  tableLamp(build, x * 0.8 - 0.3, y, back - 1.05);
  for (let i = 0; i < 3; i++)
    block(
      build,
      [x * 0.8 + 0.25, y + i * 0.055, back - 1.1],
      [0.3 - i * 0.03, 0.05, 0.22],
      paintedMaterial(blend(build.accent, [232, 214, 180], i * 0.4)),
    );
};

export const classroom = (build: SceneBuild): void => {
  const { random, accent } = build;
  const back = 6;
  interior(
    build,
    {
      back,
      height: 3,
      end: ['plaster', 'plaster', 'panelling', 'boards'],
      floor: woodFloor(build, [190, 148, 104]),
      daylight: ['side', 'unseen', 'side'],
      lamps: ['downlights', 'none'],
    },
    ({ left, right }) => {
      chalkBoard(build, random.between(-0.25, 0.25), 1.1, back, 3, 1.25);
      const sides = random.chance(0.5) ? [left, right] : [right, left];
      globeDesk(build, sides[0]!, back);
      furnishSides(
        build,
        back,
        [cupboard, drawings, plants],
        [],
      )({ left: sides[1]!, right: sides[1]!, windowed: 'none' });
      for (const [x, z] of [
        [-1.25, 4],
        [1.25, 3.9],
      ] as const) {
        table(build, x, z, 0.9, 0.5, wood(build, oak, 0.1), 0.7);
        chair(build, x, z - 0.45, accent);
      }
    },
  );
};

/** The teacher's desk with a globe and books. */
const globeDesk: Furnish = (build, x, back) => {
  const y = table(build, x * 0.84, back - 1, 1.2, 0.6, wood(build, oak, 0.1), 0.84);
  post(build, [x * 0.84 + 0.2, y, back - 1], 0.1, 0.1, wood(build, walnut), 0.03);
  ball(build, [x * 0.84 + 0.2, y + 0.3, back - 1], 0.21, paintedMaterial([84, 148, 178]));
  for (const [dx, dy, size] of [
    [-0.06, 0.06, 0.11],
    [0.08, -0.07, 0.08],
  ] as const)
    ball(
      build,
      [x * 0.84 + 0.2 + dx, y + 0.3 + dy, back - 1.15],
      [size, size * 0.8, 0.07],
      paintedMaterial([140, 172, 96]),
      false,
    );
  books(build, [x * 0.84 - 0.28, y, back - 1], 0.4, 0.36);
};

const cupboard: Furnish = (build, x, back) =>
  shelfOf(build, { x: x * 1.08, z: back - 0.35, wide: 0.9, from: 0.1, rows: 3, high: 0.42, colour: oak }, [
    books,
    boxes,
    plant,
    vases,
    picture,
  ]);

const drawings: Furnish = (build, x, back) => {
  noteBoard(build, x * 1.12, 2.38, back, 0.8, 0.4);
  poster(build, x * 1.26, 1.3, back - 0.06, 0.4, 0.8);
  houseplant(build, x * 1.12, 0, back - 0.6, 1.2);
};

const plants: Furnish = (build, x, back) => {
  houseplant(build, x * 1.1, 0, back - 0.6, 1.7);
  houseplant(build, x * 0.84, 0, back - 0.9, 1);
};
