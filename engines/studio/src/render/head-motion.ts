// The head's motion as a sum of few displacement fields baked once: they fade out around the head, so that no cut-out is needed.
import type { HeadPose } from '../motion/head.ts';
import { smooth } from '../paint/curve.ts';
import type { Box, CoarseField, FaceAnatomy } from '../puppet.ts';
import { coarseAt, filledBox } from './coarse-field.ts';
import { bakeFields, ONE, type WriteRow } from './fields.ts';
import type { Picture } from './planes.ts';
import type { Stage } from './stage.ts';

export interface Brows {
  /** Height of the brows, and how far above and below they carry skin with them, in pixels. */
  y: number;
  reach: number;
}

const clamp16 = (value: number): number => Math.max(-ONE, Math.min(ONE, Math.round(value)));

/** What each column says; `hanging` is that of one row. */
interface Across {
  aside: Float64Array;
  edge: Float64Array;
  away: Float64Array;
  near: Float64Array;
  brow: Float64Array;
  hanging: Float64Array;
}

interface Down {
  away: number;
  near: number;
  brow: number;
  under: number;
}

/** Each field is what a column and a row say, multiplied or taken together. */
const writeRow = (
  { aside, edge, away, near, brow, hanging }: Across,
  down: Down,
  spanX: number,
  spanY: number,
  values: Int16Array,
  row: number,
  length: number,
  span: Int32Array,
): void => {
  for (let column = 0, at = row; column < aside.length; column++, at++) {
    const far = away[column]! + down.away;
    const weight = far >= 1 ? 0 : edge[column]! * (1 - smooth(0.5, 1, Math.sqrt(far)));
    if (weight > 0 || hanging[column]! > 0) {
      span[0] = Math.min(span[0]!, column);
      span[1] = column + 1;
    }
    values[at] = weight * ONE;
    values[at + length] = clamp16((weight * aside[column]! * ONE) / spanX);
    values[at + 2 * length] = clamp16((weight * down.under * ONE) / spanY);
    values[at + 3 * length] = weight * near[column]! * down.near * ONE;
    values[at + 4 * length] = brow[column]! * down.brow * ONE;
    values[at + 5 * length] = hanging[column]! * ONE;
  }
};

interface Head {
  faceX: number;
  faceHalfWidth: number;
  faceHeight: number;
  middleY: number;
  neckY: number;
  radiusX: number;
  above: number;
  below: number;
  left: number;
  right: number;
  top: number;
  spanX: number;
  spanY: number;
  brows: Brows;
  within: readonly Box[];
  loose: CoarseField | undefined;
}

/** Where in the frame a column lies. */
const xAt = ({ left }: Head, sub: 1 | 2, column: number): number => left + (column + 0.5) * sub - 0.5;

const acrossOf = (head: Head, sub: 1 | 2, w: number): Across => {
  const { faceX, faceHalfWidth, radiusX, left, right } = head;
  const table = () => new Float64Array(w);
  const across = { aside: table(), edge: table(), away: table(), near: table(), brow: table(), hanging: table() };
  for (let column = 0; column < w; column++) {
    const x = xAt(head, sub, column);
    across.aside[column] = x - faceX;
    // A head that fills the frame stands still at its border.
    across.edge[column] = smooth(0, 28, Math.min(x - left, right - x));
    across.away[column] = ((x - faceX) / radiusX) ** 2;
    // The nearer to the viewer, the further a turn carries: most at the nose, not at all at the ears.
    across.near[column] = Math.max(0, 1 - ((x - faceX) / (faceHalfWidth * 1.15)) ** 2);
    across.brow[column] = 1 - smooth(0.55, 1, Math.abs(x - faceX) / faceHalfWidth);
  }
  return across;
};

const writeHead: WriteRow<{ head: Head; across: Across; sub: 1 | 2; w: number }> = (
  { head, across, sub, w },
  row,
  values,
  at,
  length,
  span,
) => {
  const { middleY, above, below, faceHeight, neckY, brows, within, loose, left, top, spanX, spanY } = head;
  const y = top + 2 * row + 0.5;
  if (loose)
    for (let column = 0; column < w; column++)
      across.hanging[column] = across.edge[column]! * coarseAt(loose, xAt(head, sub, column), y);
  const down = {
    away: ((y - middleY) / (y < middleY ? above : below)) ** 2,
    near: Math.max(0, 1 - ((y - middleY) / (faceHeight * 0.75)) ** 2),
    brow: Math.exp(-(((y - brows.y) / brows.reach) ** 2)),
    under: y - neckY,
  };
  writeRow(across, down, spanX, spanY, values, at, length, span);
  for (const box of within) {
    if (y < box.y || y >= box.y + box.height) continue;
    // The first column that lies in the box, and the first beyond it.
    const [first, end] = [box.x, box.x + box.width].map((x) =>
      Math.max(0, Math.min(w, Math.ceil((x - left + 0.5) / sub - 0.5))),
    ) as [number, number];
    if (first >= end) continue;
    span[0] = Math.min(span[0]!, first);
    span[1] = Math.max(span[1]!, end);
  }
};

/**
 * Bakes the fields for this head.
 * @param within boxes that change with the pose and must therefore be carried over whole
 */
export const bakeHeadMotion = (stage: Stage, anatomy: FaceAnatomy, brows: Brows, within: readonly Box[]) => {
  const { width, height, kernel } = stage;
  const { faceX, faceHalfWidth, foreheadY, chinY, neckY, loose } = anatomy;
  const faceHeight = chinY - foreheadY;
  const middleY = (foreheadY + chinY) / 2;
  const radiusX = faceHalfWidth * 2;
  const above = faceHeight * 1.0;
  // Neck and shoulders follow less and less.
  const below = faceHeight * 1.25;

  const reached = [...within, ...(loose ? [filledBox(loose)] : [])];
  const left = Math.max(16, Math.floor(Math.min(faceX - radiusX, ...reached.map((box) => box.x)))) & ~15;
  const right =
    Math.min(width - 16, Math.ceil(Math.max(faceX + radiusX, ...reached.map((box) => box.x + box.width))) + 15) & ~15;
  const top = Math.max(2, Math.floor(Math.min(middleY - above, ...reached.map((box) => box.y)))) & ~1;
  const bottom =
    Math.min(height - 2, Math.ceil(Math.max(middleY + below, ...reached.map((box) => box.y + box.height))) + 1) & ~1;
  const spanX = right - left;
  const spanY = (bottom - top) * 1.3;

  const head = {
    ...{ faceX, faceHalfWidth, faceHeight, middleY, neckY, radiusX, above, below },
    ...{ left, right, top, spanX, spanY, brows, within, loose },
  };
  // A row of the fields for two of luma, and for one of each chroma plane.
  const bake = (sub: 1 | 2) => {
    const [w, h] = [(right - left) / sub, (bottom - top) / 2];
    return bakeFields(stage, w, h, { head, across: acrossOf(head, sub, w), sub, w }, writeHead);
  };
  const full = bake(1);
  const half = bake(2);

  const lumaOffset = top * width + left;
  const chromaOffset = width * height + (top >> 1) * (width >> 1) + (left >> 1);
  const planeStep = (width * height) >> 2;

  /** Draws the texture into `frame` with the head in this pose. Displacements say where a pixel comes from, hence the signs. */
  return (frame: Picture, pose: HeadPose): void => {
    const cos = Math.cos(pose.roll) - 1;
    const sin = Math.sin(pose.roll);
    const pixels = [
      -pose.shiftX * faceHeight,
      cos * spanX,
      sin * spanY,
      -pose.yaw * faceHeight * 0.028,
      -(pose.swing?.x ?? 0) * faceHeight,
      -pose.shiftY * faceHeight,
      -sin * spanX,
      cos * spanY,
      -pose.nod * faceHeight * 0.02,
      pose.browLift * faceHeight * 0.022,
      -(pose.swing?.y ?? 0) * faceHeight,
    ];
    for (const [sub, baked, rowStep, pairStep, offset] of [
      [1, full, 2 * width, width, lumaOffset],
      [2, half, width / 2, planeStep, chromaOffset],
    ] as const) {
      const q = pixels.map((value) => clamp16((value * 128) / sub));
      kernel.warp(
        stage.texture.address + offset,
        frame.address + offset,
        width / sub,
        rowStep,
        pairStep,
        baked.w,
        baked.h,
        baked.fields,
        baked.length,
        baked.spans,
        q[0]!,
        q[1]!,
        q[2]!,
        q[3]!,
        q[4]!,
        q[5]!,
        q[6]!,
        q[7]!,
        q[8]!,
        q[9]!,
        q[10]!,
      );
    }
  };
};
