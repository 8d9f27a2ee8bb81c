// Tests costs and margins on PostgreSQL: equal to the sums of the single calls and charges, without reading whole histories.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { sql, type Tx } from '../db/db.ts';
import { openTestDb, rowsRead } from '../db/testing.ts';
import { insertUsage } from '../jobs/engine-usage.ts';
import { openAccount } from '../ledger/accounts.ts';
import { grant } from '../ledger/grants.ts';
import { createOrders, settleOrder } from '../orders/orders.ts';
import { priceCharacter, priceSpeech } from '../pricing/items.ts';
import { createEngineCosts } from './engine-costs.ts';

const { db, close } = await openTestDb();
afterAll(close);

const costs = createEngineCosts(db);
const orders = createOrders({ db, enqueue: async () => undefined });
const inTx = <T>(work: (tx: Tx) => Promise<T>) => db.transaction().execute(work);

async function newClient(name = 'Test'): Promise<string> {
  const client = randomUUID();
  await sql`insert into clients (id, name) values (${client}, ${name})`.execute(db);
  await inTx((tx) => openAccount(tx, client));
  await inTx((tx) => grant(tx, { client, amount: 1_000_000, key: client, reason: 'test' }));
  return client;
}

/** Charges 10 credits for a character, or `characters / 100` for speech. */
async function charge(client: string, kind: 'character' | 'tts', at: Date, characters = 5_000): Promise<string> {
  const id = `job_${randomUUID()}`;
  const price = kind === 'tts' ? priceSpeech(characters) : priceCharacter();
  await inTx(async (tx) => {
    const job = { id, client, kind, queue: 'interactive', input: null, timeoutMs: 1 } as const;
    await orders.place(tx, { job, price, request: null });
    await settleOrder(tx, id, { measured: price.lineItems });
    await sql`update ledger_holds set closed_at = ${at} where order_id = ${id}`.execute(tx);
  });
  return id;
}

interface Call {
  at: Date;
  client: string;
  model: string;
  quantity: number;
  usd: number | undefined;
}

const record = ({ at, client, model, quantity, usd }: Call) =>
  sql`insert into engine_usage (at, client_id, engine, model, unit, quantity, usd)
    values (${at}, ${client}, 'cloud', ${model}, 'second', ${quantity}, ${usd ?? null})`.execute(db);

test('the costs of a job are its calls by step and model, with the calls whose rate is unknown', async () => {
  const client = await newClient();
  const job = await charge(client, 'tts', new Date());
  const call = (step: string, model: string, quantity: number, usd: number | undefined) =>
    insertUsage(
      { client, job, step },
      { engine: 'cloud', model, unit: 'second', quantity, usd },
      sql`(values (1)) once`,
    ).execute(db);
  await call('render', 'fast', 10, 0.1);
  await call('render', 'fast', 5, 0.2);
  await call('lipsync', 'new', 3, undefined);
  const models = [
    { step: 'render', model: 'fast', quantity: 15, calls: 2, unpriced_calls: 0, cost_usd: 0.3 },
    { step: 'lipsync', model: 'new', quantity: 3, calls: 1, unpriced_calls: 1, cost_usd: 0 },
  ].map((model) => ({ engine: 'cloud', unit: 'second', ...model }));
  const sums = { calls: 3, unpriced_calls: 1, cost_usd: 0.3, models };
  expect(await costs.ofJob(job, 50)).toEqual({ ...sums, charged_usd: 0.575, margin_usd: 0.275 });
  expect(await costs.ofJob(job, 0)).toEqual({ ...sums, charged_usd: 0, margin_usd: -0.3 });
  expect(await costs.ofJob(job, null)).toEqual({ ...sums, charged_usd: null, margin_usd: null });
  expect(await costs.ofJob('job_none', 10)).toMatchObject({ calls: 0, cost_usd: 0, margin_usd: 0.115, models: [] });
});

test('a call counts on its UTC day, and a charge on the day of its settlement', async () => {
  const client = await newClient('Edge');
  await record({ at: new Date('2025-03-01T23:59:59.999Z'), client, model: 'a', quantity: 2, usd: 0.5 });
  await record({ at: new Date('2025-03-02T00:00:00.000Z'), client, model: 'a', quantity: 2, usd: undefined });
  await charge(client, 'character', new Date('2025-03-01T23:59:59.999Z'));
  await charge(client, 'tts', new Date('2025-03-02T00:00:00.000Z'));
  const margin = { calls: 1, unpriced_calls: 0, cost_usd: 0.5, credits: 10, charged_usd: 0.115, margin_usd: -0.385 };
  const next = { calls: 1, unpriced_calls: 1, cost_usd: 0, credits: 50, charged_usd: 0.575, margin_usd: 0.575 };
  const nothing = { calls: 0, unpriced_calls: 0, cost_usd: 0, credits: 0, charged_usd: 0, margin_usd: 0 };
  expect(await costs.between({ from: '2025-03-01', to: '2025-03-03' })).toEqual({
    total: { calls: 2, unpriced_calls: 1, cost_usd: 0.5, credits: 60, charged_usd: 0.69, margin_usd: 0.19 },
    paid_cents: 0,
    test_paid_cents: 0,
    given_credits: 0,
    given_usd: 0,
    days: [
      { day: '2025-03-01', ...margin },
      { day: '2025-03-02', ...next },
      { day: '2025-03-03', ...nothing },
    ],
    clients: [
      {
        client_id: client,
        client_name: 'Edge',
        videos: 0,
        credits: 60,
        calls: 2,
        unpriced_calls: 1,
        cost_usd: 0.5,
        charged_usd: 0.69,
        margin_usd: 0.19,
      },
    ],
    client_count: 1,
    models: [{ engine: 'cloud', model: 'a', unit: 'second', quantity: 4, calls: 2, unpriced_calls: 1, cost_usd: 0.5 }],
  });
  expect(await costs.between({ from: '2025-02-27', to: '2025-02-28' })).toMatchObject({
    total: nothing,
    clients: [],
    client_count: 0,
    models: [],
  });
});

test('days, clients and models of random histories each add up to the sums of the single calls and charges', async () => {
  const clients = [await newClient('One'), await newClient('Two'), await newClient('Three')];
  const at = fc.date({ min: new Date('2024-05-01'), max: new Date('2024-05-09'), noInvalidDate: true });
  const client = fc.constantFrom(...clients);
  const call = fc.record({
    at,
    client,
    model: fc.constantFrom('a', 'b'),
    quantity: fc.integer({ min: 0, max: 100 }),
    usd: fc.option(fc.integer({ min: 0, max: 1_000 }), { nil: undefined }),
  });
  const charges = fc.array(fc.record({ at, client, kind: fc.constantFrom('tts' as const, 'character' as const) }), {
    maxLength: 12,
  });
  const calls: Call[] = [];
  const charged: { at: Date; client: string; usd: number }[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(call, { maxLength: 12 }), charges, async (newCalls, newCharges) => {
      for (const each of newCalls) await record(each);
      calls.push(...newCalls);
      for (const { at: when, client: who, kind } of newCharges) {
        await charge(who, kind, when);
        charged.push({ at: when, client: who, usd: kind === 'tts' ? 0.575 : 0.115 });
      }
      const [from, to] = ['2024-05-03', '2024-05-06'];
      const isIn = (when: Date) => when >= new Date(from) && when < new Date('2024-05-07');
      const expected = (matches: (row: { at: Date; client: string }) => boolean) => {
        const ofCalls = calls.filter((row) => isIn(row.at) && matches(row));
        const cost = ofCalls.reduce((sum, { usd = 0 }) => sum + usd, 0);
        const revenue = charged.filter((row) => isIn(row.at) && matches(row)).reduce((sum, { usd }) => sum + usd, 0);
        return {
          calls: ofCalls.length,
          unpriced_calls: ofCalls.filter(({ usd }) => usd === undefined).length,
          cost_usd: cost,
          credits: Math.round(revenue / 0.0115),
          charged_usd: expect.closeTo(revenue),
          margin_usd: expect.closeTo(revenue - cost),
        };
      };
      const shown = await costs.between({ from, to });
      expect(shown.total).toEqual(expected(() => true));
      expect(shown.days).toHaveLength(4);
      for (const { day, ...margin } of shown.days) {
        expect(margin).toEqual(expected((row) => row.at.toISOString().startsWith(day)));
      }
      for (const { client_id, client_name: _, videos: __, ...margin } of shown.clients) {
        expect(margin).toEqual(expected((row) => row.client === client_id));
      }
      expect(shown.client_count).toBe(shown.clients.length);
      const sumOf = (rows: readonly { cost_usd: number }[]) => rows.reduce((sum, { cost_usd }) => sum + cost_usd, 0);
      expect([sumOf(shown.clients), sumOf(shown.models)]).toEqual([shown.total.cost_usd, shown.total.cost_usd]);
    }),
    { numRuns: 10 },
  );
});

test('a report lists the 100 clients with the highest costs and counts all', async () => {
  const at = new Date('2023-07-01T12:00:00Z');
  await sql`insert into clients (id, name) select gen_random_uuid(), 'Many ' || n from generate_series(1, 120) n`.execute(
    db,
  );
  await sql`insert into engine_usage (at, client_id, engine, model, unit, quantity, usd)
    select ${at}, id, 'cloud', 'a', 'image', 1, substr(name, 6)::int from clients where name like 'Many %'`.execute(db);
  const { clients, client_count, total } = await costs.between({ from: '2023-07-01', to: '2023-07-01' });
  expect(clients.map(({ client_name }) => client_name)).toEqual(
    Array.from({ length: 100 }, (_, n) => `Many ${120 - n}`),
  );
  expect([client_count, total.cost_usd]).toEqual([120, (120 * 121) / 2]);
});

test('a report and a job read as many rows of a long history as of a short one', async () => {
  const clients = await Promise.all(Array.from({ length: 5 }, (_, n) => newClient(`Long ${n}`)));
  const range = { from: '2022-01-01', to: '2022-01-31' };
  const job = 'job_in_a_long_history';
  const grow = async (start: string, days: number) => {
    await sql`insert into engine_usage_totals (day, client_id, engine, model, unit, calls, quantity, usd, unpriced_calls)
      select ${start}::date + n, client, 'cloud', 'm' || m, 'second', 1, 1, 1, 0
      from generate_series(0, ${days - 1}::int) n, unnest(${clients}::uuid[]) client, generate_series(1, 5) m`.execute(
      db,
    );
    await sql`insert into charge_totals (client_id, kind, quarter_hour, credits, video_ms)
      select client, kind, at, extract(epoch from at)::bigint, 0
      from generate_series(${start}::timestamp at time zone 'UTC', (${start}::date + ${days}::int)::timestamp at time zone 'UTC'
        - interval '1 hour', '1 hour') at, unnest(${clients}::uuid[]) client, unnest(array['scenes', 'tts']) kind`.execute(
      db,
    );
    await sql`analyze engine_usage_totals`.execute(db);
    await sql`analyze charge_totals`.execute(db);
  };
  const read = async () => ({
    totals: await rowsRead(db, 'engine_usage_totals', (tx) => createEngineCosts(tx as never).between(range)),
    charges: await rowsRead(db, 'charge_totals', (tx) => createEngineCosts(tx as never).between(range)),
    calls: await rowsRead(db, 'engine_usage', (tx) => createEngineCosts(tx as never).ofJob(job, 0)),
  });
  await grow('2021-12-01', 90);
  await sql`insert into engine_usage (client_id, job_id, engine, model, unit, quantity, usd)
    select ${clients[0]}::uuid, case when n <= 3 then ${job} else 'job_' || n end, 'cloud', 'm' || n, 'image', 1, 1
    from generate_series(1, 20000) n`.execute(db);
  await sql`analyze engine_usage`.execute(db);
  const short = await read();
  await grow('2020-06-01', 500);
  const long = await read();
  expect(long.totals).toBe(2 * 31 * clients.length * 5);
  expect(long.totals).toBeLessThanOrEqual(short.totals);
  // Of each client and kind: its name, its latest row and one row a day. Clients of the tests above were not charged in the range.
  expect(long.charges).toBeLessThan(800);
  expect(long.charges).toBeLessThanOrEqual(short.charges);
  expect(long.calls).toBe(3);
  const { total } = await costs.between(range);
  expect(total).toMatchObject({ calls: 31 * 5 * 5, charged_usd: expect.closeTo(31 * 86_400 * 10 * 0.0115) });
});
