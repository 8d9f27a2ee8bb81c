// The counter: what is ordered, made and handed over within one request (characters, voices, speech, first frames).
import type { Db, Tx } from '../db/db.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { uuidv7 } from '../kernel/ids.ts';
import type { Json } from '../kernel/json.ts';
import { Problem } from '../kernel/problem.ts';
import type { Claim } from '../orders/claims.ts';
import type { Orders } from '../orders/orders.ts';
import type { PiecePrice } from '../pricing/pieces.ts';
import type { Answer, Call } from './call.ts';
import type { Once } from './once.ts';

/** A job that no worker has begun by then is given up: its client is told to come back. */
const PLACE_MS = 60_000;
const WHOLE_MS = 120_000;

export interface Purchase {
  kind: string;
  input: Json;
  /** Charged whole when the thing is delivered. */
  price: PiecePrice;
  characterId?: string | undefined;
  voiceId?: string | undefined;
  /** Checks and reservations that belong into the transaction that holds the credits. */
  reserve?(tx: Tx): Promise<void>;
}

export interface Counter {
  /** Answers with the job's result. Whatever fails costs nothing. */
  buy<Body extends Json>(call: Call, purchase: Purchase): Promise<Answer<Body>>;
}

const unavailable = () =>
  new Problem('unavailable', 'The service is busy. Nothing was charged; try again shortly.', { retryAfterSeconds: 30 });

export const createCounter = ({
  db,
  once,
  orders,
  jobs,
}: {
  db: Db;
  once: Once;
  orders: Orders;
  jobs: Pick<Jobs, 'wait' | 'fail'>;
}): Counter => {
  /** Closes the job as failed, unless it has just ended. */
  const giveUp = (job: string) =>
    db.transaction().execute((tx) => jobs.fail(tx, job, { code: 'unavailable', message: unavailable().message }));

  const collect = async <Body extends Json>(job: string, signal: AbortSignal): Promise<Body> => {
    let seen = await jobs.wait(job, { timeoutMs: PLACE_MS, signal });
    if (seen.status === 'running') seen = await jobs.wait(job, { timeoutMs: WHOLE_MS - PLACE_MS, signal });
    if (seen.status === 'queued' || seen.status === 'running') {
      await giveUp(job);
      seen = await jobs.wait(job, { timeoutMs: 0, signal });
    }
    // A job's result is what its workflow answered for this kind.
    if (seen.status === 'completed') return seen.result as Body;
    if (!seen.failure || seen.failure.code === 'unavailable') throw unavailable();
    const { code, message, ...options } = seen.failure;
    throw new Problem(code, message, options);
  };

  return {
    buy: (call, { kind, input, price, characterId, voiceId, reserve }) =>
      once.run(
        call,
        async (claim: Claim | undefined) => {
          const job = {
            id: `sync_${uuidv7().replaceAll('-', '')}`,
            client: call.client,
            kind,
            lane: 'fast' as const,
            input,
            wallMs: WHOLE_MS,
          };
          await db.transaction().execute(async (tx) => {
            await reserve?.(tx);
            await orders.place(tx, { job, price, characterId, voiceId, claim });
          });
          return collect(job.id, call.signal);
        },
        (job) => collect(job, call.signal),
      ),
  };
};
