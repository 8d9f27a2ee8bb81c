// Displacement fields in the kernel's memory, as its `warp` adds them up: baked row by row, once for a film.
import type { Stage } from './stage.ts';

/** How many fields the kernel's `warp` adds up, and 1 in them. */
const FIELDS = 6;
export const ONE = 32767;

export interface Baked {
  readonly w: number;
  readonly h: number;
  /** Values in one field. */
  readonly length: number;
  /** Addresses of the fields, and of where each row begins and ends. */
  readonly fields: number;
  readonly spans: number;
}

/**
 * Writes one row of the fields: that of the first begins at `at`, that of the next `length` further. Anything but zero lies
 * between the columns `span[0]` and `span[1]`, which is empty to begin with.
 */
export type WriteRow<Of> = (
  of: Of,
  row: number,
  values: Int16Array,
  at: number,
  length: number,
  span: Int32Array,
) => void;

/** @param writeRow best a function that outlives the film: V8 throws away what it has compiled of one that does not */
export const bakeFields = <Of>({ arena }: Stage, w: number, h: number, of: Of, writeRow: WriteRow<Of>): Baked => {
  const length = w * h;
  const fields = arena.bytes(length * 2 * FIELDS);
  const spans = arena.bytes(h * 4);
  const values = arena.i16(fields, length * FIELDS);
  const edges = arena.i16(spans, h * 2);
  const span = new Int32Array(2);
  for (let row = 0; row < h; row++) {
    span[0] = w;
    span[1] = 0;
    writeRow(of, row, values, row * w, length, span);
    const [first, end] = [span[0], span[1]];
    // The kernel strides over eight.
    edges[2 * row] = first < end ? first & ~7 : 0;
    edges[2 * row + 1] = first < end ? Math.min(w, (end + 7) & ~7) : 0;
  }
  return { w, h, length, fields, spans };
};
