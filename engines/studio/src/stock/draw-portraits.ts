// Draws the portraits and faces of all stock presenters anew: `npm run stock-portraits`. Its results are committed.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Raster } from '../photo/raster.ts';
import { drawFace } from './draw-face.ts';
import { drawPortrait } from './draw-portrait.ts';
import { faceOf } from './faces.ts';
import { stockPresenters } from './stock-presenters.ts';

/** Someone who is dressed for their work is no customer. */
const WORK_WEAR: ReadonlySet<string> = new Set(['lab-coat', 'apron']);

const pictureOf = ({ width, height, rgba }: Raster) => sharp(rgba, { raw: { width, height, channels: 4 } });
const QUALITY = { quality: 70, effort: 6 };

const faces: Record<string, { gender: string; hair: string }> = {};
for (const { id, description, portrait } of stockPresenters) {
  await mkdir(dirname(portrait), { recursive: true });
  await pictureOf(await drawPortrait(description))
    .removeAlpha()
    .webp(QUALITY)
    .toFile(portrait);
  const { picture, person } = await drawFace(description);
  if (WORK_WEAR.has(person.clothes.garment)) continue;
  await mkdir(dirname(faceOf(id)), { recursive: true });
  await pictureOf(picture).webp(QUALITY).toFile(faceOf(id));
  faces[id] = { gender: person.gender, hair: person.hair.colours[1]! };
}
await writeFile(fileURLToPath(new URL('./faces.json', import.meta.url)), `${JSON.stringify(faces, null, 2)}\n`);
