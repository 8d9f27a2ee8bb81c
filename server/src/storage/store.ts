// The storage port: bytes under keys, written once and never changed.
import type { Readable } from 'node:stream';
import type { LocalFile } from '@greenroom/engine-kit/step-context';

/** First and last byte, both included, as in an HTTP range. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredBytes {
  sizeBytes: number;
  /** Hex. */
  sha256: string;
}

export interface ListedObject {
  key: string;
  sizeBytes: number;
  storedAt: Date;
}

/**
 * Keys are segments of letters, digits, `_`, `-` and `.` between slashes, none beginning with a dot; a prefix is a key
 * followed by a slash. Everything else throws, so a key can never name something outside the store.
 */
export interface ObjectStore {
  /** Copies a local file in. The object is there whole or not at all, also after a power cut; the same key again replaces it. */
  put(key: string, file: LocalFile): Promise<StoredBytes>;
  /** Copies an object out to `file`. Throws `MissingObject`. */
  fetch(key: string, file: LocalFile): Promise<void>;
  /** The bytes, or a range of them, which must lie inside. Throws `MissingObject`. The caller must consume or destroy it. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Safe to repeat. */
  delete(key: string): Promise<void>;
  /** Deletes every object under the prefix and answers how many there were. */
  deletePrefix(prefix: string): Promise<number>;
  list(prefix: string): AsyncIterable<ListedObject>;
  /** Proves that an object could be written and read now; throws why not. */
  check(): Promise<void>;
}

/** No object has this key. */
export class MissingObject extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`No object ${key}.`, options);
    this.name = 'MissingObject';
  }
}

const KEY = /^[a-z0-9_-][a-z0-9._-]*(?:\/[a-z0-9_-][a-z0-9._-]*)*$/i;

/** Every store calls this before it makes a path or an address of a key. */
export function assertKey(key: string): void {
  if (key.length > 512 || !KEY.test(key)) throw new Error(`Not a key: ${JSON.stringify(key.slice(0, 80))}`);
}

export function assertPrefix(prefix: string): void {
  if (!prefix.endsWith('/')) throw new Error('A prefix ends with a slash.');
  assertKey(prefix.slice(0, -1));
}
