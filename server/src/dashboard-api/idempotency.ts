// The request context of an order whose idempotency key the browser generated.
import type { RequestContext } from '../http/request-context.ts';
import { bodyHash } from '../orders/body-hash.ts';

export const idempotentContext = (
  client: string,
  signal: AbortSignal,
  { route, key, body }: { route: string; key: string; body: unknown },
): RequestContext => ({
  client,
  signal,
  idempotency: { method: 'POST', route, key, bodyHash: bodyHash(body) },
});
