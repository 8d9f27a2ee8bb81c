// Places under the sky, and the ground that belongs nowhere.
import { blend, type Rgb } from '../paint/colour.ts';
import { bush, palm, plant, skyline, tree } from './props.ts';
import { box, darker, fade, height, lighter, oval, type Room, shape, sky, width } from './room.ts';

export const street = (room: Room): void => {
  sky(room, 0, 0, width, 760);
  skyline(room, 760, 260, 620);
  fade(room, 0, 752, width, 540, [136, 134, 134], [74, 74, 80]);
  const { random } = room;
  for (const [left, wide] of [
    [-60, 230],
    [560, 230],
  ] as const) {
    const front = blend(room.wall, [160, 110, 90], random.between(0.1, 0.5));
    fade(room, left, 90, wide, 840, front, darker(front, 0.25));
    for (let row = 0; row < 4; row++)
      for (const dx of [34, 130])
        fade(room, left + dx, 150 + row * 140, 62, 92, lighter(front, 0.5), darker(front, 0.3));
    box(room, left, 690, wide, 44, room.accent);
    fade(room, left + 20, 734, wide - 40, 170, [255, 226, 176], [150, 120, 100]);
  }
  tree(room, 640, 930, 420);
  for (const cx of [214, 300, 420, 500])
    room.lamps.push({ x: cx, y: random.between(640, 800), radius: 22, colour: [255, 212, 150] });
};

export const rooftop = (room: Room): void => {
  sky(room, 0, 0, width, 900);
  skyline(room, 900, 130, 420);
  box(room, 0, 880, width, 20, lighter(room.wall, 0.2));
  for (let i = 0; i < 16; i++) box(room, i * 48, 760, 6, 130, [70, 74, 82]);
  box(room, 0, 752, width, 12, [70, 74, 82]);
  fade(room, 0, 900, width, 380, room.wall, darker(room.wall, 0.4));
  plant(room, 70, 940, 200);
  plant(room, 660, 950, 230);
  for (let i = 0; i < 11; i++)
    room.lamps.push({ x: i * 72, y: 170 + 60 * Math.sin((i / 10) * Math.PI), radius: 13, colour: [255, 222, 160] });
};

export const beach = (room: Room): void => {
  sky(room, 0, 0, width, 520);
  const sea: Rgb =
    room.plan.time === 'night' ? [24, 42, 78] : room.plan.time === 'evening' ? [120, 104, 136] : [72, 158, 182];
  fade(room, 0, 520, width, 220, sea, lighter(sea, 0.3));
  for (let i = 0; i < 26; i++)
    oval(
      room,
      room.random.between(0, width),
      room.random.between(530, 730),
      room.random.between(30, 90),
      3,
      lighter(sea, 0.55),
    );
  fade(room, 0, 730, width, 550, [236, 214, 172], [200, 168, 122]);
  for (let i = 0; i < 40; i++)
    oval(
      room,
      room.random.between(0, width),
      room.random.between(760, 1280),
      room.random.between(20, 80),
      5,
      [214, 186, 140],
    );
  palm(room, 20, 820, 620);
  palm(room, 610, 780, 470);
  room.lamps.push({ x: 520, y: 190, radius: 46, colour: [255, 240, 200] });
};

export const garden = (room: Room): void => {
  sky(room, 0, 0, width, 700);
  const { random } = room;
  fade(room, 0, 560, width, 300, [96, 138, 84], [84, 124, 74]);
  for (let i = 0; i < 150; i++) bush(room, random.between(-40, 760), random.between(220, 860), random.between(34, 74));
  fade(room, 0, 820, width, 460, room.plan.weather === 'snow' ? [232, 238, 244] : [126, 168, 88], [66, 104, 60]);
  for (let i = 0; i < 90; i++) bush(room, random.between(-40, 760), random.between(760, 1260), random.between(20, 44));
  if (room.plan.weather !== 'snow')
    for (let i = 0; i < 46; i++)
      oval(
        room,
        random.between(0, width),
        random.between(600, 1240),
        random.between(7, 15),
        random.between(7, 15),
        random.pick([[244, 176, 190], [250, 226, 150], [255, 255, 250], room.accent]),
      );
  room.lamps.push({ x: 590, y: 110, radius: 50, colour: [255, 250, 214] });
};

export const forest = (room: Room): void => {
  fade(room, 0, 0, width, height, room.plan.weather === 'snow' ? [222, 230, 236] : [186, 206, 160], [70, 92, 66]);
  const { random } = room;
  for (let depth = 0; depth < 3; depth++) {
    for (let i = 0; i < 9; i++) {
      const wide = 14 + depth * 16;
      const bark = blend([96, 82, 70], [196, 208, 180], 0.6 - depth * 0.28);
      fade(
        room,
        random.between(-20, 720),
        0,
        wide * random.between(0.7, 1.3),
        980 + depth * 60,
        bark,
        darker(bark, 0.3),
      );
    }
    for (let i = 0; i < 70; i++)
      bush(
        room,
        random.between(-40, 760),
        random.yes(0.6) ? random.between(0, 240) : random.between(760 + depth * 90, 1280),
        random.between(26, 62),
      );
  }
  room.lamps.push({ x: 200, y: 180, radius: 60, colour: [255, 250, 210] });
};

export const mountains = (room: Room): void => {
  sky(room, 0, 0, width, 800);
  const { random } = room;
  for (let range = 0; range < 4; range++) {
    const base = 470 + range * 110;
    const colour = blend([104, 126, 158], [66, 104, 76], range / 3);
    const ridge: [number, number][] = [[-20, 1280]];
    for (let px = -20; px <= 760; px += 52) ridge.push([px, base - random.between(10, 190 - range * 34)]);
    shape(room, [...ridge, [760, 1280]], colour);
    if (range === 0)
      for (const [px, py] of ridge.slice(1))
        if (py < base - 110)
          shape(
            room,
            [
              [px, py],
              [px + 26, py + 46],
              [px - 26, py + 46],
            ],
            [244, 246, 250],
          );
  }
  fade(room, 0, 940, width, 340, room.plan.weather === 'snow' ? [236, 240, 246] : [118, 152, 86], [70, 104, 62]);
  for (let i = 0; i < 60; i++) bush(room, random.between(-30, 750), random.between(900, 1180), random.between(18, 40));
};

/** No place: broad soft shapes in two colours. */
export const abstract = (room: Room): void => {
  const { random, x } = room;
  fade(room, 0, 0, width, height, lighter(room.wall, 0.14), darker(room.wall, 0.25));
  for (let i = 0; i < 6; i++) {
    const [cx, cy, radius] = [random.between(-60, 780), random.between(-40, 1200), random.between(160, 380)];
    const colour = blend(room.accent, room.wall, random.between(0.1, 0.7));
    const glow = x.createRadialGradient(cx - radius * 0.3, cy - radius * 0.3, 0, cx, cy, radius);
    const [r, g, b] = lighter(colour, 0.25);
    glow.addColorStop(0, `rgba(${r | 0},${g | 0},${b | 0},.85)`);
    glow.addColorStop(0.7, `rgba(${colour[0] | 0},${colour[1] | 0},${colour[2] | 0},.5)`);
    glow.addColorStop(1, `rgba(${colour[0] | 0},${colour[1] | 0},${colour[2] | 0},0)`);
    x.fillStyle = glow;
    x.fillRect(0, 0, width, height);
  }
};
