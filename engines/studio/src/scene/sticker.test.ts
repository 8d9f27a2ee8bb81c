// Things beside the presenter as stickers.
import type { Canvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { seenPart } from './backgrounds.ts';
import { drawnThing } from './drawn-thing.ts';
import { sticker } from './sticker.ts';

const frame = { width: 720 };
const area = { x: 440, y: 200, width: 240, height: 240 };
const thing = drawnThing('coffee', 120, '#ff5a36');
const layersOf = (after: number | undefined, frameCount = 60) =>
  sticker(thing, area, { after, until: frameCount }, frame).layers;

test('a sticker of the first words is seen from the first frame on, and another one pops up with its word', () => {
  expect(layersOf(undefined)[0]!.after).toBeUndefined();
  expect(layersOf(20)[0]!.after).toBe(20);
  const widths = layersOf(20).map(({ picture }) => seenPart(picture).width);
  expect(widths[0]!).toBeLessThan(0.7 * widths.at(-1)!);
});

test('one pose follows another without a gap to the end of the shot, inside its room', () => {
  for (const after of [undefined, 20]) {
    const { top, layers } = sticker(thing, area, { after, until: 60 }, frame);
    for (const [k, { until }] of layers.slice(0, -1).entries()) expect(layers[k + 1]!.after).toBe(until);
    expect(layers.at(-1)!.until).toBeGreaterThanOrEqual(60);
    for (const { picture } of layers) {
      const { x, y, width, height } = seenPart(picture, 128);
      expect(width).toBeGreaterThan(0.3 * area.width);
      expect(top + y).toBeGreaterThan(area.y - 30);
      expect(top + y + height).toBeLessThan(area.y + area.height + 30);
      expect(x).toBeGreaterThan(area.x - 30);
      expect(x + width).toBeLessThan(area.x + area.width + 30);
    }
  }
});

test('a sticker that another one follows at once is gone with the first frame of that one', () => {
  expect(layersOf(20, 22).map(({ until }) => until)).toEqual([21, 22]);
});

test('a thin thing has a white disc behind it, and another one only a white edge', () => {
  /** How much of what is seen is white. */
  const whiteOf = (name: string): number => {
    const [{ picture }] = sticker(drawnThing(name, 120, '#ff5a36'), area, { after: undefined, until: 1 }, frame)
      .layers as [{ picture: Canvas }];
    const { data } = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height);
    let [white, seen] = [0, 0];
    for (let k = 0; k < data.length; k += 4) {
      if (data[k + 3]! < 250) continue;
      seen++;
      if (Math.min(data[k]!, data[k + 1]!, data[k + 2]!) > 250) white++;
    }
    return white / seen;
  };
  expect(whiteOf('bicycle')).toBeGreaterThan(0.5);
  expect(whiteOf('jacket')).toBeLessThan(0.4);
});
