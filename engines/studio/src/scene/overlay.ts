// Overlays on a shot: layers that appear one after the other, fading in while they rise to their places.
import type { Canvas } from '@napi-rs/canvas';
import { clamp } from '../paint/curve.ts';
import type { FrameBuffers } from '../render/frame-buffers.ts';
import type { Picture } from '../render/planes.ts';
import { createStrip, type Strip } from '../render/strip.ts';
import type { Gender } from '../stock/faces.ts';

/**
 * The frame under an overlay, in pixels. `accent`: the colour of marks, `#rrggbb`. `isPale`: white letters need a ground of their own.
 * `unstressed`: words without a meaning of their own, as of `unstressedWordsOf`. `faces`: of the people of whom words speak.
 */
export interface Frame {
  width: number;
  height: number;
  accent: string;
  isPale?: boolean;
  unstressed?: ReadonlySet<string>;
  faces?: (gender: Gender | undefined, count: number) => readonly Canvas[];
}

/** A band over the frame's whole width. */
export interface Overlay {
  /** First row of the band. */
  top: number;
  layers: readonly OverlayLayer[];
  /** An even row of the frame: from it on, nothing else is seen. Undefined: the overlay hides no whole rows. */
  hides?: number | undefined;
}

export interface OverlayLayer {
  /** Drawn from the band's first row, or `down` rows lower, and from the frame's first column, or the column `left`. */
  picture: Canvas;
  down?: number;
  /** Even, as is the width of the picture. */
  left?: number;
  /** Frames before it starts to appear; undefined: visible from the first frame. */
  after?: number | undefined;
  /** Frames before it disappears; undefined: never. */
  until?: number;
  /** Duration of its entrance in frames. Default: 8. */
  entrance?: number;
}

const ENTRANCE_FRAMES = 8;
/** The rise of a layer while it enters, as a share of the frame's width. */
const RISE = 0.04;

/** Fast at first. */
const easeOut = (part: number): number => 1 - (1 - clamp(part)) ** 3;

export const createOverlay = (buffers: FrameBuffers, { top, layers }: Overlay) => {
  // A picture that is seen again, such as one that moves to and fro, needs one strip.
  const made = new Map<Canvas, Map<number, Strip>>();
  const stripAt = (row: number, left: number, picture: Canvas): Strip => {
    const known = made.get(picture) ?? new Map<number, Strip>();
    made.set(picture, known);
    const strip = known.get(row) ?? stripOf(buffers, row, left, picture);
    known.set(row, strip);
    return strip;
  };
  const strips = layers.map(({ picture, down = 0, left = 0, after, until = Number.POSITIVE_INFINITY, entrance }) => ({
    strip: stripAt((top + down) & ~1, left, picture),
    after,
    until,
    frames: (entrance ?? ENTRANCE_FRAMES) + 1,
  }));
  const rise = RISE * buffers.width;
  return {
    /** Restores the still under the overlay, before frame `i`. */
    clear: (frame: Picture, i: number): void => {
      for (const { strip, after = 0, until } of strips) if (i > after && i <= until) strip.clear(frame);
    },
    lay: (frame: Picture, i: number): void => {
      for (const { strip, after, until, frames } of strips) {
        if (i >= until) continue;
        const part = after === undefined ? 1 : easeOut((i - after + 1) / frames);
        if (part === 1) strip.blend(frame);
        else if (part > 0) strip.fade(frame, part, Math.round(((1 - part) * rise) / 2) * 2);
      }
    },
  };
};

/** A strip of only the layer's non-empty rows, and the rows below that it crosses while rising. */
const stripOf = (buffers: FrameBuffers, top: number, left: number, picture: Canvas): Strip => {
  const { width } = picture;
  const height = picture.height + (picture.height & 1);
  const { data } = picture.getContext('2d').getImageData(0, 0, width, height);
  const inked = new Uint32Array(data.buffer, data.byteOffset, width * height);
  let [from, to] = [0, inked.length - 1];
  while (from < to && inked[from] === 0) from++;
  while (to > from && inked[to] === 0) to--;
  const first = Math.floor(from / width) & ~1;
  const rows = (Math.floor(to / width) + 2 - first) & ~1;
  const strip = createStrip(buffers, top + first, Math.max(8, rows) + RISE * buffers.width);
  strip.draw(data.subarray(first * width * 4, (first + rows) * width * 4), { x: left, y: 0, width, height: rows });
  return strip;
};
