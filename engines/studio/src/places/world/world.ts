// A place as things in space: metres, x to the right, y up from the floor, z away from the camera. Light is linear.
import type { Rgb } from '../../paint/colour.ts';

export type Vec = readonly [x: number, y: number, z: number];

/** Red, green, blue of light or of a surface's share of it: linear, 1 is a sheet of white paper in a well-lit room. */
export type Light = readonly [red: number, green: number, blue: number];

/** A small picture laid on a surface: linear red, green, blue and cover, row by row from its top. */
export interface Texture {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export interface Material {
  /** Share of the light that comes back. */
  readonly colour: Light;
  /** Multiplied with the colour; where its cover is under a half the surface is a hole. */
  readonly texture?: Texture;
  /** Metres after which the texture repeats, across and down; else it is stretched over the surface once. */
  readonly every?: readonly [number, number];
  /** Light given off: the colour times this. */
  readonly emits?: number;
  /** 0 dull, 1 a mirror; only what lies level mirrors. */
  readonly gloss?: number;
  /** Light comes through: leaves, lampshades, curtains. */
  readonly sheer?: boolean;
  /** A breath of air moves it: leaves. */
  readonly stirs?: boolean;
}

/** A parallelogram with a corner and two edges. A texture's top is where `down` begins. */
export interface Panel {
  readonly kind: 'panel';
  readonly corner: Vec;
  readonly across: Vec;
  readonly down: Vec;
  readonly material: Material;
}

export interface Ball {
  readonly kind: 'ball';
  readonly centre: Vec;
  readonly radii: Vec;
  readonly material: Material;
}

/** An upright cylinder or cone without lids. */
export interface Post {
  readonly kind: 'post';
  /** Middle of its foot. */
  readonly foot: Vec;
  readonly height: number;
  readonly radius: number;
  readonly topRadius: number;
  readonly material: Material;
}

export type Surface = Panel | Ball | Post;

/** What throws shadows: an upright block, from its low to its high corner. */
export type Block = readonly [low: Vec, high: Vec];

/** A rectangle that shines: a window, a softbox, a screen. */
export interface Pane {
  readonly middle: Vec;
  /** Into the room, of length 1. */
  readonly facing: Vec;
  readonly area: number;
  readonly light: Light;
}

export interface Lamp {
  readonly at: Vec;
  /** Light on a surface one metre away that faces it. */
  readonly light: Light;
}

export interface Sun {
  /** Towards the sun, of length 1. */
  readonly towards: Vec;
  readonly light: Light;
  /** Holes that let it in, as rectangles in space; undefined: nothing is in its way but blocks. */
  readonly through?: readonly Panel[];
}

/** The light from every direction. */
export interface Sky {
  readonly zenith: Light;
  readonly horizon: Light;
  /** Round the sun. */
  readonly glow: Light;
  /** Towards the sun, of length 1. */
  readonly towards: Vec;
  /** How much of it clouds cover, 0 to 1; undefined: there are none. */
  readonly cover: number | undefined;
}

export interface World {
  readonly surfaces: Surface[];
  readonly blocks: Block[];
  readonly panes: Pane[];
  readonly lamps: Lamp[];
  sun: Sun | undefined;
  /** Light from all sides: from above, and thrown back from below. */
  ambient: { above: Light; below: Light };
  sky: Sky;
  /** Share of the sun that leaves overhead hold back, 0 to 1, in spots. */
  canopy: number;
  /** Air that thins colours out: half of them are gone after this many metres. */
  haze: { light: Light; half: number };
  /** Brightness that suits the place: 1 as the hour has it, less for the dim. */
  mood: number;
  /** The walls of a room that keep the weather out, as distances to either side and ahead; undefined in the open. */
  room?: { left: number; right: number; back: number };
  /** Height of the camera, and the frame's half height over the distance: 0.5 is a portrait lens, 0.7 wide. */
  camera: { height: number; reach: number };
}

const toLinear = Float32Array.from({ length: 256 }, (_, value) => {
  const v = value / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});

/** An sRGB colour as light. */
export const linear = ([red, green, blue]: Rgb): Light => [
  toLinear[Math.max(0, Math.min(255, Math.round(red)))]!,
  toLinear[Math.max(0, Math.min(255, Math.round(green)))]!,
  toLinear[Math.max(0, Math.min(255, Math.round(blue)))]!,
];

export const times = (light: Light, by: number): Light => [light[0] * by, light[1] * by, light[2] * by];

export const sumOf = (a: Light, b: Light): Light => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

export const filtered = (a: Light, b: Light): Light => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];

export const brightness = ([red, green, blue]: Light): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

export const unit = ([x, y, z]: Vec): Vec => {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
};

export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** RGBA of a canvas as a texture. */
export const textureOf = (rgba: Uint8ClampedArray, width: number, height: number): Texture => {
  const data = new Float32Array(rgba.length);
  for (let i = 0; i < rgba.length; i += 4) {
    data[i] = toLinear[rgba[i]!]!;
    data[i + 1] = toLinear[rgba[i + 1]!]!;
    data[i + 2] = toLinear[rgba[i + 2]!]!;
    data[i + 3] = rgba[i + 3]! / 255;
  }
  return { width, height, data };
};
