// Hashes a request's body, so that an idempotency key with another body is detected.
import { createHash } from 'node:crypto';

/** SHA-256 of the validated body in hex, independent of the order of its members. */
export const bodyHash = (body: unknown): string => createHash('sha256').update(canonicalJson(body)).digest('hex');

/** JSON with sorted members, so that equal values have equal texts. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
