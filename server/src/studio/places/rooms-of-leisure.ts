// Rooms where people live, eat, shop and perform.
import { blend, type Rgb } from '../paint/colour.ts';
import { counter, pane, pendant, picture, plant, shelf, sofa, steel, wood } from './props.ts';
import { box, darker, fade, lighter, oval, type Room, shape, shell } from './room.ts';

const boards: Rgb = [168, 126, 88];

export const kitchen = (room: Room): void => {
  shell(room, 760, darker(room.accent, 0.3));
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 13; column++)
      box(
        room,
        column * 58 - 20 + (row % 2) * 29,
        470 + row * 42,
        54,
        38,
        lighter(room.wall, room.random.between(0.3, 0.5)),
      );
  for (const [left, wide] of [
    [-20, 220],
    [540, 220],
  ] as const) {
    fade(room, left, 90, wide, 300, lighter(room.accent, 0.1), darker(room.accent, 0.1));
    box(room, left + wide / 2 - 2, 90, 4, 300, darker(room.accent, 0.4));
  }
  pane(room, 262, 110, 200, 260, 'green', 2);
  box(room, 220, 400, 290, 10, lighter(wood, 0.1));
  for (let i = 0; i < 6; i++)
    oval(room, 250 + i * 46, 386, 15, 18, blend([230, 224, 210], room.accent, room.random.between(0, 0.8)));
  counter(room, 730, room.accent);
  oval(room, 92, 690, 62, 40, [196, 104, 62]);
  for (const [cx, colour] of [
    [70, [226, 160, 60]],
    [110, [196, 70, 52]],
    [92, [128, 160, 70]],
  ] as const)
    oval(room, cx, 664, 24, 22, colour);
  box(room, 610, 600, 60, 130, steel);
  plant(room, 560, 728, 96);
  pendant(room, 130, 90, 36);
  pendant(room, 600, 90, 36);
};

export const shop = (room: Room): void => {
  shell(room, 980, boards);
  shelf(room, -30, 300, 240, 5, 140, 'goods');
  shelf(room, 510, 300, 240, 5, 140, 'goods');
  fade(room, 214, 180, 292, 560, lighter(room.wall, 0.3), room.wall);
  box(room, 250, 130, 220, 70, room.accent);
  box(room, 280, 156, 160, 18, lighter(room.accent, 0.75));
  for (const cx of [100, 360, 620]) pendant(room, cx, 80, 30);
};

export const cafe = (room: Room): void => {
  shell(room, 900, darker(wood, 0.35));
  pane(room, -30, 150, 220, 480, 'city', 2);
  box(room, 470, 130, 260, 220, [38, 42, 40]);
  for (let i = 0; i < 6; i++) box(room, 494, 160 + i * 30, room.random.between(90, 180), 9, [220, 214, 200], 0.75);
  shelf(room, 470, 480, 260, 2, 110, 'jars');
  counter(room, 820, darker(wood, 0.1));
  fade(room, 560, 700, 150, 120, lighter(steel, 0.2), darker(steel, 0.3));
  plant(room, 60, 820, 150);
  for (const [cx, y] of [
    [120, 120],
    [300, 90],
    [470, 104],
    [640, 84],
  ] as const)
    pendant(room, cx, y, 32);
};

export const restaurant = (room: Room): void => {
  shell(room, 880, darker(wood, 0.3));
  for (const left of [20, 500]) picture(room, left, 200, 170, 220);
  for (const cx of [70, 360, 650]) {
    oval(room, cx, 860, 120, 30, [240, 236, 228]);
    box(room, cx - 6, 860, 12, 240, darker(wood, 0.4));
    oval(room, cx + 20, 836, 10, 24, [200, 70, 60]);
    room.lamps.push({ x: cx - 26, y: 826, radius: 16, colour: [255, 200, 120] });
  }
  for (const cx of [110, 360, 610]) pendant(room, cx, 130, 38);
};

export const gym = (room: Room): void => {
  shell(room, 940, darker(room.wall, 0.55));
  for (let i = 0; i < 4; i++) fade(room, 20 + i * 180, 80, 150, 480, lighter(room.wall, 0.2), darker(room.wall, 0.05));
  for (const top of [640, 780]) {
    box(room, -20, top, 760, 16, [24, 26, 32]);
    for (let i = 0; i < 9; i++) {
      const cx = 20 + i * 88;
      for (const dx of [-22, 22]) box(room, cx + dx - 11, top - 50, 22, 46, [20, 22, 26]);
      box(room, cx - 22, top - 32, 44, 9, steel);
    }
  }
  box(room, 0, 900, 720, 12, room.accent);
  for (const cx of [90, 360, 630]) {
    box(room, cx - 62, 40, 124, 14, [230, 240, 250]);
    room.lamps.push({ x: cx, y: 47, radius: 30, colour: [206, 230, 255] });
  }
};

export const studio = (room: Room): void => {
  fade(room, 0, 0, 720, 1280, lighter(room.wall, 0.1), darker(room.wall, 0.35));
  const glow = room.x.createRadialGradient(330, 430, 40, 360, 470, 560);
  glow.addColorStop(0, 'rgba(255,250,240,.34)');
  glow.addColorStop(1, 'rgba(255,250,240,0)');
  room.x.fillStyle = glow;
  room.x.fillRect(0, 0, 720, 1280);
  box(room, 600, 560, 160, 20, lighter(wood, 0.2));
  plant(room, 660, 560, 150);
  oval(room, 40, 640, 74, 74, lighter(room.accent, 0.15));
  box(room, -40, 714, 170, 500, darker(room.accent, 0.2));
};

export const livingRoom = (room: Room): void => {
  shell(room, 930, boards);
  picture(room, 40, 150, 150, 190);
  picture(room, 230, 110, 110, 140);
  pane(room, 520, 110, 220, 520, 'green', 2);
  fade(room, 478, 70, 46, 760, lighter(room.accent, 0.5), lighter(room.accent, 0.2));
  sofa(room, 40, 740, 420);
  plant(room, 640, 900, 260);
  box(room, 24, 480, 8, 380, [60, 54, 50]);
  shape(
    room,
    [
      [-24, 500],
      [80, 500],
      [58, 400],
      [-4, 400],
    ],
    [250, 226, 186],
  );
  room.lamps.push({ x: 28, y: 462, radius: 46, colour: [255, 220, 164] });
};

export const bedroom = (room: Room): void => {
  shell(room, 960, boards);
  pane(room, 30, 120, 200, 420, 'green', 2);
  picture(room, 500, 150, 170, 130);
  fade(room, 380, 560, 380, 220, lighter(room.accent, 0.1), darker(room.accent, 0.2));
  fade(room, 330, 740, 430, 320, [244, 240, 234], [206, 198, 192]);
  for (const cx of [470, 620]) oval(room, cx, 730, 84, 44, [250, 248, 244]);
  box(room, 250, 790, 90, 170, wood);
  shape(
    room,
    [
      [262, 720],
      [328, 720],
      [314, 650],
      [276, 650],
    ],
    [252, 230, 192],
  );
  room.lamps.push({ x: 295, y: 690, radius: 36, colour: [255, 220, 164] });
};

export const salon = (room: Room): void => {
  shell(room, 920, [206, 196, 190]);
  for (const cx of [90, 630]) {
    oval(room, cx, 430, 112, 170, [206, 170, 110]);
    oval(room, cx, 430, 100, 158, lighter(room.wall, 0.5));
    for (let i = 0; i < 7; i++) {
      const angle = (i / 7) * 6.28;
      room.lamps.push({
        x: cx + Math.cos(angle) * 116,
        y: 430 + Math.sin(angle) * 172,
        radius: 11,
        colour: [255, 236, 206],
      });
    }
  }
  counter(room, 780, lighter(room.accent, 0.2));
  for (let i = 0; i < 12; i++)
    box(
      room,
      16 + (i % 6) * 30 + (i > 5 ? 520 : 0),
      726,
      17,
      54,
      blend(room.accent, [240, 230, 220], room.random.next()),
    );
};

export const stage = (room: Room): void => {
  fade(room, 0, 0, 720, 1280, darker(room.wall, 0.7), darker(room.wall, 0.86));
  for (let i = 0; i < 12; i++)
    fade(room, i * 62 - 10, 0, 34, 1000, blend(room.accent, [0, 0, 0], 0.4), blend(room.accent, [0, 0, 0], 0.7));
  for (const [cx, lean] of [
    [110, 160],
    [360, 0],
    [610, -160],
  ] as const) {
    const beam = room.x.createLinearGradient(0, 0, 0, 900);
    beam.addColorStop(0, 'rgba(255,240,210,.42)');
    beam.addColorStop(1, 'rgba(255,240,210,0)');
    room.x.fillStyle = beam;
    room.x.beginPath();
    room.x.moveTo(cx - 16, 40);
    room.x.lineTo(cx + 16, 40);
    room.x.lineTo(cx + lean + 170, 960);
    room.x.lineTo(cx + lean - 170, 960);
    room.x.fill();
    room.lamps.push({ x: cx, y: 44, radius: 30, colour: [255, 240, 214] });
  }
};
