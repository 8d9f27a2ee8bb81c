// Draws textures: boards, stones, shelves, house fronts, leaves, bark.
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { blend, css, hsl, type Rgb } from '../../paint/colour.ts';
import type { Random } from '../../paint/random.ts';
import { type Texture, textureOf } from '../world/world.ts';

export const drawTexture = (width: number, height: number, draw: (context: SKRSContext2D) => void): Texture => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  draw(context);
  return textureOf(context.getImageData(0, 0, width, height).data, width, height);
};

const shade = (colour: Rgb, by: number): Rgb => blend(colour, by < 0 ? [10, 8, 14] : [255, 250, 240], Math.abs(by));

/** Four boards along the texture's height. */
export const boards = (random: Random, colour: Rgb): Texture =>
  drawTexture(128, 256, (context) => {
    for (let i = 0; i < 4; i++) {
      const seam = random.between(0, 256);
      context.fillStyle = css(shade(colour, random.between(-0.22, 0.14)));
      context.fillRect(i * 32, 0, 32, 256);
      for (let k = 0; k < 40; k++) {
        context.fillStyle = css(shade(colour, random.between(-0.4, 0.1)), 0.16);
        context.fillRect(i * 32 + random.between(0, 31), 0, random.between(0.4, 1.6), 256);
      }
      context.fillStyle = css(shade(colour, -0.65), 0.8);
      context.fillRect(i * 32, seam - 1, 32, 1);
      context.fillRect(i * 32, 0, 1, 256);
    }
  });

/** Wood grain of one board across the texture. */
export const grain = (random: Random, colour: Rgb): Texture =>
  drawTexture(128, 64, (context) => {
    context.fillStyle = css(colour);
    context.fillRect(0, 0, 128, 64);
    for (let i = 0; i < 60; i++) {
      context.fillStyle = css(shade(colour, random.between(-0.4, 0.16)), 0.25);
      context.fillRect(0, random.between(0, 64), 128, random.between(0.4, 2));
    }
  });

/** Staggered stones with joints: bricks, tiles, slabs. */
export const stones = (
  random: Random,
  colour: Rgb,
  joint: Rgb,
  rows: number,
  columns: number,
  spread: number,
): Texture =>
  drawTexture(128, 128, (context) => {
    context.fillStyle = css(joint);
    context.fillRect(0, 0, 128, 128);
    const [w, h] = [128 / columns, 128 / rows];
    for (let row = 0; row < rows; row++)
      for (let column = -1; column < columns; column++) {
        const left = (column + (spread > 0.12 ? (row % 2) / 2 : 0)) * w;
        context.fillStyle = css(shade(colour, random.between(-spread, spread)));
        context.fillRect(left + 1, row * h + 1, w - 1.6, h - 1.6);
        if (left < 0) context.fillRect(left + 129, row * h + 1, w - 1.6, h - 1.6);
      }
  });

const spine = (random: Random): Rgb =>
  hsl(
    random.pickWeighted([
      [random.between(0, 0.13), 5],
      [random.between(0.5, 0.65), 3],
      [random.between(0.25, 0.4), 1.4],
    ]),
    random.between(0.15, 0.55),
    random.between(0.16, 0.7),
  );

/** A shelf of books with shadow in the gaps. */
export const books = (random: Random, back: Rgb): Texture =>
  drawTexture(256, 64, (context) => {
    context.fillStyle = css(shade(back, -0.6));
    context.fillRect(0, 0, 256, 64);
    for (let left = 2; left < 250; ) {
      const wide = random.between(4, 11);
      const tall = random.between(38, 58);
      if (random.chance(0.08)) {
        left += random.between(8, 26);
        continue;
      }
      const colour = spine(random);
      const light = context.createLinearGradient(left, 0, left + wide, 0);
      light.addColorStop(0, css(shade(colour, -0.25)));
      light.addColorStop(0.4, css(shade(colour, 0.08)));
      light.addColorStop(1, css(shade(colour, -0.35)));
      context.fillStyle = light;
      context.fillRect(left, 64 - tall, wide - 0.6, tall);
      context.fillStyle = css(shade(colour, 0.5), 0.5);
      context.fillRect(left + 1, 64 - tall + random.between(6, 16), wide - 2.6, 2);
      left += wide;
    }
  });

/** A shelf of translucent bottles or jars. */
export const bottles = (random: Random, back: Rgb): Texture =>
  drawTexture(256, 64, (context) => {
    context.fillStyle = css(shade(back, -0.5));
    context.fillRect(0, 0, 256, 64);
    for (let left = 3; left < 248; left += random.between(9, 17)) {
      const colour = hsl(
        random.pick([0.08, 0.1, 0.05, 0.3, 0.55, 0.13]),
        random.between(0.2, 0.7),
        random.between(0.25, 0.66),
      );
      const [wide, tall] = [random.between(7, 12), random.between(28, 46)];
      const body = context.createLinearGradient(left, 0, left + wide, 0);
      body.addColorStop(0, css(shade(colour, -0.5)));
      body.addColorStop(0.25, css(shade(colour, 0.45)));
      body.addColorStop(0.5, css(colour));
      body.addColorStop(1, css(shade(colour, -0.55)));
      context.fillStyle = body;
      context.beginPath();
      context.roundRect(left, 64 - tall, wide, tall + 4, 3);
      context.fill();
      context.fillRect(left + wide * 0.36, 64 - tall - 11, wide * 0.28, 13);
      context.fillStyle = css([236, 226, 206], 0.8);
      context.fillRect(left + 1, 64 - tall * 0.6, wide - 2, tall * 0.3);
    }
  });

/** A shelf of folded cloth, boxes and baskets. */
export const goods = (random: Random, back: Rgb, accent: Rgb): Texture =>
  drawTexture(256, 64, (context) => {
    context.fillStyle = css(shade(back, -0.4));
    context.fillRect(0, 0, 256, 64);
    for (let left = 4; left < 236; ) {
      const wide = random.between(18, 44);
      const colour = random.chance(0.3)
        ? accent
        : hsl(random.between(0.02, 0.14), random.between(0.08, 0.4), random.between(0.3, 0.85));
      let top = 64;
      for (let i = random.pick([1, 1, 3, 4]); i > 0 && top > 24; i--) {
        const tall = random.between(8, 34);
        const fill = context.createLinearGradient(0, top - tall, 0, top);
        fill.addColorStop(0, css(shade(colour, 0.15)));
        fill.addColorStop(1, css(shade(colour, -0.3)));
        context.fillStyle = fill;
        context.beginPath();
        context.roundRect(left, top - tall, wide, tall - 1, 2.5);
        context.fill();
        top -= tall;
      }
      left += wide + random.between(3, 9);
    }
  });

/** Scale of house fronts, designed with 32 × 40 pixels per window: they are far away. */
const FRONT = 0.6;

/** A house front with windows, and a separate texture of its lit windows. */
export const front = (
  random: Random,
  colour: Rgb,
  rows: number,
  columns: number,
  shine: number,
): { wall: Texture; lit: () => Texture } => {
  const [w, h] = [32 * columns, 40 * rows];
  const small = (draw: (context: SKRSContext2D) => void): Texture =>
    drawTexture(Math.round(w * FRONT), Math.round(h * FRONT), (context) => {
      context.scale(FRONT, FRONT);
      draw(context);
    });
  const rolls = Array.from({ length: rows * columns }, () => random.next());
  const each = (context: SKRSContext2D, draw: (on: SKRSContext2D, left: number, top: number, roll: number) => void) => {
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        draw(context, column * 32, row * 40, rolls[row * columns + column]!);
  };
  return {
    wall: small((context) => {
      context.fillStyle = css(colour);
      context.fillRect(0, 0, w, h);
      for (let i = 0; i < 40; i++) {
        context.fillStyle = css(shade(colour, random.between(-0.3, 0.2)), 0.2);
        context.fillRect(random.between(0, w), random.between(0, h), random.between(4, 30), random.between(1, 3));
      }
      each(context, (on, left, top) => {
        on.fillStyle = css(shade(colour, 0.25));
        on.fillRect(left + 7, top + 6, 18, 28);
        const glass = on.createLinearGradient(0, top + 8, 0, top + 32);
        glass.addColorStop(0, '#5b6b78');
        glass.addColorStop(1, '#20262c');
        on.fillStyle = glass;
        on.fillRect(left + 9, top + 8, 14, 24);
        on.fillStyle = css(shade(colour, -0.45), 0.7);
        on.fillRect(left + 6, top + 34, 20, 2);
      });
    }),
    lit: () =>
      small((context) =>
        each(context, (on, left, top, roll) => {
          if (roll > shine) return;
          on.fillStyle = css(roll < shine * 0.75 ? [255, 186, 104] : [255, 232, 200]);
          on.fillRect(left + 9, top + 8, 14, 24);
          on.fillStyle = 'rgba(120,60,20,.5)';
          on.fillRect(left + 9, top + 8, 4, 24);
        }),
      ),
  };
};

/** A clump of leaves with gaps: many small dabs, darker below. */
export const leaves = (random: Random, colours: readonly Rgb[], count = 130, size = 1): Texture =>
  drawTexture(128, 128, (context) => {
    for (let i = 0; i < count; i++) {
      const part = i / count;
      const angle = random.between(0, 6.283);
      const out = 54 * Math.sqrt(random.next());
      const [cx, cy] = [64 + Math.cos(angle) * out, 64 + Math.sin(angle) * out];
      const below = (cy - 20) / 100;
      context.fillStyle = css(shade(random.pick(colours), (part - 0.55) * 0.5 - below * 0.25));
      context.beginPath();
      context.ellipse(
        cx,
        cy,
        random.between(4, 9) * size,
        random.between(2.4, 5) * size,
        random.between(0, 3.14),
        0,
        7,
      );
      context.fill();
    }
  });

/** Blades from one base: grass, pot plants, palm fronds. */
export const blades = (random: Random, colours: readonly Rgb[], count: number, droop: number, broad: number): Texture =>
  drawTexture(128, 128, (context) => {
    for (let i = 0; i < count; i++) {
      const lean = random.between(-1, 1);
      const tall = random.between(60, 118) * (1 - 0.25 * Math.abs(lean));
      const tip = [64 + lean * 56, 128 - tall + droop * 60 * Math.abs(lean)] as const;
      const bend = [64 + lean * 22, 128 - tall * 0.95] as const;
      const wide = broad * random.between(0.7, 1.3);
      context.fillStyle = css(shade(random.pick(colours), random.between(-0.35, 0.12) + (i / count - 0.5) * 0.3));
      context.beginPath();
      context.moveTo(63, 128);
      context.quadraticCurveTo(bend[0] - wide, bend[1], tip[0], tip[1]);
      context.quadraticCurveTo(bend[0] + wide, bend[1] + wide, 66, 128);
      context.fill();
    }
  });

/** Tileable fine noise between two colours: grass, gravel, sand, carpet. */
export const speckle = (random: Random, a: Rgb, b: Rgb, long = 1): Texture =>
  drawTexture(96, 96, (context) => {
    context.fillStyle = css(blend(a, b, 0.5));
    context.fillRect(0, 0, 96, 96);
    for (let i = 0; i < 1500; i++) {
      context.fillStyle = css(blend(a, b, random.next()), 0.5);
      context.fillRect(
        random.between(-2, 96),
        random.between(-2, 96),
        random.between(0.8, 2.4) * long,
        random.between(0.8, 2.4),
      );
    }
  });

/** An abstract print of a few shapes. */
export const print = (random: Random, accent: Rgb): Texture =>
  drawTexture(64, 80, (context) => {
    context.fillStyle = css(blend([244, 238, 226], accent, random.between(0, 0.2)));
    context.fillRect(0, 0, 64, 80);
    for (let i = 0; i < 3; i++) {
      context.fillStyle = css(
        blend(
          accent,
          random.pick([
            [214, 170, 110],
            [60, 70, 80],
            [190, 110, 84],
            [240, 234, 220],
          ]),
          random.next(),
        ),
        0.9,
      );
      context.beginPath();
      context.ellipse(
        random.between(10, 54),
        random.between(20, 74),
        random.between(8, 26),
        random.between(8, 30),
        random.between(0, 3),
        0,
        7,
      );
      context.fill();
    }
  });

/** A distant wood or hedge: many dabs, lighter above. */
export const thicket = (random: Random, colours: readonly Rgb[]): Texture =>
  drawTexture(256, 128, (context) => {
    context.fillStyle = css(shade(colours[0]!, -0.45));
    context.fillRect(0, 46, 256, 82);
    for (let i = 0; i < 900; i++) {
      const cy = 14 + 114 * (i / 900) + random.between(-14, 14);
      context.fillStyle = css(shade(random.pick(colours), random.between(-0.5, 0.12) - (cy / 128) * 0.2));
      context.beginPath();
      context.ellipse(
        random.between(0, 256),
        cy + 12 * Math.sin(i),
        random.between(3, 9),
        random.between(2, 6),
        random.between(0, 3),
        0,
        7,
      );
      context.fill();
    }
  });

/** A strip of tall grass with gaps between the blades. */
export const turf = (random: Random, colours: readonly Rgb[], flowers: readonly Rgb[]): Texture =>
  drawTexture(256, 64, (context) => {
    for (let i = 0; i < 330; i++) {
      const left = random.between(0, 256);
      const tall = random.between(18, 60) * (0.75 + 0.25 * Math.sin(left / 20));
      const lean = random.between(-9, 9);
      context.fillStyle = css(shade(random.pick(colours), random.between(-0.4, 0.2)));
      for (const wrap of [0, 256, -256]) {
        context.beginPath();
        context.moveTo(left + wrap - 1.3, 64);
        context.quadraticCurveTo(left + wrap, 64 - tall * 0.6, left + wrap + lean, 64 - tall);
        context.quadraticCurveTo(left + wrap + 1.5, 64 - tall * 0.5, left + wrap + 1.3, 64);
        context.fill();
      }
      if (flowers.length > 0 && i % 14 === 0) {
        context.fillStyle = css(shade(random.pick(flowers), random.between(-0.1, 0.2)));
        context.beginPath();
        context.ellipse(left + lean, 64 - tall, random.between(2, 3.6), random.between(1.6, 2.8), 0, 0, 7);
        context.fill();
      }
    }
  });

/** A shop window at street level: goods as dark or coloured shapes in front of the light inside. */
export const shopfront = (random: Random, accent: Rgb): Texture =>
  drawTexture(160, 64, (context) => {
    const inside = context.createLinearGradient(0, 0, 0, 64);
    inside.addColorStop(0, '#fff0d2');
    inside.addColorStop(0.5, '#d9a468');
    inside.addColorStop(1, '#5a3a26');
    context.fillStyle = inside;
    context.fillRect(0, 0, 160, 64);
    for (let i = 0; i < 26; i++) {
      context.fillStyle = css(
        shade(random.chance(0.3) ? accent : hsl(random.next(), 0.3, random.between(0.15, 0.6)), -0.2),
        0.85,
      );
      const [wide, tall] = [random.between(4, 14), random.between(6, 26)];
      context.fillRect(random.between(0, 150), random.pick([34, 52, 64]) - tall, wide, tall);
    }
    context.fillStyle = '#2a1c16';
    for (const y of [34, 52]) context.fillRect(0, y, 160, 1.5);
    for (let i = 0; i <= 4; i++) context.fillRect(i * 40 - 1.5, 0, 3, 64);
    const door = random.pick([42, 82, 2]);
    context.fillStyle = 'rgba(40,24,18,.75)';
    context.fillRect(door, 8, 36, 56);
    context.fillStyle = 'rgba(255,220,170,.8)';
    context.fillRect(door + 6, 14, 24, 34);
  });

/** Bark with vertical furrows and lighter ridges. */
export const bark = (random: Random, colour: Rgb): Texture =>
  drawTexture(64, 128, (context) => {
    context.fillStyle = css(colour);
    context.fillRect(0, 0, 64, 128);
    for (let i = 0; i < 260; i++) {
      context.fillStyle = css(shade(colour, random.between(-0.6, 0.3)), 0.45);
      context.fillRect(random.between(-2, 64), random.between(-30, 128), random.between(0.6, 3), random.between(8, 46));
    }
  });

/** A fir's branches hanging from the middle of the upper edge: needles in many short strokes. */
export const branches = (random: Random, colours: readonly Rgb[]): Texture =>
  drawTexture(160, 64, (context) => {
    for (let i = 0; i < 620; i++) {
      const out = random.between(-1, 1);
      const down = random.next() * (1 - 0.55 * Math.abs(out));
      const [cx, cy] = [80 + out * 72, 6 + 26 * Math.abs(out) + down * 30];
      context.strokeStyle = css(shade(random.pick(colours), random.between(-0.45, 0.12) - down * 0.2));
      context.lineWidth = random.between(0.9, 2);
      context.beginPath();
      context.moveTo(cx, cy);
      context.lineTo(cx + Math.sign(out) * random.between(2, 8), cy + random.between(2, 8));
      context.stroke();
    }
  });
