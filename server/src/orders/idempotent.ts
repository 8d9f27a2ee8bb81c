// Runs a request once per idempotency key: the first answer is given again, a failure leaves the key free.

import type { Json } from '@greenroom/engine-kit/json';
import type { Db } from '../db/db.ts';
import { outlast } from '../db/outlast.ts';
import type { RequestContext, Response } from '../http/request-context.ts';
import { acquireIdempotencyKey, type IdempotencyKey, releaseIdempotencyKey } from './idempotency-keys.ts';

/** Longer than any request may take: loading inputs, waiting for a place, and the work itself. */
const LEASE_MS = 300_000;
const RELEASE_MS = 5_000;

export interface Idempotency {
  /**
   * `perform` binds the claim to what it orders, or keeps its answer with it.
   * `resume` waits for a job that an earlier request of the same key ordered before it died.
   */
  run<Body extends Json>(
    call: RequestContext,
    perform: (idempotencyKey: IdempotencyKey | undefined) => Promise<Body>,
    resume: (job: string) => Promise<Body>,
  ): Promise<Response<Body>>;
}

export const createIdempotency = (db: Db): Idempotency => ({
  async run(call, perform, resume) {
    if (!call.idempotency) return { body: await perform(undefined), replayed: false };
    const taken = await acquireIdempotencyKey(db, { client: call.client, ...call.idempotency }, LEASE_MS);
    // The answer was stored by the same route, so it has that route's shape.
    if (taken.state === 'answered') return { body: taken.answer as never, replayed: true };
    if (taken.state === 'ordered') return { body: await resume(taken.job), replayed: true };
    try {
      return { body: await perform(taken.idempotencyKey), replayed: false };
    } catch (error) {
      // Where not even that can be written, the lease ends; what went wrong first is what the caller is told.
      await outlast(() => releaseIdempotencyKey(db, taken.idempotencyKey), { limitMs: RELEASE_MS }).catch(
        () => undefined,
      );
      throw error;
    }
  },
});
