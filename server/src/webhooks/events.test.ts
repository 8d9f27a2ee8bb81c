// Which events are queued for which endpoints, in the transactions that cause them.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { deleteClient } from '../billing/delete-client.ts';
import { addClient } from '../billing/open-client.ts';
import { sql, type Tx } from '../db/db.ts';
import { openTestDb, rowsRead } from '../db/testing.ts';
import { randomToken, uuidv7 } from '../kernel/ids.ts';
import { grant, recover, withdraw } from '../ledger/grants.ts';
import { closeHold, hold } from '../ledger/holds.ts';
import { setCreditsThreshold } from './credit-alerts.ts';
import { queueTestEvent } from './deliveries.ts';
import { changeEndpoint, removeEndpoint } from './endpoints.ts';
import { takeDeliveries } from './leases.ts';
import { addTestEndpoint, allEvents, endVideo } from './testing.ts';

const { db, close } = await openTestDb();
afterAll(close);

const url = 'https://hooks.example.com/in';
const inTx = <T>(act: (tx: Tx) => Promise<T>) => db.transaction().execute(act);
let client: string;
beforeEach(async () => {
  await sql`delete from webhook_deliveries`.execute(db);
  client = await inTx((tx) => addClient(tx, { name: 'Acme', credits: 1_000 }));
});

const queued = async () => {
  const { rows } = await sql<{ endpoint: string; event: string; type: string; data: object }>`
    select endpoint_id as endpoint, event_id as event, type, data from webhook_deliveries order by created_at, type`.execute(
    db,
  );
  return rows;
};
const typesQueued = async () => (await queued()).map(({ type }) => type);

test('a video that ends is an event with its id, mode, status and charge', async () => {
  await addTestEndpoint(db, client, { url });
  const [done, failed] = [await endVideo(db, client), await endVideo(db, client, 'failed')];
  expect((await queued()).map(({ type, data }) => ({ type, data }))).toEqual([
    {
      type: 'video.completed',
      data: { workflow_id: done, job_type: 'scenes', status: 'completed', credits_actual: 7 },
    },
    { type: 'video.failed', data: { workflow_id: failed, job_type: 'scenes', status: 'failed', credits_actual: null } },
  ]);
});

test('a character that is created is an event; a failed one, and other short jobs, are none', async () => {
  await addTestEndpoint(db, client, { url });
  const character = uuidv7();
  const end = async (kind: string, status: string) => {
    const id = `job_${randomToken()}`;
    await inTx(async (tx) => {
      await sql`insert into jobs (id, client_id, kind, queue, input, status, start_deadline, timeout_ms)
        values (${id}, ${client}, ${kind}, 'interactive', 'null', 'running', now(), 1)`.execute(tx);
      await sql`insert into orders (job_id, client_id, kind, credits_estimated, credits_actual, line_items)
        values (${id}, ${client}, ${kind}, 10, 10, '[]')`.execute(tx);
      await sql`update jobs set status = ${status}, completed_at = now(), result = ${JSON.stringify({ character_id: character })}::jsonb,
        failure = ${status === 'failed' ? '{"code": "x"}' : null}::jsonb where id = ${id}`.execute(tx);
    });
  };
  await end('character', 'failed');
  await end('voice', 'completed');
  await end('character', 'completed');
  expect(await queued()).toMatchObject([
    { type: 'character.created', data: { character_id: character, credits_charged: 10 } },
  ]);
});

test('each enabled endpoint that wants the type gets the same event; other clients and disabled endpoints get none', async () => {
  const other = await inTx((tx) => addClient(tx, { name: 'Other', credits: 0 }));
  const [all, failures, off] = [
    await addTestEndpoint(db, client, { url }),
    await addTestEndpoint(db, client, { url, events: ['video.failed'] }),
    await addTestEndpoint(db, client, { url }),
  ];
  await addTestEndpoint(db, other, { url });
  const details = { url, description: '', events: allEvents };
  await inTx((tx) => changeEndpoint(tx, client, { id: off.id, ...details, enabled: false }));
  await endVideo(db, client);
  await endVideo(db, client, 'failed');
  const rows = await queued();
  expect(rows.map(({ type, endpoint }) => `${type} ${endpoint}`).toSorted()).toEqual(
    [`video.completed ${all.id}`, `video.failed ${all.id}`, `video.failed ${failures.id}`].toSorted(),
  );
  expect(new Set(rows.map(({ event }) => event)).size).toBe(2);
});

test('a transaction that is rolled back leaves no event', async () => {
  await addTestEndpoint(db, client, { url });
  const id = await endVideo(db, client);
  await sql`delete from webhook_deliveries`.execute(db);
  const rolledBack = inTx(async (tx) => {
    await sql`update jobs set status = 'running', completed_at = null where id = ${id}`.execute(tx);
    await sql`update jobs set status = 'completed', completed_at = now() where id = ${id}`.execute(tx);
    await sql`set constraints all immediate`.execute(tx);
    expect((await sql`select from webhook_deliveries`.execute(tx)).rows).toHaveLength(1);
    throw new Error('crash');
  });
  await expect(rolledBack).rejects.toThrow('crash');
  expect(await queued()).toEqual([]);
});

test('credits.low comes once when available credits fall below the threshold, and again only after they were at or above it', async () => {
  await addTestEndpoint(db, client, { url });
  await inTx((tx) => setCreditsThreshold(tx, client, 500));
  const spend = (amount: number) => inTx((tx) => withdraw(tx, { client, amount, key: randomToken(), reason: 'x' }));
  await spend(500);
  expect(await typesQueued()).toEqual([]);
  await spend(1);
  await spend(100);
  expect((await queued()).map(({ data }) => data)).toEqual([{ credits_balance: 499, credits_threshold: 500 }]);
  await inTx((tx) => grant(tx, { client, amount: 101, key: randomToken(), reason: 'x' }));
  expect(await typesQueued()).toHaveLength(1);
  await spend(50);
  expect(await typesQueued()).toHaveLength(2);
});

test('reserving credits for an order counts as spending them; charging them later does not', async () => {
  await addTestEndpoint(db, client, { url });
  await inTx((tx) => setCreditsThreshold(tx, client, 950));
  const order = randomToken();
  await inTx((tx) => hold(tx, { order, client, amount: 100 }));
  expect(await typesQueued()).toEqual(['credits.low']);
  await inTx((tx) => closeHold(tx, order, 100));
  expect(await typesQueued()).toEqual(['credits.low']);
});

test('a grant that pays a debt, and no threshold, are no event', async () => {
  await addTestEndpoint(db, client, { url });
  await inTx((tx) => withdraw(tx, { client, amount: 1_000, key: randomToken(), reason: 'x' }));
  expect(await typesQueued()).toEqual([]);
  await inTx((tx) => setCreditsThreshold(tx, client, 50));
  await inTx((tx) => recover(tx, { client, amount: 300, key: randomToken(), reason: 'x' }));
  await inTx((tx) => grant(tx, { client, amount: 200, key: randomToken(), reason: 'x' }));
  expect(await typesQueued()).toEqual([]);
  await inTx((tx) => grant(tx, { client, amount: 200, key: randomToken(), reason: 'x' }));
  await inTx((tx) => recover(tx, { client, amount: 80, key: randomToken(), reason: 'x' }));
  expect(await typesQueued()).toEqual(['credits.low']);
  await inTx((tx) => setCreditsThreshold(tx, client, null));
});

test('a job that ends does not wait for a change of an endpoint, nor fail because it was removed', async () => {
  const { id } = await addTestEndpoint(db, client, { url });
  await inTx(async (tx) => {
    await removeEndpoint(tx, client, id);
    await endVideo(db, client);
  });
  expect(await typesQueued()).toEqual(['video.completed']);
  expect(await takeDeliveries(db, { fast: 10, slow: 10 })).toEqual([]);
  const { rows } = await sql`select status from webhook_deliveries`.execute(db);
  expect(rows).toEqual([{ status: 'cancelled' }]);
});

test('the deletion of a client removes its endpoints with their secrets at once; nothing is queued after it', async () => {
  await addTestEndpoint(db, client, { url });
  const id = await endVideo(db, client);
  await sql`delete from webhook_deliveries`.execute(db);
  await deleteClient(db, { id: uuidv7(), client, actor: 'x', reason: 'x', confirm: 'Acme', forfeit: true });
  expect((await sql`select from webhook_endpoints where client_id = ${client}`.execute(db)).rows).toEqual([]);
  await sql`update jobs set status = 'failed', failure = '{}' where id = ${id}`.execute(db);
  expect(await queued()).toEqual([]);
});

test('looking for what is due reads none of the old rows, and few of an endpoint’s backlog', async () => {
  const endpoints = await Promise.all(Array.from({ length: 3 }, () => addTestEndpoint(db, client, { url })));
  await sql`insert into webhook_deliveries (id, client_id, endpoint_id, event_id, type, data, status, next_attempt_at)
    select gen_random_uuid(), ${client}, ${endpoints[0]!.id}, gen_random_uuid(), 'video.completed', '{}', 'succeeded', null
    from generate_series(1, 20000)`.execute(db);
  await sql`insert into webhook_deliveries (id, client_id, endpoint_id, event_id, type, data)
    select gen_random_uuid(), ${client}, ${endpoints[0]!.id}, gen_random_uuid(), 'video.completed', '{}'
    from generate_series(1, 5000)`.execute(db);
  for (const { id } of endpoints.slice(1)) await inTx((tx) => queueTestEvent(tx, client, id));
  await sql`analyze webhook_deliveries`.execute(db);
  let taken = 0;
  const read = await rowsRead(db, 'webhook_deliveries', async (tx) => {
    // A transaction within one, whose counters are read.
    const reader = { transaction: () => ({ execute: (act: (tx: Tx) => Promise<unknown>) => act(tx) }) };
    taken = (await takeDeliveries(reader as unknown as typeof db, { fast: 10, slow: 10 })).length;
  });
  expect(taken).toBe(6);
  expect(read).toBeLessThan(200);
});
