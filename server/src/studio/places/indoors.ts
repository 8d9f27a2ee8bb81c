// Rooms: office, kitchen, shop, café, gym, home and other places with walls.
import { blend, type Rgb } from '../paint/colour.ts';
import { counter, desk, pane, pendant, picture, plant, shelf, sofa, steel, wood } from './props.ts';
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
