// Finds out whose request it is, before anything else of it is looked at.
import { countHeader } from '../http/headers.ts';
import { Problem } from '../kernel/problem.ts';

/** Answers the client's id for a live key. */
export type Authenticate = (authorization: string | undefined) => Promise<string | undefined>;

/** Throws the 401 for a key that is missing, malformed or unknown, and for two keys at once. */
export async function clientOf(
  headers: { authorization: string | undefined; raw: readonly string[] },
  authenticate: Authenticate,
): Promise<string> {
  // Of two keys, a proxy in front may have checked the other one.
  const single = countHeader(headers.raw, 'authorization') <= 1;
  const client = single ? await authenticate(headers.authorization) : undefined;
  if (client === undefined) throw new Problem('unauthorized', 'Missing or invalid API key.');
  return client;
}
