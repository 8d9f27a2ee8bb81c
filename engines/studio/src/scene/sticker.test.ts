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
  sticker(thing, area, { after, frameCount }, frame).layers;

test('a sticker of the first words is seen from the first frame on, and another one pops up with its word', () => {
  expect(layersOf(undefined)[0]!.after).toBeUndefined();
  expect(layersOf(20)[0]!.after).toBe(20);
  const widths = layersOf(20).map(({ picture }) => seenPart(picture).width);
  expect(widths[0]!).toBeLessThan(0.7 * widths.at(-1)!);
});

test('one pose follows another without a gap to the end of the shot, inside its room', () => {
  for (const after of [undefined, 20]) {
    const layers = layersOf(after);
    for (const [k, { until }] of layers.slice(0, -1).entries()) expect(layers[k + 1]!.after).toBe(until);
    expect(layers.at(-1)!.until).toBeGreaterThanOrEqual(60);
    for (const { picture } of layers) {
      const { x, width } = seenPart(picture, 128);
      expect(x).toBeGreaterThan(area.x - 30);
      expect(x + width).toBeLessThan(area.x + area.width + 30);
    }
  }
});

test('a thin thing has a white disc behind it', () => {
  const at = (name: string): number[] => {
    const { picture } = sticker(drawnThing(name, 120, '#ff5a36'), area, { after: undefined, frameCount: 1 }, frame)
      .layers[0]! as { picture: Canvas };
    const { x, y, width } = seenPart(picture, 200);
    return [...picture.getContext('2d').getImageData(x + width / 2, y + 8, 1, 1).data];
  };
  expect(at('bicycle')).toEqual([255, 255, 255, 255]);
});
