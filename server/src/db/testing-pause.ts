// Stops a transaction of another process at one statement, so that a test can freeze that process in the middle of it.
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const PAUSE_SECONDS = 1;
const LIMIT_MS = 60_000;

/**
 * The next time that a row of `table` is written for which `when` holds (SQL about `new`), the statement lasts a second.
 * `reached` resolves when it does: a process frozen before it is over stays inside the transaction, with its locks.
 */
export async function pauseOnce(
  pool: pg.Pool,
  { table, on, when }: { table: string; on: 'insert' | 'update'; when: string },
): Promise<{ reached(): Promise<void> }> {
  const name = `pause_${table}_${on}`;
  // A sequence is not rolled back, so that it happens once whatever becomes of the transaction.
  await pool.query(`
    create sequence ${name};
    create function ${name}() returns trigger language plpgsql as $$
    begin
      if ${when} and nextval('${name}') = 1 then perform pg_sleep(${PAUSE_SECONDS}); end if;
      return new;
    end $$;
    create trigger ${name} before ${on} on ${table} for each row execute function ${name}();`);
  return {
    async reached() {
      for (const until = Date.now() + LIMIT_MS; Date.now() < until; await sleep(20)) {
        const { rows } = await pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
        );
        if (rows.length > 0) return;
      }
      throw new Error(`Nothing was written to ${table} where ${when}.`);
    },
  };
}
