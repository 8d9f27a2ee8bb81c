// A set of millions of objects, in memory.
import { hash } from 'node:crypto';

/**
 * Remembers 8 bytes of the hash of each key and size, and takes up to 10 bytes for it. That an object which was never added seems to be in
 * a set of ten million has a probability of 10^-14.
 */
export interface ObjectSet {
  /** Ignored once the set holds `max` objects. */
  add(object: { key: string; sizeBytes: number }): void;
  has(object: { key: string; sizeBytes: number }): boolean;
}

/** Sorting one takes milliseconds, and all of ten million objects seconds, in which the process would do nothing else. */
const PARTS = 256;
const FIRST_CAPACITY = 16;
const GROWTH = 1.25;

export function createObjectSet(max: number): ObjectSet {
  let size = 0;
  const parts = Array.from({ length: PARTS }, () => ({
    hashes: new BigUint64Array(FIRST_CAPACITY),
    count: 0,
    isSorted: false,
  }));
  const locate = ({ key, sizeBytes }: { key: string; sizeBytes: number }) => {
    const bytes = hash('sha256', `${key} ${sizeBytes}`, 'buffer');
    return { part: parts[bytes[8]! % PARTS]!, value: bytes.readBigUInt64BE() };
  };
  return {
    add(object) {
      if (size === max) return;
      size += 1;
      const { part, value } = locate(object);
      if (part.count === part.hashes.length) {
        const larger = new BigUint64Array(GROWTH * part.count);
        larger.set(part.hashes);
        part.hashes = larger;
      }
      part.hashes[part.count++] = value;
      part.isSorted = false;
    },

    has(object) {
      const { part, value } = locate(object);
      const hashes = part.hashes.subarray(0, part.count);
      if (!part.isSorted) hashes.sort();
      part.isSorted = true;
      let [low, high] = [0, hashes.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (hashes[middle]! < value) low = middle + 1;
        else high = middle;
      }
      return hashes[low] === value;
    },
  };
}
