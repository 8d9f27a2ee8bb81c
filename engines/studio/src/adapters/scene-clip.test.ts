// Tests the shots of a scenes video: their exact length, content and transitions.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { measureLoudness, measureTruePeak } from '@greenroom/engine-kit/audio/loudness';
import { readWav, SOUND_RATE, writeWav } from '@greenroom/engine-kit/audio/wav';
import type { SceneClipRequest, SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { inspectVideoTask } from '@greenroom/engine-kit/testing/inspect-video';
import { testStepContext, tone } from '@greenroom/engine-kit/testing/media';
import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, expect, test } from 'vitest';
import { createPerson } from '../people/create-person.ts';
import { type Raster, readRaster, writeRaster } from '../photo/raster.ts';
import { picturesOfShots } from '../scene/shots.ts';
import { studioPorts } from './ports.ts';
import { studioSceneClip } from './scene-clip.ts';
import { createShotTakes } from './shot-takes.ts';

let ctx: StepContext;
let green: LocalFile;
let speech: LocalFile;

const plain = async (name: string, colour: string, width: number, height: number): Promise<LocalFile> => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  const file = join(ctx.dir, name) as LocalFile;
  await writeRaster(file, { width, height, rgba: context.getImageData(0, 0, width, height).data });
  return file;
};

beforeAll(async () => {
  ctx = await testStepContext();
  green = await plain('green.png', '#10a030', 900, 300);
  speech = join(ctx.dir, 'speech.wav') as LocalFile;
  await writeWav(speech, tone(2500), SOUND_RATE);
});

const shot = (over: Partial<SceneShot>): SceneShot => ({
  subject: 'presenter',
  framing: 'medium',
  speaks: true,
  place: 'an office',
  element: null,
  title: null,
  transition: 'cut',
  startMs: 1017,
  endMs: 1417,
  ...over,
});

const likeness = { json: { kind: 'painted', person: createPerson({}, 'somebody') }, files: {} };
const timings = { words: [], phones: [{ viseme: 'AA' as const, startMs: 1000, endMs: 1550 }] };

/** Renders these shots; `stills` are frames of the clip. */
const renderShots = async (
  shots: readonly SceneShot[],
  stills: readonly number[],
  over: Partial<Omit<SceneClipRequest, 'shots'>> = {},
) => {
  const { clip, unshown } = await studioSceneClip.render(
    {
      likeness,
      shots,
      elements: [],
      speech,
      timings,
      gender: undefined,
      fast: false,
      seed: 'a seed',
      ...over,
    },
    ctx,
  );
  const wanted = stills.map((frame, i) => ({ frame, out: join(ctx.dir, `${Math.random()}-${i}.png`) as LocalFile }));
  const seen = await ctx.runTask(inspectVideoTask, { file: clip, stills: wanted });
  return { seen, unshown, frames: await Promise.all(wanted.map(({ out }) => readRaster(out))) };
};

/** The mean difference of the green channel in a part of the frame. */
const difference = (a: Raster, b: Raster, x: [number, number], y: [number, number]) => {
  let [sum, count] = [0, 0];
  for (let row = Math.round(y[0] * a.height); row < y[1] * a.height; row++) {
    for (let column = Math.round(x[0] * a.width); column < x[1] * a.width; column++, count++) {
      const at = (row * a.width + column) * 4 + 1;
      sum += Math.abs(a.rgba[at]! - b.rgba[at]!);
    }
  }
  return sum / count;
};

/** Where the frame is nearly white, in parts of its sides. */
const brightBox = ({ width, height, rgba }: Raster) => {
  const box = { left: 1, right: 0, top: 1, bottom: 0 };
  for (let at = 0; at < rgba.length; at += 4) {
    if (Math.min(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!) < 235) continue;
    const [x, y] = [((at / 4) % width) / width, Math.floor(at / 4 / width) / height];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
};

/** Where the frame is green, in parts of its sides. */
const greenBox = ({ width, height, rgba }: Raster) => {
  const box = { left: 1, top: 1, bottom: 0 };
  for (let at = 0; at < rgba.length; at += 4) {
    if (rgba[at + 1]! < Math.max(rgba[at]!, rgba[at + 2]!) + 60) continue;
    const [x, y] = [((at / 4) % width) / width, Math.floor(at / 4 / width) / height];
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
};

/** Mean colour of a part of the picture, given in parts of its sides. */
const colour = ({ width, height, rgba }: Raster, x: [number, number], y: [number, number]) => {
  const sum = [0, 0, 0];
  let count = 0;
  for (let row = Math.round(y[0] * height); row < y[1] * height; row++) {
    for (let column = Math.round(x[0] * width); column < x[1] * width; column++, count++) {
      for (const channel of [0, 1, 2]) {
        sum[channel]! += rgba[(row * width + column) * 4 + channel]!;
      }
    }
  }
  return sum.map((value) => value / count) as [number, number, number];
};

const product = () => ({ file: green, role: 'product' as const, caption: 'Fresh every day' });
const cornerOf = (frame: Raster) => colour(frame, [0, 0.1], [0, 0.1]);

/** The fastest shot to render. */
const show = (over: Partial<SceneShot>) => shot({ subject: 'place', speaks: false, ...over });

test('a clip has exactly the frames of its shots and their part of the sound, at any position in the video', async () => {
  const { seen } = await renderShots([show({}), show({ place: 'a beach', startMs: 1417, endMs: 1817 })], []);
  // From frame 31 to frame 55 of the whole video.
  expect(seen).toMatchObject({ codec: 'h264', width: 720, height: 1280, framesPerSecond: 30, frames: 24 });
  expect(seen.sound).toMatchObject({ codec: 'aac', sampleRate: SOUND_RATE, channels: 1 });
  expect(Math.abs(seen.sound!.soundMs - 800)).toBeLessThan(1000 / 30);
});

test('a product is shown whole during the voice-over, and its caption follows in the lower third', async () => {
  const { frames } = await renderShots(
    [shot({ subject: 'element', speaks: false, element: 0, endMs: 1817 })],
    [1, 23],
    {
      elements: [product()],
    },
  );
  const [r, g, b] = colour(frames[1]!, [0.4, 0.6], [0.4, 0.44]);
  expect(g).toBeGreaterThan(Math.max(r, b) + 60);
  // Three times as wide as high, so the background is visible above and below.
  const above = colour(frames[1]!, [0.4, 0.6], [0.2, 0.24]);
  expect(above[1]).toBeLessThan(above[0] + 60);
  const captioned = frames.map((frame) => Math.max(...colour(frame, [0.08, 0.092], [0.76, 0.78])));
  expect(captioned[0]).toBeGreaterThan(60);
  expect(captioned[1]).toBeLessThan(60);
});

test('a product casts a shadow, and the camera moves slightly around its position', async () => {
  const { frames } = await renderShots(
    [shot({ subject: 'element', speaks: false, element: 0, endMs: 2417 })],
    [2, 40],
    {
      elements: [{ ...product(), caption: undefined }],
    },
  );
  // The card is 576 wide and 192 high about the middle of 0.16 to 0.68; its shadow falls below.
  const light = (y: number) => colour(frames[0]!, [0.4, 0.6], [y, y + 0.008]).reduce((sum, value) => sum + value, 0);
  expect(light(0.51)).toBeLessThan(light(0.6) - 30);
  expect(light(0.51)).toBeLessThan(light(0.32) - 30);
  const edge = difference(frames[0]!, frames[1]!, [0.08, 0.2], [0.3, 0.55]);
  expect(edge).toBeGreaterThan(0.5);
  const greens = frames.map((frame) => greenBox(frame));
  expect(greens[0]!.left).toBeGreaterThan(0.04);
  expect(Math.abs(greens[0]!.left - greens[1]!.left)).toBeLessThan(0.04);
  expect(Math.abs(greens[0]!.top - greens[1]!.top)).toBeLessThan(0.03);
});

test('a caption of 200 letters fits into the lower third, below the product', async () => {
  const caption = 'Slow bread from the mill by the river, baked in stone ovens. '.repeat(4).slice(0, 200);
  const night = shot({ subject: 'element', speaks: false, element: 0, place: 'a night club', endMs: 1817 });
  const { frames, unshown } = await renderShots([night], [23], { elements: [{ ...product(), caption }] });
  expect(unshown).toEqual([]);
  const letters = brightBox(frames[0]!);
  expect(letters.top).toBeGreaterThan(greenBox(frames[0]!).bottom);
  expect(letters.top).toBeGreaterThan(0.46);
  expect(letters.bottom).toBeLessThan(0.82);
  expect(letters.right).toBeLessThan(0.88);
});

test('in a split frame the caption is a lower third too, below the chin', async () => {
  const split = shot({ subject: 'split', framing: 'wide', element: 0, endMs: 1817 });
  const titled = await renderShots([split], [23], { elements: [product()] });
  const bare = await renderShots([split], [23], { elements: [{ ...product(), caption: undefined }] });
  const band = [titled, bare].map(({ frames }) => Math.max(...colour(frames[0]!, [0.08, 0.09], [0.765, 0.78])));
  expect(band[0]).toBeLessThan(60);
  expect(band[1]).toBeGreaterThan(60);
  expect(difference(titled.frames[0]!, bare.frames[0]!, [0, 1], [0, 0.38])).toBeLessThan(2);
});

test('words of a caption that no font can draw are reported', async () => {
  const captions = ['Fresh 𒀀𒁀 bread', '🥖', 'Fresh 🥖 bread'];
  const shots = captions.map((_, element) =>
    shot({ subject: 'element', speaks: false, element, startMs: element * 100, endMs: element * 100 + 100 }),
  );
  const { unshown } = await renderShots(shots, [], {
    elements: captions.map((caption) => ({ ...product(), caption })),
  });
  expect(unshown).toEqual([
    { element: 0, words: '𒀀𒁀' },
    { element: 1, words: '🥖' },
  ]);
});

test('the same shots and seed draw the same frames, and another seed draws others', async () => {
  const shots = [
    shot({ endMs: 1217 }),
    shot({ subject: 'place', place: 'a park in the rain', speaks: false, startMs: 1217, endMs: 1417 }),
  ];
  const drawn = async (seed: string): Promise<string[]> => {
    const input = { likeness, shots, elements: [], speech, timings, fast: false, seed, clip: '' };
    const openTake = createShotTakes(input, await readWav(speech));
    const opened = shots.map((one, index) => ({ ...one, open: (count: number) => openTake(one, index, count) }));
    const { frameCount, draw } = picturesOfShots(opened);
    const frames: string[] = [];
    for (let i = 0; i < frameCount; i++)
      frames.push(
        createHash('sha256')
          .update(await draw(i))
          .digest('hex'),
      );
    return frames;
  };
  const [one, again, other] = [await drawn('a seed'), await drawn('a seed'), await drawn('another')];
  expect(again).toEqual(one);
  expect(other.filter((frame, i) => frame === one[i])).toEqual([]);
});

test('a finished video and the speech by itself are both normalized', async () => {
  const { voice } = (await studioPorts.voiceLibrary.select({ language: 'en', gender: 'female' }, ctx))!;
  const said = await studioPorts.speech.synthesize(
    { text: 'We light the ovens at five. And then, my friends, we bake!', voice, language: 'en', settings: {} },
    ctx,
  );
  const { seen } = await renderShots([show({ startMs: 0, endMs: said.durationMs })], [], { speech: said.file });
  expect(Math.abs(seen.sound!.lufs! + 14)).toBeLessThan(1);
  expect(seen.sound!.truePeakDb!).toBeLessThan(-1);
  const { samples, sampleRate } = await readWav(said.file);
  expect(Math.abs(measureLoudness(samples, sampleRate) + 14)).toBeLessThan(1);
  expect(measureTruePeak(samples)).toBeLessThan(-1);
});

test('a setting is pushed in from the right and fills the frame', async () => {
  const [white, tall] = [await plain('white.png', '#fff', 720, 1280), await plain('tall.png', '#10a030', 700, 1300)];
  const setting = (file: LocalFile) => ({ file, role: 'setting' as const, caption: undefined });
  const alone = { subject: 'element' as const };
  const { frames } = await renderShots(
    [
      show({ ...alone, element: 0, endMs: 1217 }),
      show({ ...alone, element: 1, transition: 'push', startMs: 1217, endMs: 1717 }),
    ],
    [7, 20],
    { elements: [setting(white), setting(tall)] },
  );
  expect(Math.min(...colour(frames[0]!, [0, 0.2], [0.2, 0.8]))).toBeGreaterThan(230);
  const whole = colour(frames[1]!, [0, 1], [0, 1]);
  expect(whole[1]).toBeGreaterThan(whole[0] + 80);
});

test('a place dissolves in from the previous shot', async () => {
  const white = await plain('light.png', '#fff', 720, 1280);
  const { frames } = await renderShots(
    [
      shot({ subject: 'element', speaks: false, element: 0, endMs: 1217 }),
      shot({ subject: 'place', place: 'a night club', transition: 'dissolve', startMs: 1217, endMs: 1717 }),
    ],
    [8, 11, 18],
    { elements: [{ file: white, role: 'setting', caption: undefined }] },
  );
  const [first, middle, last] = frames.map((frame) => cornerOf(frame)[1]) as [number, number, number];
  expect(first).toBeGreaterThan(middle + 10);
  expect(middle).toBeGreaterThan(last + 10);
});

test('a split frame shows the product above and the presenter, mouth moving, below', async () => {
  const { frames } = await renderShots([shot({ subject: 'split', element: 0, endMs: 1817 })], [14, 21], {
    elements: [product()],
  });
  const [r, g, b] = colour(frames[0]!, [0.4, 0.6], [0.2, 0.24]);
  expect(g).toBeGreaterThan(Math.max(r, b) + 60);
  expect(difference(frames[0]!, frames[1]!, [0.4, 0.6], [0.66, 0.8])).toBeGreaterThan(2);
});

test('a title is in the safe area, and one that no font can draw is left out', async () => {
  const title = { before: 'Save', key: '20%', after: 'on your first order', keyMs: 1100 };
  const bare = { before: '', key: '𒀀𒁀', after: '', keyMs: 1017 };
  const titled = shot({ subject: 'title', speaks: false, title, endMs: 1817 });
  const lit = async (one: SceneShot) => {
    const { frames } = await renderShots([one], [23]);
    return brightBox(frames[0]!);
  };
  const box = await lit(titled);
  expect(box.right - box.left).toBeGreaterThan(0.4);
  expect(box.left).toBeGreaterThan(0.05);
  expect(box.right).toBeLessThan(0.88);
  expect(box.top).toBeGreaterThan(0.08);
  expect(box.bottom).toBeLessThan(0.82);
  const { seen } = await renderShots([{ ...titled, title: bare }], []);
  expect(seen.frames).toBe(24);
});

test('a video that begins with a title shows it from the first frame on', async () => {
  const title = { before: '', key: 'Good morning', after: '', keyMs: 0 };
  const { frames } = await renderShots([show({ subject: 'title', title, startMs: 0, endMs: 200 })], [0]);
  expect(brightBox(frames[0]!).right).toBeGreaterThan(0.4);
});

test('the camera moves around the presenter, and is still in a fast video', async () => {
  const apart = async (fast: boolean) => {
    const { frames } = await renderShots([shot({ speaks: false, endMs: 2417 })], [14, 40], { fast });
    return difference(frames[0]!, frames[1]!, [0, 0.25], [0.05, 0.3]);
  };
  expect(await apart(true)).toBeLessThan(1);
  expect(await apart(false)).toBeGreaterThan(0.3);
});
