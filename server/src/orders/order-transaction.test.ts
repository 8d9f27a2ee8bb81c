// Tests placing an order over a connection that breaks: its outcome is found, and other clients do not wait for it.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openDb, sql, type Tx, timeLimits } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { openProxy } from '../db/testing-proxy.ts';
import { lockAccounts, openAccount } from '../ledger/accounts.ts';
import { balance } from '../ledger/balance.ts';
import { grant } from '../ledger/grants.ts';
import { createOrders } from './orders.ts';

const { db, url, close } = await openTestDb();
const proxy = await openProxy(url);
const fragile = openDb(proxy.url, { max: 4, limits: timeLimits.service, onError: () => undefined });
afterAll(async () => {
  await fragile.close();
  proxy.close();
  await close();
});

const orders = createOrders({ db: fragile.db, enqueue: async () => undefined });
const { signal } = new AbortController();

const newClient = async (): Promise<string> => {
  const client = randomUUID();
  await db.transaction().execute(async (tx) => {
    await sql`insert into clients (id, name) values (${client}, 'Test')`.execute(tx);
    await openAccount(tx, client);
    await grant(tx, { client, amount: 300, key: client, reason: 'test' });
  });
  return client;
};

let client: string;
beforeEach(async () => {
  client = await newClient();
});

/** An order of 100 credits. */
const order = (of = client): Promise<void> => {
  const job = {
    id: `job_${randomUUID()}`,
    client: of,
    kind: 'tts',
    queue: 'interactive' as const,
    input: null,
    timeoutMs: 1,
  };
  const price = { total: 100, lineItems: [] };
  return orders.transaction({ client: of, job: job.id, signal }, (tx: Tx) =>
    orders.place(tx, { job, price, request: null }),
  );
};
const free = async () => (await balance(db, client)).balance;

test('a commit whose response is lost is found, and the order is placed', async () => {
  proxy.breakAt('commit', { arrives: true });
  await order();
  expect(await free()).toBe(200);
});

test('a commit that never arrives is reported as not placed', async () => {
  proxy.breakAt('commit', { arrives: false });
  await expect(order()).rejects.toMatchObject({ name: 'Outage', outcomeUnknown: false });
  expect(await free()).toBe(300);
});

test('a connection that breaks before the commit leaves no order', async () => {
  proxy.breakAt('insert into ledger_holds', { arrives: true });
  await expect(order()).rejects.toMatchObject({ name: 'Outage', outcomeUnknown: false });
  expect(await free()).toBe(300);
});

test('while the database stays unavailable the outcome is unknown', async () => {
  proxy.breakAt('commit', { arrives: true, stalls: true });
  const lost = order();
  await expect(lost).rejects.toMatchObject({ name: 'Outage', outcomeUnknown: true });
  proxy.resume();
  expect(await free()).toBe(200);
});

test('orders that wait for the lock of one client leave connections to other clients', async () => {
  const other = await newClient();
  await db.transaction().execute(async (tx) => {
    await lockAccounts(tx, client);
    const waiting = Promise.allSettled(Array.from({ length: 20 }, () => order()));
    await expect
      .poll(async () => {
        const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        return rows[0]!.count;
      })
      .toBeGreaterThan(0);
    await order(other);
    expect((await balance(db, other)).balance).toBe(200);
    void waiting;
  });
});
