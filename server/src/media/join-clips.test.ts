// Clips joined without a gap or a repeated frame, with sound of the same length at the loudness of short videos.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWav } from '@greenroom/engine-kit/audio/wav';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { inspectVideoTask } from '@greenroom/engine-kit/testing/inspect-video';
import { encodeClip, testStepContext, tone } from '@greenroom/engine-kit/testing/media';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { joinClips } from './join-clips.ts';

const ctx = await testStepContext();
afterAll(() => rm(ctx.dir, { recursive: true }));

let files = 0;
const fresh = (ending: string) => join(ctx.dir, `${files++}.${ending}`) as LocalFile;
const size = { width: 144, height: 256, framesPerSecond: 30 };
const clip = (frames: number, shade: (i: number) => number, shape = size) =>
  encodeClip(fresh('mp4'), { ...shape, frames, shade });
async function sound(ms: number): Promise<LocalFile> {
  const file = fresh('wav');
  await writeWav(file, tone(ms), 44_100);
  return file;
}
const grey = async (png: LocalFile) => (await sharp(png).stats()).channels[1]!.mean;

test('every frame of every clip is shown once, in order, and sound ends with the picture', async () => {
  const clips = [await clip(50, (i) => 40 + i), await clip(33, (i) => 120 + i), await clip(61, (i) => 160 + i)];
  const film = await joinClips({ clips, sound: await sound(4_750) }, ctx);
  const at = [0, 49, 50, 82, 83, 143];
  const stills = at.map((frame) => ({ frame, out: fresh('png') }));
  const seen = await ctx.runTask(inspectVideoTask, { file: film, stills });
  expect(seen).toMatchObject({
    codec: 'h264',
    width: 144,
    height: 256,
    framesPerSecond: 30,
    frames: 144,
    pictureMs: 4800,
  });
  expect(seen.sound).toMatchObject({ codec: 'aac', sampleRate: 44_100, channels: 1 });
  expect(Math.abs(seen.sound!.soundMs - seen.pictureMs)).toBeLessThan(1000 / 30);
  const shades = await Promise.all(stills.map(({ out }) => grey(out)));
  // Limited range to full: 16 is black, 235 is white.
  const expected = [40, 89, 120, 152, 160, 220].map((luma) => ((luma - 16) * 255) / 219);
  for (const [i, shade] of shades.entries()) expect(Math.abs(shade - expected[i]!)).toBeLessThan(3);
});

test('sound longer than the pictures is cut, shorter is filled with silence', async () => {
  for (const ms of [500, 3000]) {
    const film = await joinClips({ clips: [await clip(45, () => 100)], sound: await sound(ms) }, ctx);
    const seen = await ctx.runTask(inspectVideoTask, { file: film, stills: [] });
    expect(seen.frames).toBe(45);
    expect(Math.abs(seen.sound!.soundMs - 1500)).toBeLessThan(1000 / 30);
  }
});

test('the film is at −14 LUFS, below −1 dBTP, says that it is synthetic, and its index comes first', async () => {
  const film = await joinClips({ clips: [await clip(90, () => 90)], sound: await sound(3000) }, ctx);
  const seen = await ctx.runTask(inspectVideoTask, { file: film, stills: [] });
  expect(Math.abs(seen.sound!.lufs! + 14)).toBeLessThan(1);
  expect(seen.sound!.truePeakDb).toBeLessThan(-1);
  expect(seen.comment).toContain('digitalsourcetype/compositeSynthetic');
  const bytes = await readFile(film);
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
});

test('clips that were not coded alike are not joined', async () => {
  const wide = await clip(10, () => 90, { ...size, width: 256 });
  const slow = await clip(10, () => 90, { ...size, framesPerSecond: 25 });
  for (const other of [wide, slow]) {
    await expect(joinClips({ clips: [await clip(10, () => 90), other], sound: await sound(500) }, ctx)).rejects.toThrow(
      'coded alike',
    );
  }
});
