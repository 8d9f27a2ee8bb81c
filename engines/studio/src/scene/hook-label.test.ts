// The words of a hook.
import { splitWords } from '@greenroom/engine-kit/text/words';
import { expect, test } from 'vitest';
import { seenPart } from './backgrounds.ts';
import { hookLabel } from './hook-label.ts';
import { hookWords } from './picture-overlays.ts';

const frame = { width: 720, height: 1280, accent: '#ff5a36' };
const room = { left: 50, widest: 570, bottom: 1024, tallest: 400 };
const pictureOf = (text: string) => hookLabel(text, room, frame)!.layers[0]!.picture;

/** How many lines have this colour at their beginning. */
const linesIn = (text: string, wanted: readonly number[]): number => {
  const picture = pictureOf(text);
  const { data } = picture.getContext('2d').getImageData(room.left + 8, 0, 1, picture.height);
  let [count, before] = [0, false];
  for (let at = 0; at < data.length; at += 4) {
    const is = wanted.every((value, k) => Math.abs(data[at + k]! - value) < 3);
    if (is && !before) count++;
    before = is;
  }
  return count;
};

test('one line of a hook is in the colour of the client: the one with a number, or else the last', () => {
  expect(linesIn('The average tax refund is $1,172', [255, 90, 54])).toBe(1);
  expect(linesIn('Nobody likes waiting rooms', [255, 90, 54])).toBe(1);
});

test.each(['Nobody likes waiting rooms', 'Does your bike squeak, slip, or stop too late?', 'هل تحب القهوة؟'])(
  'a hook fills its room from the first frame on: %s',
  (text) => {
    const overlay = hookLabel(text, room, frame)!;
    expect(overlay.layers.map(({ after }) => after)).toEqual([undefined]);
    const { x, width, height } = seenPart(pictureOf(text), 128);
    expect(x).toBeGreaterThanOrEqual(room.left - 1);
    expect(x + width).toBeLessThanOrEqual(room.left + room.widest + 1);
    expect(overlay.top + height).toBeCloseTo(room.bottom, -1);
    expect(height).toBeLessThanOrEqual(room.tallest);
    expect(Math.max(width / room.widest, height / room.tallest)).toBeGreaterThan(0.85);
  },
);

test('words that are written from the right begin there', () => {
  const { x, width } = seenPart(pictureOf('هل تحب القهوة؟'), 128);
  expect(x + width).toBeGreaterThan(room.left + room.widest - 3);
});

test('a line is in the colour of the client while it is spoken, except the one that always is', () => {
  const { layers } = hookLabel('Nobody likes waiting rooms', room, frame, [3, 12, 24, 40])!;
  const lit = layers.slice(1).map(({ after, until }) => [after, until]);
  expect(lit.length).toBeGreaterThan(0);
  expect(lit[0]![0]).toBe(3);
  for (const [k, [, until]] of lit.entries()) expect(until).toBe(lit[k + 1]?.[0] ?? 40);
});

test('lines without spaces are lit with their own words', () => {
  const text = '每天早上一杯好咖啡让你精神百倍地开始工作';
  const words = splitWords(text);
  const { layers } = hookLabel(
    text,
    room,
    frame,
    words.map((_, k) => 10 * k),
  )!;
  const lit = layers.slice(1).map(({ after }) => after!);
  expect(lit.length).toBeGreaterThan(0);
  expect(lit[0]).toBe(0);
  for (const [k, after] of lit.slice(1).entries()) expect(after).toBeGreaterThan(lit[k]! + 10);
});

test('it is on the chest, not on the face', () => {
  const { top } = hookWords({ before: '', key: 'Nobody likes waiting rooms', after: '' }, frame, 0.45)!;
  expect(top).toBeGreaterThan(0.5 * frame.height);
  expect(top).toBeLessThan(0.55 * frame.height);
});
