// Head motion as a sum of a few precomputed displacement fields that fade out around the head, so that no cut-out is
// needed.
import type { Box, CoarseField, FaceAnatomy } from '../face-animation.ts';
import type { HeadPose } from '../motion/head.ts';
import { smooth } from '../paint/curve.ts';
import { coarseAt, filledBox } from './coarse-field.ts';
import { createDisplacementFields, Q15_ONE, type WriteFieldRow } from './displacement-fields.ts';
import type { FrameBuffers } from './frame-buffers.ts';
import type { Picture } from './planes.ts';

export interface Brows {
  /** The height of the brows, and how far above and below it the skin moves with them, in pixels. */
  y: number;
  reach: number;
}

const clamp16 = (value: number): number => Math.max(-Q15_ONE, Math.min(Q15_ONE, Math.round(value)));

/** The factors of each column; `hanging` holds those of the current row. */
interface ColumnFactors {
  offsetX: Float64Array;
  edge: Float64Array;
  distance: Float64Array;
  near: Float64Array;
  brow: Float64Array;
  hanging: Float64Array;
}

interface RowFactors {
  distance: number;
  near: number;
  brow: number;
  under: number;
}

/** Each value combines the factors of its column and row. */
const writeRow = (
  { offsetX, edge, distance, near, brow, hanging }: ColumnFactors,
  down: RowFactors,
  spanX: number,
  spanY: number,
  values: Int16Array,
  row: number,
  length: number,
  span: Int32Array,
): void => {
  for (let column = 0, at = row; column < offsetX.length; column++, at++) {
    const far = distance[column]! + down.distance;
    const weight = far >= 1 ? 0 : edge[column]! * (1 - smooth(0.5, 1, Math.sqrt(far)));
    if (weight > 0 || hanging[column]! > 0) {
      span[0] = Math.min(span[0]!, column);
      span[1] = column + 1;
    }
    values[at] = weight * Q15_ONE;
    values[at + length] = clamp16((weight * offsetX[column]! * Q15_ONE) / spanX);
    values[at + 2 * length] = clamp16((weight * down.under * Q15_ONE) / spanY);
    values[at + 3 * length] = weight * near[column]! * down.near * Q15_ONE;
    values[at + 4 * length] = brow[column]! * down.brow * Q15_ONE;
    values[at + 5 * length] = hanging[column]! * Q15_ONE;
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

/** The x coordinate of a column in the frame. */
const xAt = ({ left }: Head, sub: 1 | 2, column: number): number => left + (column + 0.5) * sub - 0.5;

const columnFactorsOf = (head: Head, sub: 1 | 2, w: number): ColumnFactors => {
  const { faceX, faceHalfWidth, radiusX, left, right } = head;
  const table = () => new Float64Array(w);
  const across = { offsetX: table(), edge: table(), distance: table(), near: table(), brow: table(), hanging: table() };
  for (let column = 0; column < w; column++) {
    const x = xAt(head, sub, column);
    across.offsetX[column] = x - faceX;
    // A head that fills the frame does not move at its border.
    across.edge[column] = smooth(0, 28, Math.min(x - left, right - x));
    across.distance[column] = ((x - faceX) / radiusX) ** 2;
    // Nearer parts turn further: most at the nose, not at all at the ears.
    across.near[column] = Math.max(0, 1 - ((x - faceX) / (faceHalfWidth * 1.15)) ** 2);
    across.brow[column] = 1 - smooth(0.55, 1, Math.abs(x - faceX) / faceHalfWidth);
  }
  return across;
};

const writeHead: WriteFieldRow<{ head: Head; across: ColumnFactors; sub: 1 | 2; w: number }> = (
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
    distance: ((y - middleY) / (y < middleY ? above : below)) ** 2,
    near: Math.max(0, 1 - ((y - middleY) / (faceHeight * 0.75)) ** 2),
    brow: Math.exp(-(((y - brows.y) / brows.reach) ** 2)),
    under: y - neckY,
  };
  writeRow(across, down, spanX, spanY, values, at, length, span);
  for (const box of within) {
    if (y < box.y || y >= box.y + box.height) continue;
    // The first column in the box, and the first beyond it.
    const [first, end] = [box.x, box.x + box.width].map((x) =>
      Math.max(0, Math.min(w, Math.ceil((x - left + 0.5) / sub - 0.5))),
    ) as [number, number];
    if (first >= end) continue;
    span[0] = Math.min(span[0]!, first);
    span[1] = Math.max(span[1]!, end);
  }
};

/**
 * Precomputes the fields for one head.
 * @param within boxes that change with the pose and must therefore be copied completely
 */
export const prepareHeadMotion = (
  buffers: FrameBuffers,
  anatomy: FaceAnatomy,
  brows: Brows,
  within: readonly Box[],
) => {
  const { width, height, kernel } = buffers;
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
  // One row of the fields covers two rows of luma, or one of each chroma plane.
  const bakeSub = (sub: 1 | 2) => {
    const [w, h] = [(right - left) / sub, (bottom - top) / 2];
    return createDisplacementFields(buffers, w, h, { head, across: columnFactorsOf(head, sub, w), sub, w }, writeHead);
  };
  const full = bakeSub(1);
  const half = bakeSub(2);

  const lumaOffset = top * width + left;
  const chromaOffset = width * height + (top >> 1) * (width >> 1) + (left >> 1);
  const planeStep = (width * height) >> 2;

  /**
   * Draws the texture into `frame` with the head in this pose. Displacements point to the source pixel, hence the
   * signs.
   */
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
        buffers.texture.address + offset,
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
