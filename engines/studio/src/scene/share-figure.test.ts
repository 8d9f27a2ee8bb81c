// The figure of a share of people.
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { FIGURE, shareFigure } from './share-figure.ts';
import type { Share } from './share-words.ts';

const RING = '#00c040';

/** A red face. */
const face = createCanvas(40, 40);
const pen = face.getContext('2d');
pen.fillStyle = '#e00000';
pen.fillRect(0, 0, 40, 40);

const figureOf = (
  share: Share,
  { direction = 'ltr' as 'ltr' | 'rtl', plate = undefined as string | undefined, tallest = 600 } = {},
) =>
  shareFigure(
    share,
    Array.from({ length: share.whole }, () => face),
    { ...(plate ? FIGURE.onPresenter : FIGURE.onCard), direction, after: 20, plate, colour: RING },
    tallest,
    { width: 720 },
  );

test('people come into colour one after another, from the side where reading begins', () => {
  const share = { part: 3, whole: 4 };
  const last = (direction: 'ltr' | 'rtl') =>
    figureOf(share, { direction })!.layers.filter(({ until }) => until === undefined);
  const [grey, ...counted] = last('ltr');
  expect(grey!.after).toBeUndefined();
  expect(counted).toHaveLength(3);
  const [first, second] = [counted, last('rtl').slice(1)];
  for (const { after, index } of counted.map((layer, index) => ({ ...layer, index })))
    expect(after).toBe(22 + 3 * index);
  expect(first[0]!.left).toBeLessThan(first[1]!.left!);
  expect(second[0]!.left).toBeGreaterThan(second[1]!.left!);
});

test('who is counted is in colour in a ring of the accent, and who is not is grey', () => {
  const [grey, , counted] = figureOf({ part: 1, whole: 3 })!.layers;
  const colourAt = (canvas: typeof face, x: number, y: number) => canvas.getContext('2d').getImageData(x, y, 1, 1).data;
  const { width } = counted!.picture;
  expect([...colourAt(counted!.picture, width / 2, width / 2)]).toEqual([224, 0, 0, 255]);
  const [red, green] = colourAt(counted!.picture, width / 2, width - 8);
  expect(green! - red!).toBeGreaterThan(100);
  const [r, g, b, alpha] = colourAt(grey!.picture, counted!.left! + width / 2, width / 2);
  expect(Math.max(r!, g!, b!) - Math.min(r!, g!, b!)).toBeLessThan(6);
  expect(alpha).toBeLessThan(200);
});

test('ten people are in two rows, and in one where there is less room', () => {
  const share = { part: 9, whole: 10 };
  const rowsIn = (tallest: number) =>
    new Set(
      figureOf(share, { plate: '#000000', tallest })!
        .layers.slice(1)
        .filter(({ until }) => until === undefined)
        .map(({ down }) => down),
    ).size;
  expect(rowsIn(300)).toBe(2);
  expect(rowsIn(100)).toBe(1);
  expect(figureOf(share, { plate: '#000000', tallest: 50 })).toBeUndefined();
});
