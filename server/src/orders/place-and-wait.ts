// The counter: what is ordered, made and handed over within one request (characters, voices, speech, first frames).

import type { Json } from '@greenroom/engine-kit/json';
import { countFreeOrder } from '../clients/rate-limits.ts';
import type { Db, Tx } from '../db/db.ts';
import type { RequestContext, Response } from '../http/request-context.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { Outage } from '../kernel/outage.ts';
import { Problem } from '../kernel/problem.ts';
import type { PiecePrice } from '../pricing/pieces.ts';
import type { IdempotencyKey } from './idempotency-keys.ts';
import type { Idempotency } from './idempotent.ts';
import type { Orders } from './orders.ts';

/** A job that no worker has begun by then is given up: its client is told to come back. */
const PLACE_MS = 60_000;
const WHOLE_MS = 120_000;

export interface SynchronousOrder {
  kind: string;
  input: Json;
  /** The words it was asked for in, which are kept with the order. */
  request: Json;
  /** Charged whole when the thing is delivered. */
  price: PiecePrice;
  characterId?: string | undefined;
  voiceId?: string | undefined;
  /** Checks and reservations that belong into the transaction that holds the credits. */
  reserve?(tx: Tx): Promise<void>;
}

export interface PlaceAndWait {
  /**
   * Answers with the job's result. What fails costs nothing; where the database is away so long that nobody can tell, the answer
   * says that the job goes on. Throws 429 where the client orders too much that is free.
   * `choose` looks up what is bought, and is not asked where the call repeats an answered one: what was found then may be gone.
   */
  run<Body extends Json>(call: RequestContext, choose: () => Promise<SynchronousOrder>): Promise<Response<Body>>;
}

const unavailable = () =>
  new Problem('unavailable', 'No capacity was available in time. Nothing was charged. Try again in 30 seconds.', {
    retryAfterSeconds: 30,
  });

/** The order stands, and nobody can tell how it ends. */
const goesOn = (cause: Outage) =>
  new Problem(
    'unavailable',
    'The service is temporarily unavailable. Your request is still being processed and is charged only if it succeeds: look at GET /assets, or send it again with the same Idempotency-Key.',
    { retryAfterSeconds: cause.retryAfterSeconds, cause },
  );

export const createPlaceAndWait = ({
  db,
  idempotency,
  orders,
  jobs,
  closing,
}: {
  db: Db;
  idempotency: Idempotency;
  orders: Orders;
  jobs: Pick<Jobs, 'wait' | 'fail'>;
  /** Aborted when this process can wait no longer: what is not done then is given up, so that a 503 costs nothing. */
  closing: AbortSignal;
}): PlaceAndWait => {
  /** Closes the job as failed, unless it has just ended. */
  const giveUp = (job: string) =>
    db.transaction().execute((tx) => jobs.fail(tx, job, { code: 'unavailable', message: unavailable().message }));

  const waitFor = async (job: string, timeoutMs: number, signal: AbortSignal) => {
    try {
      return await jobs.wait(job, { timeoutMs, signal: AbortSignal.any([signal, closing]) });
    } catch (error) {
      if (signal.aborted || !closing.aborted) throw error;
      return jobs.wait(job, { timeoutMs: 0, signal });
    }
  };

  const collect = <Body extends Json>(job: string, signal: AbortSignal): Promise<Body> =>
    outcomeOf<Body>(job, signal).catch((error: unknown) => {
      throw error instanceof Outage ? goesOn(error) : error;
    });

  const outcomeOf = async <Body extends Json>(job: string, signal: AbortSignal): Promise<Body> => {
    let seen = await waitFor(job, PLACE_MS, signal);
    if (seen.status === 'running') seen = await waitFor(job, WHOLE_MS - PLACE_MS, signal);
    if (seen.status === 'queued' || seen.status === 'running') {
      await giveUp(job);
      seen = await waitFor(job, 0, signal);
    }
    // A job's result is what its workflow answered for this kind.
    if (seen.status === 'completed') return seen.result as Body;
    if (!seen.failure || seen.failure.code === 'unavailable') throw unavailable();
    const { code, message, ...options } = seen.failure;
    throw new Problem(code, message, options);
  };

  return {
    run: (call, choose) =>
      idempotency.run(
        call,
        async (idempotencyKey: IdempotencyKey | undefined) => {
          const { kind, input, request, price, characterId, voiceId, reserve } = await choose();
          if (price.total === 0) await countFreeOrder(db, call.client);
          const job = {
            id: `sync_${uuidv7().replaceAll('-', '')}`,
            client: call.client,
            kind,
            queue: 'interactive' as const,
            input,
            timeoutMs: WHOLE_MS,
            // Should its caller die with this process, nobody waits for it any more.
            startTimeoutMs: WHOLE_MS,
          };
          await orders.transaction({ client: call.client, job: job.id, signal: call.signal }, async (tx) => {
            await reserve?.(tx);
            await orders.place(tx, { job, price, request, characterId, voiceId, idempotencyKey: idempotencyKey });
          });
          return collect(job.id, call.signal);
        },
        (job) => collect(job, call.signal),
      ),
  };
};
