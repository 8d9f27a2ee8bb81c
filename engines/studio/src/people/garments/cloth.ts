// Draws pieces of cloth with patterns, seams and buttons, unlit: the body's shading is drawn over them.
import { type Canvas, Path2D } from '@napi-rs/canvas';
import { coarseness, coarseShadow } from '../../paint/coarse-blur.ts';
import { blend, contrast, css, hex, lightness, type Rgb, rgb } from '../../paint/colour.ts';
import { type Point, smooth } from '../../paint/curve.ts';
import { clipped, createPenLike, inPixels, linear, type Pen, path, soft } from '../../paint/pen.ts';
import { createRandom } from '../../paint/random.ts';
import { bodyBottom, breadth } from '../body-plan.ts';
import type { Clothes, Person } from '../person.ts';
import { drawFlowers, drawPrint, type PrintArea } from '../prints.ts';
import { drawChecks, drawGrain, drawRibs, drawStripes } from './weaves.ts';

/** The pen, person and outline that a garment is drawn with. */
export interface GarmentContext {
  readonly pen: Pen;
  readonly person: Person;
  /** Trunk and sleeves in one outline. */
  readonly shape: Path2D;
}

/** The half of a shape on the viewer's right, with its mirror image. */
export const mirroredPath = (half: string): Path2D => {
  const whole = path(half);
  whole.addPath(path(half), { a: -1, b: 0, c: 0, d: 1, e: 0, f: 0 });
  return whole;
};

/** A colour mixed with a near black, or with white; `by` 0 to 1. */
export const darker = (colour: string, by: number): string => hex(blend(rgb(colour), [8, 6, 20], by));
export const lighter = (colour: string, by: number): string => hex(blend(rgb(colour), [255, 255, 255], by));

/** 1 of black, 0 from dark colours on. */
const blackness = (colour: Rgb): number => smooth(0.3, 0.1, lightness(colour));

export type ClothContext = Pick<GarmentContext, 'pen' | 'person'>;

/** Draws twice: the first time only a soft shadow on what is drawn already. Beside the figure it would blur the figure's edge. */
const drawShadowed = ({ canvas, context, scale }: Pen, drop: number, draw: () => void): void => {
  if (drop > 0) {
    context.save();
    context.globalCompositeOperation = 'source-atop';
    context.shadowColor = 'rgba(14,8,16,.5)';
    context.shadowBlur = drop * scale;
    // What casts the shadow is drawn beside the canvas, because filling it twice would take long.
    const { a, b, c, d, e, f } = context.getTransform();
    context.setTransform(a, b, c, d, e - 2 * canvas.width, f);
    context.shadowOffsetX = drop * 0.3 * scale + 2 * canvas.width;
    context.shadowOffsetY = drop * 0.4 * scale;
    draw();
    context.restore();
  }
  draw();
};

/** Draws a picture of the pen's size, with the same soft shadow. */
export const drawShadowedPicture = (pen: Pen, drop: number, picture: Canvas): void => {
  const { context, scale } = pen;
  const coarse = coarseness(scale);
  const shadow = coarseShadow(picture, (drop / 2) * scale, coarse, [14, 8, 16], 0.5);
  inPixels(pen, () => {
    context.globalCompositeOperation = 'source-atop';
    const [left, top] = [drop * 0.3 * scale, drop * 0.4 * scale];
    context.drawImage(shadow, left, top, shadow.width * coarse, shadow.height * coarse);
    context.globalCompositeOperation = 'source-over';
    context.drawImage(picture, 0, 0);
  });
};

/** Draws a piece in one colour with a soft shadow; `drop` is its distance from the cloth below, in units. */
export const drawPiece = ({ pen }: ClothContext, shape: Path2D, colour: string, drop = 12): void => {
  const { context } = pen;
  const base = rgb(colour);
  // White in the shade is still white.
  const shaded = 0.26 - 0.15 * smooth(0.6, 0.92, lightness(base));
  const lit = 0.12 + 0.09 * blackness(base);
  context.fillStyle = linear(
    pen,
    [-380, 290],
    [380, 720],
    [
      [0, css(blend(base, [255, 244, 228], lit))],
      [0.45, css(base)],
      [1, css(blend(base, [10, 8, 26], shaded))],
    ],
  );
  drawShadowed(pen, drop, () => context.fill(shape));
};

/** Draws a piece with a single outline, such as a collar: its upper left edge is lit and its lower right one shaded, as thick as the cloth. */
export const drawFlap = (cloth: ClothContext, shape: Path2D, colour: string, drop = 12): void => {
  drawPiece(cloth, shape, colour, drop);
  const { context } = cloth.pen;
  const thick = Math.min(2.8, 1.4 + drop * 0.1);
  // Light comes from the left on both halves of a mirrored pair.
  const mirrored = Math.sign(context.getTransform().a);
  clipped(cloth.pen, shape, () => {
    for (const [from, tint] of [
      [1, css(blend(rgb(colour), [255, 248, 232], 0.34), 0.6)],
      [-1, css(blend(rgb(colour), [10, 6, 22], 0.6), 0.34)],
    ] as const) {
      const edge = path('M-900 -900 L900 -900 L900 2700 L-900 2700Z');
      edge.addPath(shape, { a: 1, b: 0, c: 0, d: 1, e: from * thick * 0.7 * mirrored, f: from * thick * 0.9 });
      context.fillStyle = tint;
      context.fill(edge, 'evenodd');
    }
  });
};

/** Draws the whole garment without the area `away`; its edge casts a shadow on the clothes below. */
export const drawOpenFront = ({ pen, person, shape }: GarmentContext, away: Path2D): void => {
  const own = createPenLike(pen);
  drawPiece({ pen: own, person }, shape, person.clothes.colour, 0);
  drawPattern({ pen: own, person }, shape, person.clothes);
  own.context.globalCompositeOperation = 'destination-out';
  own.context.fill(away);
  drawShadowedPicture(pen, 12, own.canvas);
};

export const drawSeam = ({ pen }: ClothContext, d: string, colour: string, alpha = 0.5, width = 1.6): void => {
  const { context } = pen;
  const line = path(d);
  const base = rgb(colour);
  // On white cloth, a line as strong as on others would look drawn with a pen.
  context.strokeStyle = css(blend(base, [12, 8, 26], 0.6), alpha * (1 - 0.45 * smooth(0.6, 0.95, lightness(base))));
  context.lineWidth = width;
  context.stroke(line);
  context.save();
  context.translate(-1.4, -1.2);
  // On black, only its lit edge is seen.
  context.strokeStyle = css(blend(base, [255, 255, 255], 0.3), alpha * (0.4 + 0.5 * blackness(base)));
  context.lineWidth = 1;
  context.stroke(line);
  context.restore();
};

/** Draws soft folds that begin as points and widen down to the lowest row; each is from a point to where it ends. */
export const drawFallingFolds = (
  { pen }: ClothContext,
  folds: readonly (readonly [from: Point, to: number])[],
): void => {
  const { context } = pen;
  const shapes = (out: number, half: number) => {
    const all = new Path2D();
    for (const [[x0, y0], x] of folds)
      all.addPath(
        path(
          `M${x0 + out} ${y0} Q${x + out - half - 4} ${y0 + 200} ${x + out - half} ${bodyBottom} L${x + out + half} ${bodyBottom} Q${x + out + half - 2} ${y0 + 200} ${x0 + out} ${y0}Z`,
        ),
      );
    return all;
  };
  soft(pen, 7, () => {
    context.fillStyle = 'rgba(20,10,24,.3)';
    context.fill(shapes(9, 11));
    context.fillStyle = 'rgba(255,250,238,.24)';
    context.fill(shapes(-8, 8));
  });
};

export const drawButton = ({ pen }: ClothContext, bx: number, by: number, colour: string, radius = 5): void => {
  const { context } = pen;
  context.fillStyle = css(blend(rgb(colour), [0, 0, 0], 0.55), 0.6);
  context.beginPath();
  context.arc(bx + 1, by + 1.5, radius, 0, 7);
  context.fill();
  context.fillStyle = css(blend(rgb(colour), [255, 250, 240], 0.25));
  context.beginPath();
  context.arc(bx, by, radius, 0, 7);
  context.fill();
};

/** Petals on cloth of nearly their own colour. */
const rose: Rgb = [194, 84, 104];

/** Trunk and arms. */
const bodyArea: PrintArea = { left: -500, top: 270, right: 500, bottom: bodyBottom, size: 1 };

/** Draws bright tape with yellow edges over the shoulders and around the body, as on safety vests. */
const drawReflectiveTape = ({ context }: Pen, person: Person): void => {
  const [top, bottom] = [104, 112].map((x) => x * breadth(person));
  const tape = path(
    `M${-top!} 200 L${-bottom!} 640 M${top!} 200 L${bottom!} 640 M-400 574 C-140 592 140 592 400 574 M-400 686 C-140 704 140 704 400 686`,
  );
  for (const [tint, wide] of [
    ['rgba(60,50,20,.35)', 58],
    ['#dbe64e', 52],
    ['#c4cacf', 32],
    ['#f2f5f6', 22],
  ] as const) {
    context.strokeStyle = tint;
    context.lineWidth = wide;
    context.stroke(tape);
  }
};

/** Draws the pattern of a cloth inside `shape`. */
export const drawPattern = (
  { pen, person }: ClothContext,
  shape: Path2D,
  { pattern, colour, second }: Clothes,
): void => {
  if (pattern === 'plain') return;
  const { context } = pen;
  const base = rgb(colour);
  const random = createRandom(`${person.seed}/weave`);
  clipped(pen, shape, () => {
    if (pattern === 'knit') drawRibs(pen, person, base);
    if (pattern === 'woven') drawGrain(pen, base);
    if (pattern === 'striped') drawStripes(pen, person, blend(rgb(second), base, 0.25));
    if (pattern === 'checked') drawChecks(pen, person, base, rgb(second));
    if (pattern === 'dotted') {
      context.fillStyle = css(rgb(second), 0.85);
      for (let row = 0; row < 32; row++)
        for (let column = -13; column < 14; column++) {
          context.beginPath();
          context.arc(column * 38 + (row % 2) * 19, 290 + row * 31, 5.6, 0, 7);
          context.fill();
        }
    }
    if (pattern === 'reflective') drawReflectiveTape(pen, person);
    if (pattern === 'print') drawPrint(pen, bodyArea, base, random);
    if (pattern === 'floral')
      drawFlowers(pen, bodyArea, contrast(rgb(second), base) < 0.2 ? rose : rgb(second), random);
    if (pattern === 'leather') {
      context.fillStyle = linear(
        pen,
        [-300, 300],
        [-60, 420],
        [
          [0, 'rgba(255,255,255,0)'],
          [0.5, 'rgba(255,250,240,.2)'],
          [1, 'rgba(255,255,255,0)'],
        ],
      );
      context.fillRect(-500, 240, 1000, 1000);
    }
  });
};
