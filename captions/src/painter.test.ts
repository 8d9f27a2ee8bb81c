// Tests painted captions: their position, the highlight, and how much is painted again.
import { type CaptionLook, captionStyles, defaultCaptionLook } from '@greenroom/engine-kit/ports/captions';
import { expect, test } from 'vitest';
import { type CaptionPainter, createCaptionPainter } from './painter.ts';
import { SAFE } from './safe-area.ts';

const FRAME = { width: 480, height: 854 };
const WORDS = [
  { text: 'Warm', startMs: 200, endMs: 500 },
  { text: 'bread', startMs: 500, endMs: 900 },
];

const paintedAt = (painter: CaptionPainter, ms: number) => painter.paint(ms)!.change!;

/** Columns of the frame in which the highlight is seen. */
const highlighted = ({ box, rgba }: ReturnType<typeof paintedAt>): [first: number, last: number] => {
  const columns = Array.from({ length: rgba.length / 4 }, (_, i) => i)
    .filter((i) => rgba[i * 4] === 255 && rgba[i * 4 + 1] === 90 && rgba[i * 4 + 2] === 54)
    .map((i) => box.x + (i % box.width));
  return [Math.min(...columns), Math.max(...columns)];
};

test('nothing is painted before the first word and after the last', () => {
  const painter = createCaptionPainter(FRAME, WORDS, { position: 'bottom', look: defaultCaptionLook })!;
  expect([0, 199, 1400].map((ms) => painter.paint(ms))).toEqual([undefined, undefined, undefined]);
});

test('the highlight moves with the spoken word, inside the safe area', () => {
  const painter = createCaptionPainter(FRAME, WORDS, { position: 'bottom', look: defaultCaptionLook })!;
  const [first, firstEnd] = highlighted(paintedAt(painter, 300));
  const [second, secondEnd] = highlighted(paintedAt(painter, 600));
  expect(firstEnd).toBeLessThan(second);
  expect(first).toBeGreaterThan(SAFE.left * FRAME.width);
  expect(secondEnd).toBeLessThan(SAFE.right * FRAME.width);
});

test('only changed parts are painted again', () => {
  const painter = createCaptionPainter(FRAME, WORDS, { position: 'bottom', look: defaultCaptionLook })!;
  expect(paintedAt(painter, 300).box).toEqual({ x: 0, y: 0, width: 480, height: painter.band.height });
  expect(painter.paint(400)).toEqual({ change: undefined });
  expect(paintedAt(painter, 600).box.width).toBeLessThan(400);
});

test('the band lies inside the safe area at either end of the frame', () => {
  for (const position of ['top', 'bottom'] as const) {
    const { y, height } = createCaptionPainter(FRAME, WORDS, { position, look: defaultCaptionLook })!.band;
    expect(y).toBeGreaterThanOrEqual(SAFE.top * FRAME.height);
    expect(y + height).toBeLessThanOrEqual(SAFE.bottom * FRAME.height);
    expect([y % 2, height % 8]).toEqual([0, 0]);
  }
});

test('there is no painter if no font can draw any word', () => {
  expect(
    createCaptionPainter(FRAME, [{ text: '𒀀', startMs: 0, endMs: 300 }], { position: 'top', look: defaultCaptionLook }),
  ).toBeUndefined();
});

/** The colours of the caption at this time, painted on nothing: each with its number of opaque pixels. */
const colorsAt = (look: Partial<CaptionLook>, ms: number, words = WORDS): Map<string, number> => {
  const painter = createCaptionPainter(FRAME, words, {
    position: 'bottom',
    look: { ...defaultCaptionLook, accentColor: '#00ff00', ...look },
  })!;
  const { rgba } = paintedAt(painter, ms);
  const counts = new Map<string, number>();
  for (let i = 0; i < rgba.length; i += 4) {
    if (rgba[i + 3] !== 255) continue;
    const color = `${rgba[i]},${rgba[i + 1]},${rgba[i + 2]}`;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return counts;
};
const [WHITE, ACCENT] = ['255,255,255', '0,255,0'];

test('words of "karaoke" keep the accent colour once they are spoken, those of "outline" lose it', () => {
  const accent = (style: CaptionLook['style'], ms: number) => colorsAt({ style }, ms).get(ACCENT) ?? 0;
  expect(accent('karaoke', 600)).toBeGreaterThan(accent('karaoke', 300) * 1.5);
  expect(colorsAt({ style: 'karaoke' }, 600).get(WHITE)).toBeUndefined();
  expect(colorsAt({ style: 'outline' }, 600).get(WHITE)).toBeGreaterThan(100);
});

test('what a style repaints from word to word gives the same picture as painting it at once', () => {
  for (const style of captionStyles) {
    const captions = { position: 'bottom', look: { ...defaultCaptionLook, style } } as const;
    const painter = createCaptionPainter(FRAME, WORDS, captions)!;
    const picture = new Uint8ClampedArray(FRAME.width * painter.band.height * 4);
    for (const ms of [300, 600]) {
      const { change } = painter.paint(ms)!;
      if (!change) continue;
      const { box, rgba } = change;
      for (let y = 0; y < box.height; y++) {
        const row = rgba.subarray(y * box.width * 4, (y + 1) * box.width * 4);
        picture.set(row, ((box.y + y) * FRAME.width + box.x) * 4);
      }
    }
    const atOnce = paintedAt(createCaptionPainter(FRAME, WORDS, captions)!, 600).rgba;
    const worst = picture.reduce((most, value, i) => Math.max(most, Math.abs(value - atOnce[i]!)), 0);
    expect(worst, style).toBeLessThanOrEqual(2);
  }
});

test('"single" shows one large word at a time, and "minimal" all words smaller than the others', () => {
  const letters = (style: CaptionLook['style'], ms: number) => colorsAt({ style }, ms).get(WHITE)!;
  const long = [...WORDS, { text: 'again', startMs: 900, endMs: 1200 }];
  expect(letters('single', 300)).toBeGreaterThan(letters('minimal', 300) * 1.2);
  const widthAt = (ms: number) => {
    const painter = createCaptionPainter(FRAME, long, {
      position: 'top',
      look: { ...defaultCaptionLook, style: 'single' },
    })!;
    const { box, rgba } = paintedAt(painter, ms);
    const columns = Array.from({ length: rgba.length / 4 }, (_, i) => i).filter((i) => rgba[i * 4 + 3] === 255);
    const at = columns.map((i) => i % box.width);
    return Math.max(...at) - Math.min(...at);
  };
  expect(widthAt(600)).not.toBe(widthAt(300));
  expect(Math.max(widthAt(300), widthAt(600), widthAt(1000))).toBeLessThan(FRAME.width * (SAFE.right - SAFE.left));
});
