// Tests rays against the blocks that cast shadows.
import type { Block } from './world.ts';

/** Blocks as six numbers each: low corner, high corner. */
export const blockBounds = (blocks: readonly Block[]): Float64Array =>
  new Float64Array(blocks.flatMap(([low, high]) => [...low, ...high]));

/** Whether no block intersects a segment; `ray` is its start and vector, six numbers (slab test). */
export const isUnobstructed = (sides: Float64Array, ray: Float64Array): boolean => {
  const x = ray[0]!;
  const y = ray[1]!;
  const z = ray[2]!;
  const ix = 1 / ray[3]!;
  const iy = 1 / ray[4]!;
  const iz = 1 / ray[5]!;
  for (let i = 0; i < sides.length; i += 6) {
    const x0 = (sides[i]! - x) * ix;
    const x1 = (sides[i + 3]! - x) * ix;
    let enters = x0 < x1 ? x0 : x1;
    let leaves = x0 < x1 ? x1 : x0;
    if (leaves <= 0.001 || enters >= 1) continue;
    const y0 = (sides[i + 1]! - y) * iy;
    const y1 = (sides[i + 4]! - y) * iy;
    enters = Math.max(enters, y0 < y1 ? y0 : y1);
    leaves = Math.min(leaves, y0 < y1 ? y1 : y0);
    if (leaves <= 0.001 || enters >= leaves) continue;
    const z0 = (sides[i + 2]! - z) * iz;
    const z1 = (sides[i + 5]! - z) * iz;
    enters = Math.max(enters, z0 < z1 ? z0 : z1);
    leaves = Math.min(leaves, z0 < z1 ? z1 : z0);
    if (enters < leaves && leaves > 0.001 && enters < 1) return false;
  }
  return true;
};
