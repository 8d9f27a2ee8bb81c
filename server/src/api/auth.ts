// Identifies the client of a request by its API key.
import { countHeader } from '../http/headers.ts';
import { Problem } from '../kernel/problem.ts';

/** Resolves to the client's id for a valid key. */
export type Authenticate = (authorization: string | undefined) => Promise<string | undefined>;

/** Throws 401 for a key that is missing, malformed or unknown, and for two keys. */
export async function clientOf(
  headers: { authorization: string | undefined; raw: readonly string[] },
  authenticate: Authenticate,
): Promise<string> {
  // With two keys, a proxy may have checked the other one.
  const single = countHeader(headers.raw, 'authorization') <= 1;
  const client = single ? await authenticate(headers.authorization) : undefined;
  if (client === undefined) throw new Problem('unauthorized', 'Missing or invalid API key.');
  return client;
}
