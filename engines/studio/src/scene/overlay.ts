// What is laid over a shot: pictures that come in one after the other, each fading in while it rises to its place.
import type { Canvas } from '@napi-rs/canvas';
import { smooth } from '../paint/curve.ts';
import type { Picture } from '../render/planes.ts';
import type { Stage } from '../render/stage.ts';
import { createStrip } from '../render/strip.ts';

/** A band of the frame's width. */
export interface Overlay {
  /** First row of the band. */
  top: number;
  layers: readonly OverlayLayer[];
}

export interface OverlayLayer {
  /** Of the frame's width; drawn from the band's first row on, or this many rows lower. */
  picture: Canvas;
  down?: number;
  /** Frames before it starts to come in; undefined where it is there from the first frame on. */
  after?: number;
}

/** Frames over which a layer comes in, and how far it rises, in parts of the frame's width. */
const ENTRANCE_FRAMES = 11;
const RISE = 0.035;

export const layOver = (stage: Stage, { top, layers }: Overlay) => {
  const strips = layers.map(({ picture, down = 0, after }) => ({
    strip: stripOf(stage, (top + down) & ~1, picture),
    after,
  }));
  const rise = RISE * stage.width;
  return {
    /** Frame from which on it stands still. */
    settled: Math.max(...layers.map(({ after }) => (after === undefined ? 0 : after + ENTRANCE_FRAMES))),
    /** Puts the still back where it lay. */
    clear: (frame: Picture): void => {
      for (const { strip } of strips) strip.clear(frame);
    },
    lay: (frame: Picture, i: number): void => {
      for (const { strip, after } of strips) {
        const part = after === undefined ? 1 : smooth(0, 1, (i - after + 1) / (ENTRANCE_FRAMES + 1));
        if (part === 1) strip.lay(frame);
        else if (part > 0) strip.fade(frame, part, Math.round(((1 - part) * rise) / 2) * 2);
      }
    },
  };
};

/** Only the rows that a layer has something on, and below them what it passes on its way up. */
const stripOf = (stage: Stage, top: number, picture: Canvas) => {
  const { width, height } = picture;
  const { data } = picture.getContext('2d').getImageData(0, 0, width, height);
  const inked = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const first =
    Math.floor(
      Math.max(
        0,
        inked.findIndex((pixel) => pixel !== 0),
      ) / width,
    ) & ~1;
  const last = Math.floor(inked.findLastIndex((pixel) => pixel !== 0) / width);
  const strip = createStrip(stage, top + first, Math.max(8, last + 1 - first) + RISE * stage.width);
  const rgba = new Uint8ClampedArray(width * strip.height * 4);
  rgba.set(data.subarray(first * width * 4, (last + 1) * width * 4));
  strip.draw(rgba);
  return strip;
};
