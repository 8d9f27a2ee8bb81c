// Behind a real PgBouncer in transaction mode: it is detected, and the time limits of the role hold on every connection.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { type Db, openDb, sql, timeLimits } from './db.ts';
import { checkPooledLimits, losesNotifications } from './pooler.ts';
import { openTestDb } from './testing.ts';
import { isPgBouncerInstalled, openPgBouncer } from './testing-pgbouncer.ts';

const { db, url, close } = await openTestDb();
const closers: (() => Promise<void>)[] = [close];
afterAll(async () => {
  for (const end of closers.reverse()) await end();
});

async function openPooled(): Promise<{ url: string; pooled: Db }> {
  const bouncer = await openPgBouncer(url, { poolSize: 3 });
  closers.push(bouncer.close);
  const opened = openDb(bouncer.url, { max: 12, limits: timeLimits.service, pooled: true, onError: () => undefined });
  closers.push(opened.close);
  return { url: bouncer.url, pooled: opened.db };
}

/** Runs the statements that the error tells the operator to run. */
async function obey(error: Error): Promise<void> {
  for (const [statement] of error.message.matchAll(/alter role [^;]+;/g)) await sql.raw(statement).execute(db);
}

const installed = test.skipIf(!isPgBouncerInstalled);
installed('(skipped if pgbouncer is not installed) it loses notifications', async () => {
  const bouncer = await openPooled();
  expect(await losesNotifications(bouncer.url)).toBe(true);
});

installed('without time limits it is rejected with the statements that set them, and then they hold', async () => {
  const before = await openPooled();
  const error = await checkPooledLimits(before.pooled).catch((rejected: Error) => rejected);
  expect(error).toMatchObject({ name: 'OperatorError', message: expect.stringContaining("lock_timeout = '3s';") });
  await obey(error as Error);
  // The connections that the pooler has opened before keep their limits.
  await expect(checkPooledLimits(before.pooled)).rejects.toThrow('Then restart the pooler.');

  const { pooled } = await openPooled();
  await expect(checkPooledLimits(pooled)).resolves.toBeUndefined();
  await sql`create table things (id int primary key, name text)`.execute(db);
  await sql`insert into things values (1, 'one')`.execute(db);

  // All three connections are used at once, by more clients than there are connections.
  const found = await Promise.all(
    Array.from({ length: 12 }, () =>
      pooled.transaction().execute(async (tx) => {
        const { rows } = await sql<{ pid: number; limits: string }>`select pg_backend_pid() as pid, concat_ws(' ',
          current_setting('statement_timeout'), current_setting('lock_timeout'),
          current_setting('idle_in_transaction_session_timeout')) as limits`.execute(tx);
        await sleep(100);
        return rows[0]!;
      }),
    ),
  );
  expect(new Set(found.map(({ pid }) => pid)).size).toBe(3);
  expect(new Set(found.map(({ limits }) => limits))).toEqual(new Set(['15s 3s 10s']));

  await db.transaction().execute(async (tx) => {
    await sql`update things set name = 'held' where id = 1`.execute(tx);
    const waiting = sql`update things set name = 'waited' where id = 1`.execute(pooled);
    await expect(waiting).rejects.toMatchObject({ name: 'Outage', outcomeUnknown: false, cause: { code: '55P03' } });
  });

  // A process that freezes inside a transaction releases its locks.
  const frozen = pooled.transaction().execute(async (tx) => {
    await sql`select set_config('idle_in_transaction_session_timeout', '200', true)`.execute(tx);
    await sql`update things set name = 'frozen' where id = 1`.execute(tx);
    await sleep(1_000);
    await sql`select 1`.execute(tx);
  });
  await expect(frozen).rejects.toMatchObject({ name: 'Outage' });
  expect((await sql`select name from things`.execute(pooled)).rows).toEqual([{ name: 'held' }]);
});
