// Tests concurrent transfers of credits: none is repeated, no balance falls below zero, nothing deadlocks.
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openDb, sql, timeLimits } from '../db/db.ts';
import { Problem } from '../kernel/problem.ts';
import { balance } from './balance.ts';
import { grant, recover, withdraw } from './grants.ts';
import { closeHold, hold } from './holds.ts';
import { listOpenHolds, openTestLedger } from './testing.ts';
import { verifyLedger } from './verify.ts';

const { db, url, close, atomically, clientWith } = await openTestLedger();
afterAll(close);

/** 'yes', 'no' for a 402; anything else is thrown. */
const ask = (act: Promise<unknown>): Promise<'yes' | 'no'> =>
  act.then(
    () => 'yes',
    (error) => {
      if (error instanceof Problem && error.status === 402) return 'no';
      throw error;
    },
  );

test('of 200 concurrent holds exactly as many succeed as the balance allows, and the entries agree', async () => {
  const client = await clientWith(50 * 7 + 6);
  // Two pools act as two processes.
  const other = openDb(url, { max: 30, limits: timeLimits.maintenance, onError: () => undefined });
  const results = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const from = index % 2 ? db : other.db;
      const order = `order-${index}-${client}`;
      const result = await ask(from.transaction().execute((tx) => hold(tx, { order, client, amount: 7 })));
      return { order, result };
    }),
  ).finally(other.close);

  const granted = results.filter(({ result }) => result === 'yes').map(({ order }) => order);
  const { rows } = await sql<{ key: string }>`select key from ledger_transfers
    where key like 'hold:%' and from_account = ${`${client}/free`}`.execute(db);
  expect(granted.length).toBe(50);
  expect(rows.map(({ key }) => key.slice('hold:'.length)).sort()).toEqual(granted.sort());
  expect((await balance(db, client)).balance).toBe(6);
  expect(await verifyLedger(db, listOpenHolds)).toMatchObject({ ok: true });
});

test('completing, failing and sweeping two orders at once closes each of them once', async () => {
  for (let round = 0; round < 15; round++) {
    const client = await clientWith(100);
    const orders = [`a-${client}`, `b-${client}`];
    await atomically(async (tx) => {
      for (const order of orders) await hold(tx, { order, client, amount: 50 });
    });
    const closeAll = (ids: string[], used: number) =>
      atomically(async (tx) => {
        const closings = [];
        for (const id of ids) closings.push(await closeHold(tx, id, used));
        return closings;
      });
    const [a, b] = orders as [string, string];
    // Completed by one worker, failed by another, and both swept at once.
    const races = [closeAll([a], 50), closeAll([b], 20), closeAll([a], 0), closeAll([b], 0), closeAll([b, a], 0)];
    const closings = (await Promise.all(races)).flat();
    const closed = closings.filter((closing) => closing !== undefined);
    const used = closed.reduce((sum, closing) => sum + closing.charged, 0);
    expect(closed.length).toBe(2);
    expect(await balance(db, client)).toEqual({ balance: 100 - used, base: 100, spentLifetime: used });
  }
  expect(await verifyLedger(db, listOpenHolds)).toMatchObject({ ok: true });
});

test('transactions that close two orders in opposite order do not deadlock', async () => {
  const client = await clientWith(4000);
  const pairs = Array.from({ length: 20 }, (_, index) => [`x${index}-${client}`, `y${index}-${client}`]);
  await atomically(async (tx) => {
    for (const order of pairs.flat()) await hold(tx, { order, client, amount: 100 });
  });
  const both = (orders: string[]) =>
    atomically(async (tx) => {
      let count = 0;
      for (const order of orders) if (await closeHold(tx, order, 60)) count++;
      return count;
    });
  const counts = await Promise.all(pairs.flatMap((pair) => [both(pair), both(pair.toReversed())]));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
  expect(await balance(db, client)).toMatchObject({ balance: 1600, spentLifetime: 2400 });
});

test('an event that is repeated fifty times at once moves credits once', async () => {
  const client = await clientWith(0);
  const move = { client, amount: 100, key: `event-${client}`, reason: 'test' };
  await Promise.all(Array.from({ length: 50 }, () => atomically((tx) => grant(tx, move))));
  expect((await balance(db, client)).balance).toBe(100);
  await Promise.all(
    Array.from({ length: 50 }, () => atomically((tx) => hold(tx, { order: client, client, amount: 30 }))),
  );
  await Promise.all(Array.from({ length: 50 }, () => atomically((tx) => recover(tx, { ...move, amount: 20 }))));
  expect((await balance(db, client)).balance).toBe(50);
});

const credits = fc.integer({ min: 1, max: 60 });
const order = fc.integer({ min: 0, max: 5 });
const act = fc.oneof(
  fc.record({ kind: fc.constant('grant' as const), amount: credits }),
  fc.record({ kind: fc.constant('withdraw' as const), amount: credits }),
  fc.record({ kind: fc.constant('recover' as const), amount: credits }),
  fc.record({ kind: fc.constant('hold' as const), amount: credits, order }),
  fc.record({ kind: fc.constant('close' as const), share: fc.double({ min: 0, max: 1, noNaN: true }), order }),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

test('random concurrent transfers: the ledger is consistent, no balance falls below zero, each hold closes once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 4, maxLength: 30 }),
      fc.integer({ min: 1, max: 8 }),
      async (acts, concurrency) => {
        const client = await clientWith(100);
        const closed: string[] = [];
        const held = new Map<string, number>();
        const perform = async (step: Act, index: number) => {
          const move = { client, key: `${client}-${index}`, reason: 'test' };
          if (step.kind === 'grant') await atomically((tx) => grant(tx, { ...move, amount: step.amount }));
          else if (step.kind === 'withdraw')
            await ask(atomically((tx) => withdraw(tx, { ...move, amount: step.amount })));
          else if (step.kind === 'recover') await atomically((tx) => recover(tx, { ...move, amount: step.amount }));
          else if (step.kind === 'hold') {
            const id = `${step.order}-${client}`;
            // The amount depends on the order alone, so that a repeated hold is the same event.
            const amount = 20 + step.order;
            if ((await ask(atomically((tx) => hold(tx, { order: id, client, amount })))) === 'yes')
              held.set(id, amount);
          } else {
            const id = `${step.order}-${client}`;
            const used = Math.round(step.share * (held.get(id) ?? 0));
            if (await atomically((tx) => closeHold(tx, id, used))) closed.push(id);
          }
        };
        await Promise.all(
          Array.from({ length: concurrency }, async (_, start) => {
            for (let index = start; index < acts.length; index += concurrency) await perform(acts[index]!, index);
          }),
        );
        expect(new Set(closed).size).toBe(closed.length);
        const { rows: accounts } = await sql<{
          balance: number;
        }>`select balance from ledger_accounts where client_id = ${client}`.execute(db);
        expect(accounts.every((account) => account.balance >= 0)).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
  const { rows } = await sql<{ sum: number }>`select sum(amount)::bigint as sum from ledger_entries`.execute(db);
  expect(rows[0]!.sum).toBe(0);
  expect(await verifyLedger(db, listOpenHolds)).toMatchObject({ ok: true, problems: [] });
});
