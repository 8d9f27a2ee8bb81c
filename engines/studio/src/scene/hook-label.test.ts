// The words of a hook.
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

test('a hook is inside its room, seen from the first frame on, and has no line of one short word', () => {
  for (const text of [
    'Nobody likes waiting rooms',
    'Does your bike squeak, slip, or stop too late?',
    'هل تحب القهوة؟',
  ]) {
    const overlay = hookLabel(text, room, frame)!;
    expect(overlay.layers.map(({ after }) => after)).toEqual([undefined]);
    const { x, width } = seenPart(pictureOf(text));
    expect(x).toBeGreaterThanOrEqual(room.left - 1);
    expect(x + width).toBeLessThanOrEqual(room.left + room.widest + 1);
    expect(overlay.top).toBeGreaterThanOrEqual(room.bottom - room.tallest);
  }
  expect(pictureOf('Nobody likes waiting rooms').height).toBeLessThan(200);
});

test('it is below the chin and near the face', () => {
  const { top } = hookWords({ before: '', key: 'Nobody likes waiting rooms', after: '' }, frame, 0.45)!;
  expect(top).toBeGreaterThan(0.46 * frame.height);
  expect(top).toBeLessThan(0.5 * frame.height);
});
