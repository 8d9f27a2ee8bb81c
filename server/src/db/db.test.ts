// Time limits of connections: statements, locks and idle transactions beyond them end as outages, and the pool stays usable.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { Outage } from '../kernel/outage.ts';
import { byKey, openDb, sql, type TimeLimits, timeLimits } from './db.ts';
import { openTestDb } from './testing.ts';

const { db, url, close } = await openTestDb();
await sql`create table things (id int primary key, name text)`.execute(db);
await sql`insert into things values (1, 'one'), (2, 'two')`.execute(db);
const opened: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of opened) await end();
  await close();
});

function open(limits: Partial<TimeLimits>, max = 2) {
  const another = openDb(url, { max, limits: { ...timeLimits.service, ...limits }, onError: () => undefined });
  opened.push(another.close);
  return another.db;
}

const outage = (outcomeUnknown: boolean) => expect.objectContaining({ name: 'Outage', outcomeUnknown });

test('a statement over its time limit is cancelled and changes nothing', async () => {
  const slow = open({ statementMs: 100 });
  await expect(
    sql`update things set name = 'slow' where id = 1 and pg_sleep(5) is not null`.execute(slow),
  ).rejects.toEqual(outage(false));
  expect((await sql`select name from things where id = 1`.execute(slow)).rows).toEqual([{ name: 'one' }]);
});

test('a statement waits for a locked row no longer than the limit, and other rows are not locked', async () => {
  const waiting = open({ lockMs: 100 });
  await db.transaction().execute(async (tx) => {
    await sql`update things set name = 'held' where id = 1`.execute(tx);
    await expect(sql`update things set name = 'waited' where id = 1`.execute(waiting)).rejects.toEqual(outage(false));
    await sql`update things set name = 'free' where id = 2`.execute(waiting);
  });
});

test('if all connections are in use, acquiring one fails after the limit', async () => {
  // Also for connecting, which takes long on a busy machine.
  const narrow = open({ acquireMs: 1_500 }, 1);
  await narrow.transaction().execute(async () => {
    await expect(sql`select 1`.execute(narrow)).rejects.toEqual(outage(false));
  });
  expect((await sql`select 1`.execute(narrow)).rows).toHaveLength(1);
});

test('an idle transaction ends at the limit and releases its locks', async () => {
  const left = open({});
  const abandoned = left.transaction().execute(async (tx) => {
    await sql`select set_config('idle_in_transaction_session_timeout', '100', true)`.execute(tx);
    await sql`update things set name = 'left' where id = 2`.execute(tx);
    await sleep(400);
    await sql`select 1`.execute(tx);
  });
  await expect(abandoned).rejects.toBeInstanceOf(Outage);
  const { rows } = await sql`select name from things where id = 2`.execute(left);
  expect(rows).not.toEqual([{ name: 'left' }]);
});

test('every connection of the service has the limit for idle transactions', async () => {
  const { rows } = await sql<{ setting: string }>`
    select current_setting('idle_in_transaction_session_timeout') as setting`.execute(open({}));
  expect(rows).toEqual([{ setting: '10s' }]);
});

test('a connection that the server closes during a statement is an outage of unknown outcome, and the next one works', async () => {
  const broken = open({}, 1);
  const dying = sql`select pg_terminate_backend(pg_backend_pid())`.execute(broken);
  await expect(dying).rejects.toEqual(outage(true));
  expect((await sql`select 1`.execute(broken)).rows).toHaveLength(1);
});

test('an unreachable server is an outage, a faulty statement is not', async () => {
  const nowhere = openDb('postgresql://nobody@127.0.0.1:1/none', {
    max: 1,
    limits: timeLimits.service,
    onError: () => undefined,
  });
  await expect(sql`select 1`.execute(nowhere.db)).rejects.toEqual(outage(false));
  await nowhere.close();
  await expect(sql`select nonsense`.execute(open({}))).rejects.toMatchObject({ code: '42703' });
  await expect(sql`insert into things values (1, 'twice')`.execute(open({}))).rejects.toMatchObject({ code: '23505' });
});

test('closing ends every connection at once, also if no query passed through Kysely', async () => {
  const another = openDb(url, {
    max: 2,
    limits: timeLimits.service,
    applicationName: 'closing',
    onError: () => undefined,
  });
  await another.pool.query('select 1');
  await another.close();
  const open = async () =>
    (await sql`select from pg_stat_activity where application_name = 'closing'`.execute(db)).rows.length;
  // Half of the time after which a pool closes idle connections by itself.
  await expect.poll(open, { timeout: 5_000 }).toBe(0);
});

test('statements that transactions repeat are prepared, and those by key, up to a limit; lists and statements without values are not', async () => {
  const one = open({}, 1);
  const prepared = async () => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(one);
    return rows.map(({ statement }) => statement);
  };
  const read = sql`select name from things where id = ${1}`;
  const inTransactions = async (times: number) => {
    for (let n = 0; n < times; n++) await one.transaction().execute((tx) => read.execute(tx));
  };
  for (let n = 0; n < 10; n++) await read.execute(one);
  await inTransactions(4);
  expect(await prepared()).toEqual([]);
  await inTransactions(2);
  expect(await prepared()).toEqual(['select name from things where id = $1']);

  for (let n = 0; n < 6; n++) await sql`${byKey} select name from things where id = ${1}`.execute(one);
  expect(await prepared()).toEqual(
    expect.arrayContaining([
      'select name from things where id = $1',
      '/* by key */ select name from things where id = $1',
    ]),
  );

  // A transaction that fails leaves the connection with what it had prepared.
  await expect(
    one.transaction().execute(async (tx) => {
      await read.execute(tx);
      await sql`select 1 / ${0}::int`.execute(tx);
    }),
  ).rejects.toThrow('division by zero');
  await inTransactions(1);

  await one.transaction().execute(async (tx) => {
    for (let width = 1; width <= 300; width++) {
      const values = sql.join(Array.from({ length: width }, () => sql`${1}::int`));
      for (let n = 0; n < 5; n++) await sql`select ${1}::int in (${values})`.execute(tx);
    }
  });
  expect(await prepared()).toHaveLength(256);
});
