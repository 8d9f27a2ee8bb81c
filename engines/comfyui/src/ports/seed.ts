// Seeds of graphs, derived from the request so that the same request gives the same result.
import { createHash } from 'node:crypto';

/** Returns a whole number from 0 to 2³¹ − 1, which every sampler accepts. */
export const seedOf = (...parts: readonly string[]): number =>
  createHash('sha256').update(JSON.stringify(parts)).digest().readUInt32BE() >>> 1;
