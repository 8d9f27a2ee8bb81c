// What stands behind a person: a picture of the frame's size, and the light that it throws.
import type { Canvas } from '@napi-rs/canvas';
import type { Rgb } from '../paint/colour.ts';

export interface Backdrop {
  readonly picture: Canvas;
  /** Colour of the light that falls on a person's edge from behind. */
  readonly rim: Rgb;
  /** A clean ground: the picture's foot is not darkened. */
  readonly clean?: true;
}
