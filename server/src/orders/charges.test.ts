// Tests that the running totals of charges equal the sums of holds and orders, under concurrent settlements too.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { sql, type Tx } from '../db/db.ts';
import { openTestDb, rowsRead } from '../db/testing.ts';
import { openAccount } from '../ledger/accounts.ts';
import { consumedBetween } from '../ledger/balance.ts';
import { grant } from '../ledger/grants.ts';
import { closeHold, hold } from '../ledger/holds.ts';
import { priceSpeech } from '../pricing/items.ts';
import { priceScenes } from '../pricing/videos.ts';
import { chargesByBucket } from './charges.ts';
import { createOrders, refundOrder, settleOrder } from './orders.ts';
import { verifyCharges } from './verify-charges.ts';

const { db, close } = await openTestDb();
afterAll(close);

const inTx = <T>(run: (tx: Tx) => Promise<T>) => db.transaction().execute(run);
const orders = createOrders({ db, enqueue: async () => undefined });

async function newClient(): Promise<string> {
  const client = randomUUID();
  await sql`insert into clients (id, name) values (${client}, 'Test')`.execute(db);
  await inTx((tx) => openAccount(tx, client));
  await inTx((tx) => grant(tx, { client, amount: 1_000_000, key: client, reason: 'test' }));
  return client;
}

interface Event {
  kind: 'scenes' | 'tts';
  end: 'settled' | 'refunded' | 'without an order';
  ms: number;
  closedAt: Date;
}

const priceOf = (kind: Event['kind'], ms: number) =>
  kind === 'tts' ? priceSpeech(ms) : priceScenes({ sceneMs: [ms], fast: false, characters: 10 });

/** In two transactions, as in production: a worker closes an order that an API process placed. */
async function happen(client: string, { kind, end, ms, closedAt }: Event): Promise<void> {
  const id = `job_${randomUUID()}`;
  const job = { id, client, kind, queue: 'batch', input: null, timeoutMs: 1 } as const;
  await inTx((tx) =>
    end === 'without an order'
      ? hold(tx, { order: id, client, amount: 7 })
      : orders.place(tx, { job, price: priceOf(kind, 5_000), request: null }),
  );
  await inTx(async (tx) => {
    if (end === 'settled') await settleOrder(tx, id, { measured: priceOf(kind, ms).lineItems });
    if (end === 'refunded') await refundOrder(tx, id);
    if (end === 'without an order') await closeHold(tx, id, 5);
    await sql`update ledger_holds set closed_at = ${closedAt} where order_id = ${id}`.execute(tx);
  });
}

/** From the holds, without totals. */
async function recompute(client: string, from: Date, to: Date): Promise<number> {
  const { rows } = await sql<{ used: number }>`select coalesce(sum(charged), 0)::bigint as used from ledger_holds
    where client_id = ${client} and closed_at >= ${from} and closed_at < ${to}`.execute(db);
  return rows[0]!.used;
}

async function recomputeByKind(client: string, starts: readonly Date[]) {
  const { rows } = await sql<{ bucket: number; kind: string; credits: number; videoSeconds: number }>`
    select width_bucket(closed_at, ${[...starts]}::timestamptz[]) - 1 as bucket, kind, sum(charged)::bigint as credits,
      sum((select coalesce(sum((line->>'seconds')::numeric), 0) from jsonb_array_elements(line_items) line
        where line->>'item' like 'render%'))::float8 as "videoSeconds"
    from ledger_holds join orders on job_id = order_id where ledger_holds.client_id = ${client} and charged > 0
      and closed_at >= ${starts[0]} and closed_at < ${starts.at(-1)} group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

const when = fc.date({ min: new Date('2026-10-20'), max: new Date('2026-10-22'), noInvalidDate: true });

test('between any instants, the totals of concurrent settlements equal the sums of the holds, by kind and together', async () => {
  const event: fc.Arbitrary<Event> = fc.record({
    kind: fc.constantFrom('scenes', 'tts'),
    end: fc.constantFrom('settled', 'settled', 'refunded', 'without an order'),
    ms: fc.integer({ min: 1, max: 5_000 }),
    closedAt: when,
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { maxLength: 25 }),
      fc.array(when, { minLength: 2, maxLength: 6 }),
      async (events, some) => {
        const client = await newClient();
        await Promise.all(events.map((one) => happen(client, one)));

        const starts = some.toSorted((a, b) => a.getTime() - b.getTime());
        const [from, to] = [starts[0]!, starts.at(-1)!];
        expect(await consumedBetween(db, client, from, to)).toBe(await recompute(client, from, to));
        const charges = await chargesByBucket(db, client, starts);
        charges.sort((a, b) => a.bucket - b.bucket || a.kind.localeCompare(b.kind));
        expect(charges).toEqual(await recomputeByKind(client, starts));
      },
    ),
    { numRuns: 25 },
  );
  expect(await verifyCharges(db, new Date(0))).toEqual([]);
});

test('concurrent settlements, refunds and top-ups of one client do not deadlock', async () => {
  const client = await newClient();
  const acts = Array.from({ length: 60 }, (_, n) =>
    n % 3 === 0
      ? inTx((tx) => grant(tx, { client, amount: 1, key: `${client} ${n}`, reason: 'test' }))
      : happen(client, { kind: 'tts', end: n % 3 === 1 ? 'settled' : 'refunded', ms: 2_000, closedAt: new Date() }),
  );
  await Promise.all(acts);
  expect(await consumedBetween(db, client, new Date(0))).toBe(
    await recompute(client, new Date(0), new Date('2999-01-01')),
  );
  expect(await verifyCharges(db, new Date(0))).toEqual([]);
});

test('the sum of a long range does not read the charges in it', async () => {
  const client = await newClient();
  await inTx(async (tx) => {
    await sql`insert into ledger_holds (order_id, client_id, amount, charged, closed_at)
      select ${client} || n, ${client}::uuid, 1, 1, timestamptz '2026-10-01' + n * interval '10 minutes'
      from generate_series(1, 2000) n`.execute(tx);
  });
  await sql`analyze ledger_holds, charge_totals`.execute(db);
  const [from, to] = [new Date('2026-10-03T00:10:00Z'), new Date('2026-10-13T00:00:00Z')];
  let used = 0;
  const ask = async (tx: Tx) => {
    used = await consumedBetween(tx, client, from, to);
  };
  expect(await rowsRead(db, 'ledger_holds', ask)).toBeLessThanOrEqual(2);
  expect(used).toBe(await recompute(client, from, to));
  expect(await rowsRead(db, 'charge_totals', ask)).toBeLessThanOrEqual(10);
});

test('totals that differ from the orders are found', async () => {
  const client = await newClient();
  await happen(client, { kind: 'tts', end: 'settled', ms: 2_000, closedAt: new Date('2026-10-21T10:20:00Z') });
  await sql`update charge_totals set credits = credits + 1 where client_id = ${client}`.execute(db);
  expect(await verifyCharges(db, new Date(0))).toEqual([
    expect.stringMatching(`^Client ${client}, tts in the quarter hour from 2026-10-21 10:15:00.*: the totals have`),
  ]);
});
