// Tests the statement: every entry in order, its running balance, and sums that equal the balances.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { clientAccounts } from './accounts.ts';
import { getAccountBalances } from './balance.ts';
import { grant, recover, restore, withdraw } from './grants.ts';
import { closeHold, hold } from './holds.ts';
import { listStatementEntries, readStatement, type StatementEntry } from './statement.ts';
import { openTestLedger } from './testing.ts';

const { db, close, atomically, clientWith } = await openTestLedger();
afterAll(close);

const all = async (client: string): Promise<StatementEntry[]> => Array.fromAsync(readStatement(db, client, {}));
const event = (client: string, amount: number, reason = 'test') => ({ client, amount, key: randomUUID(), reason });

test('an order has three entries, a top-up one', async () => {
  const client = await clientWith(0);
  await atomically((tx) => grant(tx, event(client, 500, 'purchase')));
  await atomically((tx) => hold(tx, { order: 'job:1', client, amount: 200 }));
  await atomically((tx) => closeHold(tx, 'job:1', 150));
  expect(await all(client)).toMatchObject([
    { kind: 'grant', reason: 'purchase', order: null, free: 500, held: 0, spent: 0, debt: 0, balance: 500 },
    { kind: 'hold', order: 'job:1', free: -200, held: 200, spent: 0, balance: 300 },
    { kind: 'charge', order: 'job:1', free: 0, held: -150, spent: 150, balance: 300 },
    { kind: 'release', order: 'job:1', free: 50, held: -50, spent: 0, balance: 350 },
  ]);
});

test('an order has one entry where orders are listed once: its charge, or the release of all of its credits', async () => {
  const client = await clientWith(0);
  await atomically((tx) => grant(tx, event(client, 500, 'purchase')));
  const uses = { charged: 50, 'charged in part': 20, failed: 0 };
  for (const [order, used] of Object.entries(uses)) {
    await atomically((tx) => hold(tx, { order: `${client} ${order}`, client, amount: 50 }));
    await atomically((tx) => closeHold(tx, `${client} ${order}`, used));
  }
  await atomically((tx) => hold(tx, { order: `${client} running`, client, amount: 50 }));
  await atomically((tx) => grant(tx, event(client, 10)));
  const list = (after?: number, limit = 10) =>
    listStatementEntries(db, client, { ordersOnce: true, order: 'newest first', after, limit });
  const found = await list();
  expect(found.map(({ kind, free, held }) => [kind, free, held])).toEqual([
    ['grant', 10, 0],
    ['release', 50, -50],
    ['charge', 0, -20],
    ['charge', 0, -50],
    ['grant', 500, 0],
  ]);
  expect(await list(found[1]!.id, 2)).toEqual(found.slice(2, 4));
});

test('the entries of each account add up to its balance, and the last balance is the available credits', async () => {
  const act = fc.record({
    what: fc.constantFrom('grant', 'hold', 'withdraw', 'clawback', 'restore'),
    amount: fc.integer({ min: 1, max: 300 }),
    used: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
      const client = await clientWith(200);
      for (const { what, amount, used } of acts) {
        const move = event(client, amount);
        const done = atomically(async (tx) => {
          if (what === 'grant') return grant(tx, move);
          if (what === 'withdraw') return withdraw(tx, move);
          if (what === 'clawback') return recover(tx, move);
          if (what === 'restore') return restore(tx, move);
          await hold(tx, { order: move.key, client, amount });
          if (used < 0.8) await closeHold(tx, move.key, Math.floor(used * amount));
        });
        await done.catch((error) => expect(error).toMatchObject({ code: 'insufficient_credits' }));
      }
      const [now, entries] = [await getAccountBalances(db, client), await all(client)];
      for (const name of clientAccounts) expect(entries.reduce((sum, entry) => sum + entry[name], 0)).toBe(now[name]);
      expect(entries.at(-1)?.balance).toBe(now.free);
    }),
    { numRuns: 40 },
  );
});

test('pages follow each other without a gap, newest first, while entries are added', async () => {
  const client = await clientWith(0);
  for (let amount = 1; amount <= 7; amount++) await atomically((tx) => grant(tx, event(client, amount)));
  const seen: number[] = [];
  for (let after: number | undefined; ; ) {
    const page = await listStatementEntries(db, client, { order: 'newest first', after, limit: 3 });
    if (page.length === 0) break;
    seen.push(...page.map((move) => move.free));
    after = page.at(-1)?.id;
    await atomically((tx) => grant(tx, event(client, 100)));
  }
  expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
});

test('a range and a kind select entries without changing their balances', async () => {
  const client = await clientWith(500);
  await atomically((tx) => hold(tx, { order: `${client} 1`, client, amount: 200 }));
  await atomically((tx) => closeHold(tx, `${client} 1`, 200));
  // The database has microseconds, this process only milliseconds.
  await setTimeout(2);
  const since = new Date();
  await atomically((tx) => grant(tx, event(client, 100)));
  const grants = await listStatementEntries(db, client, {
    order: 'newest first',
    kind: 'grant',
    limit: 10,
  });
  expect(grants.map(({ free, balance }) => [free, balance])).toEqual([
    [100, 400],
    [500, 500],
  ]);
  const later = await listStatementEntries(db, client, {
    order: 'oldest first',
    from: since,
    limit: 10,
  });
  expect(later.map(({ kind, balance }) => [kind, balance])).toEqual([
    ['grant', 400],
    ['earned', 400],
  ]);
  expect(await listStatementEntries(db, client, { order: 'oldest first', to: since, limit: 10 })).toHaveLength(3);
});

test('a statement has only entries of its own client', async () => {
  const [one, two] = [await clientWith(10), await clientWith(20)];
  expect((await all(one)).map((move) => move.free)).toEqual([10]);
  expect((await all(two)).map((move) => move.free)).toEqual([20]);
});
