// The panel of a list.
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { seenPart } from './backgrounds.ts';
import { listPanel } from './list-panel.ts';

const frame = { width: 720, height: 1280, accent: '#ff5a36' };
const ground = createCanvas(720, 1280);
const items = ['We clean the chain', 'Tune the gears', 'Check every bolt'].map((text, k) => ({
  text,
  after: 30 * k,
  thing: undefined,
}));

test('each thing is pale until it is spoken and is ticked then, one below the other', () => {
  const { top, layers } = listPanel(items, ground, frame)!;
  const things = layers.slice(1);
  expect(things).toHaveLength(11);
  expect([3, 7].map((k) => [things[k]!.after, things[k]!.until])).toEqual([
    [undefined, 30],
    [undefined, 60],
  ]);
  const texts = [1, 5, 9].map((k) => things[k]!);
  expect(texts.map(({ after }) => after)).toEqual([undefined, 30, 60]);
  const rows = texts.map(({ picture, down = 0 }) => {
    const { y, height } = seenPart(picture, 128);
    return { from: top + down + y, to: top + down + y + height };
  });
  for (const [k, { from }] of rows.entries()) expect(from).toBeGreaterThan(rows[k - 1]?.to ?? 0.5 * frame.height);
  expect(rows.at(-1)!.to).toBeLessThan(0.88 * frame.height);
  for (const k of [2, 6, 10]) expect(things[k]!.after).toBeGreaterThan(things[k - 1]!.after ?? 0);
});

test('items have pictures instead of ticks if all of them have one', () => {
  const thing = createCanvas(40, 40);
  thing.getContext('2d').fillRect(0, 0, 40, 40);
  expect(listPanel([items[0]!, { ...items[1]!, thing }, items[2]!], ground, frame)!.layers.slice(1)).toHaveLength(11);
  const all = items.map((item) => ({ ...item, thing }));
  const { layers } = listPanel(all, ground, frame)!;
  expect(layers.slice(1)).toHaveLength(8);
  const text = layers[4]!;
  const picture = layers[5]!;
  expect(picture.after).toBe(30);
  const [seen, words] = [seenPart(picture.picture, 128), seenPart(text.picture, 128)];
  expect(seen.x + seen.width).toBeLessThan(words.x);
  expect(seen.width).toBeGreaterThan(40);
});
