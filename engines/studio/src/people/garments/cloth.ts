// Draws pieces of cloth with patterns, seams and buttons, unlit: the body's shading is drawn over them.
import type { Path2D } from '@napi-rs/canvas';
import { blend, css, rgb } from '../../paint/colour.ts';
import { clipped, createPenLike, inPixels, linear, type Pen, path } from '../../paint/pen.ts';
import { createRandom } from '../../paint/random.ts';
import type { Clothes, Person } from '../person.ts';

/** The pen, person and outline that a garment is drawn with. */
export interface GarmentContext {
  readonly pen: Pen;
  readonly person: Person;
  /** Trunk and sleeves in one outline. */
  readonly shape: Path2D;
}

type ClothContext = Pick<GarmentContext, 'pen' | 'person'>;

/** Draws a piece in one colour with a soft shadow; `drop` is its distance from the cloth below, in units. */
export const drawPiece = ({ pen }: ClothContext, shape: Path2D, colour: string, drop = 12): void => {
  const { x, scale } = pen;
  const base = rgb(colour);
  x.save();
  x.shadowColor = 'rgba(14,8,16,.5)';
  x.shadowBlur = drop * scale;
  x.shadowOffsetX = drop * 0.3 * scale;
  x.shadowOffsetY = drop * 0.4 * scale;
  x.fillStyle = linear(
    pen,
    [-380, 290],
    [380, 720],
    [
      [0, css(blend(base, [255, 244, 228], 0.12))],
      [0.45, css(base)],
      [1, css(blend(base, [10, 8, 26], 0.26))],
    ],
  );
  x.fill(shape);
  x.restore();
};

/** Draws the whole garment without the area `away`; its edge casts a shadow on the clothes below. */
export const drawOpenFront = ({ pen, person, shape }: GarmentContext, away: Path2D): void => {
  const { x, scale } = pen;
  const own = createPenLike(pen);
  drawPiece({ pen: own, person }, shape, person.clothes.colour, 0);
  drawPattern({ pen: own, person }, shape, person.clothes);
  own.x.globalCompositeOperation = 'destination-out';
  own.x.fill(away);
  inPixels(pen, () => {
    x.shadowColor = 'rgba(14,8,16,.5)';
    x.shadowBlur = 12 * scale;
    x.shadowOffsetX = 3 * scale;
    x.shadowOffsetY = 5 * scale;
    x.drawImage(own.canvas, 0, 0);
  });
};

export const drawSeam = ({ pen }: ClothContext, d: string, colour: string, alpha = 0.5, width = 1.6): void => {
  const { x } = pen;
  const line = path(d);
  x.strokeStyle = css(blend(rgb(colour), [0, 0, 0], 0.6), alpha);
  x.lineWidth = width;
  x.stroke(line);
  x.save();
  x.translate(-1.4, -1.2);
  x.strokeStyle = css(blend(rgb(colour), [255, 255, 255], 0.5), alpha * 0.5);
  x.lineWidth = 1;
  x.stroke(line);
  x.restore();
};

export const drawButton = ({ pen }: ClothContext, bx: number, by: number, colour: string, radius = 5): void => {
  const { x } = pen;
  x.fillStyle = css(blend(rgb(colour), [0, 0, 0], 0.55), 0.6);
  x.beginPath();
  x.arc(bx + 1, by + 1.5, radius, 0, 7);
  x.fill();
  x.fillStyle = css(blend(rgb(colour), [255, 250, 240], 0.25));
  x.beginPath();
  x.arc(bx, by, radius, 0, 7);
  x.fill();
};

/** Draws the pattern of a cloth inside `shape`. */
export const drawPattern = (
  { pen, person }: ClothContext,
  shape: Path2D,
  { pattern, colour, second }: Clothes,
): void => {
  if (pattern === 'plain') return;
  const { x } = pen;
  const base = rgb(colour);
  const random = createRandom(`${person.seed}/weave`);
  clipped(pen, shape, () => {
    if (pattern === 'knit') {
      x.strokeStyle = css(blend(base, [0, 0, 0], 0.55), 0.15);
      x.lineWidth = 1.3;
      x.beginPath();
      for (let column = -54; column < 54; column++)
        for (let row = 0; row < 110; row++) {
          const [px, py] = [column * 9, 270 + row * 10];
          x.moveTo(px, py);
          x.lineTo(px + 4.5, py + 5);
          x.lineTo(px + 9, py);
        }
      x.stroke();
    }
    if (pattern === 'woven')
      for (const tint of ['rgba(255,255,255,.06)', 'rgba(0,0,0,.09)']) {
        x.fillStyle = tint;
        for (let i = 0; i < 9000; i++) x.fillRect(-480 + random.next() * 960, 250 + random.next() * 1000, 1.4, 4);
      }
    if (pattern === 'striped') {
      x.strokeStyle = css(blend(rgb(second), base, 0.25), 0.8);
      x.lineWidth = 9;
      x.beginPath();
      for (let row = 0; row < 40; row++) {
        x.moveTo(-490, 322 + row * 30);
        x.quadraticCurveTo(0, 356 + row * 30, 490, 322 + row * 30);
      }
      x.stroke();
    }
    if (pattern === 'checked')
      for (const [tint, wide] of [
        [blend(rgb(second), base, 0.35), 22],
        [blend(base, [0, 0, 0], 0.5), 8],
      ] as const) {
        x.strokeStyle = css(tint, 0.42);
        x.lineWidth = wide;
        x.beginPath();
        for (let line = -9; line < 10; line++) {
          const offset = line * 58 + (wide > 10 ? 0 : 29);
          x.moveTo(offset, 240);
          x.lineTo(offset * 1.02, 1260);
          x.moveTo(-500, 760 + offset);
          x.quadraticCurveTo(0, 782 + offset, 500, 760 + offset);
        }
        x.stroke();
      }
    if (pattern === 'dotted') {
      x.fillStyle = css(rgb(second), 0.85);
      for (let row = 0; row < 44; row++)
        for (let column = -18; column < 19; column++) {
          x.beginPath();
          x.arc(column * 27 + (row % 2) * 13.5, 290 + row * 22, 4, 0, 7);
          x.fill();
        }
    }
    if (pattern === 'leather') {
      x.fillStyle = linear(
        pen,
        [-300, 300],
        [-60, 420],
        [
          [0, 'rgba(255,255,255,0)'],
          [0.5, 'rgba(255,250,240,.2)'],
          [1, 'rgba(255,255,255,0)'],
        ],
      );
      x.fillRect(-400, 240, 800, 400);
    }
  });
};
