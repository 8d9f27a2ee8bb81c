// The transactions that place orders: few of one client at once, and known for certain to have committed or not.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, sql, type Tx } from '../db/db.ts';
import { Outage } from '../kernel/outage.ts';
import { Problem } from '../kernel/problem.ts';
import { createKeyedSemaphore } from '../kernel/semaphore.ts';
import { lockAccounts } from '../ledger/accounts.ts';

/** They queue up behind each other's locks anyway: the others wait here, without a connection. */
const AT_ONCE = 2;
const MAX_WAITING = 200;
const MAX_WAIT_MS = 20_000;

/** How long it is asked what became of a commit whose answer was lost. */
const ASK_FOR_MS = 10_000;
const ASK_EVERY_MS = 250;

/**
 * Runs `place`, which writes the order of `job`, in a transaction. Returns when it has committed. Throws an `Outage` whose
 * outcome is known where it has not, and one whose outcome is unknown where the database stayed away too long to tell.
 */
export type OrderTransaction = (
  order: { client: string; job: string; signal: AbortSignal },
  place: (tx: Tx) => Promise<void>,
) => Promise<void>;

export function createOrderTransaction(db: Db): OrderTransaction {
  const turns = createKeyedSemaphore({
    permits: AT_ONCE,
    bound: {
      maxWaiting: MAX_WAITING,
      maxWaitMs: MAX_WAIT_MS,
      refuse: () =>
        new Problem(
          'unavailable',
          'Too many orders of this account are being placed. Nothing was charged; try again.',
          {
            retryAfterSeconds: 5,
          },
        ),
    },
  });
  return ({ client, job, signal }, place) =>
    turns.run(client, signal, async () => {
      try {
        await db.transaction().execute(place);
      } catch (error) {
        if (!(error instanceof Outage) || !error.outcomeUnknown) throw error;
        const placed = await findOut(db, client, job);
        if (placed === undefined) throw error;
        if (!placed) throw new Outage('The order was not placed.', { outcomeUnknown: false, cause: error });
      }
    });
}

/** Undefined where the database does not come back in time. */
async function findOut(db: Db, client: string, job: string): Promise<boolean | undefined> {
  for (const until = performance.now() + ASK_FOR_MS; performance.now() < until; await sleep(ASK_EVERY_MS)) {
    try {
      return await isPlaced(db, client, job);
    } catch (error) {
      if (!(error instanceof Outage)) throw error;
    }
  }
  return undefined;
}

/** Every order holds its client's accounts until it is over, so that under their lock it can no longer be on its way. */
const isPlaced = (db: Db, client: string, job: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await lockAccounts(tx, client);
    const { rows } = await sql`select from orders where job_id = ${job}`.execute(tx);
    return rows.length > 0;
  });
