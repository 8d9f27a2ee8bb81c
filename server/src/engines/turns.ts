// Limits the calls to an engine that run at once, over all processes: a call holds one of the engine's turns.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, type Reader, sql } from '../db/db.ts';

/** A turn whose process died or lost the database is free again after this time. */
const TURN_SECONDS = 30;
const RENEW_EVERY_MS = 8_000;

/** Between two tries; random, so that processes do not try together. */
const MAX_PAUSE_MS = 1_000;

/** The calls that run now, of all processes, by engine. An engine without a limit or without calls has no entry. */
export async function countEngineTurns(reader: Reader): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ engine: string; count: number }>`select engine, count(*) as count from engine_turns
    where holder is not null and expires_at > now() group by engine`.execute(reader);
  return new Map(rows.map(({ engine, count }) => [engine, count]));
}

export interface EngineTurns {
  /**
   * Runs `work` with one of `count` turns of the engine, as soon as one is free. `waiting` runs the wait.
   *
   * @throws the reason of `signal` if it is aborted before.
   */
  run<T>(
    turn: { engine: string; count: number; signal: AbortSignal; waiting(wait: () => Promise<void>): Promise<void> },
    work: () => Promise<T>,
  ): Promise<T>;
}

export const createEngineTurns = (db: Db): EngineTurns => {
  /** Takes a free turn. False if there is none. */
  const take = async (engine: string, count: number, holder: string): Promise<boolean> => {
    const { rows } = await sql`update engine_turns
      set holder = ${holder}, expires_at = now() + ${TURN_SECONDS} * interval '1 second'
      where (engine, number) = (
        select engine, number from engine_turns
        where engine = ${engine} and number <= ${count} and expires_at < now()
        order by number limit 1 for update skip locked)
      returning 1`.execute(db);
    return rows.length > 0;
  };
  const create = (engine: string, count: number) =>
    sql`insert into engine_turns (engine, number) select ${engine}, generate_series(1, ${count}::int)
      on conflict do nothing`.execute(db);
  /** False if the turn has expired and was taken by another call. */
  const renew = async (holder: string): Promise<boolean> => {
    const { rows } = await sql`update engine_turns set expires_at = now() + ${TURN_SECONDS} * interval '1 second'
      where holder = ${holder} returning 1`.execute(db);
    return rows.length > 0;
  };
  /** Without a holder, a renewal that is still under way renews nothing. */
  const giveBack = (holder: string) =>
    sql`update engine_turns set holder = null, expires_at = '-infinity' where holder = ${holder}`.execute(db);

  return {
    async run({ engine, count, signal, waiting }, work) {
      const holder = randomUUID();
      signal.throwIfAborted();
      let renewal: NodeJS.Timeout | undefined;
      try {
        if (!(await take(engine, count, holder))) {
          await create(engine, count);
          const wait = async () => {
            while (!(await take(engine, count, holder)))
              await sleep(Math.random() * MAX_PAUSE_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
          };
          // Without a pause if the turns were only missing.
          let isTaken = await take(engine, count, holder);
          while (!isTaken) {
            await waiting(wait);
            // Meanwhile the job waited for a slot of its worker. The turn was not renewed: jobs that hold the slots may wait for it.
            isTaken = await renew(holder);
          }
        }
        // A failed renewal is repeated; without the database, the turn expires and the provider's own limit applies.
        renewal = setInterval(() => void renew(holder).catch(() => {}), RENEW_EVERY_MS);
        return await work();
      } finally {
        clearInterval(renewal);
        await giveBack(holder).catch(() => {});
      }
    },
  };
};
