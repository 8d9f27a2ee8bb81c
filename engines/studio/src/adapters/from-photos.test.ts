// Tests presenters created from photos: their sheet, description and first frame.
import { join } from 'node:path';
import type { DrawnCharacter } from '@greenroom/engine-kit/ports/character-sheet';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { portraitFile } from '@greenroom/engine-kit/testing/portraits';
import { beforeAll, expect, test } from 'vitest';
import { readRaster, writeRaster } from '../photo/raster.ts';
import { studioFirstFrame } from './first-frame.ts';
import { fromPhotos } from './from-photos.ts';
import { drawFirstFrame, planFirstFrame } from './presenter.ts';
import { validatePhoto } from './validate-photo.ts';

const portrait = portraitFile as LocalFile;
let ctx: StepContext;
let drawn: DrawnCharacter;

beforeAll(async () => {
  ctx = await testStepContext();
  drawn = await fromPhotos({ photos: [portrait], editInstructions: 'Warmer, and give me a hat.' }, ctx);
});

test('the sheet shows eight different pictures of the person', async () => {
  const { width, height, rgba } = await readRaster(drawn.sheet);
  expect([width, height]).toEqual([1600, 1152]);
  const tiles = Array.from({ length: 8 }, (_, i) => {
    const [left, top] = [(i % 4) * 400 + 60, Math.floor(i / 4) * 576 + 60];
    return Array.from({ length: 380 }, (_, row) => {
      const at = ((top + row) * width + left) * 4;
      return Buffer.from(rgba.slice(at, at + 280 * 4)).toString('base64');
    }).join('');
  });
  expect(new Set(tiles).size).toBe(8);
});

test('the text names the photo, the applied edits and the ignored ones', () => {
  expect(drawn.sheetText).toMatch(/from your photo/);
  expect(drawn.sheetText).toMatch(/Applied edits: warmer\. Edits not applied: “give me a hat”/);
});

test('the likeness draws the first frame of a scene and becomes its recipe', async () => {
  expect(drawn.likeness).toMatchObject({
    json: { kind: 'photo' },
    files: { photo: expect.stringMatching(/photo-.*png$/) },
  });
  const beach = await studioFirstFrame.draw(
    { presenter: { ...drawn, description: drawn.sheetText }, scene: 'on a beach' },
    ctx,
  );
  const light = await readRaster(beach.image);
  const { json, files } = drawn.likeness;
  const night = { json: planFirstFrame(json, 'in a dark bar at night'), files };
  const { still: dark } = await drawFirstFrame(night, 180, 320);
  expect([light.width, light.height]).toEqual([720, 1280]);
  const mean = ({ rgba }: { rgba: Uint8ClampedArray }) => rgba.reduce((sum, value) => sum + value, 0) / rgba.length;
  expect(mean(light)).toBeGreaterThan(mean(dark) + 10);
  expect(beach.recipe).toMatchObject({
    json: { kind: 'photo' },
    files: { photo: expect.stringMatching(/photo-.*png$/) },
  });
});

test('a photo with a face is valid, and the error for one without says what to send instead', async () => {
  await validatePhoto(portrait, ctx);
  const wall = join(ctx.dir, 'wall.png') as LocalFile;
  await writeRaster(wall, { width: 90, height: 300, rgba: new Uint8ClampedArray(90 * 300 * 4).fill(200) });
  await expect(validatePhoto(wall, ctx)).rejects.toThrow(
    /no face found .*use a photo with one clear, front-facing face/,
  );
});
