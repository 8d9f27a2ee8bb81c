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

test('the colours of a preview are those that players show, with the matrix of BT.709', async () => {
  // #ff5a36.
  const clip = await encodeClip(newFile('orange.mp4'), {
    width: 144,
    height: 256,
    framesPerSecond: 30,
    frames: 60,
    shade: () => 121,
    chroma: { cb: 96, cr: 202 },
  });
  const { large } = await makePreviews(clip, ctx);
  const [red, green, blue] = (await sharp(large).stats()).channels.map(({ mean }) => mean);
  expect(red).toBeGreaterThan(250);
  expect(Math.abs(green! - 90)).toBeLessThan(5);
  expect(Math.abs(blue! - 54)).toBeLessThan(5);
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

/** A tone of five seconds that is quiet in these intervals of seconds, and a picture that gets lighter frame by frame, with a cut. */
const speech = (
  name: string,
  quiet: { from: number; to: number; gain: number }[],
  cutAt = 5,
  face: (frame: number, x: number, y: number) => number = () => 0,
) =>
  encodeClip(newFile(name), {
    width: 144,
    height: 256,
    framesPerSecond: 30,
    frames: 150,
    shade: (frame, x, y) => 20 + frame + (frame < cutAt * 30 ? 0 : 60) + face(frame, x, y),
    sound: {
      samples: tone(5000).map((sample, i) => {
        const pause = quiet.find(({ from, to }) => i / 44_100 >= from && i / 44_100 < to);
        return sample * (pause?.gain ?? 1);
      }),
      sampleRate: 44_100,
    },
  });
/** The second of a clip that a preview shows, from the lightness of its picture. */
const secondOf = async (file: LocalFile) => {
  const light = await lightOf((await makePreviews(file, ctx)).small);
  return ((light / 255) * 219 + 16 - 20) / 30;
};

test('a video is shown in the first pause near its start, in which a mouth is at rest', async () => {
  const file = await speech('speech.mp4', [{ from: 1.7, to: 1.9, gain: 0.05 }]);
  expect(await secondOf(file)).toBeCloseTo(1.8, 0.5);
});

test('the first pause is shown, not a later one that is quieter still', async () => {
  const pauses = [
    { from: 1.9, to: 2.2, gain: 0.1 },
    { from: 3.2, to: 3.6, gain: 0.001 },
  ];
  const first = await secondOf(await speech('two-pauses.mp4', pauses));
  expect(first).toBeGreaterThan(1.8);
  expect(first).toBeLessThan(2.3);
  expect(await secondOf(await speech('late-pause.mp4', pauses.slice(1)))).toBeGreaterThan(3.1);
});

test('a quiet moment just after a cut is not shown: titles are still moving in', async () => {
  const pauses = [
    { from: 1.3, to: 1.5, gain: 0.3 },
    { from: 1.7, to: 1.9, gain: 0.05 },
  ];
  expect(await secondOf(await speech('one-shot.mp4', pauses))).toBeGreaterThan(1.65);
  const cut = await secondOf(await speech('two-shots.mp4', pauses, 1.68));
  expect(cut).toBeGreaterThan(1.25);
  expect(cut).toBeLessThan(1.55);
});

test('a pause after the first shot is not shown', async () => {
  const pauses = [{ from: 2.6, to: 3, gain: 0.001 }];
  expect(await secondOf(await speech('next-shot.mp4', pauses, 1.9))).toBeLessThan(1.95);
});

test('without a pause, the first frame is shown if the speech has not begun, unless the picture changes soon after it', async () => {
  const begins = { from: 0, to: 0.2, gain: 0.001 };
  /** Too short for a pause. */
  const dip = { from: 1.7, to: 1.8, gain: 0.2 };
  const quiet = [begins, dip];
  /** Stripes: no face is plain. */
  const face = (_: number, __: number, y: number) => (y % 8 < 4 ? 24 : 0);
  const secondWith = async (file: LocalFile) => (await secondOf(file)) - 12 / 30;
  expect(await secondWith(await speech('opening.mp4', quiet, 5, face))).toBeLessThan(0.3);
  for (const frames of [2, 4, 15])
    expect(await secondWith(await speech(`flash-${frames}.mp4`, quiet, frames / 30, face))).toBeGreaterThan(1.1);
  expect(await secondOf(await speech('plain.mp4', quiet))).toBeGreaterThan(1.1);
  const pause = { from: 1.7, to: 2, gain: 0.001 };
  /** Enough contrast that rounding is no blink. */
  const clear = (_: number, __: number, y: number) => (y % 8 < 4 ? 48 : 0);
  const second = (await secondOf(await speech('opening-and-pause.mp4', [begins, pause], 5, clear))) - 24 / 30;
  expect(second).toBeGreaterThan(1.6);
});

test('a quiet moment in which the eyes close is not shown', async () => {
  const pauses = [
    { from: 1.3, to: 1.5, gain: 0.3 },
    { from: 1.7, to: 1.9, gain: 0.05 },
  ];
  /** Stripes over the whole face; those of the eyes are missing from 1.7 to 1.9 seconds. */
  const face = (frame: number, x: number, y: number) => {
    const isClosedEye = frame >= 51 && frame < 57 && x > 40 && x < 104 && y > 70 && y < 86;
    return y > 30 && y < 110 && y % 8 < 4 && !isClosedEye ? 24 : 0;
  };
  // The stripes make the picture as light as one that is 0.13 seconds later.
  expect(await secondOf(await speech('blink.mp4', pauses, 5, face))).toBeLessThan(1.6);
});

test('a file that is no picture has none', async () => {
  const file = newFile('broken.png');
  await writeFile(file, 'not a picture');
  await expect(makePreviews(file, ctx)).rejects.toThrow();
});
