// Places of learning: library, classroom.
import { blend } from '../../paint/colour.ts';
import { ball, block, card, paintedMaterial, type SceneBuild, texturedMaterial } from '../kit/build.ts';
import { chair, oak, shelves, sideShelves, table, walnut, wood } from '../kit/furniture.ts';
import { ceilingLight, pendant, tableLamp } from '../kit/lamps.ts';
import { houseplant } from '../kit/plants.ts';
import { addBouncedLight, type RoomShell, shell } from '../kit/room.ts';
import { boards } from '../kit/textures.ts';

export const library = (build: SceneBuild): void => {
  const { random, wall } = build;
  const room: RoomShell = {
    left: -1.75,
    right: 1.85,
    back: 9.5,
    height: 3.6,
    walls: paintedMaterial(blend(wall, [120, 92, 64], 0.3)),
    floor: texturedMaterial(boards(random, [126, 86, 56]), [0.8, 2.2], { gloss: 0.16 }),
    ceiling: paintedMaterial([226, 214, 196]),
    openings: [{ wall: 'back', from: -0.7, to: 0.9, low: 0.5, high: 3.1, panes: [2, 3] }],
  };
  shell(build, room);
  sideShelves(build, -1.45, 2.4, 9.1, 7, 0.4, 'books', walnut);
  sideShelves(build, 1.55, 2.4, 9.1, 7, 0.4, 'books', walnut);
  shelves(build, -1.15, 9.3, 0.7, 7, 0.05, 0.4, 'books', walnut);
  shelves(build, 1.35, 9.3, 0.7, 7, 0.05, 0.4, 'books', walnut);
  const y = table(build, 0.1, 7, 1.2, 1.6, wood(build, walnut, 0.2));
  tableLamp(build, -0.25, y, 7.2);
  block(build, [0.3, y, 6.6], [0.24, 0.12, 0.3], paintedMaterial(build.accent));
  for (const x of [-0.7, 0.9]) chair(build, x, 7, walnut);
  for (const z of [4.6, 6.6, 8.4]) pendant(build, [0.1, 2.75, z], [190, 160, 110], 0.2);
  addBouncedLight(build, room);
};

export const classroom = (build: SceneBuild): void => {
  const { random, wall } = build;
  const room: RoomShell = {
    left: -1.9,
    right: 2.2,
    back: 7.5,
    height: 3,
    walls: paintedMaterial(wall),
    floor: texturedMaterial(boards(random, [170, 132, 96]), [0.8, 2.2], { gloss: 0.12 }),
    openings: [
      { wall: 'left', from: 2.6, to: 4.8, low: 0.9, high: 2.7, panes: [2, 2] },
      { wall: 'left', from: 5.1, to: 7.2, low: 0.9, high: 2.7, panes: [2, 2] },
    ],
  };
  shell(build, room);
  block(build, [0.2, 0.95, 7.48], [2.9, 1.3, 0.05], paintedMaterial(oak), paintedMaterial([50, 82, 70]));
  for (let i = 0; i < 10; i++)
    card(
      build,
      -0.9 + (i % 2) * 1.2 + random.between(0, 0.3),
      1.15 + Math.floor(i / 2) * 0.2,
      7.44,
      random.between(0.3, 0.85),
      0.025,
      paintedMaterial([206, 214, 208]),
    );
  const y = table(build, 1.1, 6.4, 1.3, 0.65, wood(build, oak, 0.1));
  block(build, [0.8, y, 6.4], [0.25, 0.16, 0.3], paintedMaterial(build.accent));
  ball(build, [1.45, y + 0.2, 6.45], 0.16, paintedMaterial([70, 120, 150]));
  for (const [x, z] of [
    [-1.1, 4.6],
    [1.4, 4.4],
    [-0.9, 5.9],
  ] as const) {
    table(build, x, z, 0.95, 0.55, wood(build, oak, 0.1), 0.7);
    chair(build, x, z - 0.5, build.accent);
  }
  shelves(build, 1.9, 7.3, 0.5, 3, 0, 0.4, 'books', oak);
  houseplant(build, -1.5, 0, 7, 1.2);
  for (const z of [4.4, 6.2]) ceilingLight(build, 0.2, 3, z, 1.5, 0.3, 0.6);
  addBouncedLight(build, room);
};
