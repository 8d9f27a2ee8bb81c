// What a place is built with: the world under construction, its plan, its chance, its colours, and the plainest shapes.
import type { Chance } from '../../paint/chance.ts';
import type { Rgb } from '../../paint/colour.ts';
import type { PlacePlan } from '../plan.ts';
import type { Light, Material, Panel, Texture, Vec, World } from '../world/world.ts';
import { linear } from '../world/world.ts';
import type { Daylight } from './daylight.ts';

export interface Build {
  readonly world: World;
  readonly plan: PlacePlan;
  readonly random: Chance;
  readonly day: Daylight;
  /** Of walls, and of what stands out from them; sRGB. */
  readonly wall: Rgb;
  readonly accent: Rgb;
  /** Lamps are lit. */
  readonly lit: boolean;
  /** Textures that several things wear, by name. */
  readonly textures: Map<string, Texture>;
}

/** A texture drawn the first time it is asked for. */
export const shared = ({ textures }: Build, name: string, draw: () => Texture): Texture => {
  const known = textures.get(name) ?? draw();
  textures.set(name, known);
  return known;
};

export const paint = (colour: Rgb, more: Omit<Material, 'colour'> = {}): Material => ({
  colour: linear(colour),
  ...more,
});

/** A texture in its own colours, repeated after so many metres across and down, or stretched once. */
export const clad = (texture: Texture, every?: readonly [number, number], more: Partial<Material> = {}): Material => ({
  colour: [1, 1, 1],
  texture,
  ...(every && { every }),
  ...more,
});

export const panel = ({ world }: Build, corner: Vec, across: Vec, down: Vec, material: Material): Panel => {
  const surface: Panel = { kind: 'panel', corner, across, down, material };
  world.surfaces.push(surface);
  return surface;
};

/** An upright rectangle that faces the camera, by the middle of its foot. */
export const card = (
  build: Build,
  x: number,
  y: number,
  z: number,
  wide: number,
  tall: number,
  material: Material,
): void => {
  panel(build, [x - wide / 2, y + tall, z], [wide, 0, 0], [0, -tall, 0], material);
};

/** A level rectangle, by its left edge, height and nearer edge. */
export const level = (
  build: Build,
  left: number,
  y: number,
  near: number,
  wide: number,
  deep: number,
  material: Material,
): void => {
  panel(build, [left, y, near], [wide, 0, 0], [0, 0, deep], material);
};

/** A block by the middle of its foot; it throws a shadow. `front` is the side towards the camera, where it differs. */
export const block = (
  build: Build,
  [x, y, z]: Vec,
  [wide, tall, deep]: Vec,
  material: Material,
  front: Material = material,
): void => {
  const [left, right, near, far, top] = [x - wide / 2, x + wide / 2, z - deep / 2, z + deep / 2, y + tall];
  panel(build, [left, top, near], [wide, 0, 0], [0, -tall, 0], front);
  if (right < 0) panel(build, [right, top, near], [0, 0, deep], [0, -tall, 0], material);
  if (left > 0) panel(build, [left, top, near], [0, 0, deep], [0, -tall, 0], material);
  if (top < build.world.camera.height) panel(build, [left, top, near], [wide, 0, 0], [0, 0, deep], material);
  else panel(build, [left, y, near], [wide, 0, 0], [0, 0, deep], material);
  build.world.blocks.push([
    [left, y, near],
    [right, top, far],
  ]);
};

export const ball = ({ world }: Build, centre: Vec, radii: Vec | number, material: Material, shadow = true): void => {
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
  { world }: Build,
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

/** Adds a lamp's light without a thing that shows it. */
export const glow = ({ world }: Build, at: Vec, colour: Light, strength: number): void => {
  world.lamps.push({ at, light: [colour[0] * strength, colour[1] * strength, colour[2] * strength] });
};
