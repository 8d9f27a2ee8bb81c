// Tracks which tiles of a frame a parallax layer covers fully, partly or not at all while the camera moves.
import { type CameraView, extentsOf } from './camera-view.ts';

export const TILE = 16;
export const HIDDEN = 0;
export const OPAQUE = 1;
const PARTIAL = 2;

export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
}

export const gridOf = (width: number, height: number): Grid => ({
  width,
  height,
  columns: Math.ceil(width / TILE),
  rows: Math.ceil(height / TILE),
});

/**
 * In tiles: a margin for the sampling kernel and for nearness that varies within a tile, and the camera movement after
 * which tiles are updated.
 */
const SLACK = 0.4;
const UPDATE_DISTANCE = 0.2;

/** Whether two views are so close that tiles stay valid. */
export const viewsAreClose = ({ width, height }: Grid, a: CameraView, b: CameraView): boolean => {
  const isClose = (before: number, after: number): boolean => {
    const scale = Math.abs(after - before);
    const across = width * (scale + Math.abs(after * b.x - before * a.x));
    const down = height * (scale + Math.abs(after * b.y - before * a.y));
    return Math.max(across, down) < UPDATE_DISTANCE * TILE;
  };
  return isClose(1 / a.zoom - 1, 1 / b.zoom - 1) && isClose(1 / (a.lens ?? 1) - 1, 1 / (b.lens ?? 1) - 1);
};

/**
 * Prepares a layer. The result writes the layer's coverage of each tile of the frame in a view.
 * @param alpha row by row, 0 to 255 @param nearness as in `ParallaxLayer`
 */
export const trackTiles = (grid: Grid, alpha: Uint8Array, nearness: Uint8Array | number) => {
  const { width, height, columns, rows } = grid;
  const kinds = coverageAtRest(grid, alpha);
  // Nearness at the tiles' corners; it varies little between them.
  const line = columns + 1;
  const nearnessAtCorners = Float32Array.from({ length: line * (rows + 1) }, (_, i) => {
    const x = Math.min(width - 1, (i % line) * TILE);
    const y = Math.min(height - 1, Math.floor(i / line) * TILE);
    return (typeof nearness === 'number' ? nearness : nearness[y * width + x]!) / 255;
  });
  const corners: Corners = {
    nearness: nearnessAtCorners,
    xs: new Float32Array(nearnessAtCorners.length),
    ys: new Float32Array(nearnessAtCorners.length),
  };

  return (view: CameraView, to: Uint8Array): void => {
    const extents = extentsOf(view);
    for (let row = 0; row <= rows; row++) moveCorners(grid, row, view, extents, corners);
    for (let row = 0; row < rows; row++) writeKinds(grid, row, corners, kinds, to);
  };
};

/** The corners of the tiles, row by row: nearness, 0 to 1, and source positions, in tiles. */
interface Corners {
  readonly nearness: Float32Array;
  readonly xs: Float32Array;
  readonly ys: Float32Array;
}

// Functions of one row at the top of the module: V8 would compile a closure again for each layer, and loops in loops several times.

const moveCorners = (
  { width, height, columns }: Grid,
  row: number,
  view: CameraView,
  { scale, least, most }: ReturnType<typeof extentsOf>,
  { nearness, xs, ys }: Corners,
): void => {
  for (let column = 0, i = row * (columns + 1); column <= columns; column++, i++) {
    const part = (scale * (least + (most - least) * nearness[i]!)) / TILE;
    xs[i] = column + part * (column * TILE - view.x * width);
    ys[i] = row + part * (row * TILE - view.y * height);
  }
};

const writeKinds = (
  { columns, rows }: Grid,
  row: number,
  { xs, ys }: Corners,
  kinds: Uint8Array,
  to: Uint8Array,
): void => {
  for (let column = 0; column < columns; column++) {
    const a = row * (columns + 1) + column;
    const b = a + columns + 1;
    const left = Math.max(0, Math.floor(Math.min(xs[a]!, xs[b]!) - SLACK));
    const right = Math.min(columns - 1, Math.floor(Math.max(xs[a + 1]!, xs[b + 1]!) + SLACK));
    const top = Math.max(0, Math.floor(Math.min(ys[a]!, ys[a + 1]!) - SLACK));
    const bottom = Math.min(rows - 1, Math.floor(Math.max(ys[b]!, ys[b + 1]!) + SLACK));
    to[row * columns + column] = kindWithin(kinds, columns, left, right, top, bottom);
  }
};

const kindWithin = (
  kinds: Uint8Array,
  columns: number,
  left: number,
  right: number,
  top: number,
  bottom: number,
): number => {
  const kind = kinds[top * columns + left]!;
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) if (kinds[y * columns + x] !== kind) return PARTIAL;
  return kind;
};

const coverageAtRest = (grid: Grid, alpha: Uint8Array): Uint8Array => {
  const kinds = new Uint8Array(grid.columns * grid.rows);
  for (let cell = 0; cell < kinds.length; cell++) kinds[cell] = kindAtRest(grid, alpha, cell);
  return kinds;
};

const kindAtRest = ({ width, height, columns }: Grid, alpha: Uint8Array, cell: number): number => {
  const row = Math.floor(cell / columns);
  const left = (cell % columns) * TILE;
  const bottom = Math.min(height, (row + 1) * TILE);
  let min = 255;
  let max = 0;
  for (let y = row * TILE; y < bottom && (min === 255 || max === 0); y++)
    for (let at = y * width + left, end = at + TILE; at < end; at++) {
      const value = alpha[at]!;
      if (value < min) min = value;
      if (value > max) max = value;
    }
  return max === 0 ? HIDDEN : min === 255 ? OPAQUE : PARTIAL;
};
