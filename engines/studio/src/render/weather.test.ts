// Rain and snow: they fall behind a presenter, and a frame does not depend on earlier frames.
import { expect, test } from 'vitest';
import type { CoarseField, Precipitation } from '../face-animation.ts';
import { createFrameBuffers } from './frame-buffers.ts';
import { createWeather } from './weather.ts';

const [width, height] = [160, 288];

/** A grey place with a presenter in its middle third. */
const seen: CoarseField = {
  coarse: 4,
  width: width / 4,
  height: height / 4,
  values: Uint8Array.from({ length: (width * height) / 16 }, (_, i) => {
    const column = (i % (width / 4)) * 4;
    return column > width / 3 && column < (2 * width) / 3 ? 0 : 255;
  }),
};

const grey = async () => createFrameBuffers(width, height, new Uint8ClampedArray(width * height * 4).fill(90));

const lumaAt = async (what: Precipitation['kind'], times: readonly number[]) => {
  const buffers = await grey();
  const frame = buffers.addPicture();
  const weather = createWeather(buffers, { kind: what, visibility: seen });
  for (const ms of times) {
    weather.clear(frame);
    weather.draw(frame, ms);
  }
  const shown = buffers.bytesOf(frame).slice(0, width * height);
  weather.clear(frame);
  return { shown, cleared: buffers.bytesOf(frame), ground: buffers.bytesOf(buffers.base) };
};

test.each(['rain', 'snow'] as const)('%s falls on both sides of the presenter and not in front', async (what) => {
  const { shown, ground } = await lumaAt(what, [4000]);
  const touched = [...shown.keys()].filter((at) => shown[at] !== ground[at]).map((at) => at % width);
  expect(touched.filter((x) => x < width / 3).length).toBeGreaterThan(20);
  expect(touched.filter((x) => x > (2 * width) / 3).length).toBeGreaterThan(20);
  expect(touched.filter((x) => x > width * 0.4 && x < width * 0.6)).toEqual([]);
});

test.each(['rain', 'snow'] as const)('outdoor %s is visible only in window panes', async (what) => {
  const buffers = await grey();
  const pane: CoarseField = {
    ...seen,
    values: seen.values.map((_, i) => (i % seen.width < 10 && i / seen.width > 10 && i / seen.width < 40 ? 255 : 0)),
  };
  const weather = createWeather(buffers, { kind: what, visibility: pane, outside: true });
  const ground = buffers.bytesOf(buffers.base);
  const luma = buffers.bytesOf(buffers.frame);
  const touched = new Set<number>();
  for (let ms = 0; ms < 4000; ms += 40) {
    weather.clear(buffers.frame);
    weather.draw(buffers.frame, ms);
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
  '%s moves between frames, does not depend on earlier frames, and can be cleared',
  async (what) => {
    const { shown, cleared, ground } = await lumaAt(what, [0, 40, 80, 4000]);
    const alone = await lumaAt(what, [4000]);
    const next = await lumaAt(what, [4040]);
    expect(Buffer.from(shown).equals(Buffer.from(alone.shown))).toBe(true);
    expect(Buffer.from(shown).equals(Buffer.from(next.shown))).toBe(false);
    expect(Buffer.from(cleared).equals(Buffer.from(ground))).toBe(true);
  },
);
