// Draws wrapped cloth: blurred broad strokes along guide lines as folds, and creases.
import { type Canvas, createCanvas, type Path2D } from '@napi-rs/canvas';
import { blend, css, type Rgb, rgb } from '../../paint/colour.ts';
import { mirrored, mix, type Point, spline } from '../../paint/curve.ts';
import { createPen, inPixels, type Pen, pathThrough, soft, softWithin, type Viewport } from '../../paint/pen.ts';
import { fibres } from '../hair/fibres.ts';
import type { HairShades } from '../hair/shade.ts';
import { drawStrands } from '../hair/sheet.ts';

export interface Headwear {
  readonly back: Canvas;
  readonly front: Canvas;
  /** The area in which hair is flattened and hidden. */
  readonly flattensHair?: Path2D;
}

export const emptyLayer = ({ width, height }: Viewport): Canvas => createCanvas(width, height);

/** Dark, base and light colour of a cloth. */
const clothShades = (colour: string): HairShades => {
  const base = rgb(colour);
  return [blend(base, [24, 4, 32], 0.56), base, blend(base, [255, 250, 240], 0.5)];
};

export interface Drape {
  readonly pen: Pen;
  readonly viewport: Viewport;
  readonly shades: HairShades;
  readonly seed: string;
}

export const drapeOn = (viewport: Viewport, colour: string, seed: string): Drape => ({
  pen: createPen(viewport),
  viewport,
  shades: clothShades(colour),
  seed,
});

export const fillCloth = ({ pen, shades }: Drape, shape: Path2D, even = false): void => {
  const { context, scale } = pen;
  context.save();
  context.shadowColor = 'rgba(10,5,10,.38)';
  // A wide shadow would blur the edge in front of the place.
  context.shadowBlur = 8 * scale;
  context.shadowOffsetY = 5 * scale;
  context.fillStyle = css(shades[1]);
  context.fill(shape, even ? 'evenodd' : 'nonzero');
  context.restore();
};

/** Draws the soft shadow of headwear that is not drawn yet, on the forehead below its edge. */
export const shadeForehead = ({ pen }: Drape, edge: Path2D): void =>
  softWithin(pen, 6, { x: -110, y: -165, width: 220, height: 145 }, () => {
    pen.context.strokeStyle = 'rgba(58,24,18,.32)';
    pen.context.lineWidth = 28;
    pen.context.stroke(edge);
  });

/** Draws folds between guides. */
export const drawFolds = (
  { pen, viewport, shades, seed }: Drape,
  guides: Point[][],
  part: string,
  strokes = 60,
  width = 12,
): void => {
  const layer = fibres(viewport);
  drawStrands(layer, guides, shades, {
    seed: `${seed}/${part}`,
    strands: strokes,
    width,
    locks: 7,
    gather: 0.62,
    ragged: 0,
    gloss: { sharp: 8, strength: 0.32 },
    tipTaper: 60,
  });
  inPixels(pen, () => {
    pen.context.globalAlpha = 0.55;
    pen.context.filter = `blur(${(2.2 * viewport.scale).toFixed(2)}px)`;
    pen.context.drawImage(layer.canvas(), 0, 0);
  });
};

/** Draws a fold of thin cloth. */
export const drawFold = (drape: Drape, line: Point[], depth = 1): void => drawCrease(drape, line, depth, 0.6);

/** Draws a crease: a dark line with a lit edge; `size` is a factor on its width. */
export const drawCrease = (drape: Drape, line: Point[], depth = 1, size = 1): void => {
  const points = spline(line, 30);
  const stroke = (colour: Rgb, alpha: number, width: number, dx: number, dy: number) =>
    soft(drape.pen, width * 0.45, () => {
      const { context } = drape.pen;
      context.strokeStyle = css(colour, alpha * depth);
      context.lineWidth = width;
      context.lineCap = 'round';
      context.stroke(
        pathThrough(
          points.map(([px, py]): Point => [px + dx, py + dy]),
          false,
        ),
      );
    });
  stroke(drape.shades[0], 0.4, 12 * size, 4 * size, 3 * size);
  stroke(drape.shades[2], 0.26, 8 * size, -5 * size, -4 * size);
  // The bottom of a crease is as narrow in large folds.
  stroke(drape.shades[0], 0.4 / Math.max(1, size), 3, size, size);
};

export const drawClipped = (drape: Drape, shape: Path2D, draw: () => void, even = false): void => {
  const { context } = drape.pen;
  context.save();
  context.clip(shape, even ? 'evenodd' : 'nonzero');
  draw();
  context.restore();
};

/** Draws bands that rise `height` units from each temple and cross above the forehead, the right over the left; `print` is drawn below their creases. */
export const drawCrossedBands = (
  drape: Drape,
  { bands, height }: { bands: number; height: number },
  print?: () => void,
): void => {
  const creases: (readonly [Point[], number])[] = [];
  for (let i = 0; i < bands; i++) {
    const t = i / (bands - 1);
    const band = (k: number): Point[] => {
      const rise = (t + (k * 1.3) / bands) * height;
      return [
        [-142 - 10 * Math.sin(t * 3), -47 - rise * 0.95],
        [-91, -93 - rise * 1.08],
        [mix(-9, 8, t), -141 - rise * 0.98],
        [78, -195 - rise * 0.72],
        [144, -222 - rise * 0.36],
      ];
    };
    const left = [band(0), band(0.5), band(1)];
    const right = left.map(mirrored).map((guide) => guide.slice(0, 4));
    drawFolds(drape, left, `left${i}`, 30, 10);
    drawFolds(drape, right, `right${i}`, 30, 10);
    creases.push([left[0]!, 0.6], [right[0]!, 0.95]);
  }
  print?.();
  for (const [line, depth] of creases) drawCrease(drape, line, depth);
};
