// Moves leaves behind a presenter in a light wind: by a pixel or two, in two small parts of the frame, before the head
// is drawn.
import type { CoarseField, FaceAnatomy } from '../face-animation.ts';
import { valueNoise } from '../motion/value-noise.ts';
import { smooth } from '../paint/curve.ts';
import { seededRandom } from '../seeded-random.ts';
import { coarseAt } from './coarse-field.ts';
import { createDisplacementFields, Q15_ONE, type WriteFieldRow } from './displacement-fields.ts';
import type { FrameBuffers } from './frame-buffers.ts';
import type { Picture } from './planes.ts';

/** How far a leaf moves to either side, as a fraction of the frame's width, and the mean time between turns. */
const AMPLITUDE = 0.007;
const KNOT_MS = 1300;
/** The maximum part of the frame on either side, which bounds the cost. */
const MAX_AREA = 0.025;

/**
 * Prepares the leaves for any video. The result takes a video's seed and length and returns a function that draws the
 * leaves of one time into a frame.
 */
export const prepareLeafMotion = (
  buffers: FrameBuffers,
  { faceX, faceHalfWidth, foreheadY, chinY }: FaceAnatomy,
  leaves: CoarseField,
): ((video: { seed: string; lengthMs: number }) => (frame: Picture, ms: number) => void) => {
  const { width, height, kernel } = buffers;
  const context = {
    width,
    leaves,
    faceX,
    faceHalfWidth,
    middleY: (foreheadY + chinY) / 2,
    faceHeight: chinY - foreheadY,
  };
  const left = Math.floor((faceX - faceHalfWidth) / 16) * 16;
  const right = Math.ceil((faceX + faceHalfWidth) / 16) * 16;

  const sides = [
    [16, left],
    [right, width - 16],
  ].flatMap(([from, to]) => {
    if (to! - from! < 32) return [];
    const rows = busiestRows(height, Math.floor((MAX_AREA * width * height) / (to! - from!)), (y) => {
      let sum = 0;
      for (let x = from!; x < to!; x += 8) sum += mobilityAt(context, x, y);
      return sum;
    });
    if (rows === undefined) return [];
    const bake = (sub: 1 | 2) => {
      const w = (to! - from!) / sub;
      const side = { context, ...rows, from: from!, w, sub };
      return { sub, ...createDisplacementFields(buffers, w, (rows.bottom - rows.top) / 2, side, writeLeafRow) };
    };
    return [{ from: from!, top: rows.top, baked: [bake(1), bake(2)] }];
  });

  const planeStep = (width * height) >> 2;
  return ({ seed, lengthMs }) => {
    const roll = seededRandom(`${seed}/leaves`);
    const windOfSide = sides.map(() => Array.from({ length: 4 }, () => valueNoise(roll, lengthMs, KNOT_MS)));
    return (frame, ms) => {
      for (const [side, { from, top, baked }] of sides.entries()) {
        const [x0, x1, y0, y1] = windOfSide[side]!.map((wind) => wind(ms) * AMPLITUDE * width * 128) as [
          number,
          number,
          number,
          number,
        ];
        for (const { sub, w, h, length, fields, spans } of baked) {
          const offset = sub === 1 ? top * width + from : width * height + (top >> 1) * (width >> 1) + (from >> 1);
          const [rowStep, pairStep] = sub === 1 ? [2 * width, width] : [width >> 1, planeStep];
          const [a, b, c, d] = [x0, x1, 0.4 * y0, 0.4 * y1].map((value) => Math.round(value / sub)) as [
            number,
            number,
            number,
            number,
          ];
          const { texture } = buffers;
          kernel.warp(
            texture.address + offset,
            frame.address + offset,
            width / sub,
            rowStep,
            pairStep,
            w,
            h,
            fields,
            length,
            spans,
            a,
            b,
            0,
            0,
            0,
            c,
            d,
            0,
            0,
            0,
            0,
          );
        }
      }
    };
  };
};

/** The leaf field and the position of the head. */
interface LeafContext {
  width: number;
  leaves: CoarseField;
  faceX: number;
  faceHalfWidth: number;
  middleY: number;
  faceHeight: number;
}

/**
 * How far a pixel follows the wind, 0 to 1: not at all where the head's motion moves the picture, nor at the frame's
 * edges.
 */
const mobilityAt = (
  { width, leaves, faceX, faceHalfWidth, middleY, faceHeight }: LeafContext,
  x: number,
  y: number,
): number => {
  const distance = Math.hypot((x - faceX) / (faceHalfWidth * 2), (y - middleY) / faceHeight);
  return coarseAt(leaves, x, y) * smooth(1.05, 1.35, distance) * smooth(2, 20, Math.min(x, width - x));
};

interface Side {
  context: LeafContext;
  top: number;
  bottom: number;
  from: number;
  w: number;
  sub: 1 | 2;
}

const writeLeafRow: WriteFieldRow<Side> = ({ context, top, bottom, from, w, sub }, row, values, at, length, span) => {
  const y = top + 2 * row;
  const fadeIn = smooth(0, 40, Math.min(y - top, bottom - y));
  for (let column = 0; column < w; column++) {
    const mobility = fadeIn * mobilityAt(context, from + column * sub, y);
    if (mobility > 0) {
      span[0] = Math.min(span[0]!, column);
      span[1] = column + 1;
    }
    const part = 0.5 + 0.5 * Math.sin((from + column * sub + 0.6 * y) / (context.width * 0.045));
    // In two of the fields, so that leaves do not all move alike.
    values[at + column] = mobility * part * Q15_ONE;
    values[at + length + column] = mobility * (1 - part) * Q15_ONE;
  }
};

/**
 * Returns the rows, at most `maxRows` and even, with the largest amount; undefined if there are hardly any leaves.
 */
const busiestRows = (
  height: number,
  maxRows: number,
  amountAt: (y: number) => number,
): { top: number; bottom: number } | undefined => {
  const tall = Math.min(height - 16, maxRows) & ~7;
  const amounts = Array.from({ length: height >> 3 }, (_, k) => amountAt(k * 8));
  let best = { top: 8, amount: 0 };
  for (let k = 1; k + (tall >> 3) < amounts.length; k++) {
    const amount = amounts.slice(k, k + (tall >> 3)).reduce((sum, value) => sum + value, 0);
    if (amount > best.amount) best = { top: k * 8, amount };
  }
  return best.amount < tall / 16 ? undefined : { top: best.top, bottom: best.top + tall };
};
