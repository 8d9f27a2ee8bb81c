// How near things are in a picture of a place, with or without a person before it: what a moving camera shifts, and by how much.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Backdrop } from './backdrop.ts';

/** Where a presenter stands, in metres. */
const PRESENTER = 1.7;
/** Cells across the picture: nearness changes slowly, or a warp would tear edges. */
const CELLS = 60;

/**
 * From distances in metres, row by row, to nearness at a frame size. Things count a little beyond their outline, so that
 * what is stretched beside them is the place behind.
 */
export const nearnessOf = (
  depth: Float32Array,
  width: number,
  height: number,
  frameWidth: number,
  frameHeight: number,
): Uint8Array => {
  const columns = CELLS;
  const rows = Math.round((CELLS * height) / width);
  const cells = new Float32Array(columns * rows);
  for (let row = 0, at = 0; row < height; row++)
    for (let column = 0; column < width; column++, at++) {
      const cell = Math.floor((row * rows) / height) * columns + Math.floor((column * columns) / width);
      cells[cell] = Math.max(cells[cell]!, Math.min(1, PRESENTER / depth[at]!));
    }
  const soft = cells.map((_, cell) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    let [sum, count] = [0, 0];
    for (let dy = -2; dy <= 2; dy++)
      for (let dx = -2; dx <= 2; dx++) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx < 0 || ny < 0 || nx >= columns || ny >= rows) continue;
        sum += cells[ny * columns + nx]!;
        count++;
      }
    return sum / count;
  });
  const nearness = new Uint8Array(frameWidth * frameHeight);
  for (let row = 0, at = 0; row < frameHeight; row++) {
    const y = Math.max(0, Math.min(rows - 1.001, ((row + 0.5) * rows) / frameHeight - 0.5));
    const top = Math.floor(y);
    for (let column = 0; column < frameWidth; column++, at++) {
      const x = Math.max(0, Math.min(columns - 1.001, ((column + 0.5) * columns) / frameWidth - 0.5));
      const i = top * columns + Math.floor(x);
      const part = x - Math.floor(x);
      const upper = soft[i]! + (soft[i + 1]! - soft[i]!) * part;
      const lower = soft[i + columns]! + (soft[i + columns + 1]! - soft[i + columns]!) * part;
      nearness[at] = 255 * (upper + (lower - upper) * (y - top));
    }
  }
  return nearness;
};

/**
 * The backdrop's nearness with a silhouette of the same size standing before it, at 255. It rises over a border around
 * the silhouette, not at its edge: the place is stretched there a little, and the person keeps their outline.
 */
export const nearnessBehind = ({ nearness }: Backdrop, silhouette: Canvas): Uint8Array | undefined => {
  if (nearness === undefined) return undefined;
  const { width, height } = silhouette;
  const border = width / 40;
  const wide = createCanvas(width, height);
  const x = wide.getContext('2d');
  for (let i = 0; i < 16; i++)
    x.drawImage(silhouette, border * Math.cos((i * Math.PI) / 8), border * Math.sin((i * Math.PI) / 8));
  const soft = createCanvas(width, height);
  const on = soft.getContext('2d');
  on.filter = `blur(${border * 0.5}px)`;
  on.drawImage(wide, 0, 0);
  const cover = on.getImageData(0, 0, width, height).data;
  return nearness.map((near, i) => near + ((255 - near) * cover[i * 4 + 3]!) / 255);
};
