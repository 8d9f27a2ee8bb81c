// Tests pages of the statement: they match the entries, and the rows they read do not grow with the history.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { rowsRead } from '../db/testing.ts';
import { grant, withdraw } from './grants.ts';
import { closeHold, hold } from './holds.ts';
import { listStatementEntries, readStatement, type StatementEntry, type StatementPage } from './statement.ts';
import { listOpenHolds, openTestLedger } from './testing.ts';
import { verifyLedger } from './verify.ts';

const { db, close, atomically, clientWith } = await openTestLedger();
afterAll(close);

const recomputed = async (client: string): Promise<{ id: number; free: number; balance: number }[]> => {
  const { rows } = await sql<{ id: number; free: number; balance: number }>`
    select id, coalesce(amount, 0)::bigint as free, (sum(coalesce(amount, 0)) over (order by id))::bigint as balance
    from (select distinct transfer_id as id from ledger_entries where account_id like ${`${client}/%`}) touched
    left join (select transfer_id as id, amount from ledger_entries where account_id = ${`${client}/free`}) freed using (id)
    order by id`.execute(db);
  return rows;
};

const shown = (entries: readonly StatementEntry[]) => entries.map(({ id, free, balance }) => ({ id, free, balance }));

test('the balances of concurrent transfers are the sums of their amounts', async () => {
  const clients = await Promise.all([clientWith(400), clientWith(400)]);
  await Promise.all(
    Array.from({ length: 120 }, async (_, index) => {
      const client = clients[index % 2]!;
      const key = randomUUID();
      const event = { client, amount: 1 + (index % 9), key, reason: 'test' };
      await atomically(async (tx) => {
        if (index % 4 === 0) return grant(tx, event);
        if (index % 4 === 1) return withdraw(tx, event);
        return hold(tx, { order: key, client, amount: event.amount });
      });
      if (index % 4 > 1) await atomically((tx) => closeHold(tx, key, index % 2));
    }),
  );
  for (const client of clients) {
    const all = await Array.fromAsync(readStatement(db, client, {}));
    expect(shown(all)).toEqual(await recomputed(client));
  }
  expect(await verifyLedger(db, listOpenHolds)).toMatchObject({ ok: true });
});

describe('a long history', () => {
  let client: string;
  let all: StatementEntry[];

  beforeAll(async () => {
    client = await clientWith(10_000);
    for (let n = 0; n < 300; n++) {
      await atomically(async (tx) => {
        await hold(tx, { order: `${client} ${n}`, client, amount: 3 });
        await closeHold(tx, `${client} ${n}`, 2);
      });
    }
    await sql`analyze ledger_transfers`.execute(db);
    all = await Array.fromAsync(readStatement(db, client, {}));
  });

  const middle = () => all[450]!;

  test.each<[string, () => Omit<StatementPage, 'limit'>]>([
    ['the newest', () => ({ order: 'newest first' })],
    ['from a cursor', () => ({ order: 'newest first', after: middle().id })],
    ['from a cursor on', () => ({ order: 'oldest first', after: middle().id })],
    ['of a kind', () => ({ order: 'newest first', kind: 'charge', after: middle().id })],
    ['of a kind that has none', () => ({ order: 'newest first', kind: 'clawback' })],
    ['up to a time', () => ({ order: 'newest first', to: middle().createdAt })],
    [
      'of a kind and a range',
      () => ({ order: 'oldest first', kind: 'hold', from: middle().createdAt, to: new Date() }),
    ],
  ])('a page %s matches the whole statement and reads no other rows', async (_, given) => {
    const query = given();
    const forward = query.order === 'oldest first';
    const expected = (forward ? all : all.toReversed()).filter(
      ({ id, kind, createdAt }) =>
        (query.kind === undefined || kind === query.kind) &&
        // Dates have milliseconds here and microseconds in the database, which decide at the limit itself.
        (query.from === undefined || createdAt >= query.from) &&
        (query.to === undefined || createdAt < query.to) &&
        (query.after === undefined || (forward ? id > query.after : id < query.after)),
    );
    let page: StatementEntry[] = [];
    const read = await rowsRead(db, 'ledger_transfers', async (tx) => {
      page = await listStatementEntries(tx, client, { ...query, limit: 10 });
    });
    expect(shown(page)).toEqual(shown(expected.slice(0, 10)));
    // Plus the row of the cursor.
    expect(read).toBeLessThanOrEqual(11);
  });

  test('a page of orders once reads the three entries of each of its orders, and looks up its charge', async () => {
    const expected = all.toReversed().filter(({ kind }) => kind === 'charge' || kind === 'grant');
    let page: StatementEntry[] = [];
    const read = await rowsRead(db, 'ledger_transfers', async (tx) => {
      page = await listStatementEntries(tx, client, {
        ordersOnce: true,
        order: 'newest first',
        after: middle().id,
        limit: 10,
      });
    });
    expect(shown(page)).toEqual(shown(expected.filter(({ id }) => id < middle().id).slice(0, 10)));
    expect(read).toBeLessThanOrEqual(45);
  });
});
