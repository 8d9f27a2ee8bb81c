// Tests closed months: what is carried over, what a later verification reads, and what it finds.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql, type Tx } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { openAccount } from './accounts.ts';
import { createCreditFlow } from './flow.ts';
import { grant } from './grants.ts';
import { closeHold, hold } from './holds.ts';
import { closeMonths, lastClosedMonth } from './months.ts';
import { verifyLedger } from './verify.ts';

const { db, close } = await openTestDb();
afterAll(close);

const client = randomUUID();
const atomically = <T>(act: (tx: Tx) => Promise<T>) => db.transaction().execute(act);
const verify = async ({ all = false }: { all?: boolean } = {}) =>
  (await verifyLedger(db, async () => new Set(['across']), { all })).problems;

/** Changes the ledger past its triggers, as only a person with the database's password can. */
const tamper = (...statements: string[]) =>
  atomically(async (tx) => {
    await sql.raw('set local session_replication_role = replica').execute(tx);
    for (const statement of statements) await sql.raw(statement).execute(tx);
  });

/** Everything so far happened that many months ago, in the middle of the month. */
const ageTransfers = (months: number) =>
  tamper(`update ledger_transfers set created_at =
    date_trunc('month', now(), 'UTC') - interval '${months} months' + interval '14 days' where created_at > now() - interval '1 hour'`);

const monthsAgo = (months: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months)).toISOString().slice(0, 7);
};

/** Three months ago a grant and a whole order, last month the reservation of an order that is still in progress. */
beforeEach(async () => {
  await tamper(
    ...['accounts', 'transfers', 'entries', 'holds', 'months', 'carried_balances'].map(
      (table) => `delete from ledger_${table} ${table === 'accounts' ? 'where client_id is not null' : ''}`,
    ),
    "update ledger_flow_checkpoint set last_transfer_id = 0, credits_by_kind = '{}'",
  );
  await atomically(async (tx) => {
    await openAccount(tx, client);
    await grant(tx, { client, amount: 100, key: 'first', reason: 'test' });
    await hold(tx, { order: 'done', client, amount: 30 });
    await closeHold(tx, 'done', 20);
  });
  await ageTransfers(3);
  await atomically((tx) => hold(tx, { order: 'across', client, amount: 30 }));
  await ageTransfers(1);
});

test('each month that ended is closed once, however many processes close it', async () => {
  await atomically((tx) => grant(tx, { client, amount: 5, key: 'this month', reason: 'test' }));
  await Promise.all(Array.from({ length: 8 }, () => closeMonths(db)));
  const { rows } =
    await sql`select to_char(month, 'YYYY-MM') as month, transfers from ledger_months order by month`.execute(db);
  expect(rows).toEqual([
    { month: monthsAgo(3), transfers: 4 },
    { month: monthsAgo(1), transfers: 5 },
  ]);
  const { rows: carried } =
    await sql`select split_part(account_id, '/', 2) as name, balance from ledger_carried_balances
    where account_id like '%/%' order by name`.execute(db);
  expect(carried).toEqual([
    { name: 'free', balance: 50 },
    { name: 'held', balance: 30 },
    { name: 'spent', balance: 20 },
  ]);
  expect(await verify()).toEqual([]);
  expect(await verify({ all: true })).toEqual([]);
});

test('a month is not closed before it has ended', async () => {
  await closeMonths(db);
  const before = await lastClosedMonth(db);
  await atomically((tx) => grant(tx, { client, amount: 5, key: 'this month', reason: 'test' }));
  await closeMonths(db);
  expect(await lastClosedMonth(db)).toEqual(before);
});

test('an order that was reserved in a closed month and charged after it is verified', async () => {
  await closeMonths(db);
  await atomically((tx) => closeHold(tx, 'across', 25));
  const verifyWithoutOrders = async () => (await verifyLedger(db, async () => new Set())).problems;
  expect(await verifyWithoutOrders()).toEqual([]);
  await tamper("update ledger_holds set charged = 24 where order_id = 'across'");
  expect((await verifyWithoutOrders()).join()).toContain('Order across: its hold has');
});

test('the totals of the metrics include the closed months', async () => {
  const flow = async () => Object.fromEntries(await createCreditFlow(db)());
  const before = await flow();
  await closeMonths(db);
  expect(await flow()).toEqual(before);
  expect(before).toEqual({ grant: 100, hold: 60, charge: 20, release: 10 });
  await tamper(
    `update ledger_flow_checkpoint set credits_by_kind = '{"grant": 101, "hold": 60, "charge": 20, "release": 10}'`,
  );
  expect((await verify()).join()).toContain('the metrics have 101 credits of kind grant');
});

test.each([
  [
    "update ledger_transfers set reason = 'another' where key = 'grant:first'",
    `Transfers of month ${monthsAgo(3)} have changed`,
  ],
  [
    "update ledger_transfers set created_at = now() where key = 'hold:across'",
    `Transfers of month ${monthsAgo(1)} have changed`,
  ],
  ["delete from ledger_transfers where key = 'hold:done'", 'was closed with 4 transfers but has 3'],
  ["update ledger_holds set charged = 19 where order_id = 'done'", 'Order done: its hold has charge 19'],
  ["update ledger_entries set amount = amount + 1 where account_id like '%/spent'", 'was carried over with balance 20'],
])('in a closed month, %s is found by a verification of everything', async (statement, problem) => {
  await closeMonths(db);
  await tamper(statement);
  expect(await verify()).toEqual([]);
  expect((await verify({ all: true })).join('\n')).toContain(problem);
});

test.each([
  [
    "update ledger_accounts set balance = balance + 1 where id like '%/free'",
    'has balance 56 but its entries add up to 55',
  ],
  [
    "update ledger_carried_balances set balance = balance - 1 where account_id like '%/free'",
    'but its entries add up to 54',
  ],
  ["delete from ledger_entries where account_id like '%/free' and amount = 5", 'does not have its two entries'],
  ["update ledger_transfers set balance = 56 where key = 'grant:this month'", 'with balance 56 but is grant of client'],
])('after a closed month, %s is found', async (statement, problem) => {
  await closeMonths(db);
  await atomically((tx) => grant(tx, { client, amount: 5, key: 'this month', reason: 'test' }));
  expect(await verify()).toEqual([]);
  await tamper(statement);
  expect((await verify()).join('\n')).toContain(problem);
});
