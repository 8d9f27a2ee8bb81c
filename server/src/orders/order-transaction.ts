// Runs the transactions that place orders: few of one client at once, and with a known outcome after a lost commit.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, sql, type Tx } from '../db/db.ts';
import { Outage } from '../kernel/outage.ts';
import { Problem } from '../kernel/problem.ts';
import { createKeyedSemaphore } from '../kernel/semaphore.ts';
import { lockAccounts } from '../ledger/accounts.ts';

/** More would queue behind the client's lock anyway, each with a connection. */
const MAX_CONCURRENT = 2;
const MAX_WAITING = 200;
const MAX_WAIT_MS = 20_000;

/** How long the outcome of a commit whose response was lost is looked up. */
const LOOKUP_TIMEOUT_MS = 10_000;
const LOOKUP_INTERVAL_MS = 250;

/**
 * Runs `place`, which writes the order of `job`, in a transaction. Returns when it has committed. Otherwise throws: an
 * `Outage` with an unknown outcome only if the database stays unavailable for too long to look it up.
 */
export type OrderTransaction = (
  order: { client: string; job: string; signal: AbortSignal },
  place: (tx: Tx) => Promise<void>,
) => Promise<void>;

export function createOrderTransaction(db: Db): OrderTransaction {
  const semaphore = createKeyedSemaphore({
    permits: MAX_CONCURRENT,
    bound: {
      maxWaiting: MAX_WAITING,
      maxWaitMs: MAX_WAIT_MS,
      refuse: () =>
        new Problem(
          'unavailable',
          'Too many orders of this account are being placed at once. Nothing was charged. Try again in a few seconds.',
          {
            retryAfterSeconds: 5,
          },
        ),
    },
  });
  return ({ client, job, signal }, place) =>
    semaphore.run(client, signal, async () => {
      try {
        await db.transaction().execute(place);
      } catch (error) {
        if (!(error instanceof Outage) || !error.outcomeUnknown) throw error;
        const placed = await findOutcome(db, client, job);
        if (placed === undefined) throw error;
        if (!placed) throw new Outage('The order was not placed.', { outcomeUnknown: false, cause: error });
      }
    });
}

/** Undefined if the database does not become available in time. */
async function findOutcome(db: Db, client: string, job: string): Promise<boolean | undefined> {
  for (
    const until = performance.now() + LOOKUP_TIMEOUT_MS;
    performance.now() < until;
    await sleep(LOOKUP_INTERVAL_MS)
  ) {
    try {
      return await isPlaced(db, client, job);
    } catch (error) {
      if (!(error instanceof Outage)) throw error;
    }
  }
  return undefined;
}

/** A transaction that places an order locks the client's accounts, so under that lock it has ended. */
const isPlaced = (db: Db, client: string, job: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await lockAccounts(tx, client);
    const { rows } = await sql`select from orders where job_id = ${job}`.execute(tx);
    return rows.length > 0;
  });
