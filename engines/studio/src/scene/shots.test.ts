// How shots follow one another in one video.
import { expect, test } from 'vitest';
import { createFrameBuffers } from '../render/frame-buffers.ts';
import { FRAME_MS, picturesOfShots, SHOT, type Shot } from './shots.ts';
import type { TransitionKind } from './transition.ts';

const { width, height } = SHOT;
const WORDS = 220;

/** A shot of one grey with a row of words. */
const shotOf = (index: number, transition: TransitionKind): Shot => ({
  startMs: index * 20 * FRAME_MS,
  endMs: (index + 1) * 20 * FRAME_MS,
  transition,
  speaks: false,
  open: async () => {
    const buffers = await createFrameBuffers(
      width,
      height,
      new Uint8ClampedArray(width * height * 4).fill(40 + 60 * index),
    );
    const bytes = () => buffers.bytesOf(buffers.frame);
    return {
      buffers,
      draw: () => void bytes().set(buffers.bytesOf(buffers.base)),
      lay: () => void bytes().fill(WORDS, width * 100, width * 101),
    };
  },
});

/** The luma on the left and on the right of the row of words, in a frame of the second shot. */
const wordsIn = async (transition: TransitionKind, frame: number): Promise<number[]> => {
  const pictures = picturesOfShots([shotOf(0, 'cut'), shotOf(1, transition)], 'composite', '#d2603f');
  let shown = new Uint8Array();
  for (let at = 0; at <= 20 + frame; at++) shown = (await pictures.draw(at)) as Uint8Array<ArrayBuffer>;
  return [width * 100 + 4, width * 101 - 4].map((at) => shown[at]!);
};

test('the band of a push goes over the words of its shot, and a dissolve shows them at once', async () => {
  const [left, right] = await wordsIn('push', 5);
  expect(left).toBeLessThan(WORDS - 50);
  expect(right).toBe(WORDS);
  expect(await wordsIn('push', 10)).toEqual([WORDS, WORDS]);
  expect(await wordsIn('dissolve', 1)).toEqual([WORDS, WORDS]);
});
