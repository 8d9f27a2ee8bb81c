// Rooms of a home: bedroom, bathroom, cabin.
import { blend, type Rgb } from '../../paint/colour.ts';
import {
  addPointLight,
  ball,
  block,
  card,
  level,
  paintedMaterial,
  post,
  type SceneBuild,
  texturedMaterial,
} from '../kit/build.ts';
import { bulbLight } from '../kit/daylight.ts';
import { counter, curtain, cushion, oak, rug, shelves, sofa, steel, walnut, wood } from '../kit/furniture.ts';
import { brightBall, floorLamp, tableLamp } from '../kit/lamps.ts';
import { houseplant } from '../kit/plants.ts';
import { addBouncedLight, framedPicture, type RoomShell, shell } from '../kit/room.ts';
import { boards, print, speckle, stones } from '../kit/textures.ts';

const linen: Rgb = [244, 238, 226];

export const bedroom = (build: SceneBuild): void => {
  const { random, wall, accent } = build;
  const room: RoomShell = {
    left: -1.8,
    right: 2.2,
    back: 6.2,
    height: 2.7,
    walls: paintedMaterial(wall),
    floor: texturedMaterial(boards(random, oak), [0.8, 2.2], { gloss: 0.08 }),
    openings: [{ wall: 'left', from: 2.6, to: 4.8, low: 0.3, high: 2.3, panes: [2, 1] }],
  };
  shell(build, room);
  curtain(build, [-1.7, 0, 4.85], [-1.7, 0, 5.4], 2.5, blend(wall, linen, 0.75));
  block(build, [0.45, 0.3, 6.12], [1.9, 1, 0.12], paintedMaterial(blend(accent, [176, 160, 146], 0.5)));
  block(build, [0.45, 0.1, 5.2], [1.7, 0.34, 1.9], paintedMaterial(linen));
  ball(build, [0.45, 0.46, 4.95], [0.9, 0.14, 0.85], paintedMaterial(blend(accent, [220, 212, 202], 0.55)));
  for (const x of [0, 0.9]) ball(build, [x, 0.66, 5.85], [0.38, 0.22, 0.14], paintedMaterial([250, 247, 242]));
  cushion(build, 0.45, 0.64, 5.66, accent);
  for (const x of [-0.78, 1.68]) {
    block(build, [x, 0, 5.85], [0.45, 0.5, 0.4], wood(build, walnut));
    tableLamp(build, x, 0.5, 5.85);
  }
  framedPicture(build, 0.45, 1.55, 6.15, 0.9, 0.6, texturedMaterial(print(random, accent)));
  rug(build, 0.2, 3.8, 2.4, 1.3, texturedMaterial(speckle(random, [222, 214, 200], [238, 232, 220]), [0.4, 0.4]));
  houseplant(build, -1.35, 0, 5.8, 1.3);
  addBouncedLight(build, room);
};

export const bathroom = (build: SceneBuild): void => {
  const { random, wall, accent } = build;
  const tile = blend(wall, [246, 248, 248], 0.5);
  const tiles = texturedMaterial(stones(random, tile, blend(tile, [130, 130, 130], 0.35), 6, 3, 0.05), [0.9, 0.9], {
    gloss: 0.2,
  });
  const room: RoomShell = {
    left: -1.7,
    right: 1.9,
    back: 5.4,
    height: 2.7,
    walls: tiles,
    floor: texturedMaterial(stones(random, [186, 184, 180], [140, 138, 136], 4, 4, 0.05), [1.4, 1.4], { gloss: 0.3 }),
    openings: [{ wall: 'left', from: 2.6, to: 3.9, low: 1.1, high: 2.3, panes: [2, 1] }],
  };
  shell(build, room);
  const white = paintedMaterial([248, 248, 246], { gloss: 0.2 });
  // The washbasin, its mirror and the shelf between them.
  const top = 0.86;
  counter(build, 0.75, 5.1, 1.9, 0.55, wood(build, oak), white, top);
  for (const x of [0.35, 1.15]) {
    post(build, [x, top, 5.08], 0.13, 0.17, white, 0.23);
    post(build, [x, top, 5.28], 0.26, 0.016, paintedMaterial(steel), 0.016, false);
    block(build, [x, top + 0.24, 5.2], [0.03, 0.025, 0.17], paintedMaterial(steel));
  }
  block(build, [0.75, 1.26, 5.32], [1.7, 0.03, 0.12], wood(build, oak));
  for (let i = 0; i < 6; i++)
    post(
      build,
      [0.1 + i * 0.25, 1.29, 5.32],
      random.between(0.08, 0.17),
      0.03,
      paintedMaterial(random.pick([[240, 236, 228], accent, [150, 176, 168], [206, 170, 132]])),
    );
  block(build, [0.75, 1.5, 5.38], [1.5, 0.95, 0.03], paintedMaterial([70, 72, 76]));
  card(build, 0.75, 1.53, 5.35, 1.44, 0.89, paintedMaterial([206, 220, 226], { gloss: 0.5 }));
  card(build, 0.75, 2.47, 5.33, 1.3, 0.03, { ...paintedMaterial([255, 244, 226]), emission: 8 });
  addPointLight(build, [0.75, 2.3, 4.9], bulbLight, build.lampsOn ? 1.4 : 0.7);
  // The bath along the left wall.
  block(build, [-1.15, 0, 4.5], [0.8, 0.56, 1.7], white);
  level(build, -1.48, 0.565, 3.75, 0.66, 1.5, paintedMaterial([196, 222, 226], { gloss: 0.5 }));
  for (const [y, colour] of [
    [1.35, accent],
    [1, blend(accent, linen, 0.7)],
  ] as const)
    card(build, -0.5, y - 0.35, 5.36, 0.42, 0.5, paintedMaterial(colour));
  houseplant(build, 1.55, top, 5, 0.5);
  houseplant(build, -1.45, 0.56, 5.2, 0.6);
  addBouncedLight(build, room);
};

export const cabin = (build: SceneBuild): void => {
  const { random, accent } = build;
  const planks = texturedMaterial(boards(random, [142, 98, 62]), [1, 3]);
  const room: RoomShell = {
    left: -1.8,
    right: 2.1,
    back: 6,
    height: 2.7,
    walls: planks,
    end: planks,
    ceiling: texturedMaterial(boards(random, [120, 82, 52]), [1.2, 3]),
    floor: texturedMaterial(boards(random, [122, 82, 52]), [0.9, 2.4], { gloss: 0.1 }),
    frames: [92, 62, 40],
    openings: [
      { wall: 'left', from: 2.8, to: 4.6, low: 0.7, high: 2.2, panes: [2, 2] },
      { wall: 'back', from: -1.5, to: -0.3, low: 0.8, high: 2.1, panes: [2, 2] },
    ],
  };
  shell(build, room);
  const rough = texturedMaterial(stones(random, [136, 128, 120], [92, 86, 80], 7, 4, 0.2), [1.1, 1.3]);
  block(build, [1.05, 0, 5.75], [1.5, 1.15, 0.5], rough);
  block(build, [1.05, 1.2, 5.8], [0.95, 1.5, 0.4], rough);
  block(build, [1.05, 1.12, 5.72], [1.7, 0.09, 0.62], wood(build, walnut));
  card(build, 1.05, 0.16, 5.49, 0.8, 0.62, paintedMaterial([16, 12, 12]));
  for (let i = 0; i < 6; i++)
    ball(
      build,
      [0.8 + i * 0.1, 0.3 + 0.08 * Math.sin(i * 2), 5.46],
      [0.055, random.between(0.1, 0.2), 0.02],
      { colour: [1, 0.42, 0.1], emission: 9 },
      false,
    );
  for (const x of [0.85, 1.2]) block(build, [x, 0.17, 5.46], [0.3, 0.08, 0.06], paintedMaterial([70, 46, 32]));
  addPointLight(build, [1.05, 0.5, 5.1], [1, 0.5, 0.2], build.lampsOn ? 2.4 : 1);
  for (let i = 0; i < 3; i++) brightBall(build, [0.55 + i * 0.5, 1.27, 5.6], 0.025, 30);
  addPointLight(build, [1, 1.5, 5.4], bulbLight, build.lampsOn ? 0.5 : 0.1);
  sofa(build, -0.9, 5.5, 1.3, blend(accent, [150, 120, 96], 0.5));
  rug(
    build,
    0.4,
    4.2,
    2.2,
    1.4,
    texturedMaterial(speckle(random, blend(accent, [200, 180, 150], 0.4), [226, 214, 196]), [0.4, 0.4]),
  );
  framedPicture(build, 1.05, 1.55, 5.58, 0.5, 0.6, texturedMaterial(print(random, accent)));
  floorLamp(build, -0.05, 5.6);
  shelves(build, 0.02, 5.9, 0.36, 2, 1.6, 0.36, 'books', walnut);
  addBouncedLight(build, room);
};
