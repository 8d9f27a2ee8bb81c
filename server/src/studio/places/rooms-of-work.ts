// Rooms where people work and learn.
import { blend, type Rgb } from '../paint/colour.ts';
import { counter, desk, pane, pendant, plant, shelf, steel, wood } from './props.ts';
import { box, darker, fade, lighter, oval, type Room, shape, shell } from './room.ts';

const boards: Rgb = [168, 126, 88];

export const office = (room: Room): void => {
  shell(room, 860, darker(room.wall, 0.3));
  for (const left of [-30, 250, 530]) pane(room, left, 50, 220, 560, 'city', 2);
  desk(room, -60, 800, 330);
  desk(room, 500, 780, 320);
  plant(room, 86, 800, 170);
  for (const cx of [170, 560]) room.lamps.push({ x: cx, y: 14, radius: 34, colour: [250, 250, 244] });
};

export const meetingRoom = (room: Room): void => {
  shell(room, 900, darker(boards, 0.1));
  pane(room, -20, 120, 190, 620, 'city', 1);
  box(room, 380, 190, 300, 200, [36, 40, 48]);
  fade(room, 392, 202, 276, 176, lighter(room.accent, 0.2), darker(room.accent, 0.3));
  for (let i = 0; i < 4; i++)
    box(room, 420 + i * 56, 350 - 34 * (i + 1) * 0.8, 34, 34 * (i + 1) * 0.8, [240, 240, 240], 0.75);
  shape(
    room,
    [
      [-40, 980],
      [760, 980],
      [860, 1280],
      [-140, 1280],
    ],
    lighter(wood, 0.1),
  );
  for (const cx of [40, 200, 520, 680]) fade(room, cx - 50, 820, 100, 200, [62, 68, 78], [34, 38, 46]);
  pendant(room, 250, 130, 34);
  pendant(room, 470, 130, 34);
};

export const workshop = (room: Room): void => {
  shell(room, 940, darker(wood, 0.45));
  fade(room, -10, 150, 360, 420, darker(wood, 0.1), darker(wood, 0.3));
  for (let i = 0; i < 20; i++) {
    const [left, top, tall] = [
      10 + room.random.between(0, 310),
      180 + room.random.between(0, 270),
      room.random.between(50, 120),
    ];
    box(
      room,
      left,
      top,
      room.random.between(8, 20),
      tall,
      room.random.pick([[46, 44, 44], steel, room.accent, [216, 176, 120]]),
    );
  }
  pane(room, 450, 120, 240, 330, 'green', 2);
  counter(room, 760, darker(wood, 0.2));
  box(room, 540, 690, 130, 70, room.accent);
  for (let i = 0; i < 5; i++)
    oval(room, 60 + i * 44, 738, 17, 26, room.random.pick([steel, [200, 160, 110], room.accent]));
  pendant(room, 190, 120, 44);
};

export const warehouse = (room: Room): void => {
  shell(room, 960, [150, 150, 148]);
  for (const left of [-40, 480])
    for (let row = 0; row < 5; row++) {
      box(room, left, 260 + row * 160, 290, 14, blend(room.accent, [214, 120, 50], 0.5));
      for (let i = 0; i < 4; i++) {
        const tall = room.random.between(70, 126);
        fade(room, left + 6 + i * 70, 260 + row * 160 - tall, 62, tall, [206, 164, 116], [158, 118, 80]);
      }
    }
  for (const cx of [120, 360, 600]) {
    box(room, cx - 70, 50, 140, 12, [240, 244, 246]);
    room.lamps.push({ x: cx, y: 56, radius: 34, colour: [244, 248, 255] });
  }
};

export const clinic = (room: Room): void => {
  shell(room, 900, lighter(room.wall, 0.2));
  pane(room, 30, 110, 230, 520, 'green', 2);
  box(room, 460, 160, 250, 300, lighter(room.wall, 0.55));
  box(room, 560, 250, 50, 130, room.accent);
  box(room, 520, 290, 130, 50, room.accent);
  counter(room, 800, lighter(room.wall, 0.35));
  box(room, 0, 860, 720, 16, room.accent);
  plant(room, 660, 800, 200);
  for (const cx of [190, 520]) room.lamps.push({ x: cx, y: 24, radius: 36, colour: [255, 255, 252] });
};

export const library = (room: Room): void => {
  shell(room, 1000, darker(wood, 0.3));
  shelf(room, -20, 230, 260, 6, 128, 'books');
  shelf(room, 480, 230, 260, 6, 128, 'books');
  pane(room, 268, 120, 184, 480, 'green', 2);
  pendant(room, 150, 120, 34);
  pendant(room, 570, 120, 34);
};

export const classroom = (room: Room): void => {
  shell(room, 940, boards);
  box(room, 40, 170, 640, 400, lighter(wood, 0.1));
  fade(room, 56, 186, 608, 368, [52, 92, 78], [40, 74, 64]);
  for (let i = 0; i < 9; i++)
    box(room, 90 + (i % 2) * 300, 230 + Math.floor(i / 2) * 62, room.random.between(90, 240), 7, [226, 232, 224], 0.6);
  for (const left of [-30, 250, 530]) box(room, left, 930, 220, 22, lighter(wood, 0.2));
  plant(room, 690, 920, 170);
};
