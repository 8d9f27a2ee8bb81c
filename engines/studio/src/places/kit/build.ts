// The world under construction with its plan, random numbers and colours, and the basic shapes and materials.
import type { Rgb } from '../../paint/colour.ts';
import type { Random } from '../../paint/random.ts';
import type { PlacePlan } from '../plan.ts';
import { type Light, toLinearLight } from '../world/light.ts';
import type { Vec } from '../world/vector.ts';
import type { Material, Panel, Texture, World } from '../world/world.ts';
import type { Daylight } from './daylight.ts';

export interface SceneBuild {
  readonly world: World;
  readonly plan: PlacePlan;
  /** Replaced by `interior` where the things of a room's other side begin. */
  random: Random;
  readonly day: Daylight;
  /** Colours of walls and accents, sRGB. */
  readonly wall: Rgb;
  readonly accent: Rgb;
  /** Whether lamps are on. */
  readonly lampsOn: boolean;
  /** Textures shared by several things, by name. */
  readonly textures: Map<string, Texture>;
}

/** A shared texture, drawn on first use. */
export const cachedTexture = ({ textures }: SceneBuild, name: string, draw: () => Texture): Texture => {
  const known = textures.get(name) ?? draw();
  textures.set(name, known);
  return known;
};

export const paintedMaterial = (colour: Rgb, more: Omit<Material, 'colour'> = {}): Material => ({
  colour: toLinearLight(colour),
  ...more,
});

/** A material with a texture in its own colours, tiled every `repeat` metres across and down, or stretched. */
export const texturedMaterial = (
  texture: Texture,
  repeat?: readonly [number, number],
  more: Partial<Material> = {},
): Material => ({
  colour: [1, 1, 1],
  texture,
  ...(repeat && { repeat }),
  ...more,
});

export const panel = ({ world }: SceneBuild, corner: Vec, across: Vec, down: Vec, material: Material): Panel => {
  const surface: Panel = { kind: 'panel', corner, across, down, material };
  world.surfaces.push(surface);
  return surface;
};

/** Adds an upright rectangle facing the camera, by the middle of its lower edge. */
export const card = (
  build: SceneBuild,
  x: number,
  y: number,
  z: number,
  wide: number,
  tall: number,
  material: Material,
): void => {
  panel(build, [x - wide / 2, y + tall, z], [wide, 0, 0], [0, -tall, 0], material);
};

/** Adds a straight bar between two points, `thick` metres wide as the camera sees it. */
export const bar = (build: SceneBuild, from: Vec, to: Vec, thick: number, material: Material): void => {
  const along: Vec = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const length = Math.hypot(along[0], along[1]) || 1;
  const [ax, ay] = [(thick * Math.abs(along[1])) / length, (-thick * along[0] * Math.sign(along[1] || 1)) / length];
  panel(build, [from[0] - ax / 2, from[1] - ay / 2, from[2]], [ax, ay, 0], along, material);
};

/** Adds a level rectangle, by its left edge, height and near edge. */
export const level = (
  build: SceneBuild,
  left: number,
  y: number,
  near: number,
  wide: number,
  deep: number,
  material: Material,
): void => {
  panel(build, [left, y, near], [wide, 0, 0], [0, 0, deep], material);
};

/** Adds a block by the middle of its base. `front` is the material towards the camera, if different. */
export const block = (
  build: SceneBuild,
  [x, y, z]: Vec,
  [wide, tall, deep]: Vec,
  material: Material,
  front: Material = material,
  shadow = true,
): void => {
  const [left, right, near, far, top] = [x - wide / 2, x + wide / 2, z - deep / 2, z + deep / 2, y + tall];
  panel(build, [left, top, near], [wide, 0, 0], [0, -tall, 0], front);
  if (right < 0) panel(build, [right, top, near], [0, 0, deep], [0, -tall, 0], material);
  if (left > 0) panel(build, [left, top, near], [0, 0, deep], [0, -tall, 0], material);
  if (top < build.world.camera.height) panel(build, [left, top, near], [wide, 0, 0], [0, 0, deep], material);
  else panel(build, [left, y, near], [wide, 0, 0], [0, 0, deep], material);
  if (shadow)
    build.world.blocks.push([
      [left, y, near],
      [right, top, far],
    ]);
};

export const ball = (
  { world }: SceneBuild,
  centre: Vec,
  radii: Vec | number,
  material: Material,
  shadow = true,
): void => {
  const [rx, ry, rz] = typeof radii === 'number' ? [radii, radii, radii] : radii;
  world.surfaces.push({ kind: 'ball', centre, radii: [rx, ry, rz], material });
  const [x, y, z] = centre;
  if (shadow)
    world.blocks.push([
      [x - rx * 0.75, y - ry * 0.75, z - rz * 0.75],
      [x + rx * 0.75, y + ry * 0.75, z + rz * 0.75],
    ]);
};

export const post = (
  { world }: SceneBuild,
  foot: Vec,
  height: number,
  radius: number,
  material: Material,
  topRadius = radius,
  shadow = true,
): void => {
  world.surfaces.push({ kind: 'post', foot, height, radius, topRadius, material });
  const [x, y, z] = foot;
  const r = Math.max(radius, topRadius) * 0.8;
  if (shadow)
    world.blocks.push([
      [x - r, y, z - r],
      [x + r, y + height, z + r],
    ]);
};

/** Adds a point light without a visible lamp. */
export const addPointLight = ({ world }: SceneBuild, at: Vec, colour: Light, strength: number): void => {
  world.pointLights.push({ at, light: [colour[0] * strength, colour[1] * strength, colour[2] * strength] });
};
