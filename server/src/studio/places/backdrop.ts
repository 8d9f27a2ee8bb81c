// What stands behind a person: a picture of the frame's size, how deep it is, and the light that it throws.
import type { Canvas } from '@napi-rs/canvas';
import type { Rgb } from '../paint/colour.ts';
import type { CoarseField, Falling } from '../puppet.ts';

export interface Backdrop {
  readonly picture: Canvas;
  /**
   * How near each pixel of the picture is, row by row: 0 infinitely far, 255 where a presenter stands, about in
   * proportion to one over its distance. When the camera moves aside by `d` pixels at 255, a pixel moves by
   * `d` × nearness / 255, which is what makes far, middle and near part from each other. Smooth enough to be used as
   * the displacement of one warp over the flattened picture. Without it the picture is flat.
   */
  readonly nearness?: Uint8Array;
  /** What falls from its sky; seen from a room, in the windows alone. */
  readonly falling?: Falling;
  /** Leaves that a breath of air moves, and how much there is of them. */
  readonly leaves?: CoarseField;
  /** Colour of the light that falls on a person's edge from behind. */
  readonly rim: Rgb;
  /** What the place's light leaves of a person's colours: factors of 0 to 1. */
  readonly cast?: readonly [red: number, green: number, blue: number];
  /** A clean ground: the picture's foot is not darkened. */
  readonly clean?: true;
}
