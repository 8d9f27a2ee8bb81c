// What the browser orders under a name of its own is ordered once, however often it is sent.

import type { RequestContext } from '../http/request-context.ts';
import { bodyHash } from '../orders/body-hash.ts';

export const orderOnce = (
  client: string,
  signal: AbortSignal,
  { route, composition, body }: { route: string; composition: string; body: unknown },
): RequestContext => ({
  client,
  signal,
  idempotency: { method: 'POST', route, key: composition, bodyHash: bodyHash(body) },
});
