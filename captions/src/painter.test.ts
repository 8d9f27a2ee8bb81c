// Tests painted captions: their position, the highlight, and how much is painted again.
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
  const painter = createCaptionPainter(FRAME, WORDS, 'bottom')!;
  expect([0, 199, 1400].map((ms) => painter.paint(ms))).toEqual([undefined, undefined, undefined]);
});

test('the highlight moves with the spoken word, inside the safe area', () => {
  const painter = createCaptionPainter(FRAME, WORDS, 'bottom')!;
  const [first, firstEnd] = highlighted(paintedAt(painter, 300));
  const [second, secondEnd] = highlighted(paintedAt(painter, 600));
  expect(firstEnd).toBeLessThan(second);
  expect(first).toBeGreaterThan(SAFE.left * FRAME.width);
  expect(secondEnd).toBeLessThan(SAFE.right * FRAME.width);
});

test('only changed parts are painted again', () => {
  const painter = createCaptionPainter(FRAME, WORDS, 'bottom')!;
  expect(paintedAt(painter, 300).box).toEqual({ x: 0, y: 0, width: 480, height: painter.band.height });
  expect(painter.paint(400)).toEqual({ change: undefined });
  expect(paintedAt(painter, 600).box.width).toBeLessThan(400);
});

test('the band lies inside the safe area at either end of the frame', () => {
  for (const position of ['top', 'bottom'] as const) {
    const { y, height } = createCaptionPainter(FRAME, WORDS, position)!.band;
    expect(y).toBeGreaterThanOrEqual(SAFE.top * FRAME.height);
    expect(y + height).toBeLessThanOrEqual(SAFE.bottom * FRAME.height);
    expect([y % 2, height % 8]).toEqual([0, 0]);
  }
});

test('there is no painter if no font can draw any word', () => {
  expect(createCaptionPainter(FRAME, [{ text: '𒀀', startMs: 0, endMs: 300 }], 'top')).toBeUndefined();
});
