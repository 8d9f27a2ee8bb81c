// Displacement fields in the kernel's memory for its `warp`: written row by row, once for a video.
import type { FrameBuffers } from './frame-buffers.ts';

/** The number of fields that `warp` adds up, and the value 1 in Q15 fixed point. */
const FIELDS = 6;
export const Q15_ONE = 32767;

export interface DisplacementFields {
  readonly w: number;
  readonly h: number;
  /** Values in one field. */
  readonly length: number;
  /** Addresses of the fields, and of the first and last column of each row. */
  readonly fields: number;
  readonly spans: number;
}

/**
 * Writes one row of the fields: that of the first field begins at `at`, that of each next one `length` further. All
 * non-zero values lie between the columns `span[0]` and `span[1]`, which is empty at first.
 */
export type WriteFieldRow<Context> = (
  context: Context,
  row: number,
  values: Int16Array,
  at: number,
  length: number,
  span: Int32Array,
) => void;

/**
 * @param writeRow preferably a function that outlives the video: V8 discards compiled code of a function that does not
 */
export const createDisplacementFields = <Context>(
  { arena }: FrameBuffers,
  w: number,
  h: number,
  context: Context,
  writeRow: WriteFieldRow<Context>,
): DisplacementFields => {
  const length = w * h;
  const fields = arena.bytes(length * 2 * FIELDS);
  const spans = arena.bytes(h * 4);
  const values = arena.i16(fields, length * FIELDS);
  const edges = arena.i16(spans, h * 2);
  const span = new Int32Array(2);
  for (let row = 0; row < h; row++) {
    span[0] = w;
    span[1] = 0;
    writeRow(context, row, values, row * w, length, span);
    const [first, end] = [span[0], span[1]];
    // The kernel processes eight columns at a time.
    edges[2 * row] = first < end ? first & ~7 : 0;
    edges[2 * row + 1] = first < end ? Math.min(w, (end + 7) & ~7) : 0;
  }
  return { w, h, length, fields, spans };
};
