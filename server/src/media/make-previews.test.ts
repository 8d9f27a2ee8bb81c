// Tests previews: their sizes, and the frame that stands for a video.
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { encodeClip, testStepContext, tone } from '@greenroom/engine-kit/testing/media';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { makePreviews } from './make-previews.ts';

const ctx = await testStepContext();
afterAll(() => rm(ctx.dir, { recursive: true }));

const newFile = (name: string) => join(ctx.dir, name) as LocalFile;
const shapeOf = async (file: LocalFile) => {
  const { format, width, height } = await sharp(file).metadata();
  return { format, width, height };
};
const lightOf = async (file: LocalFile) => (await sharp(file).stats()).channels[1]!.mean;

/** 144 × 256 pixels, 30 frames a second: black for so many frames, then white. */
const clip = (name: string, frames: number, dark: number) =>
  encodeClip(newFile(name), {
    width: 144,
    height: 256,
    framesPerSecond: 30,
    frames,
    shade: (frame) => (frame < dark ? 16 : 235),
  });

test('a picture has two previews of its shape', async () => {
  const file = newFile('sheet.png');
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#804020' } })
    .png()
    .toFile(file);
  const { small, large } = await makePreviews(file, ctx);
  expect(await shapeOf(small)).toEqual({ format: 'webp', width: 320, height: 180 });
  expect(await shapeOf(large)).toEqual({ format: 'webp', width: 720, height: 405 });
  const [red, green, blue] = (await sharp(small).stats()).channels.map(({ mean }) => mean);
  expect([red! - 0x80, green! - 0x40, blue! - 0x20].every((error) => Math.abs(error) < 4)).toBe(true);
});

test('a small picture is not enlarged', async () => {
  const file = newFile('small.png');
  await sharp({ create: { width: 400, height: 500, channels: 3, background: 'white' } })
    .png()
    .toFile(file);
  expect(await shapeOf((await makePreviews(file, ctx)).large)).toMatchObject({ width: 400, height: 500 });
});

test('a silent video is shown by a frame after its first second, a very short one by its middle', async () => {
  const fadesIn = await makePreviews(await clip('long.mp4', 60, 30), ctx);
  expect(await shapeOf(fadesIn.large)).toEqual({ format: 'webp', width: 144, height: 256 });
  expect(await lightOf(fadesIn.small)).toBeGreaterThan(240);
  expect(await lightOf((await makePreviews(await clip('dark.mp4', 60, 45), ctx)).small)).toBeLessThan(15);
  expect(await lightOf((await makePreviews(await clip('short.mp4', 10, 3), ctx)).small)).toBeGreaterThan(240);
});

test('a video is shown at the quietest moment of its second second, in which a mouth is most likely closed', async () => {
  // Speech with one pause, and a white picture in its middle.
  const pause = { from: 1.5, to: 1.7 };
  const samples = tone(3000).map((sample, i) =>
    i / 44_100 > pause.from && i / 44_100 < pause.to ? sample / 20 : sample,
  );
  const file = await encodeClip(newFile('speech.mp4'), {
    width: 144,
    height: 256,
    framesPerSecond: 30,
    frames: 90,
    shade: (frame) => (frame >= 30 * pause.from && frame < 30 * pause.to ? 235 : 16),
    sound: { samples, sampleRate: 44_100 },
  });
  expect(await lightOf((await makePreviews(file, ctx)).small)).toBeGreaterThan(240);
});

test('a file that is no picture has none', async () => {
  const file = newFile('broken.png');
  await writeFile(file, 'not a picture');
  await expect(makePreviews(file, ctx)).rejects.toThrow();
});
