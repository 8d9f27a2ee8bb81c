// Daily usage equals the usage summary for any history and time zone.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { sql, type Tx } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import type { NewJob } from '../jobs/job.ts';
import { openAccount } from '../ledger/accounts.ts';
import { grant } from '../ledger/grants.ts';
import { createOrders, refundOrder, settleOrder } from '../orders/orders.ts';
import { priceCharacter, priceSpeech } from '../pricing/items.ts';
import { priceScenes, priceTalkingHead } from '../pricing/videos.ts';
import { createDailyUsage } from './daily-usage.ts';
import { createUsageQueries } from './usage.ts';

const { db, close } = await openTestDb();
afterAll(close);

const usage = createUsageQueries(db);
const dailyUsage = createDailyUsage(db);
const inTx = <T>(work: (tx: Tx) => Promise<T>) => db.transaction().execute(work);

const orders = createOrders({
  db,
  enqueue: async (tx, { id, client, kind, queue }: NewJob) => {
    await sql`insert into jobs (id, client_id, kind, queue, input, start_deadline, timeout_ms)
    values (${id}, ${client}, ${kind}, ${queue}, '{}', now(), 1)`.execute(tx);
  },
});

async function newClient(): Promise<string> {
  const client = randomUUID();
  await sql`insert into clients (id, name) values (${client}, 'Test')`.execute(db);
  await inTx((tx) => openAccount(tx, client));
  await inTx((tx) => grant(tx, { client, amount: 1_000_000, key: client, reason: 'test' }));
  return client;
}

type Kind = 'talking_head' | 'scenes' | 'character' | 'tts';

const priceOf = (kind: Kind, durationMs: number) => {
  if (kind === 'character') return priceCharacter();
  if (kind === 'tts') return priceSpeech(durationMs);
  if (kind === 'scenes') return priceScenes({ sceneMs: [durationMs, durationMs], fast: false, characters: 300 });
  return priceTalkingHead({
    durationMs,
    resolution: '480p',
    characters: 300,
    makesFirstFrame: true,
    captions: true,
  });
};

interface Event {
  kind: Kind;
  end: 'settled' | 'refunded' | 'open';
  estimatedMs: number;
  measuredMs: number;
  queuedAt: Date;
  closedAfterMs: number;
}

async function happen(client: string, { kind, end, estimatedMs, measuredMs, queuedAt, closedAfterMs }: Event) {
  const id = `job_${randomUUID()}`;
  const closedAt = new Date(queuedAt.getTime() + closedAfterMs);
  const queue = kind === 'talking_head' || kind === 'scenes' ? 'batch' : 'interactive';
  await inTx(async (tx) => {
    const job = { id, client, kind, queue, input: null, timeoutMs: 1 } as const;
    await orders.place(tx, { job, price: priceOf(kind, estimatedMs), request: null });
    await sql`update jobs set queued_at = ${queuedAt} where id = ${id}`.execute(tx);
    if (end === 'open') return;
    if (end === 'settled') await settleOrder(tx, id, { measured: priceOf(kind, measuredMs).lineItems });
    else await refundOrder(tx, id);
    const failure = end === 'refunded' ? sql`'{"code": "internal", "message": ""}'::jsonb` : sql`null`;
    await sql`update jobs set status = ${end === 'settled' ? 'completed' : 'failed'}, failure = ${failure},
      completed_at = ${closedAt} where id = ${id}`.execute(tx);
    await sql`update ledger_holds set closed_at = ${closedAt} where order_id = ${id}`.execute(tx);
  });
}

const ZONES = ['UTC', 'Europe/Madrid', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Apia', 'America/Havana'];

const days = { min: new Date('2026-10-20T00:00:00Z'), max: new Date('2026-11-12T00:00:00Z'), noInvalidDate: true };
const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

const event: fc.Arbitrary<Event> = fc.record({
  kind: fc.constantFrom<Kind>('talking_head', 'scenes', 'character', 'tts'),
  end: fc.constantFrom('settled', 'settled', 'refunded', 'open'),
  estimatedMs: fc.integer({ min: 1, max: 5_000 }),
  measuredMs: fc.integer({ min: 1, max: 5_000 }),
  queuedAt: fc.date(days),
  closedAfterMs: fc.integer({ min: 0, max: 86_400_000 }),
});

const summaryOf = async (client: string, from: string, to: string) => {
  const { credits_consumed_in_range, job_counts } = await usage.summary(client, {
    from: new Date(from),
    to: new Date(to),
  });
  return { credits: credits_consumed_in_range, jobs: job_counts };
};

test('totals and days of random histories equal the usage summary', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { maxLength: 20 }),
      fc.date(days),
      fc.nat({ max: 12 }),
      fc.constantFrom(...ZONES),
      async (events, start, length, time_zone) => {
        const client = await newClient();
        for (const one of events) await happen(client, one);

        const [from, to] = [isoDay(start), isoDay(new Date(start.getTime() + length * 86_400_000))];
        const shown = await dailyUsage(client, { from, to, time_zone });

        const summary = await summaryOf(client, shown.from, shown.to);
        const { completed, failed, running_or_queued } = summary.jobs;
        expect(shown.total.credits_consumed).toBe(summary.credits);
        expect(shown.total.jobs).toEqual({ completed, failed, running_or_queued });

        expect(shown.days.length).toBe(length + 1);
        const sumOf = (credits: Record<string, number>) => Object.values(credits).reduce((sum, part) => sum + part, 0);
        for (const [index, day] of shown.days.entries()) {
          const next = shown.days[index + 1]?.day;
          const begins = (await dailyUsage(client, { from: day.day, to: day.day, time_zone })).from;
          const ends = next ? (await dailyUsage(client, { from: next, to: next, time_zone })).from : shown.to;
          const alone = await summaryOf(client, begins, ends);
          expect(sumOf(day.credits)).toBe(alone.credits);
          expect(day.jobs.completed + day.jobs.failed + day.jobs.running_or_queued).toBe(alone.jobs.total_in_range);
        }
        expect(sumOf(shown.total.credits)).toBe(summary.credits);
      },
    ),
    { numRuns: 15 },
  );
});

test('a charge belongs to its day in the time zone of the viewer', async () => {
  const client = await newClient();
  const queuedAt = new Date('2026-11-03T23:30:00Z');
  await happen(client, {
    kind: 'talking_head',
    end: 'settled',
    estimatedMs: 4_000,
    measuredMs: 3_500,
    queuedAt,
    closedAfterMs: 0,
  });
  const daysIn = async (time_zone: string) => {
    const { days: shown } = await dailyUsage(client, { from: '2026-11-02', to: '2026-11-05', time_zone });
    return shown
      .filter(({ jobs }) => jobs.completed > 0)
      .map(({ day, credits, video_seconds }) => [day, credits.talking_head > 0, video_seconds]);
  };
  expect(await daysIn('UTC')).toEqual([['2026-11-03', true, 3.5]]);
  expect(await daysIn('Asia/Tokyo')).toEqual([['2026-11-04', true, 3.5]]);
});

test('a day with a clock change has 23 or 25 hours', async () => {
  const client = await newClient();
  const { from, to } = await dailyUsage(client, {
    from: '2026-10-25',
    to: '2026-10-25',
    time_zone: 'Europe/Madrid',
  });
  expect(Date.parse(to) - Date.parse(from)).toBe(25 * 3_600_000);
});

test('an unknown time zone is a 400 that names it', async () => {
  const asked = dailyUsage(await newClient(), { from: '2026-11-01', to: '2026-11-02', time_zone: 'Mars/Olympus' });
  await expect(asked).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('Unknown time zone Mars/Olympus'),
  });
});
