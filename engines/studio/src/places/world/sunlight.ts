// The sun in a world: on every pixel, through windows and leaves, past what stands in its way.
import { hash, valueNoise } from './noise.ts';
import { open } from './obstacles.ts';
import type { View } from './view.ts';
import { cross, type Light, type Panel, type Sun, type Vec, type World } from './world.ts';

export interface Sunlight {
  light: Light;
  towards: Vec;
  /** What it comes through; undefined in the open. */
  slits: Float64Array[] | undefined;
  canopy: number;
  sides: Float64Array;
}

/** Undefined: the sun does not shine. @param sides of the world's blocks, as `sidesOf` has them */
export const sunlightIn = ({ sun, canopy }: World, sides: Float64Array): Sunlight | undefined => {
  if (sun === undefined) return undefined;
  const { light, towards } = sun;
  const slits = sun.through?.map((panel) => slitOf(panel, sun));
  return { light, towards, slits, canopy, sides };
};

/** The sun on a pixel, 0 to 1: through windows as patches with soft edges, in the open with shadows of blocks. */
export const sunOn = (
  { towards: way, slits, canopy, sides }: Sunlight,
  view: View,
  column: number,
  row: number,
  x: number,
  y: number,
  z: number,
): number => {
  const at = row * view.width + column;
  const n = at * 3;
  // Not taken apart by a pattern, which for every pixel costs more than the arithmetic.
  const sx = way[0];
  const sy = way[1];
  const sz = way[2];
  const facing = view.normal[n]! * sx + view.normal[n + 1]! * sy + view.normal[n + 2]! * sz;
  const towards = view.sheer[at] === 1 ? 0.35 + 0.5 * Math.abs(facing) : facing;
  if (towards <= 0) return 0;
  let through = 1;
  if (slits !== undefined) {
    through = 0;
    for (let i = 0; i < slits.length; i++) through = Math.max(through, beamAt(slits[i]!, x, y, z));
    if (through === 0) return 0;
  }
  RAY[0] = x + view.normal[n]! * 0.02;
  RAY[1] = y + view.normal[n + 1]! * 0.02;
  RAY[2] = z + view.normal[n + 2]! * 0.02;
  // The sun's disc blurs shadows: two rays with a jitter that the lens evens out.
  const jitter = (hash(column, row) - 0.5) * 0.03;
  let free = 0;
  for (let i = 0; i < 2; i++) {
    const aside = jitter + (i - 0.5) * 0.015;
    RAY[3] = (sx + aside) * 30;
    RAY[4] = (sy - aside) * 30;
    RAY[5] = (sz + aside) * 30;
    if (open(sides, RAY)) free += 0.5;
  }
  if (free === 0 || canopy === 0) return free * towards * through;
  // Where the way to the sun meets the leaves: small holes in large ones.
  const rise = (7 - y) / Math.max(0.2, sy);
  const lx = x + sx * rise;
  const lz = z + sz * rise;
  const leaf = 0.62 * valueNoise(lx * 1.1, lz * 0.8) + 0.38 * valueNoise(lx * 4.3 + 50, lz * 2.9);
  const gap = Math.max(0, Math.min(1, (leaf - 0.75 * canopy) / 0.14));
  return free * towards * through * (1 - canopy * (1 - gap));
};

/** A point and the way from it to the sun, as `open` takes them. */
const RAY = new Float64Array(6);

/** An opening that lets the sun in: its corner, edges across and down, normal and the way to the sun, three numbers each. */
const slitOf = ({ corner, across, down }: Panel, { towards }: Sun): Float64Array =>
  Float64Array.of(...corner, ...across, ...down, ...cross(across, down), ...towards);

/** How far a point lies in the beam of an opening, 0 to 1. */
const beamAt = (slit: Float64Array, x: number, y: number, z: number): number => {
  const dx = slit[0]! - x;
  const dy = slit[1]! - y;
  const dz = slit[2]! - z;
  const along = slit[9]! * slit[12]! + slit[10]! * slit[13]! + slit[11]! * slit[14]!;
  const t = (dx * slit[9]! + dy * slit[10]! + dz * slit[11]!) / along;
  if (!(t > 0.01)) return 0;
  const hx = slit[12]! * t - dx;
  const hy = slit[13]! * t - dy;
  const hz = slit[14]! * t - dz;
  const soft = 0.01 + 0.012 * t;
  return inside(slit, 3, hx, hy, hz, soft) * inside(slit, 6, hx, hy, hz, soft);
};

/** How far a point of the opening lies between its two edges along one side, which begins at `side`. */
const inside = (slit: Float64Array, side: number, hx: number, hy: number, hz: number, soft: number): number => {
  const ex = slit[side]!;
  const ey = slit[side + 1]!;
  const ez = slit[side + 2]!;
  const squared = ex * ex + ey * ey + ez * ez;
  const part = (hx * ex + hy * ey + hz * ez) / squared;
  return Math.max(0, Math.min(1, 0.5 + (Math.min(part, 1 - part) * Math.sqrt(squared)) / (2 * soft)));
};
