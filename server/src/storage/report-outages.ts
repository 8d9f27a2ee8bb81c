// Turns the errors of a store that refuses, loses or cannot keep files into `Outage`.
import { Outage } from '../kernel/outage.ts';
import type { ObjectStore } from './store.ts';

/** A full, broken or disconnected file system. Other codes, such as ELOOP, may be those of the file that a task process left. */
const DISK_ERRORS = new Set([
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
  'ENXIO',
  'ENODEV',
  'ESTALE',
  'ETIMEDOUT',
  'EHOSTDOWN',
]);

/** Of a connection that breaks within a response's body. The AWS SDK has returned by then. */
const NETWORK_ERRORS = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** The AWS SDK adds `$metadata` to responses with an error status and to errors of connections. */
const isOutage = (error: unknown): boolean =>
  error instanceof Error &&
  ('$metadata' in error ||
    ('code' in error && (DISK_ERRORS.has(String(error.code)) || NETWORK_ERRORS.has(String(error.code)))));

/** Errors that are no outage, such as `MissingObject`, are thrown unchanged. */
export function reportOutages(store: ObjectStore): ObjectStore {
  const report = <T>(act: Promise<T>): Promise<T> =>
    act.catch((cause: unknown) => {
      if (!isOutage(cause)) throw cause;
      throw new Outage(`The object store failed: ${(cause as Error).message}`, {
        // What was stored and not acknowledged belongs to no order.
        outcomeUnknown: false,
        dependency: 'storage',
        cause,
      });
    });
  return {
    put: (key, file) => report(store.put(key, file)),
    fetch: (key, file) => report(store.fetch(key, file)),
    read: (key, range) => report(store.read(key, range)),
    checksum: (key) => report(store.checksum(key)),
    delete: (key) => report(store.delete(key)),
    list: (prefix) => store.list(prefix),
    check: () => report(store.check()),
  };
}
