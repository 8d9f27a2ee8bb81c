// Tests the sheet of a video's frames: the wanted ones, in order, cropped to their size.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { encodeClip, testStepContext } from '@greenroom/engine-kit/testing/media';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { makeSheet } from './make-sheet.ts';

const ctx = await testStepContext();
afterAll(() => rm(ctx.dir, { recursive: true }));

test.each([30, 24])(
  'each column is the frame at its time, of a video at %s frames/s, and the last one after its end',
  async (framesPerSecond) => {
    const file = await encodeClip(join(ctx.dir, `${framesPerSecond}.mp4`) as LocalFile, {
      width: 144,
      height: 256,
      framesPerSecond,
      frames: framesPerSecond * 2,
      // From 40 to 200.
      shade: (frame) => 40 + Math.round((80 * frame) / framesPerSecond),
    });
    const sheet = await makeSheet({ file, atMs: [0, 500, 1_500, 5_000], width: 72, height: 128 }, ctx);
    expect(await sharp(sheet).metadata()).toMatchObject({ format: 'webp', width: 288, height: 128 });
    const { data, info } = await sharp(sheet).raw().toBuffer({ resolveWithObject: true });
    const light = [0, 1, 2, 3].map((column) => {
      const at = (64 * info.width + column * 72 + 36) * info.channels;
      return (data[at]! * 219) / 255 + 16;
    });
    for (const [index, shade] of [40, 80, 160, 200].entries()) expect(Math.abs(light[index]! - shade)).toBeLessThan(6);
  },
);
