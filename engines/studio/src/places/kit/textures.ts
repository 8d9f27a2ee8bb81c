// Draws textures: boards, stones, shelves, house fronts, leaves, bark.
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { blend, css, hsl, type Rgb } from '../../paint/colour.ts';
import type { Random } from '../../paint/random.ts';
import { type Texture, textureOf } from '../world/world.ts';

export const drawTexture = (width: number, height: number, draw: (x: SKRSContext2D) => void): Texture => {
  const canvas = createCanvas(width, height);
  const x = canvas.getContext('2d');
  draw(x);
  return textureOf(x.getImageData(0, 0, width, height).data, width, height);
};

const shade = (colour: Rgb, by: number): Rgb => blend(colour, by < 0 ? [10, 8, 14] : [255, 250, 240], Math.abs(by));

/** Four boards along the texture's height. */
export const boards = (random: Random, colour: Rgb): Texture =>
  drawTexture(128, 256, (x) => {
    for (let i = 0; i < 4; i++) {
      const seam = random.between(0, 256);
      x.fillStyle = css(shade(colour, random.between(-0.22, 0.14)));
      x.fillRect(i * 32, 0, 32, 256);
      for (let k = 0; k < 40; k++) {
        x.fillStyle = css(shade(colour, random.between(-0.4, 0.1)), 0.16);
        x.fillRect(i * 32 + random.between(0, 31), 0, random.between(0.4, 1.6), 256);
      }
      x.fillStyle = css(shade(colour, -0.65), 0.8);
      x.fillRect(i * 32, seam - 1, 32, 1);
      x.fillRect(i * 32, 0, 1, 256);
    }
  });

/** Wood grain of one board across the texture. */
export const grain = (random: Random, colour: Rgb): Texture =>
  drawTexture(128, 64, (x) => {
    x.fillStyle = css(colour);
    x.fillRect(0, 0, 128, 64);
    for (let i = 0; i < 60; i++) {
      x.fillStyle = css(shade(colour, random.between(-0.4, 0.16)), 0.25);
      x.fillRect(0, random.between(0, 64), 128, random.between(0.4, 2));
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
  drawTexture(128, 128, (x) => {
    x.fillStyle = css(joint);
    x.fillRect(0, 0, 128, 128);
    const [w, h] = [128 / columns, 128 / rows];
    for (let row = 0; row < rows; row++)
      for (let column = -1; column < columns; column++) {
        const left = (column + (spread > 0.12 ? (row % 2) / 2 : 0)) * w;
        x.fillStyle = css(shade(colour, random.between(-spread, spread)));
        x.fillRect(left + 1, row * h + 1, w - 1.6, h - 1.6);
        if (left < 0) x.fillRect(left + 129, row * h + 1, w - 1.6, h - 1.6);
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
  drawTexture(256, 64, (x) => {
    x.fillStyle = css(shade(back, -0.6));
    x.fillRect(0, 0, 256, 64);
    for (let left = 2; left < 250; ) {
      const wide = random.between(4, 11);
      const tall = random.between(38, 58);
      if (random.chance(0.08)) {
        left += random.between(8, 26);
        continue;
      }
      const colour = spine(random);
      const light = x.createLinearGradient(left, 0, left + wide, 0);
      light.addColorStop(0, css(shade(colour, -0.25)));
      light.addColorStop(0.4, css(shade(colour, 0.08)));
      light.addColorStop(1, css(shade(colour, -0.35)));
      x.fillStyle = light;
      x.fillRect(left, 64 - tall, wide - 0.6, tall);
      x.fillStyle = css(shade(colour, 0.5), 0.5);
      x.fillRect(left + 1, 64 - tall + random.between(6, 16), wide - 2.6, 2);
      left += wide;
    }
  });

/** A shelf of translucent bottles or jars. */
export const bottles = (random: Random, back: Rgb): Texture =>
  drawTexture(256, 64, (x) => {
    x.fillStyle = css(shade(back, -0.5));
    x.fillRect(0, 0, 256, 64);
    for (let left = 3; left < 248; left += random.between(9, 17)) {
      const colour = hsl(
        random.pick([0.08, 0.1, 0.05, 0.3, 0.55, 0.13]),
        random.between(0.2, 0.7),
        random.between(0.25, 0.66),
      );
      const [wide, tall] = [random.between(7, 12), random.between(28, 46)];
      const body = x.createLinearGradient(left, 0, left + wide, 0);
      body.addColorStop(0, css(shade(colour, -0.5)));
      body.addColorStop(0.25, css(shade(colour, 0.45)));
      body.addColorStop(0.5, css(colour));
      body.addColorStop(1, css(shade(colour, -0.55)));
      x.fillStyle = body;
      x.beginPath();
      x.roundRect(left, 64 - tall, wide, tall + 4, 3);
      x.fill();
      x.fillRect(left + wide * 0.36, 64 - tall - 11, wide * 0.28, 13);
      x.fillStyle = css([236, 226, 206], 0.8);
      x.fillRect(left + 1, 64 - tall * 0.6, wide - 2, tall * 0.3);
    }
  });

/** A shelf of folded cloth, boxes and baskets. */
export const goods = (random: Random, back: Rgb, accent: Rgb): Texture =>
  drawTexture(256, 64, (x) => {
    x.fillStyle = css(shade(back, -0.4));
    x.fillRect(0, 0, 256, 64);
    for (let left = 4; left < 236; ) {
      const wide = random.between(18, 44);
      const colour = random.chance(0.3)
        ? accent
        : hsl(random.between(0.02, 0.14), random.between(0.08, 0.4), random.between(0.3, 0.85));
      let top = 64;
      for (let i = random.pick([1, 1, 3, 4]); i > 0 && top > 24; i--) {
        const tall = random.between(8, 34);
        const fill = x.createLinearGradient(0, top - tall, 0, top);
        fill.addColorStop(0, css(shade(colour, 0.15)));
        fill.addColorStop(1, css(shade(colour, -0.3)));
        x.fillStyle = fill;
        x.beginPath();
        x.roundRect(left, top - tall, wide, tall - 1, 2.5);
        x.fill();
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
  const small = (draw: (x: SKRSContext2D) => void): Texture =>
    drawTexture(Math.round(w * FRONT), Math.round(h * FRONT), (x) => {
      x.scale(FRONT, FRONT);
      draw(x);
    });
  const rolls = Array.from({ length: rows * columns }, () => random.next());
  const each = (x: SKRSContext2D, draw: (x: SKRSContext2D, left: number, top: number, roll: number) => void) => {
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) draw(x, column * 32, row * 40, rolls[row * columns + column]!);
  };
  return {
    wall: small((x) => {
      x.fillStyle = css(colour);
      x.fillRect(0, 0, w, h);
      for (let i = 0; i < 40; i++) {
        x.fillStyle = css(shade(colour, random.between(-0.3, 0.2)), 0.2);
        x.fillRect(random.between(0, w), random.between(0, h), random.between(4, 30), random.between(1, 3));
      }
      each(x, (on, left, top) => {
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
      small((x) =>
        each(x, (on, left, top, roll) => {
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
  drawTexture(128, 128, (x) => {
    for (let i = 0; i < count; i++) {
      const part = i / count;
      const angle = random.between(0, 6.283);
      const out = 54 * Math.sqrt(random.next());
      const [cx, cy] = [64 + Math.cos(angle) * out, 64 + Math.sin(angle) * out];
      const below = (cy - 20) / 100;
      x.fillStyle = css(shade(random.pick(colours), (part - 0.55) * 0.5 - below * 0.25));
      x.beginPath();
      x.ellipse(cx, cy, random.between(4, 9) * size, random.between(2.4, 5) * size, random.between(0, 3.14), 0, 7);
      x.fill();
    }
  });

/** Blades from one base: grass, pot plants, palm fronds. */
export const blades = (random: Random, colours: readonly Rgb[], count: number, droop: number, broad: number): Texture =>
  drawTexture(128, 128, (x) => {
    for (let i = 0; i < count; i++) {
      const lean = random.between(-1, 1);
      const tall = random.between(60, 118) * (1 - 0.25 * Math.abs(lean));
      const tip = [64 + lean * 56, 128 - tall + droop * 60 * Math.abs(lean)] as const;
      const bend = [64 + lean * 22, 128 - tall * 0.95] as const;
      const wide = broad * random.between(0.7, 1.3);
      x.fillStyle = css(shade(random.pick(colours), random.between(-0.35, 0.12) + (i / count - 0.5) * 0.3));
      x.beginPath();
      x.moveTo(63, 128);
      x.quadraticCurveTo(bend[0] - wide, bend[1], tip[0], tip[1]);
      x.quadraticCurveTo(bend[0] + wide, bend[1] + wide, 66, 128);
      x.fill();
    }
  });

/** Tileable fine noise between two colours: grass, gravel, sand, carpet. */
export const speckle = (random: Random, a: Rgb, b: Rgb, long = 1): Texture =>
  drawTexture(96, 96, (x) => {
    x.fillStyle = css(blend(a, b, 0.5));
    x.fillRect(0, 0, 96, 96);
    for (let i = 0; i < 1500; i++) {
      x.fillStyle = css(blend(a, b, random.next()), 0.5);
      x.fillRect(
        random.between(-2, 96),
        random.between(-2, 96),
        random.between(0.8, 2.4) * long,
        random.between(0.8, 2.4),
      );
    }
  });

/** An abstract print of a few shapes. */
export const print = (random: Random, accent: Rgb): Texture =>
  drawTexture(64, 80, (x) => {
    x.fillStyle = css(blend([244, 238, 226], accent, random.between(0, 0.2)));
    x.fillRect(0, 0, 64, 80);
    for (let i = 0; i < 3; i++) {
      x.fillStyle = css(
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
      x.beginPath();
      x.ellipse(
        random.between(10, 54),
        random.between(20, 74),
        random.between(8, 26),
        random.between(8, 30),
        random.between(0, 3),
        0,
        7,
      );
      x.fill();
    }
  });

/** A distant wood or hedge: many dabs, lighter above. */
export const thicket = (random: Random, colours: readonly Rgb[]): Texture =>
  drawTexture(256, 128, (x) => {
    x.fillStyle = css(shade(colours[0]!, -0.45));
    x.fillRect(0, 46, 256, 82);
    for (let i = 0; i < 900; i++) {
      const cy = 14 + 114 * (i / 900) + random.between(-14, 14);
      x.fillStyle = css(shade(random.pick(colours), random.between(-0.5, 0.12) - (cy / 128) * 0.2));
      x.beginPath();
      x.ellipse(
        random.between(0, 256),
        cy + 12 * Math.sin(i),
        random.between(3, 9),
        random.between(2, 6),
        random.between(0, 3),
        0,
        7,
      );
      x.fill();
    }
  });

/** A strip of tall grass with gaps between the blades. */
export const turf = (random: Random, colours: readonly Rgb[], flowers: readonly Rgb[]): Texture =>
  drawTexture(256, 64, (x) => {
    for (let i = 0; i < 330; i++) {
      const left = random.between(0, 256);
      const tall = random.between(18, 60) * (0.75 + 0.25 * Math.sin(left / 20));
      const lean = random.between(-9, 9);
      x.fillStyle = css(shade(random.pick(colours), random.between(-0.4, 0.2)));
      for (const wrap of [0, 256, -256]) {
        x.beginPath();
        x.moveTo(left + wrap - 1.3, 64);
        x.quadraticCurveTo(left + wrap, 64 - tall * 0.6, left + wrap + lean, 64 - tall);
        x.quadraticCurveTo(left + wrap + 1.5, 64 - tall * 0.5, left + wrap + 1.3, 64);
        x.fill();
      }
      if (flowers.length > 0 && i % 14 === 0) {
        x.fillStyle = css(shade(random.pick(flowers), random.between(-0.1, 0.2)));
        x.beginPath();
        x.ellipse(left + lean, 64 - tall, random.between(2, 3.6), random.between(1.6, 2.8), 0, 0, 7);
        x.fill();
      }
    }
  });

/** A shop window at street level: goods as dark or coloured shapes in front of the light inside. */
export const shopfront = (random: Random, accent: Rgb): Texture =>
  drawTexture(160, 64, (x) => {
    const inside = x.createLinearGradient(0, 0, 0, 64);
    inside.addColorStop(0, '#fff0d2');
    inside.addColorStop(0.5, '#d9a468');
    inside.addColorStop(1, '#5a3a26');
    x.fillStyle = inside;
    x.fillRect(0, 0, 160, 64);
    for (let i = 0; i < 26; i++) {
      x.fillStyle = css(
        shade(random.chance(0.3) ? accent : hsl(random.next(), 0.3, random.between(0.15, 0.6)), -0.2),
        0.85,
      );
      const [wide, tall] = [random.between(4, 14), random.between(6, 26)];
      x.fillRect(random.between(0, 150), random.pick([34, 52, 64]) - tall, wide, tall);
    }
    x.fillStyle = '#2a1c16';
    for (const y of [34, 52]) x.fillRect(0, y, 160, 1.5);
    for (let i = 0; i <= 4; i++) x.fillRect(i * 40 - 1.5, 0, 3, 64);
    const door = random.pick([42, 82, 2]);
    x.fillStyle = 'rgba(40,24,18,.75)';
    x.fillRect(door, 8, 36, 56);
    x.fillStyle = 'rgba(255,220,170,.8)';
    x.fillRect(door + 6, 14, 24, 34);
  });

/** Bark with vertical furrows and lighter ridges. */
export const bark = (random: Random, colour: Rgb): Texture =>
  drawTexture(64, 128, (x) => {
    x.fillStyle = css(colour);
    x.fillRect(0, 0, 64, 128);
    for (let i = 0; i < 260; i++) {
      x.fillStyle = css(shade(colour, random.between(-0.6, 0.3)), 0.45);
      x.fillRect(random.between(-2, 64), random.between(-30, 128), random.between(0.6, 3), random.between(8, 46));
    }
  });

/** A fir's branches hanging from the middle of the upper edge: needles in many short strokes. */
export const branches = (random: Random, colours: readonly Rgb[]): Texture =>
  drawTexture(160, 64, (x) => {
    for (let i = 0; i < 620; i++) {
      const out = random.between(-1, 1);
      const down = random.next() * (1 - 0.55 * Math.abs(out));
      const [cx, cy] = [80 + out * 72, 6 + 26 * Math.abs(out) + down * 30];
      x.strokeStyle = css(shade(random.pick(colours), random.between(-0.45, 0.12) - down * 0.2));
      x.lineWidth = random.between(0.9, 2);
      x.beginPath();
      x.moveTo(cx, cy);
      x.lineTo(cx + Math.sign(out) * random.between(2, 8), cy + random.between(2, 8));
      x.stroke();
    }
  });
