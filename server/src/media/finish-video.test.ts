// Tests finishing engines' clips: copying, scaling, cropping, length, sound, captions and logo.

import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWav } from '@greenroom/engine-kit/audio/wav';
import { type DigitalSourceType, markedPng, originComment } from '@greenroom/engine-kit/digital-source';
import { defaultCaptionLook } from '@greenroom/engine-kit/ports/captions';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { inspectVideoTask } from '@greenroom/engine-kit/testing/inspect-video';
import { encodeClip, testStepContext, tone } from '@greenroom/engine-kit/testing/media';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { checkClip } from './clip-check.ts';
import { finishVideo, type VideoParts } from './finish-video.ts';

const ctx = await testStepContext();
afterAll(() => rm(ctx.dir, { recursive: true }));

let files = 0;
const fresh = (ending: string) => join(ctx.dir, `${files++}.${ending}`) as LocalFile;
const size = { width: 144, height: 256 };
type Shade = Parameters<typeof encodeClip>[1]['shade'];
const clip = (frames: number, shade: Shade, shape = {}) =>
  encodeClip(fresh('mp4'), { ...size, framesPerSecond: 30, frames, shade, ...shape });
async function speech(ms: number): Promise<LocalFile> {
  const file = fresh('wav');
  await writeWav(file, tone(ms), 44_100);
  return file;
}

/** Clips that end after so many frames of 30 a second. */
const finish = async (
  clips: [file: LocalFile, untilFrame: number][],
  { mayRunLong = false, ...over }: Partial<VideoParts> & { mayRunLong?: boolean } = {},
) =>
  finishVideo(
    {
      ...size,
      clips: clips.map(([file, frame]) => ({ file, endMs: (frame * 1000) / 30, mayRunLong })),
      speech: over.speech ?? (await speech((clips.at(-1)![1] * 1000) / 30)),
      captions: null,
      logo: null,
      aiLabel: null,
      watermark: false,
      still: null,
      ...over,
    },
    ctx,
  );

const watch = async (file: LocalFile, frames: readonly number[] = []) => {
  const stills = frames.map((frame) => ({ frame, out: fresh('png') }));
  return { video: await ctx.runTask(inspectVideoTask, { file, stills }), stills: stills.map(({ out }) => out) };
};

/** Mean light of a part of a still, as it was encoded: limited range, 16 is black and 235 is white. */
const lightOf = async (png: LocalFile, part?: { left: number; top: number; width: number; height: number }) => {
  const raw = await sharp(png)
    .extract(part ?? { left: 0, top: 0, ...size })
    .png()
    .toBuffer();
  return ((await sharp(raw).stats()).channels[1]!.mean * 219) / 255 + 16;
};
const lightsOf = (stills: readonly LocalFile[]) => Promise.all(stills.map((png) => lightOf(png)));

const near = (seen: readonly number[], wanted: readonly number[], by = 3) =>
  expect(seen.map((light, i) => [light, Math.abs(light - wanted[i]!) < by])).toEqual(
    seen.map((light) => [light, true]),
  );

/** The beginning of what a clip's pictures are coded as. */
const firstPicture = async (file: LocalFile) => {
  const bytes = await readFile(file);
  const at = bytes.indexOf('mdat') + 4;
  return bytes.subarray(at, at + 700);
};

test('frames in the target format are copied, each once and in order', async () => {
  const first = await clip(50, (i) => 40 + i);
  const second = await clip(33, (i) => 120 + i);
  const { file } = await finish([
    [first, 50],
    [second, 83],
    [await clip(61, (i) => 160 + i), 144],
  ]);
  const bytes = await readFile(file);
  expect([bytes.includes(await firstPicture(first)), bytes.includes(await firstPicture(second))]).toEqual([true, true]);
  const { video, stills } = await watch(file, [0, 49, 50, 82, 83, 143]);
  expect(video).toMatchObject({ codec: 'h264', ...size, framesPerSecond: 30, frames: 144, pictureMs: 4800 });
  near(await lightsOf(stills), [40, 89, 120, 152, 160, 220]);
});

test('clips of other sizes and rates become one video, each exactly as long as ordered', async () => {
  const { file } = await finish([
    [await clip(25, (i) => 40 + i, { width: 256, height: 144, framesPerSecond: 25 }), 30],
    [await clip(30, (i) => 120 + i), 60],
    [await clip(24, (i) => 180 + i, { width: 100, height: 300, framesPerSecond: 24 }), 90],
  ]);
  const { video, stills } = await watch(file, [0, 29, 30, 59, 60, 89]);
  expect(video).toMatchObject({ codec: 'h264', ...size, framesPerSecond: 30, frames: 90 });
  near(await lightsOf(stills), [40, 64, 120, 149, 180, 203]);
});

test('a wide clip is cropped equally at both sides', async () => {
  // Of 256 columns, 81 are seen: 40 dark ones and 41 bright ones.
  const wide = await clip(30, (_, x) => (x < 128 ? 50 : 200), { width: 256, height: 144 });
  const { video, stills } = await watch((await finish([[wide, 30]])).file, [10]);
  expect(video).toMatchObject(size);
  const columns = [0, 60, 84, 140].map((left) => lightOf(stills[0]!, { left, top: 0, width: 4, height: 256 }));
  near(await Promise.all(columns), [50, 50, 200, 200], 6);
});

test('a tall clip is cropped equally at top and bottom', async () => {
  const tall = await clip(30, (_, _x, y) => (y < 200 ? 50 : 200), { width: 144, height: 400 });
  const { stills } = await watch((await finish([[tall, 30]])).file, [10]);
  const rows = [0, 120, 132, 250].map((top) => lightOf(stills[0]!, { left: 0, top, width: 144, height: 4 }));
  near(await Promise.all(rows), [50, 50, 200, 200], 6);
});

test('pixels that are not square are made square', async () => {
  // 288 wide as it is shown, so that only the middle half of its columns is seen.
  const shade: Shade = (_, x) => (x >= 36 && x < 108 ? 200 : 50);
  const { stills } = await watch(
    (await finish([[await clip(30, shade, { pixelShape: { num: 2, den: 1 } }), 30]])).file,
    [10],
  );
  near(await lightsOf(stills), [200], 6);
});

test('the last frame of a slightly short clip is held, and a slightly long clip is cut', async () => {
  const shade: Shade = (i) => 60 + i;
  for (const [frames, last] of [
    [50, 109],
    [70, 119],
  ] as const) {
    const { video, stills } = await watch((await finish([[await clip(frames, shade), 60]])).file, [59]);
    expect(video.frames).toBe(60);
    near(await lightsOf(stills), [last]);
  }
});

test('a clip that is far too short or long is rejected, unless it may be longer', async () => {
  const long = await clip(100, () => 90);
  await expect(finish([[await clip(30, () => 90), 60]])).rejects.toMatchObject({ reason: 'bad_output' });
  await expect(finish([[long, 60]])).rejects.toMatchObject({
    reason: 'bad_output',
    message: 'The engine returned a video of 3.3 seconds instead of 2.0.',
  });
  const { file } = await finish([[long, 60]], { mayRunLong: true });
  expect((await watch(file)).video.frames).toBe(60);
});

test('sound longer than the video is cut, shorter is filled with silence', async () => {
  const video = await clip(45, () => 100);
  for (const ms of [500, 3000]) {
    const seen = (await watch((await finish([[video, 45]], { speech: await speech(ms) })).file)).video;
    expect(seen.frames).toBe(45);
    expect(Math.abs(seen.sound!.soundMs - 1500)).toBeLessThan(1000 / 30);
  }
});

test('the video has −14 LUFS, peaks below −1 dBTP, an origin comment and faststart', async () => {
  for (const width of [144, 200]) {
    const { file } = await finish([[await clip(90, () => 90, { width }), 90]]);
    const { video } = await watch(file);
    expect(video.sound).toMatchObject({ codec: 'aac', sampleRate: 44_100, channels: 1 });
    expect(Math.abs(video.sound!.lufs! + 14)).toBeLessThan(1);
    expect(video.sound!.truePeakDb).toBeLessThan(-1);
    expect(video.comment).toContain('digitalsourcetype/compositeWithTrainedAlgorithmicMedia');
    const bytes = await readFile(file);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(await checkClip(file, { ...size, durationMs: 3_000, mayRunLong: false })).toEqual({ isFinishedVideo: true });
  }
});

test('the mark is that of clips and speech; an unmarked clip counts as made of its still by a trained model', async () => {
  const mark = async (still: DigitalSourceType | undefined, spoken: DigitalSourceType | undefined) => {
    const [picture, sound] = [fresh('png'), fresh('wav')];
    const png = await sharp({ create: { width: 9, height: 16, channels: 3, background: '#468' } })
      .png()
      .toBuffer();
    await writeFile(picture, still ? markedPng(png, still) : png);
    await writeWav(sound, tone(500), 44_100, spoken && originComment(spoken));
    const { file } = await finish([[await clip(15, () => 90), 15]], { still: picture, speech: sound });
    return (await watch(file)).video.comment;
  };
  expect(await mark('trainedAlgorithmicMedia', 'trainedAlgorithmicMedia')).toMatch(/\/trainedAlgorithmicMedia$/);
  expect(await mark('trainedAlgorithmicMedia', undefined)).toMatch(/\/compositeWithTrainedAlgorithmicMedia$/);
  expect(await mark('algorithmicMedia', 'algorithmicMedia')).toMatch(/\/compositeWithTrainedAlgorithmicMedia$/);
});

test('captions are shown while their words are spoken, and the rest of the picture does not change', async () => {
  const words = [{ text: 'Hello', startMs: 1_000, endMs: 1_400 }];
  const made = await finish([[await clip(60, () => 100), 60]], {
    captions: { words, position: 'bottom', look: defaultCaptionLook },
  });
  expect(made.captions).toBe(true);
  const { stills } = await watch(made.file, [15, 33]);
  const band = { left: 22, top: 175, width: 100, height: 30 };
  const above = { left: 0, top: 0, width: 144, height: 160 };
  near(
    [await lightOf(stills[0]!, band), await lightOf(stills[0]!, above), await lightOf(stills[1]!, above)],
    [100, 100, 100],
  );
  // The highlight of the spoken word is orange.
  const { channels } = await sharp(await sharp(stills[1]!).extract(band).png().toBuffer()).stats();
  expect(channels[0]!.mean - channels[2]!.mean).toBeGreaterThan(8);
});

test('captions without drawable characters do not change the pictures', async () => {
  const source = await clip(30, () => 100);
  const words = [{ text: '𒀀', startMs: 0, endMs: 400 }];
  const made = await finish([[source, 30]], { captions: { words, position: 'top', look: defaultCaptionLook } });
  expect(made.captions).toBe(false);
  expect((await readFile(made.file)).includes(await firstPicture(source))).toBe(true);
});

/** A square logo that is transparent but for its disc. */
async function logoOf(color: string): Promise<LocalFile> {
  const file = fresh('png');
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128"><circle cx="64" cy="64" r="64" fill="${color}"/></svg>`;
  await writeFile(file, await sharp(Buffer.from(disc)).png().toBuffer());
  return file;
}

test('a logo is in its corner of every picture, transparent around it, and nothing else changes', async () => {
  const frame = { width: 720, height: 1280 };
  const clips = [{ file: await clip(30, () => 100, frame), endMs: 1_000, mayRunLong: false }];
  const parts = {
    ...frame,
    clips,
    speech: await speech(1_000),
    captions: null,
    aiLabel: null,
    watermark: false,
    still: null,
  };
  for (const corner of ['top', 'bottom'] as const) {
    const made = await finishVideo({ ...parts, logo: { file: await logoOf('#ffffff'), corner } }, ctx);
    const { stills } = await watch(made.file, [0, 29]);
    // 64 pixels from the left, and from the safe area's top and bottom.
    const [left, top] = [36, corner === 'top' ? 102 : 986];
    for (const still of stills)
      near(
        await Promise.all([
          lightOf(still, { left: left + 24, top: top + 24, width: 16, height: 16 }),
          lightOf(still, { left: 0, top: top - 40, width: 720, height: 28 }),
          lightOf(still, { left: left + 80, top, width: 500, height: 64 }),
          lightOf(still, { left: 0, top: 200, width: 720, height: 760 }),
        ]),
        [235, 100, 100, 100],
      );
  }
});

test.each([
  ['white', '#ffffff', 235, -20],
  ['black', '#000000', 16, 20],
])('a %s logo can be read on a picture of its own colour', async (_name, color, shade, difference) => {
  const frame = { width: 720, height: 1280 };
  const clips = [{ file: await clip(30, () => shade, frame), endMs: 1_000, mayRunLong: false }];
  const logo = { file: await logoOf(color), corner: 'top' as const };
  const parts = {
    ...frame,
    clips,
    speech: await speech(1_000),
    captions: null,
    logo,
    aiLabel: null,
    watermark: false,
    still: null,
  };
  const made = await finishVideo(parts, ctx);
  const { stills } = await watch(made.file, [15]);
  const around = await lightOf(stills[0]!, { left: 66, top: 99, width: 4, height: 3 });
  expect((around - shade) * Math.sign(difference)).toBeGreaterThan(Math.abs(difference));
});

test('the watermark of a sandbox is in every picture, beside the middle of the upper half, where a face is', async () => {
  const frame = { width: 720, height: 1280 };
  const parts = {
    ...frame,
    clips: [{ file: await clip(30, () => 100, frame), endMs: 1_000, mayRunLong: false }],
    speech: await speech(1_000),
    captions: null,
    logo: null,
    aiLabel: null,
    watermark: true,
    still: null,
  };
  const made = await finishVideo(parts, ctx);
  const { stills } = await watch(made.file, [0, 29]);
  for (const still of stills) {
    expect(await lightOf(still, { left: 100, top: 80, width: 150, height: 70 })).toBeGreaterThan(110);
    near([await lightOf(still, { left: 216, top: 320, width: 288, height: 280 })], [100]);
  }
});
