// Draws pictures on one sheet, in rows of equal height.
import { readFile, writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';

const TALL = 300;
const GAP = 6;

/** Writes a JPEG. Each picture is cropped to 9:16. */
export async function contactSheet(file: string, rows: readonly (readonly string[])[]): Promise<void> {
  const wide = Math.round((TALL * 9) / 16);
  const columns = Math.max(...rows.map((row) => row.length));
  const canvas = createCanvas(columns * (wide + GAP) - GAP, rows.length * (TALL + GAP) - GAP);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const [down, row] of rows.entries()) {
    for (const [across, path] of row.entries()) {
      const image = await loadImage(await readFile(path));
      const scale = Math.max(wide / image.width, TALL / image.height);
      const [w, h] = [wide / scale, TALL / scale];
      const [x, y] = [across * (wide + GAP), down * (TALL + GAP)];
      context.drawImage(image, (image.width - w) / 2, (image.height - h) / 2, w, h, x, y, wide, TALL);
    }
  }
  await writeFile(file, await canvas.encode('jpeg', 86));
}
