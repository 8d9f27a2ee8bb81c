// The browser names each order (`composition`) before sending it: the name is its idempotency key.

import type { RequestContext } from '../http/request-context.ts';
import { bodyHash } from '../orders/body-hash.ts';

export const idempotentContext = (
  client: string,
  signal: AbortSignal,
  { route, composition, body }: { route: string; composition: string; body: unknown },
): RequestContext => ({
  client,
  signal,
  idempotency: { method: 'POST', route, key: composition, bodyHash: bodyHash(body) },
});
