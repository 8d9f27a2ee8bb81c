// Reads the Idempotency-Key header and names a request by the hash of its validated body.
import { createHash } from 'node:crypto';
import { limits } from '@greenroom/contract/limits';
import { Problem } from '../kernel/problem.ts';
import type { Call } from '../production/call.ts';

const PRINTABLE = new RegExp(`^[\\x20-\\x7e]{1,${limits.idempotencyKeyLength}}$`);

/** Throws a 400 for a key that is empty, too long or not printable ASCII. */
export function idempotencyOf(
  header: string | undefined,
  route: { method: string; path: string },
  body: unknown,
): Call['idempotency'] {
  if (header === undefined) return undefined;
  if (!PRINTABLE.test(header)) {
    throw new Problem(
      'invalid_request',
      `Idempotency-Key must be 1 to ${limits.idempotencyKeyLength} printable ASCII characters.`,
    );
  }
  const bodyHash = createHash('sha256').update(canonicalJson(body)).digest('hex');
  return { method: route.method, route: route.path, key: header, bodyHash };
}

/** JSON with the members of every object in one order, so that equal values have equal texts. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
