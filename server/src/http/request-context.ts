// The context of a request for services: its client, its abort signal and its idempotency key.

export interface RequestContext {
  client: string;
  /** Aborted when the caller disconnects. Orders that were placed continue. */
  signal: AbortSignal;
  /** Undefined if the request has no idempotency key. */
  idempotency: { method: string; route: string; key: string; bodyHash: string } | undefined;
}

export interface Response<Body> {
  body: Body;
  /** Whether this is the stored response to an earlier request with the same key. */
  replayed: boolean;
}
