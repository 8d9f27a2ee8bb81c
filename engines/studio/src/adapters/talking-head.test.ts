// Tests finished talking heads by decoding them: length, loudness, lips, eyes, captions and determinism.

import { join } from 'node:path';
import { SOUND_RATE, writeWav } from '@greenroom/engine-kit/audio/wav';
import { defaultCaptionLook } from '@greenroom/engine-kit/ports/captions';
import type { TalkingHeadClip, TalkingHeadRequest } from '@greenroom/engine-kit/ports/talking-head';
import type { Timings } from '@greenroom/engine-kit/ports/timings';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { type InspectedVideo, inspectVideoTask } from '@greenroom/engine-kit/testing/inspect-video';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { portraitFile } from '@greenroom/engine-kit/testing/portraits';
import { testPresenter } from '@greenroom/engine-kit/testing/presenters';
import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPerson } from '../people/create-person.ts';
import { type Raster, readRaster, writeRaster } from '../photo/raster.ts';
import { studioTalkingHead } from './talking-head.ts';

const portrait = portraitFile as LocalFile;
const SPEECH_MS = 2300;
const SHORT_MS = 900;
/** Shorter than the lookahead of the encoder. */
const WORD_MS = 600;

/** A pause, then long vowels with an M between them; every phone is a buzz. */
const timings: Timings = {
  phones: [
    { viseme: 'AA', startMs: 300, endMs: 700 },
    { viseme: 'MBP', startMs: 700, endMs: 900 },
    { viseme: 'AA', startMs: 900, endMs: 1400 },
    { viseme: 'MBP', startMs: 1400, endMs: 1600 },
  ],
  words: [
    { text: 'Amazing', startMs: 300, endMs: 900 },
    { text: 'bread', startMs: 900, endMs: 1600 },
  ],
};

let ctx: StepContext;
let speech: LocalFile;
let short: LocalFile;
let word: LocalFile;

beforeAll(async () => {
  ctx = await testStepContext();
  speech = join(ctx.dir, 'speech.wav') as LocalFile;
  const samples = Float32Array.from({ length: (SOUND_RATE * SPEECH_MS) / 1000 }, (_, i) => {
    const ms = (i * 1000) / SOUND_RATE;
    const voiced = timings.phones.some(({ startMs, endMs }) => ms >= startMs && ms < endMs);
    return voiced ? 0.12 * Math.sign(Math.sin((2 * Math.PI * 140 * i) / SOUND_RATE)) : 0;
  });
  await writeWav(speech, samples, SOUND_RATE);
  short = join(ctx.dir, 'short.wav') as LocalFile;
  await writeWav(short, samples.subarray(0, (SOUND_RATE * SHORT_MS) / 1000), SOUND_RATE);
  word = join(ctx.dir, 'word.wav') as LocalFile;
  await writeWav(word, samples.subarray(0, (SOUND_RATE * WORD_MS) / 1000), SOUND_RATE);
});

const heard = async (file: LocalFile, known: Timings | undefined) => ({ file, timings: known });

const request = (over: Partial<TalkingHeadRequest>): TalkingHeadRequest => ({
  firstFrame: { image: portrait, recipe: undefined },
  speech: heard(speech, timings),
  captions: { position: 'bottom', look: defaultCaptionLook },
  resolution: '480p',
  seed: 'a seed',
  ...over,
});

/** The measurements of the finished video, and its frames at these times. */
const watch = async (clip: LocalFile, timesMs: readonly number[], fps: number) => {
  const stills = timesMs.map((ms, i) => ({
    frame: Math.round((ms * fps) / 1000),
    out: join(ctx.dir, `${Math.random()}-${i}.png`) as LocalFile,
  }));
  const video: InspectedVideo = await ctx.runTask(inspectVideoTask, { file: clip, stills });
  return { video, frames: await Promise.all(stills.map(({ out }) => readRaster(out))) };
};

const lightAt = ({ width, rgba }: Raster, x: number, y: number): number => rgba[(y * width + x) * 4 + 1]!;

/** Mean difference over a part of the frame, given in parts of its sides. */
const difference = (a: Raster, b: Raster, part: { x: [number, number]; y: [number, number] }): number => {
  let [sum, count] = [0, 0];
  for (let y = Math.round(part.y[0] * a.height); y < part.y[1] * a.height; y++) {
    for (let x = Math.round(part.x[0] * a.width); x < part.x[1] * a.width; x++, count++) {
      sum += Math.abs(lightAt(a, x, y) - lightAt(b, x, y));
    }
  }
  return sum / count;
};

/** How far a breath may move the body, in pixels. */
const BREATH = { x: [-1, 0, 1], y: [-3, -2, -1, 0, 1, 2, 3] };

/** Smallest box, in parts of the sides, around everything below the face that differs strongly, not only by a breath. */
const changed = (a: Raster, b: Raster) => {
  const box = { left: 1, right: 0, top: 1, bottom: 0 };
  for (let y = Math.round(a.height * 0.6); y < a.height - 3; y++) {
    for (let x = 1; x < a.width - 1; x++) {
      const isNew = (dx: number, dy: number) => Math.abs(lightAt(a, x + dx, y + dy) - lightAt(b, x, y)) > 70;
      if (isNew(0, 0) && BREATH.y.every((dy) => BREATH.x.every((dx) => isNew(dx, dy)))) {
        box.left = Math.min(box.left, x / a.width);
        box.right = Math.max(box.right, x / a.width);
        box.top = Math.min(box.top, y / a.height);
        box.bottom = Math.max(box.bottom, y / a.height);
      }
    }
  }
  return box;
};

const MOUTH = { x: [0.4, 0.58], y: [0.415, 0.475] } as { x: [number, number]; y: [number, number] };

describe('a foreign still with a face', () => {
  let video: InspectedVideo;
  let frames: Raster[];
  let includes: TalkingHeadClip['includes'];
  let lipsync: TalkingHeadClip['lipsync'];

  beforeAll(async () => {
    const made = await studioTalkingHead.render(request({}), ctx);
    ({ includes, lipsync } = made);
    ({ video, frames } = await watch(made.clip, [100, 600, 780, 1200, 1480, 2250], 25));
  });

  test('becomes a video with lipsync and captions in one pass', () => {
    expect(includes).toEqual({ lipsync: true, captions: true, sound: true });
    expect(video).toMatchObject({ codec: 'h264', width: 480, height: 854, framesPerSecond: 25, frames: 58 });
    expect(video.sound).toMatchObject({ codec: 'aac', sampleRate: SOUND_RATE });
    expect(video.comment).toMatch(/digitalsourcetype\/composite$/);
  });

  test('is scored by the lips that were drawn', () => {
    expect(lipsync).toMatchObject({ closures: { count: 2, closed: 2 } });
    expect(lipsync!.correlation).toBeGreaterThan(0.3);
  });

  test('opens the mouth on vowels and closes it on m', () => {
    const [, vowel, closed, vowelAgain, closedAgain] = frames as [Raster, Raster, Raster, Raster, Raster];
    expect(difference(vowel, closed, MOUTH)).toBeGreaterThan(8);
    expect(difference(vowelAgain, closedAgain, MOUTH)).toBeGreaterThan(8);
    expect(difference(closed, closedAgain, MOUTH)).toBeLessThan(difference(vowel, closed, MOUTH));
  });

  test('shows captions while words are spoken, inside the safe area', () => {
    const [before, during, , , , after] = frames as Raster[];
    const box = changed(before!, during!);
    expect(box.right - box.left).toBeGreaterThan(0.3);
    expect(box.left).toBeGreaterThan(0.12);
    expect(box.right).toBeLessThan(0.88);
    expect(box.bottom).toBeLessThan(0.82);
    expect(changed(before!, after!).right).toBe(0);
  });
});

test('a presenter drawn in the same pass speaks at 720p, and its first frame renders the same video again', async () => {
  const likeness = { json: { kind: 'painted', person: createPerson({}, 'somebody') }, files: {} };
  const asked = request({
    firstFrame: { presenter: testPresenter(likeness), scene: 'a bright kitchen' },
    resolution: '720p',
    captions: { position: 'top', look: defaultCaptionLook },
    speech: heard(short, timings),
  });
  const times = [600, 780];
  const rendered = await studioTalkingHead.render(asked, ctx);
  const first = await watch(rendered.clip, times, 30);
  const repeated = await studioTalkingHead.render({ ...asked, firstFrame: rendered.firstFrame! }, ctx);
  const again = await watch(repeated.clip, times, 30);
  expect(first.video).toMatchObject({ width: 720, height: 1280, framesPerSecond: 30, frames: 27 });
  // A painting, and a recording without a mark.
  expect(first.video.comment).toMatch(/digitalsourcetype\/composite$/);
  // The same frames, encoded by two threads whose order varies.
  for (const [i, frame] of first.frames.entries()) {
    expect(difference(frame, again.frames[i]!, { x: [0, 1], y: [0, 1] })).toBeLessThan(0.6);
  }
  const [vowel, closed] = first.frames as [Raster, Raster];
  expect(difference(vowel, closed, { x: [0.36, 0.5], y: [0.33, 0.41] })).toBeGreaterThan(8);
  // The returned first frame is the frame of the video, at rest.
  const still = await readRaster(rendered.firstFrame!.image);
  expect(still).toMatchObject({ width: 720, height: 1280 });
  // The remaining difference is the encoder, the open mouth and a small motion of the head.
  expect(difference(still, vowel, { x: [0, 1], y: [0.3, 1] })).toBeLessThan(14);
  expect(repeated.firstFrame).toBeUndefined();
});

test('a recording of one unknown word is heard completely, moves the mouth, and has no captions', async () => {
  const { clip, includes } = await studioTalkingHead.render(request({ speech: heard(word, undefined) }), ctx);
  expect(includes).toEqual({ lipsync: true, captions: false, sound: true });
  const { video, frames } = await watch(clip, [100, 500], 25);
  expect(Math.abs(video.sound!.soundMs - video.pictureMs)).toBeLessThan(40);
  expect(difference(frames[0]!, frames[1]!, MOUTH)).toBeGreaterThan(2);
});

test('a still without a face is rejected with a message that says so', async () => {
  const image = join(ctx.dir, 'wall.png') as LocalFile;
  const canvas = createCanvas(150, 500);
  canvas.getContext('2d').fillRect(0, 0, 150, 500);
  await writeRaster(image, {
    width: 150,
    height: 500,
    rgba: canvas.getContext('2d').getImageData(0, 0, 150, 500).data,
  });
  const refused = studioTalkingHead.render(request({ firstFrame: { image, recipe: undefined } }), ctx);
  await expect(refused).rejects.toMatchObject({
    reason: 'rejected',
    message: expect.stringMatching(/^No face was found in first_frame_url/),
  });
});
