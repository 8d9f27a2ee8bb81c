// Places an order and waits for its result within one request: characters, voices, speech and first frames.
import type { Json } from '@greenroom/engine-kit/json';
import { countFreeOrder } from '../clients/rate-limits.ts';
import type { Db, Tx } from '../db/db.ts';
import type { RequestContext, Response } from '../http/request-context.ts';
import { expectedWaitSeconds } from '../jobs/expected-wait.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { Outage } from '../kernel/outage.ts';
import { Problem } from '../kernel/problem.ts';
import type { ItemPrice } from '../pricing/items.ts';
import type { IdempotencyKey } from './idempotency-keys.ts';
import type { Idempotency } from './idempotent.ts';
import type { Orders } from './orders.ts';

/** A job that no worker has started by then fails as unavailable. */
const START_TIMEOUT_MS = 60_000;
const TIMEOUT_MS = 120_000;
/** Beyond it, further orders of a client are rejected, so that its calls are answered in time again soon after an overload. */
const MAX_WAIT_SECONDS = 5;

export interface SynchronousOrder {
  kind: string;
  input: Json;
  /** The request as the client sent it, stored with the order. */
  request: Json;
  /** Charged in full on success. */
  price: ItemPrice;
  characterId?: string | undefined;
  voiceId?: string | undefined;
  /** Checks and reservations to make in the transaction that reserves the credits. */
  reserve?(tx: Tx): Promise<void>;
}

export interface PlaceAndWait {
  /**
   * Returns the job's result. A failed job costs nothing. If the database is unavailable for so long that the outcome is
   * unknown, the error says that the request is still being processed. Throws 429 for too many free orders, and 503 if
   * earlier orders of the client are waiting for too long.
   * `prepare` looks up what the order needs. It is not called for a repeated request with a stored response, because
   * what the first request found may be deleted by now.
   */
  run<Body extends Json>(call: RequestContext, prepare: () => Promise<SynchronousOrder>): Promise<Response<Body>>;
}

const unavailable = () =>
  new Problem('unavailable', 'No capacity was available in time. Nothing was charged. Try again in 30 seconds.', {
    retryAfterSeconds: 30,
  });

const busy = (waitSeconds: number) => {
  const retryAfterSeconds = Math.ceil(Math.min(waitSeconds, START_TIMEOUT_MS / 1000));
  return new Problem(
    'unavailable',
    `Too many of your requests are waiting. Nothing was charged. Try again in ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  );
};

/** The order is placed and its outcome is unknown. */
const stillProcessing = (cause: Outage) =>
  new Problem(
    'unavailable',
    'The service is temporarily unavailable. Your request is still being processed and is charged only if it succeeds. Check GET /assets, or send it again with the same Idempotency-Key.',
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
  /** Aborted when this process can wait no longer: jobs that have not ended then fail, so that a 503 costs nothing. */
  closing: AbortSignal;
}): PlaceAndWait => {
  /** Fails the job, unless it has just ended. */
  const fail = (job: string) =>
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
      throw error instanceof Outage ? stillProcessing(error) : error;
    });

  const outcomeOf = async <Body extends Json>(job: string, signal: AbortSignal): Promise<Body> => {
    let seen = await waitFor(job, START_TIMEOUT_MS, signal);
    if (seen.status === 'running') seen = await waitFor(job, TIMEOUT_MS - START_TIMEOUT_MS, signal);
    if (seen.status === 'queued' || seen.status === 'running') {
      await fail(job);
      seen = await waitFor(job, 0, signal);
    }
    // The workflow of this kind returned the result, so it has the route's type.
    if (seen.status === 'completed') return seen.result as Body;
    if (!seen.failure || seen.failure.code === 'unavailable') throw unavailable();
    const { code, message, ...options } = seen.failure;
    throw new Problem(code, message, options);
  };

  return {
    run: (call, prepare) =>
      idempotency.run(
        call,
        async (idempotencyKey: IdempotencyKey | undefined) => {
          const { kind, input, request, price, characterId, voiceId, reserve } = await prepare();
          const waitSeconds = await expectedWaitSeconds(db, { client: call.client, kind });
          if (waitSeconds > MAX_WAIT_SECONDS) throw busy(waitSeconds);
          if (price.total === 0) await countFreeOrder(db, call.client);
          const job = {
            id: `sync_${uuidv7().replaceAll('-', '')}`,
            client: call.client,
            kind,
            queue: 'interactive' as const,
            input,
            timeoutMs: TIMEOUT_MS,
            // If this process is killed, no request waits for the job any more.
            startTimeoutMs: TIMEOUT_MS,
          };
          await orders.transaction({ client: call.client, job: job.id, signal: call.signal }, async (tx) => {
            await reserve?.(tx);
            await orders.place(tx, { job, price, request, characterId, voiceId, idempotencyKey });
          });
          return collect(job.id, call.signal);
        },
        (job) => collect(job, call.signal),
      ),
  };
};
