// Tests that the verification finds an inconsistent ledger and that the database rejects rewriting it.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sql, type Tx } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { openAccount } from './accounts.ts';
import { grant } from './grants.ts';
import { closeHold, hold } from './holds.ts';
import { verifyLedger } from './verify.ts';

const { db, close } = await openTestDb();
const client = randomUUID();
const TABLES = ['ledger_accounts', 'ledger_transfers', 'ledger_entries', 'ledger_holds'];

const atomically = <T>(act: (tx: Tx) => Promise<T>) => db.transaction().execute(act);
const verify = (...live: string[]) => verifyLedger(db, async () => new Set(live));

/** Changes the ledger past its triggers, as only a person with the database's password can. */
const tamper = (...statements: string[]) =>
  atomically(async (tx) => {
    await sql.raw('set local session_replication_role = replica').execute(tx);
    for (const statement of statements) await sql.raw(statement).execute(tx);
  });

beforeAll(async () => {
  await atomically(async (tx) => {
    await openAccount(tx, client);
    await grant(tx, { client, amount: 100, key: 'first', reason: 'test' });
    await hold(tx, { order: 'done', client, amount: 30 });
    await closeHold(tx, 'done', 20);
    await hold(tx, { order: 'live', client, amount: 30 });
  });
  await tamper(...TABLES.map((table) => `create table sound_${table} as table ${table}`));
});
afterEach(() =>
  tamper(
    ...TABLES.map((table) => `delete from ${table}`),
    ...TABLES.map((table) => `insert into ${table} overriding system value table sound_${table}`),
  ),
);
afterAll(close);

test('a consistent ledger has no problems and its rows are counted', async () => {
  expect(await verify('live')).toEqual({ ok: true, clients: 1, transfers: 5, closed_through: null, problems: [] });
});

test('an open hold without a live order is a problem, and so is a closed hold of a live order', async () => {
  expect(await verify()).toMatchObject({
    ok: false,
    problems: ['Order live is not in progress but reserves 30 credits.'],
  });
  expect((await verify('live', 'done')).problems).toEqual(['Order done is in progress but its hold is closed.']);
  expect((await verify('live', 'job without a hold')).ok).toBe(true);
});

test.each([
  [
    "update ledger_accounts set balance = balance + 1 where id like '%/free'",
    'has balance 51 but its entries add up to 50',
  ],
  [
    "update ledger_entries set amount = amount - 1 where account_id like '%/spent'",
    'Transfer charge:done does not have',
  ],
  ["delete from ledger_entries where account_id = 'issued'", 'Transfer grant:first does not have its two entries'],
  [
    "update ledger_transfers set amount = 21 where key = 'charge:done'",
    'its hold has charge 20 but its transfers have 21',
  ],
  ["update ledger_holds set charged = 10 where order_id = 'done'", 'Order done: its hold has'],
  ["delete from ledger_holds where order_id = 'done'", 'Order done: its hold has'],
  ["update ledger_holds set amount = 40 where order_id = 'live'", 'has balance 30 but the open holds add up to 40'],
  ["update ledger_holds set client_id = gen_random_uuid() where order_id = 'live'", 'Order live: its hold has'],
  ["insert into ledger_entries select id, 'nobody/free', 5 from ledger_transfers limit 1", 'nobody/free has entries'],
  ["update ledger_transfers set to_account = 'x/held' where key = 'hold:live'", 'from one client to another'],
  ["update ledger_transfers set balance = 41 where key = 'hold:live'", 'with balance 41 but is hold of client'],
])('%s is found', async (statement, problem) => {
  await tamper(statement);
  const { ok, problems } = await verify('live');
  expect(ok).toBe(false);
  expect(problems.join('\n')).toContain(problem);
});

test('the ledger cannot be rewritten, and no balance can fall below zero', async () => {
  const refused = (statement: string) => expect(sql.raw(statement).execute(db)).rejects.toThrow();
  await refused('update ledger_entries set amount = 1');
  await refused('delete from ledger_transfers');
  await refused('truncate ledger_entries');
  await refused('update ledger_accounts set balance = -1 where balance is not null');
  await refused("update ledger_holds set charged = 31, closed_at = now() where order_id = 'live'");
});
