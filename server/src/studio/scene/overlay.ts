// What is laid over a shot: pictures that come in one after the other, each fading in while it rises to its place.
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { smooth } from '../paint/curve.ts';
import type { Picture } from '../render/planes.ts';
import type { Stage } from '../render/stage.ts';
import { createStrip } from '../render/strip.ts';

/** A band of the frame's width. */
export interface Overlay {
  /** First row and height of the band. */
  top: number;
  tall: number;
  layers: readonly OverlayLayer[];
}

export interface OverlayLayer {
  /** Of the band's size. */
  picture: Canvas;
  /** Frames before it starts to come in; undefined where it is there from the first frame on. */
  after?: number;
}

/** Frames over which a layer comes in, and how far it rises, in parts of the frame's width. */
const ENTRANCE_FRAMES = 11;
const RISE = 0.035;

export const layOver = (stage: Stage, { top, tall, layers }: Overlay) => {
  const strip = createStrip(stage, top, tall);
  const canvas = createCanvas(stage.width, strip.height);
  const pen = canvas.getContext('2d');
  const settled = Math.max(...layers.map(({ after }) => (after === undefined ? 0 : after + ENTRANCE_FRAMES)));
  let drawn = -1;
  return {
    /** Frame from which on it stands still. */
    settled,
    /** Puts the still back where it lay. */
    clear: strip.clear,
    lay: (frame: Picture, i: number): void => {
      const now = Math.min(i, settled);
      if (now !== drawn) {
        drawn = now;
        pen.clearRect(0, 0, canvas.width, canvas.height);
        for (const { picture, after } of layers) {
          const part = after === undefined ? 1 : smooth(0, 1, (now - after + 1) / (ENTRANCE_FRAMES + 1));
          pen.globalAlpha = part;
          pen.drawImage(picture, 0, (1 - part) * RISE * stage.width);
        }
        strip.draw(pen.getImageData(0, 0, canvas.width, canvas.height).data);
      }
      strip.lay(frame);
    },
  };
};
