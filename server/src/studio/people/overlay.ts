// What lies over every pose, folded into one sum a pixel: hair before the face, light from the place, the frame's darker foot.
import type { Canvas } from '@napi-rs/canvas';
import type { Box } from '../puppet.ts';
import { graded } from './grade.ts';

/** Layers of the frame's size, from below to above. */
export interface Over {
  /** Drawn over the face. */
  readonly front: Canvas;
  /** Screened: light that the place throws round the figure's edge. */
  readonly wrap: Canvas;
  /** Drawn last. */
  readonly foot: Canvas;
  /** The figure as one shape, and what the place's light leaves of its red, green and blue. */
  readonly silhouette: Canvas;
  readonly cast: readonly [number, number, number];
}

/** Strength of the light round the edge. */
const wrapShare = 0.55;

/** How much of a place's colour falls on the figure: more, and a person has another skin in every place. */
const castShare = 0.35;

/** Lays the overlay of one box over RGBA and grades it, in place. */
export type Finish = (data: Uint8ClampedArray) => Uint8ClampedArray;

/**
 * All of it is affine in what it covers, so that for every channel they come down to one factor and one
 * summand, worked out once for a box.
 */
export const finisher = ({ front, wrap, foot, silhouette, cast }: Over, box: Box): Finish => {
  const { x, y, width, height } = box;
  const read = (layer: Canvas) => layer.getContext('2d').getImageData(x, y, width, height).data;
  const [hair, light, dark, shape] = [read(front), read(wrap), read(foot), read(silhouette)];
  const factor = new Uint16Array(width * height * 3);
  const summand = new Float32Array(width * height * 3);
  for (let i = 0, at = 0; i < hair.length; i += 4)
    for (let channel = 0; channel < 3; channel++, at++) {
      const hidden = hair[i + 3]! / 255;
      const lit = (light[i + channel]! / 255) * (light[i + 3]! / 255) * wrapShare;
      const dim = dark[i + 3]! / 255;
      const tone = 1 + (shape[i + 3]! / 255) * (cast[channel]! - 1) * castShare;
      factor[at] = Math.round((1 - hidden) * (1 - lit) * (1 - dim) * tone * 256);
      summand[at] = (hair[i + channel]! * hidden * tone * (1 - lit) + 255 * lit) * (1 - dim) + dark[i + channel]! * dim;
    }
  return (data) => graded(data, box, factor, summand);
};
