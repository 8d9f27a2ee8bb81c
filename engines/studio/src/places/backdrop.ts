// What stands behind a person: a picture of the frame's size, how deep it is, and the light that it throws.
import type { Canvas } from '@napi-rs/canvas';
import type { Rgb } from '../paint/colour.ts';
import type { CoarseField, Falling } from '../puppet.ts';

/** A part of a place that a moving camera shifts by its own amount; stretched over the frame, cut where its shape differs. */
export interface Layer {
  /** Its alpha is what can be seen of the layer; the farthest is opaque. It goes on behind what stands before it. */
  readonly picture: Canvas;
  /**
   * How near it is, on a grid: 0 infinitely far, 1 where a presenter stands, in proportion to one over its distance. When the
   * camera moves aside by `d` pixels at 1, a pixel moves by `d` × nearness. It changes slowly.
   */
  readonly nearness: { readonly columns: number; readonly rows: number; readonly values: Float32Array };
}

export interface Backdrop {
  readonly picture: Canvas;
  /** The same from the farthest to the nearest, painted when first asked for. Missing: the picture is flat. */
  readonly layers?: () => readonly Layer[];
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
