// Pauses a transaction of another process at a statement, so that a test can freeze that process inside it.
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const PAUSE_SECONDS = 1;
const LIMIT_MS = 60_000;

/**
 * Makes the next write to `table` of a row for which `when` is true (SQL about `new`) take a second.
 * `started` resolves when the write begins: a process that is frozen within that second stays in the transaction and keeps its locks.
 */
export async function pauseNextWrite(
  pool: pg.Pool,
  { table, on, when }: { table: string; on: 'insert' | 'update'; when: string },
): Promise<{ started(): Promise<void> }> {
  const name = `pause_${table}_${on}`;
  // A sequence is not rolled back, so the pause happens once, whether or not the transaction commits.
  await pool.query(`
    create sequence ${name};
    create function ${name}() returns trigger language plpgsql as $$
    begin
      if ${when} and nextval('${name}') = 1 then perform pg_sleep(${PAUSE_SECONDS}); end if;
      return new;
    end $$;
    create trigger ${name} before ${on} on ${table} for each row execute function ${name}();`);
  return {
    async started() {
      for (const deadline = Date.now() + LIMIT_MS; Date.now() < deadline; await sleep(20)) {
        const { rows } = await pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
        );
        if (rows.length > 0) return;
      }
      throw new Error(`No row was written to ${table} where ${when}.`);
    },
  };
}
