// The port of object stores: bytes under keys.
import type { Readable } from 'node:stream';
import type { LocalFile } from '@greenroom/engine-kit/step-context';

/** First and last byte, both inclusive, as in an HTTP range. */
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
 * Keys are segments of letters, digits, `_`, `-` and `.` between slashes; no segment starts with a dot. A prefix is a key
 * followed by a slash. Everything else throws, so a key can never name a file outside the store.
 */
export interface ObjectStore {
  /** Stores a local file: completely or not at all, even after a power failure. Replaces an object with the same key. */
  put(key: string, file: LocalFile): Promise<StoredBytes>;
  /** Copies an object to `file`. Throws `MissingObject`. */
  fetch(key: string, file: LocalFile): Promise<void>;
  /** The bytes, or a range within them. Throws `MissingObject`. The caller must consume or destroy the stream. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** The SHA-256 of an object, without a download. Undefined if there is no such object, or another program stored it. */
  checksum(key: string): Promise<string | undefined>;
  /** Safe to repeat. */
  delete(key: string): Promise<void>;

  list(prefix: string): AsyncIterable<ListedObject>;
  /** Throws unless an object can be written and read now. */
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

/** Every store calls this before it uses a key. */
export function assertKey(key: string): void {
  if (key.length > 512 || !KEY.test(key)) throw new Error(`Not a key: ${JSON.stringify(key.slice(0, 80))}`);
}

export function assertPrefix(prefix: string): void {
  if (!prefix.endsWith('/')) throw new Error('A prefix ends with a slash.');
  assertKey(prefix.slice(0, -1));
}
