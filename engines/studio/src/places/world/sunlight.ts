// Sunlight on every pixel, through windows and leaves, with shadows of blocks.
import type { Light } from './light.ts';
import { hash, valueNoise } from './noise.ts';
import { isUnobstructed } from './occlusion.ts';
import { cross, type Vec } from './vector.ts';
import type { View } from './view.ts';
import type { Panel, Sun, World } from './world.ts';

export interface Sunlight {
  light: Light;
  towards: Vec;
  /** Window openings, packed; undefined outdoors. */
  openings: Float64Array[] | undefined;
  canopy: number;
  sides: Float64Array;
}

/** Undefined without sun. @param sides from `blockBounds` */
export const createSunlight = ({ sun, canopy }: World, sides: Float64Array): Sunlight | undefined => {
  if (sun === undefined) return undefined;
  const { light, towards } = sun;
  const openings = sun.through?.map((panel) => packOpening(panel, sun));
  return { light, towards, openings, canopy, sides };
};

/** Share of sunlight on a pixel, 0 to 1: soft-edged patches through windows, and shadows of blocks. */
export const sunOn = (
  { towards: way, openings, canopy, sides }: Sunlight,
  view: View,
  column: number,
  row: number,
  x: number,
  y: number,
  z: number,
): number => {
  const at = row * view.width + column;
  const n = at * 3;
  // Not destructured: an array pattern per pixel costs more than the arithmetic.
  const sx = way[0];
  const sy = way[1];
  const sz = way[2];
  const facing = view.normal[n]! * sx + view.normal[n + 1]! * sy + view.normal[n + 2]! * sz;
  const towards = view.translucent[at] === 1 ? 0.35 + 0.5 * Math.abs(facing) : facing;
  if (towards <= 0) return 0;
  let through = 1;
  if (openings !== undefined) {
    through = 0;
    for (let i = 0; i < openings.length; i++) through = Math.max(through, beamAt(openings[i]!, x, y, z));
    if (through === 0) return 0;
  }
  RAY[0] = x + view.normal[n]! * 0.02;
  RAY[1] = y + view.normal[n + 1]! * 0.02;
  RAY[2] = z + view.normal[n + 2]! * 0.02;
  // The sun's disc blurs shadows: two jittered rays, smoothed by the lens blur.
  const jitter = (hash(column, row) - 0.5) * 0.03;
  let free = 0;
  for (let i = 0; i < 2; i++) {
    const aside = jitter + (i - 0.5) * 0.015;
    RAY[3] = (sx + aside) * 30;
    RAY[4] = (sy - aside) * 30;
    RAY[5] = (sz + aside) * 30;
    if (isUnobstructed(sides, RAY)) free += 0.5;
  }
  if (free === 0 || canopy === 0) return free * towards * through;
  // The point where the ray to the sun meets the canopy, whose gaps are noise of two scales.
  const rise = (7 - y) / Math.max(0.2, sy);
  const lx = x + sx * rise;
  const lz = z + sz * rise;
  const leaf = 0.62 * valueNoise(lx * 1.1, lz * 0.8) + 0.38 * valueNoise(lx * 4.3 + 50, lz * 2.9);
  const gap = Math.max(0, Math.min(1, (leaf - 0.75 * canopy) / 0.14));
  return free * towards * through * (1 - canopy * (1 - gap));
};

/** A ray's start and vector, for `isUnobstructed`. */
const RAY = new Float64Array(6);

/** Packs an opening: corner, edges across and down, normal, direction to the sun, three numbers each. */
const packOpening = ({ corner, across, down }: Panel, { towards }: Sun): Float64Array =>
  Float64Array.of(...corner, ...across, ...down, ...cross(across, down), ...towards);

/** Share of an opening's sunbeam at a point, 0 to 1. */
const beamAt = (opening: Float64Array, x: number, y: number, z: number): number => {
  const dx = opening[0]! - x;
  const dy = opening[1]! - y;
  const dz = opening[2]! - z;
  const along = opening[9]! * opening[12]! + opening[10]! * opening[13]! + opening[11]! * opening[14]!;
  const t = (dx * opening[9]! + dy * opening[10]! + dz * opening[11]!) / along;
  if (!(t > 0.01)) return 0;
  const hx = opening[12]! * t - dx;
  const hy = opening[13]! * t - dy;
  const hz = opening[14]! * t - dz;
  const soft = 0.01 + 0.012 * t;
  return inside(opening, 3, hx, hy, hz, soft) * inside(opening, 6, hx, hy, hz, soft);
};

/** How far a point of the opening is between its two edges along the side at index `side`, 0 to 1 with soft edges. */
const inside = (opening: Float64Array, side: number, hx: number, hy: number, hz: number, soft: number): number => {
  const ex = opening[side]!;
  const ey = opening[side + 1]!;
  const ez = opening[side + 2]!;
  const squared = ex * ex + ey * ey + ez * ez;
  const part = (hx * ex + hy * ey + hz * ez) / squared;
  return Math.max(0, Math.min(1, 0.5 + (Math.min(part, 1 - part) * Math.sqrt(squared)) / (2 * soft)));
};
