// Rain and snow: they fall behind a presenter, and any frame can be drawn without those before it.
import { expect, test } from 'vitest';
import type { CoarseField, Precipitation } from '../puppet.ts';
import { openStage } from './stage.ts';
import { weatherOver } from './weather.ts';

const [width, height] = [160, 288];

/** A grey place, and somebody in the middle third of it. */
const seen: CoarseField = {
  coarse: 4,
  width: width / 4,
  height: height / 4,
  values: Uint8Array.from({ length: (width * height) / 16 }, (_, i) => {
    const column = (i % (width / 4)) * 4;
    return column > width / 3 && column < (2 * width) / 3 ? 0 : 255;
  }),
};

const grey = async () => openStage(width, height, new Uint8ClampedArray(width * height * 4).fill(90));

const lumaAt = async (what: Precipitation['kind'], times: readonly number[]) => {
  const stage = await grey();
  const frame = stage.addPicture();
  const weather = weatherOver(stage, { kind: what, visibility: seen });
  for (const ms of times) {
    weather.clear(frame);
    weather.draw(frame, ms);
  }
  const shown = stage.bytesOf(frame).slice(0, width * height);
  weather.clear(frame);
  return { shown, cleared: stage.bytesOf(frame), ground: stage.bytesOf(stage.base) };
};

test.each(['rain', 'snow'] as const)(
  '%s falls on both sides of who stands before it, and not over them',
  async (what) => {
    const { shown, ground } = await lumaAt(what, [4000]);
    const touched = [...shown.keys()].filter((at) => shown[at] !== ground[at]).map((at) => at % width);
    expect(touched.filter((x) => x < width / 3).length).toBeGreaterThan(20);
    expect(touched.filter((x) => x > (2 * width) / 3).length).toBeGreaterThan(20);
    expect(touched.filter((x) => x > width * 0.4 && x < width * 0.6)).toEqual([]);
  },
);

test.each(['rain', 'snow'] as const)('outside a window %s is seen in its panes alone', async (what) => {
  const stage = await grey();
  const pane: CoarseField = {
    ...seen,
    values: seen.values.map((_, i) => (i % seen.width < 10 && i / seen.width > 10 && i / seen.width < 40 ? 255 : 0)),
  };
  const weather = weatherOver(stage, { kind: what, visibility: pane, outside: true });
  const ground = stage.bytesOf(stage.base);
  const luma = stage.bytesOf(stage.frame);
  const touched = new Set<number>();
  for (let ms = 0; ms < 4000; ms += 40) {
    weather.clear(stage.frame);
    weather.draw(stage.frame, ms);
    for (let at = 0; at < width * height; at++) {
      if (luma[at] !== ground[at]) touched.add(at);
    }
  }
  expect(touched.size).toBeGreaterThan(200);
  const reach = 0.04 * height;
  for (const at of touched) {
    expect(at % width).toBeLessThan(40 + 8);
    expect(Math.floor(at / width)).toBeGreaterThan(40 - reach);
    expect(Math.floor(at / width)).toBeLessThan(160 + reach);
  }
});

test.each(['rain', 'snow'] as const)(
  '%s is elsewhere in the next frame, the same in a frame drawn alone, and goes again',
  async (what) => {
    const { shown, cleared, ground } = await lumaAt(what, [0, 40, 80, 4000]);
    const alone = await lumaAt(what, [4000]);
    const next = await lumaAt(what, [4040]);
    expect(Buffer.from(shown).equals(Buffer.from(alone.shown))).toBe(true);
    expect(Buffer.from(shown).equals(Buffer.from(next.shown))).toBe(false);
    expect(Buffer.from(cleared).equals(Buffer.from(ground))).toBe(true);
  },
);
