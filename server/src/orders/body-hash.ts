// Names a request's body by its hash, so that the same key with another body is told apart.
import { createHash } from 'node:crypto';

/** SHA-256 of the validated body, whatever the order of its members, in hex. */
export const bodyHash = (body: unknown): string => createHash('sha256').update(canonicalJson(body)).digest('hex');

/** JSON with the members of every object in one order, so that equal values have equal texts. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
