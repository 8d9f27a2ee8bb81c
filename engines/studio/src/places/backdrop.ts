// The backdrop behind a person: a picture of the frame's size, its depth layers, and its light on the person.
import type { Canvas } from '@napi-rs/canvas';
import type { CoarseField, Precipitation } from '../face-animation.ts';
import type { Rgb } from '../paint/colour.ts';

/** A depth layer of a place, which a moving camera shifts by parallax; scaled to cover the frame. */
export interface Layer {
  /** Alpha is the layer's visible part; the farthest layer is opaque. Layers continue behind nearer ones. */
  readonly picture: Canvas;
  /**
   * Inverse distance on a coarse grid: 0 infinitely far, 1 at the presenter's distance. When a sideways camera move shifts the
   * presenter by `d` pixels, it shifts a pixel of the layer by `d` × nearness.
   */
  readonly nearness: { readonly columns: number; readonly rows: number; readonly values: Float32Array };
}

export interface Backdrop {
  readonly picture: Canvas;
  /** The same place as layers from far to near, painted on first use. Missing: the picture is flat. */
  readonly layers?: () => readonly Layer[];
  /** Rain or snow; seen from a room, only in the windows. */
  readonly precipitation?: Precipitation;
  /** Share of leaves that sway in the wind, over the frame. */
  readonly leaves?: CoarseField;
  /** Colour of the rim light on a person. */
  readonly rim: Rgb;
  /** Factors of the place's light on a person's colours, 0 to 1. */
  readonly cast?: readonly [red: number, green: number, blue: number];
  /** A plain backdrop: the bottom of the frame is not darkened. */
  readonly clean?: true;
}
