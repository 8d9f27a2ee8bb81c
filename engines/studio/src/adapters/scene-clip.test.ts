// Tests the shots of a scenes video: their exact length, content and transitions.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { measureLoudness, measureTruePeak } from '@greenroom/engine-kit/audio/loudness';
import { readWav, SOUND_RATE, writeWav } from '@greenroom/engine-kit/audio/wav';
import type { SceneShot, UnshownWords } from '@greenroom/engine-kit/ports/scene-clip';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { type InspectedVideo, inspectVideoTask } from '@greenroom/engine-kit/testing/inspect-video';
import { testStepContext, tone } from '@greenroom/engine-kit/testing/media';
import { testPresenter } from '@greenroom/engine-kit/testing/presenters';
import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, expect, test } from 'vitest';
import { createPerson } from '../people/create-person.ts';
import { type Raster, writeRaster } from '../photo/raster.ts';
import { readPlanes } from '../render/planes.ts';
import type { PlannedShot } from '../scene/cut-aways.ts';
import { FRAME_MS, picturesOfShots, SHOT } from '../scene/shots.ts';
import { studioPorts } from './ports.ts';
import { type SceneClipInput, studioSceneClip } from './scene-clip.ts';
import { createShotTakes } from './shot-takes.ts';

let ctx: StepContext;
let green: LocalFile;
let speech: LocalFile;

/** A picture with coloured areas, given as x, y, width and height; transparent elsewhere. */
const painted = async (
  name: string,
  [width, height]: readonly [number, number],
  areas: Readonly<Record<string, readonly [number, number, number, number]>>,
): Promise<LocalFile> => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (const [colour, area] of Object.entries(areas)) {
    context.fillStyle = colour;
    context.fillRect(...area);
  }
  const file = join(ctx.dir, name) as LocalFile;
  await writeRaster(file, { width, height, rgba: context.getImageData(0, 0, width, height).data });
  return file;
};

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

/** Draws some frames of these shots, without encoding them. `wanted` has the frames of each shot by number from 0. */
const drawShots = async (
  shots: readonly PlannedShot[],
  wanted: readonly (readonly number[])[],
  over: Partial<Omit<SceneClipInput, 'shots'>> = {},
): Promise<Raster[][]> => {
  const timings = { words: [], phones: [] };
  const input = { likeness, elements: [], speech, timings, accent: '#ff5a36', logo: null, seed: 'a seed' };
  const openTake = createShotTakes({ ...input, fast: false, clip: '', ...over, shots }, await readWav(speech));
  const { draw } = picturesOfShots(
    shots.map((one, index) => ({ ...one, open: (count: number) => openTake(one, index, count) })),
    'algorithmicMedia',
    '#ff5a36',
  );
  const { width, height, framesPerSecond } = SHOT;
  const drawn: Raster[][] = [];
  for (const [index, { startMs }] of shots.entries()) {
    const first = Math.round(((startMs - shots[0]!.startMs) * framesPerSecond) / 1000);
    const frames: Raster[] = [];
    for (const frame of wanted[index]!) {
      frames.push({ width, height, rgba: readPlanes(await draw(first + frame), width, height) });
    }
    drawn.push(frames);
  }
  return drawn;
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

/** Where the frame has such colours, in parts of its sides. */
const boxOf = ({ width, height, rgba }: Raster, has: (r: number, g: number, b: number) => boolean) => {
  const box = { left: 1, right: 0, top: 1, bottom: 0 };
  for (let at = 0; at < rgba.length; at += 4) {
    if (!has(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!)) continue;
    const [x, y] = [((at / 4) % width) / width, Math.floor(at / 4 / width) / height];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
};
/** Some rows of a frame, given as shares of its height. */
const partOf = ({ width, height, rgba }: Raster, from: number, to: number): Raster => {
  const [first, end] = [Math.round(height * from), Math.round(height * to)];
  return { width, height: end - first, rgba: rgba.subarray(first * width * 4, end * width * 4) };
};

const brightBox = (frame: Raster) => boxOf(frame, (r, g, b) => Math.min(r, g, b) >= 235);
const greenBox = (frame: Raster) => boxOf(frame, (r, g, b) => g >= Math.max(r, b) + 60);
/** The edge of a label and the mark of a card. */
const accentBox = (frame: Raster) => boxOf(frame, (r, g, b) => r >= 225 && g >= 60 && g <= 120 && b <= 90);
const pinkBox = (frame: Raster) => boxOf(frame, (r, g, b) => Math.min(r, b) >= g + 100);

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

const cornerOf = (frame: Raster) => colour(frame, [0, 0.1], [0, 0.1]);

/** The fastest shot to render. */
const show = (over: Partial<SceneShot>) => shot({ subject: 'place', speaks: false, ...over });

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
  ctx = await testStepContext();
  green = await painted('green.png', [900, 300], {
    '#10a030': [0, 0, 900, 300],
    '#c02010': [0, 0, 180, 300],
    '#1030c0': [720, 0, 180, 300],
  });
  const pink = await painted('pink.png', [400, 400], { '#f010d0': [100, 100, 200, 200] });
  const cutOut = await painted('cut-out.png', [900, 300], { '#10a030': [90, 60, 720, 180] });
  speech = join(ctx.dir, 'speech.wav') as LocalFile;
  await writeWav(speech, tone(SPEECH_MS), SOUND_RATE);
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
    return (await drawShots(film.slice(0, 4), [[], [], rain!, product!], { elements, seed })).flat().map(hashOf);
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

test('a title is in the safe area, and one that no font can draw is left out', () => {
  const box = brightBox(frames.title[0]!);
  expect(box.right - box.left).toBeGreaterThan(0.4);
  expect(box.left).toBeGreaterThan(0.05);
  expect(box.right).toBeLessThan(0.88);
  expect(box.top).toBeGreaterThan(0.08);
  expect(box.bottom).toBeLessThan(0.82);
  // The words are on the panel below the presenter.
  expect(brightBox(frames.untitled[3]!).bottom).toBeLessThan(box.bottom);
});

test('a video that begins with a title shows it from the first frame on', () => {
  expect(brightBox(frames.opening[0]!).right).toBeGreaterThan(0.4);
});

test('a hook on the presenter is shown from the first frame on', async () => {
  const key = { before: '', key: 'No forms', after: '', keyMs: 0 };
  const [[bare] = []] = await drawShots([shot({ startMs: 0, endMs: 417 })], [[0]]);
  const [[titled] = []] = await drawShots([shot({ startMs: 0, endMs: 417, title: key })], [[0]]);
  expect(difference(bare!, titled!, [0.07, 0.5], [0.5, 0.7])).toBeGreaterThan(10);
});

test('phrases follow one another on the presenter', async () => {
  const phrases = [
    { text: 'Slow bread', startMs: 1017 },
    { text: 'from the mill by the river', startMs: 1517 },
  ];
  const [both] = await drawShots([shot({ speaks: false, endMs: 2417, phrases })], [[12, 30]], { fast: true });
  const [first, second] = both!.map(accentBox) as [ReturnType<typeof accentBox>, ReturnType<typeof accentBox>];
  for (const band of [first, second]) {
    expect(band.bottom).toBeLessThan(0.82);
    expect(band.top).toBeGreaterThan(0.6);
  }
  // The second one has two lines.
  expect(second.top).toBeLessThan(first.top - 0.02);
});

test('a share is a row of people above its label, unless they would be over the face', async () => {
  const title = { before: '', key: '9 out of 10', after: 'customers come back', keyMs: 1017 };
  const box = async (framing: SceneShot['framing']) => {
    const [frames] = await drawShots([shot({ framing, speaks: false, endMs: 2417, title })], [[40]], { fast: true });
    return accentBox(frames![0]!);
  };
  expect((await box('wide')).top).toBeLessThan(0.56);
  // Only the label.
  expect((await box('close')).top).toBeGreaterThan(0.58);
});

test('a thing that is named fills the frame for a moment, with the words above it', async () => {
  const phrases = [{ text: 'Our beans', startMs: 1017 }];
  const [[thing]] = (await drawShots([{ ...shot({ endMs: 2417, phrases }), thing: 'coffee' }], [[20]])) as [[Raster]];
  // A cup in the accent's colour.
  const cup = accentBox(thing);
  expect(cup.right - cup.left).toBeGreaterThan(0.4);
  // The edge of the letters.
  const edge = boxOf(thing, (r, g, b) => Math.max(r, g, b) < 45);
  expect(edge.bottom).toBeGreaterThan(0.68);
  expect(edge.bottom).toBeLessThan(0.82);
});

test('a band in the colour of the client goes over the picture, with the old one before it and the new one behind it', async () => {
  const before = show({ endMs: 1317 });
  const after = show({ place: 'a park', startMs: 1317, endMs: 2317, transition: 'push' });
  const drawn = (await drawShots([before, after], [[8], [3, 12]])) as [[Raster], [Raster, Raster]];
  const [[old], [during, settled]] = drawn;
  const band = accentBox(during);
  expect(band.right - band.left).toBeGreaterThan(0.2);
  expect(band.top).toBe(0);
  expect(band.bottom).toBeGreaterThan(0.99);
  const left: [number, number] = [0, Math.max(0.05, band.left - 0.02)];
  expect(difference(during, old, left, [0, 1])).toBeLessThan(1);
  expect(difference(during, settled, left, [0, 1])).toBeGreaterThan(10);
});

test('a close-up has a larger face than a medium framing, and its words below the chin', async () => {
  const phrases = [{ text: 'Slow bread', startMs: 1017 }];
  const at = (framing: SceneShot['framing']) => shot({ framing, speaks: false, endMs: 2417, phrases });
  const [[medium], [close]] = (await drawShots(
    [at('medium'), { ...at('close'), startMs: 2417, endMs: 3817 }],
    [[30], [30]],
  )) as [[Raster], [Raster]];
  expect(difference(medium, close, [0.2, 0.8], [0.1, 0.5])).toBeGreaterThan(5);
  expect(accentBox(close).top).toBeGreaterThan(0.6);
});

/** Two frames of an end card, with an open and a closed mouth, in a film about coffee if it names one. */
const endCard = async (
  seed: string,
  words: SceneClipInput['timings']['words'] = [],
  logo: LocalFile | null = null,
  after = '20% off',
): Promise<[Raster, Raster]> => {
  const endMs = SPEECH_MS;
  const startMs = endMs - 1000;
  const title = { before: 'Order today', key: 'warmbread.com', after, keyMs: startMs };
  const phones = [{ viseme: 'AA', startMs: startMs + 467, endMs: startMs + 800 }];
  const shots = [show({ startMs: startMs - 400, endMs: startMs }), shot({ subject: 'title', title, startMs, endMs })];
  const [, frames] = await drawShots(shots, [[], [19, 29]], { timings: { words, phones }, seed, logo });
  return frames as [Raster, Raster];
};

test('an end card has its words above the presenter, whose mouth moves', async () => {
  const [open, closed] = await endCard('film');
  const mark = accentBox(open);
  expect(mark.top).toBeGreaterThan(0.13);
  expect(mark.bottom).toBeLessThan(0.3);
  expect(Math.abs(mark.left + mark.right - 1)).toBeLessThan(0.03);
  expect(difference(open, closed, [0.35, 0.65], [0.6, 0.85])).toBeGreaterThan(1);
});

test('in another film its words are on a panel below the presenter, whose mouth moves', async () => {
  const [open, closed] = await endCard('a seed');
  // The line on the panel.
  expect(accentBox(open).top).toBeGreaterThan(0.45);
  expect(difference(open, closed, [0.35, 0.65], [0.2, 0.45])).toBeGreaterThan(1);
});

test('an end card has the logo of the client above its words', async () => {
  const logo = await painted('logo.png', [200, 80], { '#00b140': [0, 0, 200, 80] });
  const [[plain], [card]] = [await endCard('film'), await endCard('film', [], logo)];
  const [none, seen] = [plain, card].map((frame) => greenBox(partOf(frame, 0, 0.3)));
  expect(none!.right).toBe(0);
  expect(seen!.right - seen!.left).toBeGreaterThan(0.1);
  expect(Math.abs(seen!.left + seen!.right - 1)).toBeLessThan(0.02);
});

test('an end card keeps an offer for which there is no room below the logo', async () => {
  const logo = await painted('logo.png', [200, 80], { '#00b140': [0, 0, 200, 80] });
  const offer = 'instead of $99 only $49 a month until Sunday at noon, and from then on $59 again';
  const [[plain], [card]] = [await endCard('a seed', [], null, offer), await endCard('a seed', [], logo, offer)];
  expect(difference(plain, card, [0, 1], [0, 1])).toBe(0);
});

test.each([true, false])('the mouth moves above the panel of a card only in a film that speaks: %s', async (speaks) => {
  const title = { before: '', key: 'Good morning', after: '', keyMs: 600 };
  const shots = [
    shot({ speaks, framing: 'wide', startMs: 0, endMs: 600 }),
    shot({ subject: 'title', speaks: false, title, startMs: 600, endMs: 1600 }),
    shot({ speaks, framing: 'wide', startMs: 1600, endMs: 1700 }),
  ];
  const phones = [{ viseme: 'AA', startMs: 1067, endMs: 1400 }];
  const drawn = await drawShots(shots, [[], [19, 29], []], { timings: { words: [], phones } });
  const [open, closed] = drawn[1] as [Raster, Raster];
  // The head moves a little in both.
  expect(difference(open, closed, [0.35, 0.65], [0.2, 0.45]) > 4).toBe(speaks);
});

test('in another film its words are above the thing that the film is about', async () => {
  const [card] = await endCard('one', [{ text: 'Coffee', startMs: 0, endMs: 300 }]);
  const isRed = (r: number, g: number, b: number) => r >= 160 && r >= Math.max(g, b) + 90;
  // The mark above the words is as red.
  const [words, cup] = [brightBox(partOf(card, 0, 0.47)), boxOf(partOf(card, 0.47, 1), isRed)];
  expect(cup.bottom - cup.top).toBeGreaterThan(0.25);
  expect(words.top * 0.47).toBeGreaterThan(0.13);
  expect(words.right - words.left).toBeGreaterThan(0.4);
});

test('the camera moves around the presenter, and is still in a fast video', async () => {
  const apart = ([first, last]: readonly Raster[]) => difference(first!, last!, [0, 0.25], [0.05, 0.3]);
  const [fast] = await drawShots([shot({ speaks: false, endMs: 2417 })], [[14, 40]], { fast: true });
  expect(apart(fast!)).toBeLessThan(1);
  expect(apart(frames.presenter)).toBeGreaterThan(0.3);
});

test('in a fast video, no picture, place or title stands still', async () => {
  const stills = [
    shot({ subject: 'element', element: 0, speaks: false, endMs: 2417 }),
    shot({ subject: 'place', speaks: false, endMs: 2417 }),
    shot({ subject: 'title', speaks: false, endMs: 2417, title: { before: '', key: '20%', after: 'off', keyMs: 0 } }),
  ];
  for (const still of stills) {
    const [pair] = await drawShots([still], [[40, 60]], { elements, fast: true });
    expect(difference(pair![0]!, pair![1]!, [0, 1], [0, 1])).toBeGreaterThan(0.3);
  }
});
