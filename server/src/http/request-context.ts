// A partner's request as the rooms behind the edge see it: whose it is, until when it waits, and by what key it may be repeated.

export interface RequestContext {
  client: string;
  /** Aborted when the partner hangs up. What was ordered goes on. */
  signal: AbortSignal;
  /** Undefined where no Idempotency-Key was sent. */
  idempotency: { method: string; route: string; key: string; bodyHash: string } | undefined;
}

export interface Response<Body> {
  body: Body;
  /** The first answer to this key, given again. */
  replayed: boolean;
}
