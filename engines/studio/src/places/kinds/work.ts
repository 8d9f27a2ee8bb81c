// Places of work: offices, lobby, clinic, pharmacy, workshop, warehouse, gallery.
import { blend, type Rgb } from '../../paint/colour.ts';
import { ball, block, card, paintedMaterial, panel, post, type SceneBuild, texturedMaterial } from '../kit/build.ts';
import {
  black,
  chair,
  counter,
  oak,
  pot,
  screen,
  shelves,
  sideShelves,
  sofa,
  steel,
  table,
  walnut,
  wood,
} from '../kit/furniture.ts';
import { brightBall, ceilingLight, pendant, tableLamp } from '../kit/lamps.ts';
import { houseplant } from '../kit/plants.ts';
import { addBouncedLight, framedPicture, type RoomShell, shell } from '../kit/room.ts';
import { boards, goods, print, speckle, stones } from '../kit/textures.ts';

export const office = (build: SceneBuild): void => {
  const { random, wall, accent } = build;
  const room: RoomShell = {
    left: -1.7,
    right: 2.6,
    back: 9,
    height: 3,
    walls: paintedMaterial(wall),
    end: paintedMaterial(blend(wall, accent, 0.15)),
    floor: texturedMaterial(boards(random, [150, 128, 104]), [0.9, 2.4], { gloss: 0.16 }),
    outside: 'city',
    frames: [70, 74, 80],
    openings: [
      { wall: 'left', from: 3.2, to: 5.6, low: 0.35, high: 2.75, panes: [2, 1] },
      { wall: 'left', from: 6, to: 8.5, low: 0.35, high: 2.75, panes: [2, 1] },
      { wall: 'back', from: -1.4, to: 0.7, low: 0.35, high: 2.75, panes: [2, 1] },
    ],
  };
  shell(build, room);
  const top = wood(build, oak, 0.12);
  for (const [x, z] of [
    [-0.95, 6.4],
    [1.4, 4.9],
    [1.2, 7.6],
  ] as const) {
    const y = table(build, x, z, 1.5, 0.75, top);
    screen(build, x - 0.3, y, z + 0.1, 0.55);
    screen(build, x + 0.35, y, z + 0.12, 0.55);
    chair(build, x + 0.05, z - 0.55, [58, 62, 70]);
    block(build, [x + 0.6, y, z - 0.1], [0.2, 0.03, 0.28], paintedMaterial(accent));
    pot(build, x - 0.62, y, z - 0.1, 0.05, accent);
  }
  framedPicture(build, 1.55, 1.35, 8.96, 0.7, 0.9, texturedMaterial(print(random, accent)));
  shelves(build, 2.1, 8.7, 0.8, 4, 0, 0.42, 'books', oak);
  houseplant(build, -1.25, 0, 5.1, 1.45);
  houseplant(build, 0.95, 0, 8.5, 1.3);
  for (const z of [4, 7.4]) for (const x of [-0.6, 1.4]) ceilingLight(build, x, 3, z, 0.25, 2.2, 0.5);
  addBouncedLight(build, room);
};

export const homeOffice = (build: SceneBuild): void => {
  const { random, wall, accent } = build;
  const room: RoomShell = {
    left: -1.55,
    right: 1.9,
    back: 5.6,
    height: 2.7,
    walls: paintedMaterial(wall),
    floor: texturedMaterial(boards(random, oak), [0.8, 2.2], { gloss: 0.1 }),
    openings: [{ wall: 'left', from: 2.6, to: 4.6, low: 0.8, high: 2.3, panes: [2, 2] }],
  };
  shell(build, room);
  const y = table(build, -0.75, 5.1, 1.5, 0.7, wood(build, walnut, 0.12));
  screen(build, -0.9, y, 5.25, 0.66);
  tableLamp(build, -0.25, y, 5.2);
  chair(build, -0.75, 4.5, blend(accent, [90, 90, 94], 0.4));
  pot(build, -1.35, y, 5, 0.08, accent);
  shelves(build, 1.15, 5.4, 1.3, 2, 1.5, 0.4, 'books', walnut);
  shelves(build, 1.15, 5.4, 1.3, 1, 0.2, 0.5, 'goods', walnut);
  block(build, [1.15, 0, 5.3], [1.4, 0.72, 0.5], paintedMaterial(blend(wall, [255, 255, 255], 0.4)));
  framedPicture(build, 0.1, 1.5, 5.56, 0.5, 0.65, texturedMaterial(print(random, accent)));
  houseplant(build, 0.75, 0.72, 5.2, 0.6);
  houseplant(build, 1.6, 0, 4.5, 1.5);
  addBouncedLight(build, room);
};

export const meetingRoom = (build: SceneBuild): void => {
  const { random, wall, accent } = build;
  const room: RoomShell = {
    left: -1.9,
    right: 2.1,
    back: 8,
    height: 3,
    walls: paintedMaterial(wall),
    end: paintedMaterial(blend(wall, accent, 0.35)),
    floor: texturedMaterial(speckle(random, [104, 108, 114], [128, 130, 134]), [0.8, 0.8]),
    outside: 'city',
    frames: [60, 64, 70],
    openings: [
      { wall: 'left', from: 2.8, to: 5.2, low: 0.2, high: 2.8, panes: [2, 1] },
      { wall: 'left', from: 5.4, to: 7.7, low: 0.2, high: 2.8, panes: [2, 1] },
    ],
  };
  shell(build, room);
  const top = wood(build, walnut, 0.22);
  table(build, 0.1, 5.3, 1.5, 3, top);
  for (const z of [4.4, 5.3, 6.2]) for (const x of [-0.95, 1.15]) chair(build, x, z, [52, 56, 64]);
  card(build, 0.35, 1.05, 7.9, 1.9, 1.08, paintedMaterial(black));
  card(build, 0.35, 1.08, 7.89, 1.84, 1.02, { ...paintedMaterial(blend(accent, [120, 150, 190], 0.4)), emission: 0.8 });
  for (let i = 0; i < 4; i++)
    card(build, -0.2 + i * 0.32, 1.2, 7.88, 0.2, 0.22 + i * 0.16, {
      ...paintedMaterial([236, 240, 244]),
      emission: 0.9,
    });
  for (const z of [4.6, 6]) pendant(build, [0.1, 2.1, z], [40, 42, 46], 0.24);
  houseplant(build, -1.5, 0, 7.6, 1.5);
  houseplant(build, 1.75, 0, 7.4, 1.7);
  for (const x of [-1, 1.2]) ceilingLight(build, x, 3, 6, 0.2, 3.4, 0.4);
  addBouncedLight(build, room);
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
  for (const x of [0.2, 0.9, 1.6]) pendant(build, [x, 2.5, 8.3], [190, 150, 96], 0.2);
  sofa(build, -1.1, 6.9, 1.5, blend(accent, [180, 172, 160], 0.6));
  houseplant(build, -1.75, 0, 7.9, 2);
  houseplant(build, 2.3, 0, 7.6, 2.3);
  tableLamp(build, 1.9, 1.08, 8.4);
  for (const z of [5, 7.4]) ceilingLight(build, 0.4, 4.2, z, 1.6, 0.3, 0.5);
  addBouncedLight(build, room);
};

export const clinic = (build: SceneBuild): void => {
  const { random, wall, accent } = build;
  const bright = blend(wall, [250, 252, 252], 0.45);
  const room: RoomShell = {
    left: -1.8,
    right: 2.3,
    back: 7.6,
    height: 2.9,
    walls: paintedMaterial(bright),
    end: paintedMaterial(blend(bright, accent, 0.12)),
    floor: texturedMaterial(speckle(random, [206, 212, 212], [220, 224, 224]), [1.2, 1.2], { gloss: 0.26 }),
    openings: [{ wall: 'left', from: 2.8, to: 7, low: 0.8, high: 2.5, panes: [3, 1] }],
  };
  shell(build, room);
  counter(
    build,
    1.1,
    6.3,
    2.3,
    0.6,
    paintedMaterial(blend(bright, [255, 255, 255], 0.5)),
    wood(build, oak, 0.14),
    1.08,
  );
  card(build, 1.1, 0.9, 5.99, 2.3, 0.08, paintedMaterial(accent));
  screen(build, 1.5, 1.08, 6.4, 0.46);
  card(build, 1.2, 1.75, 7.57, 0.5, 0.5, paintedMaterial([255, 255, 255]));
  card(build, 1.2, 1.92, 7.55, 0.4, 0.14, paintedMaterial(accent));
  card(build, 1.2, 1.79, 7.54, 0.14, 0.4, paintedMaterial(accent));
  shelves(build, -0.2, 7.4, 0.9, 3, 1.1, 0.36, 'goods', [226, 228, 226]);
  block(build, [-0.2, 0, 7.3], [1, 1, 0.5], paintedMaterial([236, 238, 238]));
  for (const z of [4.6, 5.4]) chair(build, -1.3, z, blend(accent, [200, 204, 204], 0.5));
  houseplant(build, -1.4, 0, 6.9, 1.4);
  houseplant(build, 2, 0, 5.3, 1.5);
  for (const z of [4, 6.2]) ceilingLight(build, 0.2, 2.9, z, 1.2, 0.5, 0.7);
  addBouncedLight(build, room);
};

/** White shelves of boxes behind a counter, under a lit green cross. */
export const pharmacy = (build: SceneBuild): void => {
  const { random, wall, accent } = build;
  const bright = blend(wall, [250, 252, 250], 0.5);
  const white: Rgb = [232, 236, 234];
  const room: RoomShell = {
    left: -1.9,
    right: 2.2,
    back: 6.8,
    height: 2.9,
    walls: paintedMaterial(bright),
    floor: texturedMaterial(speckle(random, [206, 212, 210], [222, 226, 224]), [1.2, 1.2], { gloss: 0.26 }),
    outside: 'city',
    openings: [{ wall: 'left', from: 2.4, to: 4, low: 0.2, high: 2.6, panes: [1, 1] }],
  };
  shell(build, room);
  for (const x of [-1.05, 0.35, 1.75]) shelves(build, x, 6.6, 1.3, 5, 0.3, 0.36, 'goods', white);
  sideShelves(build, 2.1, 3.4, 6.2, 5, 0.42, 'goods', white);
  const green = { ...paintedMaterial([36, 176, 96]), emission: 1.6 };
  card(build, -1.45, 2.2, 6.4, 0.14, 0.46, green);
  card(build, -1.45, 2.36, 6.39, 0.46, 0.14, green);
  counter(build, 0.9, 5.2, 2.4, 0.6, paintedMaterial(white), wood(build, oak, 0.14), 1.05);
  card(build, 0.9, 0.86, 4.89, 2.4, 0.07, paintedMaterial(accent));
  screen(build, 1.5, 1.05, 5.3, 0.42);
  houseplant(build, -1.45, 0, 5.6, 1.2);
  for (const z of [3.8, 5.6]) ceilingLight(build, 0.1, 2.9, z, 1.6, 0.3, 1.1);
  addBouncedLight(build, room);
};

export const workshop = (build: SceneBuild): void => {
  const { random, accent } = build;
  const room: RoomShell = {
    left: -1.8,
    right: 2.1,
    back: 7,
    height: 3.1,
    walls: texturedMaterial(stones(random, [150, 132, 116], [112, 102, 92], 10, 4, 0.16), [1.6, 1.2]),
    end: texturedMaterial(boards(random, [138, 104, 72]), [1.2, 3.2]),
    floor: texturedMaterial(speckle(random, [120, 112, 104], [142, 134, 124]), [1.1, 1.1], { gloss: 0.05 }),
    ceiling: texturedMaterial(boards(random, [110, 84, 60]), [1, 3]),
    frames: [62, 58, 54],
    openings: [{ wall: 'left', from: 3, to: 6.4, low: 1, high: 2.7, panes: [4, 3] }],
  };
  shell(build, room);
  const y = table(build, 0.9, 6.4, 2.2, 0.8, wood(build, oak, 0.05), 0.9);
  block(build, [0.9, 1.25, 6.96], [2.2, 1.1, 0.03], wood(build, [120, 88, 60]));
  for (let i = 0; i < 22; i++) {
    const [x, top] = [random.between(-0.1, 1.9), random.between(1.6, 2.3)];
    const tall = random.between(0.14, 0.42);
    card(
      build,
      x,
      top - tall,
      6.93,
      random.between(0.02, 0.06),
      tall,
      paintedMaterial(random.pick([black, steel, accent, [196, 156, 104]])),
    );
    card(build, x, top - tall, 6.92, random.between(0.05, 0.12), 0.05, paintedMaterial(random.pick([steel, black])));
  }
  for (let i = 0; i < 5; i++)
    pot(build, 0 + i * 0.24, y, 6.6, 0.07, random.pick([steel, [190, 150, 100], accent, [120, 60, 44]]));
  block(build, [1.6, y, 6.3], [0.4, 0.25, 0.3], paintedMaterial(accent));
  for (let i = 0; i < 9; i++)
    block(
      build,
      [-1.4 + (i % 3) * 0.12, 0, 6.5 - (i % 4) * 0.1],
      [0.06, random.between(1.4, 2.5), 0.08],
      wood(build, oak),
    );
  shelves(build, -0.65, 6.85, 0.9, 2, 1.4, 0.42, 'goods', walnut);
  table(build, -0.9, 4.8, 1, 0.7, wood(build, oak, 0.05), 0.85);
  for (const x of [-0.5, 0.9]) pendant(build, [x, 2.2, 5.8], [60, 70, 66], 0.24);
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
  const box = texturedMaterial(goods(random, [176, 134, 92], [196, 152, 106]), undefined);
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
  void box;
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
