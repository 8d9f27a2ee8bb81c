// Places of learning: library, classroom, school corridor.
import { blend, type Rgb } from '../../paint/colour.ts';
import { ball, block, paintedMaterial, panel, post, type SceneBuild, texturedMaterial } from '../kit/build.ts';
import { armchair, chalkBoard, noteBoard, poster } from '../kit/equipment.ts';
import { chair, oak, sideShelves, table, walnut, wood } from '../kit/furniture.ts';
import { darkFrames, type Furnish, furnishSides, interior, woodFloor } from '../kit/interior.ts';
import { ceilingLight, floorLamp, tableLamp } from '../kit/lamps.ts';
import { houseplant } from '../kit/plants.ts';
import { addBouncedLight, type RoomShell, shell } from '../kit/room.ts';
import { books, boxes, picture, plant, schemeColour, shelfOf, vases } from '../kit/stock.ts';
import { stones } from '../kit/textures.ts';

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

/** Lockers and classroom doors along both walls, and daylight from the end. */
export const schoolCorridor = (build: SceneBuild): void => {
  const { random, accent, wall } = build;
  const room: RoomShell = {
    left: -1.75,
    right: 1.75,
    back: 17,
    height: 3.3,
    walls: paintedMaterial(blend(wall, [246, 244, 238], 0.25)),
    end: paintedMaterial(blend(wall, accent, 0.3)),
    floor: texturedMaterial(stones(random, [206, 200, 188], [184, 178, 168], 4, 4, 0.05), [1.6, 1.6], { gloss: 0.4 }),
    openings: [{ wall: 'back', from: -1.1, to: 1.1, low: 0.1, high: 2.6, panes: [2, 2] }],
  };
  shell(build, room);
  const doorsOn = random.pick([-1, 1]);
  for (const side of [-1, 1])
    for (let bay = 0; bay < 5; bay++) {
      const z = 2.8 + bay * 2.8;
      if (side === doorsOn && bay % 2 === 1) classroomDoor(build, side, z + 0.5);
      else
        for (let i = 0; i < 6; i++) locker(build, side, z + i * 0.44, i % 3 === 1 ? accent : blend(accent, wall, 0.22));
      notices(build, side, z + 0.3);
    }
  for (let z = 3; z < 16; z += 3) ceilingLight(build, 0, 3.3, z, 1.2, 0.5, 0.5);
  addBouncedLight(build, room);
};

/** `side` is -1 for the left wall, 1 for the right one. */
const locker = (build: SceneBuild, side: number, z: number, colour: Rgb): void => {
  const x = side * 1.42;
  const dark = paintedMaterial(blend(colour, [24, 28, 36], 0.5));
  panel(build, [x, 1.95, z], [0, 0, 0.42], [0, -1.85, 0], paintedMaterial(colour));
  for (const y of [1.8, 1.74, 1.68]) panel(build, [x - side * 0.01, y, z + 0.1], [0, 0, 0.2], [0, -0.025, 0], dark);
  panel(build, [x - side * 0.01, 1.2, z + 0.32], [0, 0, 0.04], [0, -0.16, 0], paintedMaterial([226, 228, 228]));
  panel(build, [x - side * 0.005, 1.95, z + 0.41], [0, 0, 0.03], [0, -1.85, 0], dark);
  panel(build, [x, 1.95, z], [side * 0.33, 0, 0], [0, 0, 0.44], paintedMaterial(colour));
  build.world.blocks.push([
    [Math.min(x, side * 1.75), 0, z],
    [Math.max(x, side * 1.75), 1.95, z + 0.44],
  ]);
};

const classroomDoor = (build: SceneBuild, side: number, z: number): void => {
  const x = side * 1.72;
  panel(build, [x, 2.2, z - 0.08], [0, 0, 1.16], [0, -2.2, 0], paintedMaterial([240, 236, 228]));
  panel(build, [x - side * 0.01, 2.12, z], [0, 0, 1], [0, -2.12, 0], wood(build, oak));
  panel(
    build,
    [x - side * 0.02, 1.9, z + 0.3],
    [0, 0, 0.4],
    [0, -0.8, 0],
    paintedMaterial([255, 238, 204], { emission: 1 }),
  );
};

/** Sheets of paper on the wall above. */
const notices = (build: SceneBuild, side: number, z: number): void => {
  for (let i = 0; i < 4; i++)
    panel(
      build,
      [side * 1.73, 2.86 - 0.1 * (i % 2), z + i * 0.55],
      [0, 0, 0.4],
      [0, -0.42, 0],
      paintedMaterial(schemeColour(build)),
    );
};
