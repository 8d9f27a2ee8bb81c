// Tests which rows are deleted after their time, and that everything which is still needed stays.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addClient } from '../billing/open-client.ts';
import { listApiRequests, storeApiRequests } from '../clients/api-requests.ts';
import { addTestUser } from '../clients/testing.ts';
import { sql } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { showJob } from '../jobs/reads.ts';
import { createTestJobs } from '../jobs/testing.ts';
import { randomToken, uuidv7 } from '../kernel/ids.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { createOrders, findOrders, settleOrder } from '../orders/orders.ts';
import { createEngineCosts } from '../reporting/engine-costs.ts';
import { deleteOldRows } from './old-rows.ts';

const { db, close } = await openTestDb();
afterAll(close);

const orders = createOrders({ db, enqueue: createTestJobs(db).enqueue });
const running = new AbortController().signal;
const count = async (table: string) => (await sql`select from ${sql.table(table)}`.execute(db)).rows.length;

let client: string;
beforeEach(async () => {
  await sql`delete from engine_usage`.execute(db);
  await sql`delete from jobs`.execute(db);
  client = await db.transaction().execute((tx) => addClient(tx, { name: 'Acme', credits: 500 }));
});

/** A job with two steps and one call to a provider, which began and, unless it still runs, ended that many days ago. */
async function addJob(days: number, status: 'running' | 'completed'): Promise<string> {
  const id = `job_${randomToken()}`;
  const price = { total: 10, lineItems: [{ item: 'tts' as const, seconds: null, rate: null, credits: 10 }] };
  const job = { id, client, kind: 'tts', queue: 'interactive', input: null, timeoutMs: 1000 } as const;
  await db.transaction().execute((tx) => orders.place(tx, { job, price, request: null }));
  const at = sql`now() - make_interval(days => ${days})`;
  await sql`insert into job_steps (job_id, name, attempts, first_started_at, started_at, finished_at, result)
    values (${id}, 'speech', 1, ${at}, ${at}, ${at}, '1'), (${id}, 'finish', 1, ${at}, ${at}, null, null)`.execute(db);
  await sql`insert into engine_usage (at, client_id, job_id, step, engine, model, unit, quantity, usd)
    values (${at}, ${client}, ${id}, 'speech', 'acme', 'm', 'call', 1, 0.5)`.execute(db);
  if (status === 'completed') await db.transaction().execute((tx) => settleOrder(tx, id));
  await sql`update jobs set status = ${status}, started_at = ${at},
    completed_at = case when ${status} = 'completed' then ${at} end where id = ${id}`.execute(db);
  return id;
}

test('steps and provider calls of closed jobs are deleted after 90 days; the job, its receipt and its totals stay', async () => {
  const [old, recent] = [await addJob(91, 'completed'), await addJob(89, 'completed')];
  expect(await deleteOldRows(db, running)).toEqual({ job_steps: 2, engine_usage: 1 });
  expect(await deleteOldRows(db, running)).toEqual({});
  expect((await showJob(db, recent)).steps).toHaveLength(2);
  expect(await showJob(db, old)).toMatchObject({ job: { id: old, status: 'completed' }, steps: [] });
  expect((await findOrders(db, [old])).get(old)).toMatchObject({ creditsActual: 10, lineItems: [{ item: 'tts' }] });
  expect(await createEngineCosts(db).ofJob(recent, 0)).not.toEqual(await createEngineCosts(db).ofJob(old, 0));
  const { rows } = await sql`select sum(calls)::int as calls, sum(usd) as usd from engine_usage_totals
    where client_id = ${client}`.execute(db);
  expect(rows).toEqual([{ calls: 2, usd: 1 }]);
  expect(await verifyLedger(db, async () => new Set(), { all: true })).toMatchObject({ problems: [] });
});

test('a job that still runs finds its steps, however old they are', async () => {
  const job = await addJob(200, 'running');
  expect(await deleteOldRows(db, running)).toEqual({});
  const { rows } = await sql`select result from job_steps where job_id = ${job} order by name`.execute(db);
  expect(rows).toEqual([{ result: null }, { result: 1 }]);
});

test('more rows than fit one batch are deleted, by one process at a time', async () => {
  await sql`insert into payment_events (id, type, handled_at)
    select 'evt_' || n, 'x', now() - interval '91 days' + n * interval '1 second' from generate_series(1, 12000) n`.execute(
    db,
  );
  await sql`insert into payment_events (id, type) values ('evt_new', 'x')`.execute(db);
  const rounds = await Promise.all(Array.from({ length: 8 }, () => deleteOldRows(db, running)));
  expect(rounds.reduce((sum, { payment_events: deleted = 0 }) => sum + deleted, 0)).toBeLessThanOrEqual(12_000);
  await deleteOldRows(db, running);
  expect((await sql`select id from payment_events`.execute(db)).rows).toEqual([{ id: 'evt_new' }]);
});

test('another process that deletes, and rows that are locked, are not waited for', async () => {
  await sql`insert into payment_events (id, type, handled_at) values ('evt_a', 'x', 'epoch'), ('evt_b', 'x', 'epoch')`.execute(
    db,
  );
  await db.transaction().execute(async (tx) => {
    await sql`select from payment_events where id = 'evt_a' for update`.execute(tx);
    expect(await deleteOldRows(db, running)).toEqual({ payment_events: 1 });
  });
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7367010)`.execute(tx);
    expect(await deleteOldRows(db, running)).toEqual({});
  });
  expect(await deleteOldRows(db, running)).toEqual({ payment_events: 1 });
});

test('sessions, links and invitations are deleted some time after they expired', async () => {
  const user = await db.transaction().execute((tx) => addTestUser(tx, client));
  await sql`insert into sessions (id, user_id, token, expires_at)
    select gen_random_uuid(), ${user}, days, now() - make_interval(days => days) from (values (-7), (89), (91)) age (days)`.execute(
    db,
  );
  await sql`insert into verifications (id, identifier, value, expires_at)
    select gen_random_uuid(), 'x', days, now() - make_interval(hours => days) from (values (-1), (23), (25)) age (days)`.execute(
    db,
  );
  await sql`insert into invitations (id, client_id, role, token_hash, invited_by, expires_at)
    select gen_random_uuid(), ${client}, 'member', sha256(days::text::bytea), 'Ada', now() - make_interval(days => days)
    from (values (-7), (89), (91)) age (days)`.execute(db);
  expect(await deleteOldRows(db, running)).toEqual({ sessions: 1, verifications: 1, invitations: 1 });
  expect([await count('sessions'), await count('verifications'), await count('invitations')]).toEqual([2, 2, 2]);
});

test('what was sent to webhook endpoints is deleted after 30 days', async () => {
  await sql`insert into webhook_deliveries (id, client_id, endpoint_id, event_id, type, data, created_at)
    select gen_random_uuid(), ${client}, gen_random_uuid(), gen_random_uuid(), 'webhook.test', '{}', now() - make_interval(days => days)
    from (values (29), (31)) age (days)`.execute(db);
  expect(await deleteOldRows(db, running)).toEqual({ webhook_deliveries: 1 });
  expect(await count('webhook_deliveries')).toBe(1);
});

test('every table is read from its old end by an index', async () => {
  for (const [table, since] of [
    ['job_steps', 'first_started_at'],
    ['engine_usage', 'at'],
    ['payment_events', 'handled_at'],
    ['webhook_deliveries', 'created_at'],
    ['sessions', 'expires_at'],
    ['verifications', 'expires_at'],
    ['invitations', 'expires_at'],
  ] as const) {
    const { rows } = await sql`select from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
      where indrelid = ${table}::regclass and attname = ${since}`.execute(db);
    expect(rows.length, table).toBe(1);
  }
});

test('requests to the API are deleted after 30 days', async () => {
  const requestOf = (days: number) => {
    const at = new Date(Date.now() - days * 86_400_000);
    const about = { client, method: 'GET', route: '/voices', pathId: null, status: 200, errorCode: null };
    return { ...about, id: uuidv7(), requestId: 'r', durationMs: 1, count: 1, at, lastAt: at };
  };
  const [old, recent] = [requestOf(31), requestOf(29)];
  await storeApiRequests(db, [old, recent]);
  expect(await deleteOldRows(db, running)).toEqual({ api_requests: 1 });
  expect((await listApiRequests(db, [client], { limit: 5 })).map(({ id }) => id)).toEqual([recent.id]);
});
