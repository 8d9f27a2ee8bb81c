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
  const [xs, ys] = [new Float32Array(nearnessAtCorners.length), new Float32Array(nearnessAtCorners.length)];

  return (view: CameraView, to: Uint8Array): void => {
    const { scale, least, most } = extentsOf(view);
    // Source positions of the tiles' corners, in tiles.
    for (let i = 0, row = 0; row <= rows; row++)
      for (let column = 0; column <= columns; column++, i++) {
        const part = (scale * (least + (most - least) * nearnessAtCorners[i]!)) / TILE;
        xs[i] = column + part * (column * TILE - view.x * width);
        ys[i] = row + part * (row * TILE - view.y * height);
      }
    for (let row = 0, at = 0; row < rows; row++)
      for (let column = 0; column < columns; column++, at++) {
        const [a, b] = [row * line + column, (row + 1) * line + column];
        const left = Math.max(0, Math.floor(Math.min(xs[a]!, xs[b]!) - SLACK));
        const right = Math.min(columns - 1, Math.floor(Math.max(xs[a + 1]!, xs[b + 1]!) + SLACK));
        const top = Math.max(0, Math.floor(Math.min(ys[a]!, ys[a + 1]!) - SLACK));
        const bottom = Math.min(rows - 1, Math.floor(Math.max(ys[b]!, ys[b + 1]!) + SLACK));
        let kind = kinds[top * columns + left]!;
        for (let y = top; y <= bottom && kind !== PARTIAL; y++)
          for (let x = left; x <= right; x++) if (kinds[y * columns + x] !== kind) kind = PARTIAL;
        to[at] = kind;
      }
  };
};

const coverageAtRest = ({ width, height, columns, rows }: Grid, alpha: Uint8Array): Uint8Array => {
  const kinds = new Uint8Array(columns * rows);
  for (let row = 0, cell = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, cell++) {
      let min = 255;
      let max = 0;
      const bottom = Math.min(height, (row + 1) * TILE);
      for (let y = row * TILE; y < bottom && (min === 255 || max === 0); y++)
        for (let at = y * width + column * TILE, end = at + TILE; at < end; at++) {
          const value = alpha[at]!;
          if (value < min) min = value;
          if (value > max) max = value;
        }
      kinds[cell] = max === 0 ? HIDDEN : min === 255 ? OPAQUE : PARTIAL;
    }
  return kinds;
};
