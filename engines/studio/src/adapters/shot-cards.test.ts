// Title cards and end cards of a scenes video.
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { beforeAll, expect, test } from 'vitest';
import type { Raster } from '../photo/raster.ts';
import { testShot as shot } from '../scene/testing-shots.ts';
import type { SceneClipInput } from './scene-clip.ts';
import { createShotCards } from './shot-cards.ts';
import {
  accentBox,
  boxOf,
  brightBox,
  difference,
  greenBox,
  partOf,
  type ShotDrawing,
  shotDrawing,
  show,
} from './testing-drawn-shots.ts';

const SPEECH_MS = 6000;
let drawing: ShotDrawing;
beforeAll(async () => {
  drawing = await shotDrawing(SPEECH_MS);
});
const drawShots: ShotDrawing['drawShots'] = (...args) => drawing.drawShots(...args);

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

test('an end card with an offer has what follows the address in its sentence below it', async () => {
  const said = (text: string) =>
    text
      .split(' ')
      .map((word, k) => ({ text: word, startMs: SPEECH_MS - 1000 + 100 * k, endMs: SPEECH_MS - 900 + 100 * k }));
  const [[plain], [card]] = [
    await endCard('film', said('warmbread.com today.'), null, 'Free delivery'),
    await endCard('film', said('warmbread.com and eat better.'), null, 'Free delivery'),
  ];
  expect(brightBox(card).bottom).toBeGreaterThanOrEqual(brightBox(plain).bottom);
  expect(difference(plain, card, [0.2, 0.8], [0.1, 0.45])).toBeGreaterThan(0.5);
});

test('an end card has the logo of the client above its words', async () => {
  const logo = await drawing.painted('logo.png', [200, 80], { '#00b140': [0, 0, 200, 80] });
  const [[plain], [card]] = [await endCard('film'), await endCard('film', [], logo)];
  const [none, seen] = [plain, card].map((frame) => greenBox(partOf(frame, 0, 0.3)));
  expect(none!.right).toBe(0);
  expect(seen!.right - seen!.left).toBeGreaterThan(0.1);
  expect(Math.abs(seen!.left + seen!.right - 1)).toBeLessThan(0.02);
});

test('an end card keeps an offer for which there is no room below the logo', async () => {
  const logo = await drawing.painted('logo.png', [200, 80], { '#00b140': [0, 0, 200, 80] });
  const offer =
    'instead of $99 only $49 a month until Sunday at noon for all of you and your friends, and from then on $59 again';
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

test('a panel with fewer words is less tall', async () => {
  const panelTop = async (key: string) => {
    const shots = [
      shot({ speaks: false, framing: 'wide', startMs: 0, endMs: 600 }),
      shot({
        subject: 'title',
        speaks: false,
        title: { before: '', key, after: '', keyMs: 600 },
        startMs: 600,
        endMs: 1600,
      }),
      shot({ speaks: false, framing: 'wide', startMs: 1600, endMs: 1700 }),
    ];
    const [, [card]] = (await drawShots(shots, [[], [24], []])) as [unknown, [Raster]];
    return accentBox(card).top;
  };
  expect(await panelTop('We do')).toBeGreaterThan(
    (await panelTop('We take all of the time that you may ever need')) + 0.04,
  );
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

const titled = (key: string, after = '') =>
  show({ subject: 'title', title: { before: '', key, after, keyMs: 1017 }, endMs: 1817 });

test('a title is in the safe area', async () => {
  const [[frame]] = (await drawShots([titled('20%', 'on your first order')], [[23]])) as [[Raster]];
  const box = brightBox(frame);
  expect(box.right - box.left).toBeGreaterThan(0.4);
  expect(box.left).toBeGreaterThan(0.05);
  expect(box.right).toBeLessThan(0.88);
  expect(box.top).toBeGreaterThan(0.08);
  expect(box.bottom).toBeLessThan(0.82);
});

test('a title that no font can draw is left out, and its place is seen', async () => {
  const [[none], [place], [drawn]] = (await Promise.all(
    [titled('𒀀𒁀'), show({ endMs: 1817 }), titled('20%')].map(async (one) => (await drawShots([one], [[23]]))[0]),
  )) as [[Raster], [Raster], [Raster]];
  expect(difference(none, place, [0, 1], [0, 1])).toBe(0);
  expect(difference(none, drawn, [0, 1], [0, 1])).toBeGreaterThan(5);
});

test('a hook on the presenter is shown from the first frame on', async () => {
  const key = { before: '', key: 'No forms', after: '', keyMs: 0 };
  const [[bare] = []] = await drawShots([shot({ startMs: 0, endMs: 417 })], [[0]]);
  const [[titled] = []] = await drawShots([shot({ startMs: 0, endMs: 417, title: key })], [[0]]);
  expect(difference(bare!, titled!, [0.07, 0.5], [0.5, 0.7])).toBeGreaterThan(10);
});

test('the presenter is above the words of a card, but not beside a list, which has them above it too', () => {
  const title = { before: '', key: 'All in one place', after: '', keyMs: 1000 };
  const card = shot({ subject: 'title', title, startMs: 1000, endMs: 2000 });
  const frame = { width: 720, height: 1280, accent: '#ff5a36' };
  const hasPanel = (next: ReturnType<typeof shot>) =>
    createShotCards(
      { shots: [shot({ startMs: 0, endMs: 1000 }), card, next], timings: { words: [], phones: [] }, fast: false },
      { speechMs: 9000, frame, cardFrame: frame, logo: () => undefined },
    ).hasPanel(card);
  const next = shot({ startMs: 2000, endMs: 3000 });
  expect(hasPanel(next)).toBe(true);
  expect(hasPanel({ ...next, list: [{ text: 'You walk in', startMs: 2000 }] })).toBe(false);
});
