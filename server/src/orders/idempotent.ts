// Runs a request once per idempotency key: repeats get the first response, a failure releases the key.
import type { Json } from '@greenroom/engine-kit/json';
import type { Db } from '../db/db.ts';
import { retryOnOutage } from '../db/retry-on-outage.ts';
import type { RequestContext, Response } from '../http/request-context.ts';
import {
  acquireIdempotencyKey,
  type IdempotencyKey,
  releaseIdempotencyKey,
  renewIdempotencyKey,
} from './idempotency-keys.ts';

/** Renewed while the request is processed, so that the key of a process that was killed is free again after this time. */
const TIMES = { leaseMs: 30_000, renewMs: 8_000 };
const RELEASE_MS = 5_000;

export interface Idempotency {
  /**
   * `perform` binds the key to the job it orders, or stores its response.
   * `resume` waits for a job that an earlier, lost request with the same key ordered.
   */
  run<Body extends Json>(
    call: RequestContext,
    perform: (idempotencyKey: IdempotencyKey | undefined) => Promise<Body>,
    resume: (job: string) => Promise<Body>,
  ): Promise<Response<Body>>;
}

export const createIdempotency = (db: Db, { leaseMs, renewMs } = TIMES): Idempotency => ({
  async run(call, perform, resume) {
    if (!call.idempotency) return { body: await perform(undefined), replayed: false };
    const acquired = await acquireIdempotencyKey(db, { client: call.client, ...call.idempotency }, leaseMs);
    // The same route stored the response, so it has that route's type.
    if (acquired.state === 'completed') return { body: acquired.response as never, replayed: true };
    const renewal = setInterval(() => {
      // Another request that takes the key over meanwhile is the only one that can order.
      renewIdempotencyKey(db, acquired.idempotencyKey, leaseMs).catch(() => undefined);
    }, renewMs);
    try {
      if (acquired.state === 'ordered') return { body: await resume(acquired.job), replayed: true };
      return { body: await perform(acquired.idempotencyKey), replayed: false };
    } catch (error) {
      // If the release fails too, the lease expires; the caller gets the first error.
      await retryOnOutage(() => releaseIdempotencyKey(db, acquired.idempotencyKey), { limitMs: RELEASE_MS }).catch(
        () => undefined,
      );
      throw error;
    } finally {
      clearInterval(renewal);
    }
  },
});
