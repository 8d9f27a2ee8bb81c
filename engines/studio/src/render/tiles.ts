// Which squares of a frame show a sheet whole, in part or not at all, while the sheet moves before the camera.
import type { View } from './view.ts';

export const TILE = 16;
export const HIDDEN = 0;
export const WHOLE = 1;
export const PART = 2;

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

/** In tiles: how far a sample reaches, nearness bends inside a tile, and the camera may go before tiles are followed again. */
const SLACK = 0.4;
const FOLLOWED = 0.2;

/** Whether nothing moves far enough from one view to the other for tiles to change. */
export const nearby = ({ width, height }: Grid, a: View, b: View): boolean => {
  const [before, after] = [1 / a.zoom - 1, 1 / b.zoom - 1];
  const grown = Math.abs(after - before);
  const across = width * (grown + Math.abs(after * b.x - before * a.x));
  const down = height * (grown + Math.abs(after * b.y - before * a.y));
  return Math.max(across, down) < FOLLOWED * TILE;
};

/**
 * Follows a sheet: writes for each tile of the frame what of the sheet is there in a view.
 * @param cover how dense it is, row by row, 0 to 255 @param nearness as in `Sheet`
 */
export const tilesOf = (grid: Grid, cover: Uint8Array, nearness: Uint8Array | undefined) => {
  const { width, height, columns, rows } = grid;
  const kinds = atRest(grid, cover);
  // Nearness where tiles meet; between them it hardly bends.
  const line = columns + 1;
  const parts = Float32Array.from({ length: line * (rows + 1) }, (_, i) => {
    const x = Math.min(width - 1, (i % line) * TILE);
    const y = Math.min(height - 1, Math.floor(i / line) * TILE);
    return (nearness ? nearness[y * width + x]! : 255) / 255 / TILE;
  });
  const [xs, ys] = [new Float32Array(parts.length), new Float32Array(parts.length)];

  return (view: View, to: Uint8Array): void => {
    const grown = 1 / view.zoom - 1;
    // Where the tiles' corners come from, in tiles.
    for (let i = 0, row = 0; row <= rows; row++)
      for (let column = 0; column <= columns; column++, i++) {
        xs[i] = column + grown * (column * TILE - view.x * width) * parts[i]!;
        ys[i] = row + grown * (row * TILE - view.y * height) * parts[i]!;
      }
    for (let row = 0, at = 0; row < rows; row++)
      for (let column = 0; column < columns; column++, at++) {
        const [a, b] = [row * line + column, (row + 1) * line + column];
        const left = Math.max(0, Math.floor(Math.min(xs[a]!, xs[b]!) - SLACK));
        const right = Math.min(columns - 1, Math.floor(Math.max(xs[a + 1]!, xs[b + 1]!) + SLACK));
        const top = Math.max(0, Math.floor(Math.min(ys[a]!, ys[a + 1]!) - SLACK));
        const bottom = Math.min(rows - 1, Math.floor(Math.max(ys[b]!, ys[b + 1]!) + SLACK));
        let kind = kinds[top * columns + left]!;
        for (let y = top; y <= bottom && kind !== PART; y++)
          for (let x = left; x <= right; x++) if (kinds[y * columns + x] !== kind) kind = PART;
        to[at] = kind;
      }
  };
};

const atRest = ({ width, height, columns, rows }: Grid, cover: Uint8Array): Uint8Array => {
  const kinds = new Uint8Array(columns * rows);
  for (let row = 0, cell = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, cell++) {
      let [least, most] = [255, 0];
      for (let y = row * TILE; y < Math.min(height, (row + 1) * TILE); y++)
        for (let at = y * width + column * TILE, end = at + TILE; at < end; at++) {
          const value = cover[at]!;
          if (value < least) least = value;
          if (value > most) most = value;
        }
      kinds[cell] = most === 0 ? HIDDEN : least === 255 ? WHOLE : PART;
    }
  return kinds;
};
