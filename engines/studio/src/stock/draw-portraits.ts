// Draws the portraits of all stock presenters anew: `npm run stock-portraits`. Its results are committed.
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { drawPortrait } from './draw-portrait.ts';
import { stockPresenters } from './stock-presenters.ts';

for (const { description, portrait } of stockPresenters) {
  const { width, height, rgba } = await drawPortrait(description);
  await mkdir(dirname(portrait), { recursive: true });
  await sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 70, effort: 6 })
    .toFile(portrait);
}
