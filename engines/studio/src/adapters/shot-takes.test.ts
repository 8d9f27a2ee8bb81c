// Takes of a scenes video: phrases, things, figures, framings and transitions.
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import { beforeAll, expect, test } from 'vitest';
import type { Raster } from '../photo/raster.ts';
import { testShot as shot } from '../scene/testing-shots.ts';
import { accentBox, boxOf, difference, type ShotDrawing, shotDrawing, show } from './testing-drawn-shots.ts';

let drawing: ShotDrawing;
beforeAll(async () => {
  drawing = await shotDrawing(6000);
});
const drawShots: ShotDrawing['drawShots'] = (...args) => drawing.drawShots(...args);

test('phrases follow one another on the presenter', async () => {
  const phrases = [
    { text: 'Slow bread', startMs: 1017 },
    { text: 'milled slowly beside quiet rivers', startMs: 1517 },
  ];
  const [both] = await drawShots([shot({ speaks: false, endMs: 2417, phrases })], [[8, 30]], { fast: true });
  for (const mark of both!.map(accentBox)) {
    expect(mark.bottom).toBeLessThan(0.82);
    expect(mark.top).toBeGreaterThan(0.6);
  }
  const [first, second] = both!.map((frame) => boxOf(frame, (...rgb) => Math.min(...rgb) > 248));
  // The second one has more lines, which end in the same row.
  expect(second!.top).toBeLessThan(first!.top - 0.05);
  expect(second!.bottom).toBeCloseTo(first!.bottom, 1);
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

test('behind words about many people, their faces move', async () => {
  const title = { before: 'Over', key: '12,000', after: 'families', keyMs: 1017 };
  const crowd = { ...shot({ subject: 'title', title, endMs: 2417 }), below: 'people' };
  const cutAway = { ...shot({ endMs: 2417, phrases: [{ text: 'our families', startMs: 1017 }] }), thing: 'people' };
  for (const shown of [crowd, cutAway]) {
    const [[first, last]] = (await drawShots([shown], [[12, 40]])) as [[Raster, Raster]];
    // Below the words.
    expect(difference(first, last, [0, 1], [0.85, 1])).toBeGreaterThan(4);
    expect(difference(first, last, [0.3, 0.7], [0, 0.1])).toBeGreaterThan(4);
  }
});

test('a thing that is named fills the frame for a moment, above its words', async () => {
  const named = { ...shot({ endMs: 2417 }), thing: 'coffee' };
  const phrases = [{ text: 'Our beans', startMs: 1017 }];
  const [[thing]] = (await drawShots([{ ...named, phrases }], [[20]])) as [[Raster]];
  const [[wordless]] = (await drawShots([named], [[20]])) as [[Raster]];
  // A cup in the accent's colour.
  const cup = accentBox(wordless);
  expect(cup.right - cup.left).toBeGreaterThan(0.4);
  const words = boxOf(
    { ...thing, rgba: thing.rgba.map((value, at) => Math.abs(value - wordless.rgba[at]!)) },
    (r, g, b) => Math.max(r, g, b) > 40,
  );
  expect(words.right - words.left).toBeGreaterThan(0.2);
  expect(words.top).toBeGreaterThan(cup.bottom);
  expect(words.bottom).toBeLessThan(0.82);
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

test('in a fast video, no picture, place or title stands still', async () => {
  const file = await drawing.painted('stripes.png', [900, 300], {
    '#10a030': [0, 0, 900, 300],
    '#c02010': [0, 0, 180, 300],
    '#1030c0': [720, 0, 180, 300],
  });
  const elements = [{ file, role: 'product' as const, caption: 'Fresh every day' }];
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
