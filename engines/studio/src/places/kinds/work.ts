// Places of work: offices, workshop, lobby, warehouse, gallery.
import { blend } from '../../paint/colour.ts';
import { ball, block, card, paintedMaterial, panel, post, type SceneBuild, texturedMaterial } from '../kit/build.ts';
import { armchair, desk, noteBoard, poster, toolCabinet, toolWall, tyres } from '../kit/equipment.ts';
import { frameX } from '../kit/frame.ts';
import { black, chair, counter, oak, pot, sofa, steel, table, walnut, wood } from '../kit/furniture.ts';
import { darkFrames, type Furnish, furnishSides, interior, woodFloor } from '../kit/interior.ts';
import { brightBall, ceilingLight, floorLamp, pendant, tableLamp } from '../kit/lamps.ts';
import { houseplant } from '../kit/plants.ts';
import { addBouncedLight, framedPicture, type RoomShell, shell } from '../kit/room.ts';
import { binders, books, bottles, boxes, jars, nothing, picture, plant, shelfOf, vases } from '../kit/stock.ts';
import { boards, print, speckle, stones } from '../kit/textures.ts';

const shelfUnit: Furnish = (build, x, back) =>
  shelfOf(
    build,
    { x, z: back - 0.2, wide: 1.2, from: 0.3, rows: 5, high: 0.42, colour: build.random.pick([oak, walnut]) },
    [books, books, binders, boxes, vases, plant, picture, nothing],
  );

const deskBelow =
  (above: Furnish): Furnish =>
  (build, x, back) => {
    above(build, x, back);
    desk(build, x * 0.84, back - 1);
  };

const notes: Furnish = (build, x, back) => noteBoard(build, x, 1.35, back, 1.1, 0.85);

const openShelves: Furnish = (build, x, back) =>
  shelfOf(build, { x, z: back - 0.16, wide: 1.2, from: 1.45, rows: 2, high: 0.42, colour: oak, open: true }, [
    books,
    boxes,
    vases,
    plant,
    picture,
  ]);

const posters: Furnish = (build, x, back) => {
  poster(build, x - 0.2, 1.4, back, 0.62, 0.84);
  poster(build, x + 0.42, 1.55, back, 0.42, 0.54);
};

const lounge: Furnish = (build, x, back) => {
  posters(build, x, back);
  armchair(build, x * 0.82, back - 1.1);
  floorLamp(build, x * 1.16, back - 0.5, 1.75);
};

const plants: Furnish = (build, x, back) => {
  houseplant(build, x * 0.9, 0, back - 0.8, 1.75);
  houseplant(build, x * 1.14, 0, back - 1.2, 1.2);
};

/** A screen on the wall with a bar chart. */
const chartScreen: Furnish = (build, x, back) => {
  const { accent } = build;
  card(build, x, 1.2, back - 0.04, 1.36, 0.86, paintedMaterial(black));
  card(build, x, 1.23, back - 0.05, 1.3, 0.8, paintedMaterial(blend(accent, [244, 240, 232], 0.75), { emission: 0.5 }));
  for (let i = 0; i < 4; i++)
    card(
      build,
      x - 0.38 + i * 0.25,
      1.32,
      back - 0.06,
      0.15,
      0.16 + i * 0.14,
      paintedMaterial(accent, { emission: 0.5 }),
    );
};

export const office = (build: SceneBuild): void => (build.random.chance(0.2) ? glassOffice : openOffice)(build);

const openOffice = (build: SceneBuild): void => {
  const back = 6.4;
  interior(
    build,
    {
      back,
      height: 3,
      end: ['plaster', 'accent', 'slats', 'paleBrick', 'panelling', 'greenery'],
      floor: woodFloor(build, [164, 130, 96]),
      boardedCeiling: true,
      daylight: ['side', 'end', 'panorama', 'panorama'],
      lamps: ['pendants', 'trackLights', 'downlights', 'none'],
      outside: 'city',
      frames: darkFrames,
    },
    furnishSides(
      build,
      back,
      [shelfUnit, deskBelow(notes), deskBelow(openShelves), deskBelow(posters), deskBelow(chartScreen)],
      [plants, (of, x) => desk(of, x * 0.84, back - 1)],
    ),
  );
};

/** An office before a meeting room behind glass. */
const glassOffice = (build: SceneBuild): void => {
  const { random, accent } = build;
  const back = 9;
  interior(
    build,
    {
      back,
      height: 3.2,
      end: ['accent', 'slats', 'greenery', 'plaster'],
      floor: woodFloor(build, [164, 130, 96]),
      daylight: ['side', 'panorama'],
      lamps: ['pendants', 'globes', 'downlights'],
      outside: 'city',
      frames: darkFrames,
    },
    ({ left, right, windowed }) => {
      if (windowed === 'none') chartScreen(build, random.pick([left, right]) * 0.8, back);
      table(build, 0, 7.4, 2.6, 1.2, wood(build, random.pick([walnut, oak]), 0.22));
      for (const x of [-1.1, -0.4, 0.4, 1.1]) chair(build, x, 6.6, random.pick([accent, [74, 66, 62]] as const));
      const z = 5.4;
      const frame = paintedMaterial([48, 46, 46]);
      for (const part of [-0.05, 0.24, 0.76, 1.05])
        block(build, [frameX(build, part, z), 0, z], [0.06, 2.75, 0.06], frame, frame, false);
      const wide = frameX(build, 1.1, z) - frameX(build, -0.1, z);
      for (const y of [0.02, 1.02, 2.72])
        block(build, [frameX(build, 0.5, z), y, z], [wide, 0.06, 0.05], frame, frame, false);
      const side = random.pick([0.1, 0.9]);
      desk(build, frameX(build, side, z - 0.8), z - 0.8);
      houseplant(build, frameX(build, 1 - side, z - 0.6), 0, z - 0.6, 1.6);
    },
  );
};

export const homeOffice = (build: SceneBuild): void => {
  const back = 5;
  interior(
    build,
    {
      back,
      height: 2.7,
      end: ['plaster', 'panelling', 'accent', 'boards', 'paleBrick'],
      floor: woodFloor(build, oak),
      daylight: ['end', 'panorama', 'unseen', 'side'],
      lamps: ['none', 'pendants', 'none'],
      curtains: true,
    },
    furnishSides(
      build,
      back,
      [shelfUnit, deskBelow(openShelves), deskBelow(notes), deskBelow(posters), lounge],
      [(of, x) => desk(of, x * 0.84, back - 0.8), plants],
    ),
  );
};

export const meetingRoom = (build: SceneBuild): void => {
  const { accent, random } = build;
  const back = 6.6;
  interior(
    build,
    {
      back,
      height: 3,
      end: ['accent', 'plaster', 'panelling', 'paleBrick'],
      floor: texturedMaterial(speckle(random, blend(accent, [120, 112, 104], 0.7), [150, 140, 130]), [0.8, 0.8]),
      daylight: ['side', 'end', 'panorama'],
      lamps: ['pendants', 'globes', 'trackLights'],
      outside: 'city',
      frames: darkFrames,
    },
    ({ left, right, windowed }) => {
      if (windowed !== 'both') random.pick([chartScreen, chartScreen, notes, shelfUnit])(build, right, back);
      if (windowed === 'none') random.pick([posters, openShelves])(build, left, back);
      houseplant(build, left * 1.12, 0, back - 0.7, 1.6);
      table(build, 0, 4.7, 2.1, 1.9, wood(build, random.pick([walnut, oak]), 0.22));
      for (const z of [4.2, 5.1])
        for (const x of [-1.35, 1.35]) chair(build, x, z, random.pick([accent, [74, 66, 62]] as const));
      for (const x of [-0.75, 0.7]) pot(build, x, 0.75, 4.6, 0.06, accent);
    },
  );
};

export const workshop = (build: SceneBuild): void => {
  const { random } = build;
  const back = 6;
  interior(
    build,
    {
      back,
      height: 3.1,
      end: ['brick', 'boards', 'paleBrick', 'plaster'],
      floor: texturedMaterial(speckle(random, [140, 126, 112], [160, 146, 130]), [1.1, 1.1], { gloss: 0.06 }),
      boardedCeiling: true,
      daylight: ['side', 'unseen', 'end'],
      lamps: ['pendants', 'pendants', 'trackLights'],
      frames: darkFrames,
    },
    ({ left, right, windowed }) => {
      toolWall(build, right, back - 0.02, 1.5);
      if (windowed !== 'none') toolCabinet(build, left * 0.9, back - 0.6);
      else random.pick([garageCorner, timberCorner, storeCorner])(build, left, back);
    },
  );
};

const garageCorner: Furnish = (build, x, back) => {
  tyres(build, x * 1.1, back - 0.6, 4);
  tyres(build, x * 0.72, back - 0.9, 3);
  shelfOf(build, { x, z: back - 0.16, wide: 1.3, from: 1.4, rows: 2, high: 0.42, colour: steel, open: true }, [
    boxes,
    jars,
    bottles,
  ]);
};

const timberCorner: Furnish = (build, x, back) => {
  const { random } = build;
  for (let i = 0; i < 9; i++)
    block(
      build,
      [x + (i - 4) * 0.13, 0, back - 0.15 - (i % 3) * 0.08],
      [0.1, random.between(1.5, 2.5), 0.07],
      wood(build, random.pick([oak, [196, 156, 106], walnut])),
      undefined,
      i % 3 === 0,
    );
  block(build, [x * 0.84, 0.7, back - 1], [1.1, 0.08, 0.6], wood(build, oak));
  for (const side of [-0.4, 0.4]) block(build, [x * 0.84 + side, 0, back - 1], [0.08, 0.7, 0.5], wood(build, oak));
};

const storeCorner: Furnish = (build, x, back) => {
  shelfOf(build, { x, z: back - 0.2, wide: 1.3, from: 0.95, rows: 3, high: 0.46, colour: steel }, [
    boxes,
    jars,
    bottles,
    boxes,
  ]);
  toolCabinet(build, x * 0.86, back - 0.7);
};

export const lobby = (build: SceneBuild): void => {
  const { random, wall, accent } = build;
  const room: RoomShell = {
    left: -2.2,
    right: 2.8,
    back: 10,
    height: 4.2,
    walls: texturedMaterial(
      stones(random, blend(wall, [226, 218, 206], 0.5), blend(wall, [120, 112, 104], 0.4), 2, 2, 0.05),
      [2.6, 2.6],
    ),
    end: paintedMaterial(blend(accent, [60, 52, 46], 0.4)),
    floor: texturedMaterial(stones(random, [206, 200, 190], [160, 152, 142], 3, 3, 0.06), [3, 3], { gloss: 0.42 }),
    outside: 'city',
    frames: [54, 52, 50],
    openings: [{ wall: 'left', from: 3.6, to: 9.4, low: 0.05, high: 3.8, panes: [4, 2] }],
  };
  shell(build, room);
  for (let i = 0; i < 22; i++) block(build, [-2 + i * 0.23, 0, 9.9], [0.09, 4.2, 0.12], wood(build, walnut, 0.05));
  counter(
    build,
    0.9,
    8.4,
    2.8,
    0.7,
    paintedMaterial(blend(accent, [40, 38, 40], 0.3)),
    paintedMaterial([226, 220, 210], { gloss: 0.2 }),
    1.08,
  );
  card(build, 0.9, 0.06, 8.03, 2.7, 0.05, { ...paintedMaterial([255, 214, 160]), emission: 5 });
  for (const part of [0.06, 0.2, 0.8, 0.94])
    pendant(build, [frameX(build, part, 7.4), 2.7, 7.4], blend(accent, [206, 170, 110], 0.4), 0.3);
  sofa(build, -1.1, 6.9, 1.5, blend(accent, [180, 172, 160], 0.6));
  houseplant(build, -1.75, 0, 7.9, 2);
  houseplant(build, 2.3, 0, 7.6, 2.3);
  tableLamp(build, 1.9, 1.08, 8.4);
  for (const z of [5, 7.4]) ceilingLight(build, 0.4, 4.2, z, 1.6, 0.3, 0.5);
  addBouncedLight(build, room);
};

export const warehouse = (build: SceneBuild): void => {
  const { random, accent, wall } = build;
  const room: RoomShell = {
    left: -3.2,
    right: 3.2,
    back: 22,
    height: 6.5,
    walls: paintedMaterial(blend(wall, [200, 204, 208], 0.5)),
    ceiling: paintedMaterial([120, 124, 130]),
    floor: texturedMaterial(speckle(random, [150, 150, 150], [168, 168, 166]), [1.6, 1.6], { gloss: 0.24 }),
    openings: [{ wall: 'back', from: -2, to: 2, low: 3.6, high: 5.6, panes: [6, 2] }],
  };
  shell(build, room);
  for (const side of [-1, 1])
    for (let bay = 0; bay < 7; bay++) {
      const z = 4.4 + bay * 2.4;
      for (let row = 0; row < 4; row++) {
        const y = row * 1.3;
        panel(
          build,
          [side * 1.65, y + 0.06, z],
          [0, 0, 2.4],
          [0, -0.12, 0],
          paintedMaterial(blend(accent, [222, 118, 44], 0.6)),
        );
        for (let i = 0; i < 3; i++) {
          const tall = random.between(0.55, 1.05);
          const colour = random.chance(0.8)
            ? blend([196, 152, 106], [150, 112, 76], random.next())
            : blend([220, 220, 216], accent, random.next());
          block(build, [side * 2.15, y + 0.06, z + 0.45 + i * 0.75], [0.9, tall, 0.66], paintedMaterial(colour));
          panel(
            build,
            [side * 1.69, y + tall * 0.75, z + 0.2 + i * 0.75],
            [0, 0, 0.3],
            [0, -tall * 0.25, 0],
            paintedMaterial([232, 228, 220]),
          );
        }
      }
      post(build, [side * 1.66, 0, z], 5.4, 0.05, paintedMaterial([54, 84, 140]), 0.05, false);
    }
  for (let z = 4; z < 21; z += 3.4) {
    panel(build, [-0.25, 6, z], [0.5, 0, 0], [0, 0, 1.6], { colour: [1, 0.98, 0.94], emission: 14 });
    build.world.pointLights.push({ at: [0, 5.6, z + 0.8], light: [7, 6.9, 6.6] });
  }
  block(build, [-0.9, 0, 8.2], [0.9, 0.14, 1], wood(build, oak));
  block(build, [-0.9, 0.14, 8.2], [0.8, 0.8, 0.8], paintedMaterial([190, 148, 104]));
  addBouncedLight(build, room);
};

export const gallery = (build: SceneBuild): void => {
  const { random, accent } = build;
  const room: RoomShell = {
    left: -2.3,
    right: 2.5,
    back: 9,
    height: 3.8,
    walls: paintedMaterial([236, 234, 230]),
    floor: texturedMaterial(boards(random, [176, 150, 122]), [0.9, 3], { gloss: 0.24 }),
    openings: [{ wall: 'left', from: 2.8, to: 4.6, low: 0.4, high: 3.3, panes: [1, 1] }],
  };
  shell(build, room);
  const art = () => texturedMaterial(print(random, random.pick([accent, [40, 60, 90], [190, 90, 60]])));
  framedPicture(build, -0.85, 1.05, 8.95, 1.2, 1.6, art());
  framedPicture(build, 1.15, 1.2, 8.95, 1.5, 1.2, art());
  for (const [side, z] of [
    [-1, 6.1],
    [1, 5.4],
    [1, 7.4],
  ] as const) {
    const x = side < 0 ? -2.27 : 2.47;
    panel(build, [x, 2.5, z], [0, 0, 1.2], [0, -1.5, 0], paintedMaterial([40, 36, 34]));
    panel(build, [x - side * 0.02, 2.44, z + 0.06], [0, 0, 1.08], [0, -1.38, 0], art());
  }
  block(build, [1.5, 0, 6], [0.5, 1, 0.5], paintedMaterial([244, 243, 240]));
  ball(build, [1.5, 1.28, 6], [0.2, 0.28, 0.2], paintedMaterial(blend(accent, [60, 50, 44], 0.2), { gloss: 0.1 }));
  block(build, [-0.9, 0.3, 6.2], [1.4, 0.12, 0.5], wood(build, oak, 0.1));
  for (const x of [-1.4, -0.4]) block(build, [x, 0, 6.2], [0.08, 0.3, 0.4], paintedMaterial(black));
  for (const [x, z] of [
    [-0.85, 8],
    [1.15, 8],
    [0.1, 6],
  ] as const) {
    brightBall(build, [x, 3.6, z], 0.05, 40);
    build.world.pointLights.push({ at: [x, 3.2, z + 0.1], light: [1.5, 1.4, 1.25] });
  }
  addBouncedLight(build, room);
};
