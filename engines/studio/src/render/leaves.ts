// Leaves behind a presenter that a breath of air moves: a pixel or two, in two small parts of the frame, before the head is drawn.
import { wander } from '../motion/wander.ts';
import { smooth } from '../paint/curve.ts';
import type { CoarseField, FaceAnatomy } from '../puppet.ts';
import { seeded } from '../seeded.ts';
import { coarseAt } from './coarse-field.ts';
import { bakeFields, ONE, type WriteRow } from './fields.ts';
import type { Picture } from './planes.ts';
import type { Stage } from './stage.ts';

/** How far a leaf goes to either side, in parts of the frame's width, and how long it takes to turn round. */
const REACH = 0.007;
const TURNS_MS = 1300;
/** Of the frame, on either side: more would cost more than it gives. */
const MOST_PIXELS = 0.025;

/** Readies them for any film; of one, draws the leaves as they are at a time of it into a frame. */
export const leavesBeside = (
  stage: Stage,
  { faceX, faceHalfWidth, foreheadY, chinY }: FaceAnatomy,
  leaves: CoarseField,
): ((film: { seed: string; lengthMs: number }) => (frame: Picture, ms: number) => void) => {
  const { width, height, kernel } = stage;
  const stirred = {
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
    const rows = windowOf(height, Math.floor((MOST_PIXELS * width * height) / (to! - from!)), (y) => {
      let sum = 0;
      for (let x = from!; x < to!; x += 8) sum += stirAt(stirred, x, y);
      return sum;
    });
    if (rows === undefined) return [];
    const bake = (sub: 1 | 2) => {
      const w = (to! - from!) / sub;
      const side = { stirred, ...rows, from: from!, w, sub };
      return { sub, ...bakeFields(stage, w, (rows.bottom - rows.top) / 2, side, writeLeaves) };
    };
    return [{ from: from!, top: rows.top, baked: [bake(1), bake(2)] }];
  });

  const planeStep = (width * height) >> 2;
  return ({ seed, lengthMs }) => {
    const roll = seeded(`${seed}/leaves`);
    const winds = sides.map(() => Array.from({ length: 4 }, () => wander(roll, lengthMs, TURNS_MS)));
    return (frame, ms) => {
      for (const [side, { from, top, baked }] of sides.entries()) {
        const [x0, x1, y0, y1] = winds[side]!.map((wind) => wind(ms) * REACH * width * 128) as [
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
          const { texture } = stage;
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

/** What the wind may stir, and where the head is. */
interface Stirred {
  width: number;
  leaves: CoarseField;
  faceX: number;
  faceHalfWidth: number;
  middleY: number;
  faceHeight: number;
}

/** How much of the wind a pixel takes: nothing where the head's motion carries the picture, nor at the frame's edges. */
const stirAt = (
  { width, leaves, faceX, faceHalfWidth, middleY, faceHeight }: Stirred,
  x: number,
  y: number,
): number => {
  const away = Math.hypot((x - faceX) / (faceHalfWidth * 2), (y - middleY) / faceHeight);
  return coarseAt(leaves, x, y) * smooth(1.05, 1.35, away) * smooth(2, 20, Math.min(x, width - x));
};

interface Side {
  stirred: Stirred;
  top: number;
  bottom: number;
  from: number;
  w: number;
  sub: 1 | 2;
}

const writeLeaves: WriteRow<Side> = ({ stirred, top, bottom, from, w, sub }, row, values, at, length, span) => {
  const y = top + 2 * row;
  const inside = smooth(0, 40, Math.min(y - top, bottom - y));
  for (let column = 0; column < w; column++) {
    const stir = inside * stirAt(stirred, from + column * sub, y);
    if (stir > 0) {
      span[0] = Math.min(span[0]!, column);
      span[1] = column + 1;
    }
    const part = 0.5 + 0.5 * Math.sin((from + column * sub + 0.6 * y) / (stirred.width * 0.045));
    // In two of the fields, so that not all leaves move as one.
    values[at + column] = stir * part * ONE;
    values[at + length + column] = stir * (1 - part) * ONE;
  }
};

/** The rows, `most` at most and even, with the most of what is asked for; undefined where there is next to none. */
const windowOf = (
  height: number,
  most: number,
  amountAt: (y: number) => number,
): { top: number; bottom: number } | undefined => {
  const tall = Math.min(height - 16, most) & ~7;
  const amounts = Array.from({ length: height >> 3 }, (_, k) => amountAt(k * 8));
  let best = { top: 8, amount: 0 };
  for (let k = 1; k + (tall >> 3) < amounts.length; k++) {
    const amount = amounts.slice(k, k + (tall >> 3)).reduce((sum, value) => sum + value, 0);
    if (amount > best.amount) best = { top: k * 8, amount };
  }
  return best.amount < tall / 16 ? undefined : { top: best.top, bottom: best.top + tall };
};
