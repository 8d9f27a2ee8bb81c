// A place as things in space, in metres and linear light: surfaces, shadow blocks, lights, sky and camera.
import { type Light, linearValues } from './light.ts';
import type { Sky } from './sky.ts';
import type { Vec } from './vector.ts';

/** A texture: linear red, green, blue and alpha, row by row from its top. */
export interface Texture {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export interface Material {
  /** Reflectance. */
  readonly colour: Light;
  /** Multiplied with the colour; alpha below a half is a hole. */
  readonly texture?: Texture;
  /** Size of a texture tile in metres, across and down; without it the texture is stretched over the surface. */
  readonly repeat?: readonly [number, number];
  /** Emitted light, as a factor on the colour. */
  readonly emission?: number;
  /** 0 matt to 1 mirror; only level surfaces reflect. */
  readonly gloss?: number;
  /** Light shines through: leaves, lampshades, curtains. */
  readonly translucent?: boolean;
  /** Sways in the wind: leaves. */
  readonly swaysInWind?: boolean;
}

/** A parallelogram with a corner and two edges; `down` starts at the texture's top. */
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

/** An upright cylinder or truncated cone without end faces. */
export interface Post {
  readonly kind: 'post';
  /** Centre of the base. */
  readonly foot: Vec;
  readonly height: number;
  readonly radius: number;
  readonly topRadius: number;
  readonly material: Material;
}

export type Surface = Panel | Ball | Post;

/** An axis-aligned block that casts shadows, by its low and high corners. */
export type Block = readonly [low: Vec, high: Vec];

/** A rectangular light: window, softbox, screen. */
export interface AreaLight {
  readonly middle: Vec;
  /** Unit vector into the room. */
  readonly facing: Vec;
  readonly area: number;
  readonly light: Light;
}

export interface PointLight {
  readonly at: Vec;
  /** Light on a facing surface one metre away. */
  readonly light: Light;
}

export interface Sun {
  /** Unit vector towards the sun. */
  readonly towards: Vec;
  readonly light: Light;
  /** Openings that let it in; undefined: only blocks obstruct it. */
  readonly through?: readonly Panel[];
}

export interface World {
  readonly surfaces: Surface[];
  readonly blocks: Block[];
  readonly areaLights: AreaLight[];
  readonly pointLights: PointLight[];
  sun: Sun | undefined;
  /** Ambient light from above, and reflected from below. */
  ambient: { above: Light; below: Light };
  sky: Sky;
  /** Share of sunlight blocked by foliage overhead, 0 to 1. */
  canopy: number;
  /** Aerial perspective: after `halvingDistance` metres half of a colour is replaced by the haze. */
  haze: { light: Light; halvingDistance: number };
  /** Exposure factor of the place; 1 is the time of day's own. */
  exposure: number;
  /** Positions of a room's walls, which keep the weather out; undefined outdoors. */
  room?: { left: number; right: number; back: number };
  /**
   * Height of the camera in metres; the frame's half height over distance, 0.5 for a portrait lens, 0.7 wide; and the lens's
   * shift, the distance of the vanishing point from the frame's middle to the right, as a share of the frame's width.
   */
  camera: { height: number; reach: number; shift: number };
}

/** Converts sRGB RGBA to a texture. */
export const textureOf = (rgba: Uint8ClampedArray, width: number, height: number): Texture => {
  const data = new Float32Array(rgba.length);
  for (let i = 0; i < rgba.length; i += 4) {
    data[i] = linearValues[rgba[i]!]!;
    data[i + 1] = linearValues[rgba[i + 1]!]!;
    data[i + 2] = linearValues[rgba[i + 2]!]!;
    data[i + 3] = rgba[i + 3]! / 255;
  }
  return { width, height, data };
};
