// Furniture and nature: the things that places are put together from.
import { blend, hsl, type Rgb } from '../paint/colour.ts';
import { box, darker, fade, lighter, oval, type Room, shape, sky, skyColours } from './room.ts';

export const wood: Rgb = [128, 86, 54];
export const steel: Rgb = [150, 160, 168];
const leaf: Rgb = [86, 140, 88];

const goods = (room: Room): Rgb => {
  const hue = room.random.weigh([
    [room.random.between(0, 0.14), 4],
    [room.random.between(0.42, 0.6), 2],
    [room.random.between(0.2, 0.32), 1.5],
  ]);
  return hsl(hue, room.random.between(0.25, 0.6), room.random.between(0.35, 0.78));
};

/** A window on the sky and, below it, a far skyline or green. */
export const pane = (
  room: Room,
  left: number,
  top: number,
  wide: number,
  high: number,
  view: 'city' | 'green',
  bars = 1,
): void => {
  const { x, random } = room;
  x.save();
  x.beginPath();
  x.rect(left, top, wide, high);
  x.clip();
  sky(room, left, top, wide, high);
  if (view === 'city') skyline(room, top + high, 60, high * 0.6, left, wide);
  else
    for (let i = 0; i < 30; i++)
      bush(room, left + random.between(0, wide), top + high - random.between(0, high * 0.35), 26);
  x.restore();
  const frame = room.plan.time === 'night' ? darker(room.wall, 0.5) : lighter(room.wall, 0.5);
  box(room, left - 10, top - 10, wide + 20, 10, frame);
  box(room, left - 10, top + high, wide + 20, 14, frame);
  for (let i = 0; i <= bars; i++) box(room, left + (wide * i) / bars - 5, top - 10, 10, high + 20, frame);
};

export const skyline = (room: Room, ground: number, low: number, high: number, left = 0, wide = 720): void => {
  const { random, plan } = room;
  const night = plan.time === 'night' || plan.time === 'evening';
  const far = skyColours[plan.time][1];
  for (let at = left - 20; at < left + wide; ) {
    const broad = random.between(46, 96);
    const tall = random.between(low, high);
    const colour = blend(night ? [34, 34, 66] : [132, 148, 164], far, random.between(0.1, 0.5));
    box(room, at, ground - tall, broad, tall, colour);
    for (let wy = ground - tall + 14; wy < ground; wy += 22)
      for (let wx = at + 8; wx < at + broad - 8; wx += 16)
        if (random.yes(night ? 0.5 : 0.3))
          box(room, wx, wy, 8, 11, night ? [255, 208, 132] : lighter(colour, 0.35), night ? 0.9 : 0.5);
    at += broad + random.between(-6, 10);
  }
};

export const shelf = (
  room: Room,
  left: number,
  top: number,
  wide: number,
  rows: number,
  gap: number,
  what: 'books' | 'goods' | 'jars',
): void => {
  const { random } = room;
  const board = darker(wood, 0.1);
  box(room, left, top - gap, wide, rows * gap + 14, darker(room.wall, 0.28), 0.6);
  for (let row = 0; row < rows; row++) {
    const y = top + row * gap;
    box(room, left, y, wide, 12, board);
    for (let at = left + 6; at < left + wide - 14; ) {
      const broad = what === 'books' ? random.between(12, 24) : random.between(24, 44);
      const tall = gap * (what === 'books' ? random.between(0.55, 0.85) : random.between(0.35, 0.75));
      if (random.yes(0.86)) {
        const colour = goods(room);
        if (what === 'jars') oval(room, at + broad / 2, y - tall / 2, broad / 2, tall / 2, colour);
        else fade(room, at, y - tall, broad, tall, lighter(colour, 0.12), darker(colour, 0.2));
      }
      at += broad + random.between(2, 8);
    }
  }
};

export const plant = (room: Room, cx: number, base: number, size: number): void => {
  const { random } = room;
  shape(
    room,
    [
      [cx - size * 0.28, base - size * 0.5],
      [cx + size * 0.28, base - size * 0.5],
      [cx + size * 0.2, base],
      [cx - size * 0.2, base],
    ],
    blend([196, 128, 92], room.accent, 0.3),
  );
  for (let i = 0; i < 34; i++) {
    const angle = random.between(-2.7, -0.44);
    const long = size * random.between(0.5, 1.15);
    const [tx, ty] = [cx + Math.cos(angle) * long * 0.8, base - size * 0.5 + Math.sin(angle) * long];
    oval(
      room,
      (cx + tx) / 2 + random.near(0, 10),
      (base - size * 0.5 + ty) / 2,
      long * 0.34,
      size * 0.085,
      blend(leaf, random.yes(0.5) ? [40, 84, 60] : [160, 196, 110], random.between(0, 0.6)),
      angle,
    );
  }
};

export const bush = (room: Room, cx: number, cy: number, size: number): void => {
  const { random, plan } = room;
  const autumn = plan.weather === 'autumn';
  const base: Rgb = autumn
    ? random.pick([
        [196, 112, 48],
        [176, 72, 40],
        [210, 158, 66],
      ])
    : random.pick([
        [74, 128, 70],
        [52, 100, 66],
        [112, 158, 84],
      ]);
  const lit = plan.weather === 'snow' ? blend(base, [240, 244, 250], 0.6) : base;
  oval(room, cx, cy, size * random.between(0.7, 1.3), size * random.between(0.4, 0.8), lit, random.between(0, 3));
};

export const tree = (room: Room, cx: number, base: number, tall: number): void => {
  box(room, cx - tall * 0.03, base - tall * 0.6, tall * 0.06, tall * 0.6, [82, 60, 46]);
  for (let i = 0; i < 26; i++)
    bush(room, cx + room.random.near(0, tall * 0.3), base - tall * 0.7 + room.random.near(0, tall * 0.28), tall * 0.13);
};

export const palm = (room: Room, cx: number, base: number, tall: number): void => {
  const { random } = room;
  for (let i = 0; i < 14; i++)
    oval(room, cx + i * i * 0.5, base - (tall * i) / 14, 13 - i * 0.4, tall / 20, [128, 98, 70]);
  for (let i = 0; i < 13; i++) {
    const angle = random.between(-3.4, 0.3);
    oval(
      room,
      cx + 85 + Math.cos(angle) * tall * 0.2,
      base - tall + Math.sin(angle) * tall * 0.11 + 10,
      tall * 0.23,
      12,
      random.pick([
        [62, 120, 76],
        [84, 146, 84],
        [44, 96, 68],
      ]),
      angle * 0.6,
    );
  }
};

export const sofa = (room: Room, left: number, top: number, wide: number): void => {
  const cloth = blend(room.accent, [120, 116, 120], 0.35);
  fade(room, left, top, wide, 150, lighter(cloth, 0.12), darker(cloth, 0.12));
  fade(room, left - 20, top + 60, 60, 170, lighter(cloth, 0.06), darker(cloth, 0.25));
  fade(room, left + wide - 40, top + 60, 60, 170, lighter(cloth, 0.06), darker(cloth, 0.25));
  fade(room, left, top + 140, wide, 90, cloth, darker(cloth, 0.35));
  for (const [at, colour] of [
    [0.16, room.wall],
    [0.78, lighter(room.accent, 0.4)],
  ] as const)
    shape(
      room,
      [
        [left + wide * at - 44, top + 150],
        [left + wide * at - 30, top + 54],
        [left + wide * at + 46, top + 66],
        [left + wide * at + 44, top + 156],
      ],
      lighter(colour, 0.15),
    );
};

export const picture = (room: Room, left: number, top: number, wide: number, high: number): void => {
  box(room, left - 8, top - 8, wide + 16, high + 16, lighter(wood, 0.3));
  box(room, left, top, wide, high, [240, 236, 226]);
  const tint = blend(room.accent, hsl(room.random.next(), 0.4, 0.6), 0.4);
  fade(room, left + 14, top + 14, wide - 28, high - 28, lighter(tint, 0.3), tint);
  oval(room, left + wide * 0.6, top + high * 0.4, wide * 0.16, wide * 0.16, lighter(tint, 0.7));
  oval(room, left + wide * 0.4, top + high * 0.84, wide * 0.4, high * 0.2, darker(tint, 0.4));
};

/** A lamp that hangs from the ceiling to height `y`. */
export const pendant = (room: Room, cx: number, y: number, size: number): void => {
  box(room, cx - 2, 0, 4, y - size, [50, 46, 46]);
  shape(
    room,
    [
      [cx - size * 0.3, y - size],
      [cx + size * 0.3, y - size],
      [cx + size, y],
      [cx - size, y],
    ],
    blend(room.accent, [40, 38, 44], 0.4),
  );
  room.lamps.push({ x: cx, y: y + size * 0.2, radius: size * 0.62, colour: [255, 226, 172] });
};

export const counter = (room: Room, top: number, face: Rgb): void => {
  box(room, 0, top, 720, 34, lighter(wood, 0.25));
  fade(room, 0, top + 34, 720, 600, face, darker(face, 0.4));
};

export const desk = (room: Room, left: number, top: number, wide: number): void => {
  box(room, left, top, wide, 20, lighter(wood, 0.15));
  box(room, left + 16, top + 20, 14, 300, darker(wood, 0.3));
  box(room, left + wide - 30, top + 20, 14, 300, darker(wood, 0.3));
  box(room, left + wide * 0.3, top - 104, wide * 0.4, 84, [44, 50, 58]);
  fade(room, left + wide * 0.3 + 6, top - 98, wide * 0.4 - 12, 72, lighter(room.accent, 0.5), room.accent);
  box(room, left + wide * 0.48, top - 22, wide * 0.05, 22, [60, 66, 72]);
};
