// Tests the shots of a scenes video: their exact length, content and transitions.
import { createHash } from 'node:crypto';
import { measureLoudness, measureTruePeak } from '@greenroom/engine-kit/audio/loudness';
import { readWav, SOUND_RATE } from '@greenroom/engine-kit/audio/wav';
import type { SceneShot, UnshownWords } from '@greenroom/engine-kit/ports/scene-clip';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { type InspectedVideo, inspectVideoTask } from '@greenroom/engine-kit/testing/inspect-video';
import { testPresenter } from '@greenroom/engine-kit/testing/presenters';
import { beforeAll, expect, test } from 'vitest';
import type { Raster } from '../photo/raster.ts';
import { FRAME_MS } from '../scene/shots.ts';
import { testShot as shot } from '../scene/testing-shots.ts';
import { studioPorts } from './ports.ts';
import { type SceneClipInput, studioSceneClip } from './scene-clip.ts';
import {
  brightBox,
  colour,
  cornerOf,
  difference,
  greenBox,
  likeness,
  pinkBox,
  type ShotDrawing,
  shotDrawing,
  show,
} from './testing-drawn-shots.ts';

let drawing: ShotDrawing;
let green: LocalFile;

const LONG_CAPTION = 'Slow bread from the mill by the river, baked in stone ovens. '.repeat(4).slice(0, 200);

/** Indices of the elements of the video. */
const [CAPTIONED, BARE, LONG, WHITE, TALL, CUT_OUT, PROP] = [0, 1, 2, 3, 4, 5, 6];
const picture = { subject: 'element', speaks: false } as const;

/** The shots of one video, so that they share places and presenters, and the frames that the tests look at. */
const FILM = {
  opening: { subject: 'title', title: { before: '', key: 'Good morning', after: '', keyMs: 0 }, frames: [0] },
  presenter: { subject: 'presenter', frames: [14, 40] },
  rain: { subject: 'presenter', place: 'a park in the rain', frames: [0, 3] },
  productInRain: { ...picture, element: BARE, place: 'a park in the rain', frames: [0, 3] },
  product: { ...picture, element: CAPTIONED, frames: [1, 23] },
  shadow: { ...picture, element: CUT_OUT, place: 'a plain white studio', frames: [2, 40] },
  longCaption: { ...picture, element: LONG, place: 'a night club', frames: [23] },
  split: { subject: 'split', speaks: true, element: CAPTIONED, frames: [14, 21, 23] },
  splitBare: { subject: 'split', speaks: true, element: BARE, frames: [23] },
  prop: { subject: 'presenter', element: PROP, frames: [23] },
  white: { ...picture, element: WHITE, frames: [5] },
  pushed: { ...picture, element: TALL, transition: 'push', frames: [1, 14] },
  whiteAgain: { ...picture, element: WHITE, frames: [5] },
  untitled: {
    subject: 'title',
    title: { before: '', key: '𒀀𒁀', after: '', keyMs: 0 },
    place: 'a night club',
    transition: 'dissolve',
    frames: [2, 5, 12, 23],
  },
  title: {
    subject: 'title',
    title: { before: 'Save', key: '20%', after: 'on your first order', keyMs: 0 },
    frames: [23],
  },
} satisfies Record<string, Partial<SceneShot> & { frames: number[] }>;

type Name = keyof typeof FILM;
const names = Object.keys(FILM) as Name[];

/** Each shot ends with the last frame that is looked at: a transition begins with it. */
const film: SceneShot[] = [];
for (const name of names) {
  const { frames, ...over }: Partial<SceneShot> & { frames: number[] } = FILM[name];
  const startMs = film.at(-1)?.endMs ?? 0;
  const title = over.title ? { ...over.title, keyMs: startMs } : null;
  film.push(show({ ...over, title, startMs, endMs: startMs + (frames.at(-1)! + 1) * FRAME_MS }));
}
/** The last shot would be an end card at the end of the speech. */
const SPEECH_MS = film.at(-1)!.endMs + 1000;
const wanted = names.map((name) => FILM[name].frames);

let elements: SceneClipInput['elements'];
let timings: SceneClipInput['timings'];
let frames: Record<Name, Raster[]>;

let said: LocalFile;
/** A clip that the port renders, with captions that cannot be drawn. */
let seen: InspectedVideo;
let unshown: readonly UnshownWords[];

beforeAll(async () => {
  drawing = await shotDrawing(SPEECH_MS);
  const { ctx, painted, drawShots } = drawing;
  green = await painted('green.png', [900, 300], {
    '#10a030': [0, 0, 900, 300],
    '#c02010': [0, 0, 180, 300],
    '#1030c0': [720, 0, 180, 300],
  });
  const pink = await painted('pink.png', [400, 400], { '#f010d0': [100, 100, 200, 200] });
  const cutOut = await painted('cut-out.png', [900, 300], { '#10a030': [90, 60, 720, 180] });
  const product = (caption: string | null) => ({ file: green, role: 'product' as const, caption });
  const setting = (file: LocalFile) => ({ file, role: 'setting' as const, caption: null });
  elements = [
    product('Fresh every day'),
    product(null),
    { file: cutOut, role: 'product', caption: LONG_CAPTION },
    setting(await painted('white.png', [720, 1280], { '#fff': [0, 0, 720, 1280] })),
    setting(await painted('tall.png', [700, 1300], { '#10a030': [0, 0, 700, 1300] })),
    { file: cutOut, role: 'product', caption: null },
    { file: pink, role: 'prop', caption: null },
  ];
  const { startMs } = film[names.indexOf('split')]!;
  timings = { words: [], phones: [{ viseme: 'AA', startMs, endMs: startMs + 533 }] };
  const drawn = await drawShots(film, wanted, { elements, timings });
  frames = Object.fromEntries(names.map((name, i) => [name, drawn[i]!])) as typeof frames;

  const { voice } = (await studioPorts.voiceLibrary.select({ language: 'en', gender: 'female', variant: 0 }, ctx))!;
  const text = 'And then, my friends, we bake!';
  said = (await studioPorts.speech.synthesize({ text, voice, language: 'en', settings: {} }, ctx)).file;
  const captions = ['Fresh 𒀀𒁀 bread', '🥖', 'Fresh 🥖 bread', LONG_CAPTION];
  const rendered = await studioSceneClip.render(
    {
      presenter: testPresenter(likeness),
      shots: [
        show({ startMs: 17, endMs: 617 }),
        ...captions.map((_, element) => {
          const startMs = 617 + element * 300;
          return show({ ...picture, element, startMs, endMs: startMs + 300 });
        }),
      ],
      elements: captions.map((caption) => ({ file: green, role: 'product', caption })),
      speech: said,
      timings,
      gender: undefined,
      accentColor: '#ff5a36',
      logo: undefined,
      fast: true,
      seed: 'a seed',
    },
    ctx,
  );
  unshown = rendered.unshown;
  seen = await ctx.runTask(inspectVideoTask, { file: rendered.clip, stills: [] });
});

test('a clip has exactly the frames of its shots and their part of the sound, at any position in the video', () => {
  // From frame 1 to frame 55 of the whole video.
  expect(seen).toMatchObject({ codec: 'h264', width: 720, height: 1280, framesPerSecond: 30, frames: 54 });
  expect(seen.sound).toMatchObject({ codec: 'aac', sampleRate: SOUND_RATE, channels: 1 });
  expect(Math.abs(seen.sound!.soundMs - 1800)).toBeLessThan(1000 / 30);
  // Paintings and a client's pictures, with an English voice, which was built from recordings.
  expect(seen.comment).toMatch(/digitalsourcetype\/compositeWithTrainedAlgorithmicMedia$/);
});

test('a photo of a product is shown whole from edge to edge, continued above and below, and its caption follows', () => {
  const [first, last] = frames.product as [Raster, Raster];
  for (const y of [0.05, 0.44, 0.95]) {
    const [left, middle, right] = [0, 0.48, 0.97].map((x) => colour(last, [x, x + 0.03], [y, y + 0.03])) as [
      [number, number, number],
      [number, number, number],
      [number, number, number],
    ];
    expect(left[0]).toBeGreaterThan(Math.max(left[1], left[2]) + 60);
    expect(middle[1]).toBeGreaterThan(Math.max(middle[0], middle[2]) + 60);
    expect(right[2]).toBeGreaterThan(Math.max(right[0], right[1]) + 60);
  }
  const captioned = [first, last].map((frame) => Math.max(...colour(frame, [0.08, 0.092], [0.76, 0.78])));
  expect(captioned[0]).toBeGreaterThan(60);
  expect(captioned[1]).toBeLessThan(60);
});

test('a product without a background casts a shadow, and the camera pushes in on it and leaves it whole', () => {
  const [first, last] = frames.shadow as [Raster, Raster];
  // Without its transparent border it is 619 wide and 155 high about the middle of 0.16 to 0.68; its shadow falls below.
  const light = (y: number) => colour(first, [0.4, 0.6], [y, y + 0.008]).reduce((sum, value) => sum + value, 0);
  expect(light(0.49)).toBeLessThan(light(0.58) - 30);
  expect(light(0.49)).toBeLessThan(light(0.32) - 30);
  const [before, after] = [greenBox(first), greenBox(last)];
  expect(before.left).toBeLessThan(0.08);
  expect(after.left).toBeLessThan(before.left - 0.008);
  expect(after.left).toBeGreaterThan(0.02);
});

test('a prop is above the presenter, not in front of them', () => {
  const { top, bottom } = pinkBox(frames.prop[0]!);
  expect(top).toBeGreaterThan(0.04);
  expect(bottom).toBeLessThan(0.4);
});

test('a caption of 200 letters fits into the lower third, below the product', () => {
  const [frame] = frames.longCaption as [Raster];
  const letters = brightBox(frame);
  expect(letters.top).toBeGreaterThan(greenBox(frame).bottom);
  expect(letters.top).toBeGreaterThan(0.46);
  expect(letters.bottom).toBeLessThan(0.82);
  expect(letters.right).toBeLessThan(0.88);
});

test('in a split frame the caption is a lower third too, below the chin', () => {
  const [captioned, bare] = [frames.split[2]!, frames.splitBare[0]!];
  const [low, high] = [captioned, bare].map((frame) => Math.max(...colour(frame, [0.08, 0.09], [0.765, 0.78])));
  expect(low).toBeLessThan(60);
  expect(high).toBeGreaterThan(60);
  expect(difference(captioned, bare, [0, 1], [0, 0.38])).toBeLessThan(2);
});

test('words of a caption that no font can draw are reported', () => {
  expect(unshown).toEqual([
    { element: 0, words: '𒀀𒁀' },
    { element: 1, words: '🥖' },
  ]);
});

test('the same shots and seed draw the same frames, and another seed draws others', async () => {
  const hashOf = ({ rgba }: Raster) => createHash('sha256').update(rgba).digest('hex');
  const drawn = async (seed: string) => {
    const [, , rain, product] = wanted;
    return (await drawing.drawShots(film.slice(0, 4), [[], [], rain!, product!], { elements, seed }))
      .flat()
      .map(hashOf);
  };
  const one = [...frames.rain, ...frames.productInRain].map(hashOf);
  expect(await drawn('a seed')).toEqual(one);
  const other = await drawn('another');
  expect(other.filter((frame, i) => frame === one[i])).toEqual([]);
});

test('a finished video and the speech by itself are both normalized', async () => {
  expect(Math.abs(seen.sound!.lufs! + 14)).toBeLessThan(1);
  expect(seen.sound!.truePeakDb!).toBeLessThan(-1);
  const { samples, sampleRate } = await readWav(said);
  expect(Math.abs(measureLoudness(samples, sampleRate) + 14)).toBeLessThan(1);
  expect(measureTruePeak(samples)).toBeLessThan(-1);
});

test('a setting is pushed in from the right and fills the frame', () => {
  const [during, after] = frames.pushed as [Raster, Raster];
  expect(Math.min(...colour(during, [0, 0.2], [0.2, 0.8]))).toBeGreaterThan(230);
  const whole = colour(after, [0, 1], [0, 1]);
  expect(whole[1]).toBeGreaterThan(whole[0] + 80);
});

test('a place dissolves in from the previous shot', () => {
  const [first, middle, last] = frames.untitled.map((frame) => cornerOf(frame)[1]) as [number, number, number];
  expect(first).toBeGreaterThan(middle + 10);
  expect(middle).toBeGreaterThan(last + 10);
});

test('a split frame shows the product above and the presenter, mouth moving, below', () => {
  const [open, closed] = frames.split as [Raster, Raster];
  const [r, g, b] = colour(open, [0.4, 0.6], [0.2, 0.24]);
  expect(g).toBeGreaterThan(Math.max(r, b) + 60);
  expect(difference(open, closed, [0.4, 0.6], [0.66, 0.8])).toBeGreaterThan(2);
});

test('a video that begins with a title shows it from the first frame on', () => {
  expect(brightBox(frames.opening[0]!).right).toBeGreaterThan(0.4);
});

test('the camera moves around the presenter, and is still in a fast video', async () => {
  const apart = ([first, last]: readonly Raster[]) => difference(first!, last!, [0, 0.25], [0.05, 0.3]);
  const [fast] = await drawing.drawShots([shot({ speaks: false, endMs: 2417 })], [[14, 40]], { fast: true });
  expect(apart(fast!)).toBeLessThan(1);
  expect(apart(frames.presenter)).toBeGreaterThan(0.3);
});
