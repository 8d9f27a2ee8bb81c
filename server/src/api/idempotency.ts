// Reads the Idempotency-Key header; the hash of the parsed body identifies the request.
import { limits } from '@greenroom/contract/limits';
import type { RequestContext } from '../http/request-context.ts';
import { Problem } from '../kernel/problem.ts';
import { bodyHash } from '../orders/body-hash.ts';

const PRINTABLE = new RegExp(`^[\\x20-\\x7e]{1,${limits.idempotencyKeyLength}}$`);

/** Throws 400 for a key that is empty, too long or not printable ASCII. */
export function idempotencyOf(
  header: string | undefined,
  route: { method: string; path: string },
  body: unknown,
): RequestContext['idempotency'] {
  if (header === undefined) return undefined;
  if (!PRINTABLE.test(header)) {
    throw new Problem(
      'invalid_request',
      `Idempotency-Key must be 1 to ${limits.idempotencyKeyLength} printable ASCII characters.`,
    );
  }
  return { method: route.method, route: route.path, key: header, bodyHash: bodyHash(body) };
}
