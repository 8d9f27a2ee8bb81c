// Tests that running totals of closed jobs equal the sums of the jobs, also under concurrency.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { sql, type Tx } from '../db/db.ts';
import { openTestDb, rowsRead } from '../db/testing.ts';
import { lockAccounts, openAccount } from '../ledger/accounts.ts';
import { completeJob, failJob } from './close.ts';
import { countVideos, countVideosByBucket, searchJobs } from './reads.ts';
import { verifyVideoTotals } from './verify-totals.ts';

const { db, close } = await openTestDb();
afterAll(close);

const inTx = <T>(run: (tx: Tx) => Promise<T>) => db.transaction().execute(run);

async function newClient(): Promise<string> {
  const client = randomUUID();
  await sql`insert into clients (id, name) values (${client}, 'Test')`.execute(db);
  await inTx((tx) => openAccount(tx, client));
  return client;
}

async function queue(client: string, queuedAt: Date): Promise<string> {
  const id = `job_${randomUUID()}`;
  await sql`insert into jobs (id, client_id, kind, queue, input, start_deadline, timeout_ms, queued_at)
    values (${id}, ${client}, 'scenes', 'batch', '{}', now(), 1, ${queuedAt})`.execute(db);
  return id;
}

/** As `finish` of a run does: the job's row, then the accounts, then the job closed. */
const complete = (client: string, id: string) =>
  inTx(async (tx) => {
    await sql`select from jobs where id = ${id} for update`.execute(tx);
    await lockAccounts(tx, client);
    await completeJob(tx, id, {});
  });

/** As a refund does: the job closed, then the accounts. */
const fail = (client: string, id: string) =>
  inTx((tx) =>
    failJob(
      tx,
      { id, failure: { code: 'unavailable', message: 'test' }, cause: 'test' },
      { failed: async () => void (await lockAccounts(tx, client)) },
    ),
  );

async function recount(client: string, from: Date, to: Date) {
  const { rows } = await sql`select count(*) filter (where status = 'completed') as completed,
      count(*) filter (where status = 'failed') as failed,
      count(*) filter (where status in ('queued', 'running')) as "runningOrQueued", count(*) as total
    from jobs where client_id = ${client} and queued_at >= ${from} and queued_at < ${to}`.execute(db);
  return rows[0];
}

const when = fc.date({ min: new Date('2026-10-20'), max: new Date('2026-10-22'), noInvalidDate: true });

test('the counts between any two instants equal the jobs, which were closed concurrently', async () => {
  const job = fc.record({ queuedAt: when, end: fc.constantFrom('completed', 'completed', 'failed', 'open') });
  await fc.assert(
    fc.asyncProperty(
      fc.array(job, { maxLength: 30 }),
      fc.array(when, { minLength: 2, maxLength: 6 }),
      async (jobs, some) => {
        const client = await newClient();
        await Promise.all(
          jobs.map(async ({ queuedAt, end }) => {
            const id = await queue(client, queuedAt);
            if (end === 'completed') await complete(client, id);
            if (end === 'failed') await fail(client, id);
          }),
        );
        const starts = some.toSorted((a, b) => a.getTime() - b.getTime());
        const [from, to] = [starts[0]!, starts.at(-1)!];
        expect(await countVideos(db, client, { from, to })).toEqual(await recount(client, from, to));
        const buckets = await countVideosByBucket(db, client, starts);
        for (const [index, start] of starts.slice(0, -1).entries()) {
          const alone = await recount(client, start, starts[index + 1]!);
          const { completed, failed, runningOrQueued } = buckets.find(({ bucket }) => bucket === index) ?? {
            completed: 0,
            failed: 0,
            runningOrQueued: 0,
          };
          expect({ completed, failed, runningOrQueued, total: completed + failed + runningOrQueued }).toEqual(alone);
        }
      },
    ),
    { numRuns: 25 },
  );
  expect(await verifyVideoTotals(db, new Date(0))).toEqual([]);
});

test('jobs of one client that complete and fail concurrently do not deadlock', async () => {
  const client = await newClient();
  const ids = await Promise.all(Array.from({ length: 80 }, () => queue(client, new Date())));
  await Promise.all(ids.map((id, index) => (index % 2 ? complete : fail)(client, id)));
  expect(await countVideos(db, client, { from: new Date(0) })).toMatchObject({
    completed: 40,
    failed: 40,
  });
});

test('the counts follow jobs that are moved or deleted', async () => {
  const client = await newClient();
  const [first, second] = [await queue(client, new Date('2026-10-20')), await queue(client, new Date('2026-10-21'))];
  await Promise.all([complete(client, first!), complete(client, second!)]);
  const counts = () => countVideos(db, client, { from: new Date('2026-10-20T12:00:00Z') });
  expect(await counts()).toMatchObject({ completed: 1 });
  await sql`update jobs set queued_at = '2026-10-22' where id = ${first}`.execute(db);
  expect(await counts()).toMatchObject({ completed: 2 });
  await sql`delete from jobs where id = ${second}`.execute(db);
  expect(await counts()).toMatchObject({ completed: 1 });
  expect(await verifyVideoTotals(db, new Date(0))).toEqual([]);
  await sql`update video_totals set failed = failed + 1 where client_id = ${client}`.execute(db);
  expect(await verifyVideoTotals(db, new Date(0))).toHaveLength(1);
});

test('a period of a client with a long history is read without reading the history', async () => {
  const client = await newClient();
  await sql`insert into jobs (id, client_id, kind, queue, input, start_deadline, timeout_ms, queued_at, status, completed_at)
    select ${client} || n, ${client}::uuid, 'scenes', 'batch', '{}', now(), 1,
      timestamptz '2027-10-01' + n * interval '10 minutes', 'completed', now() from generate_series(1, 3000) n`.execute(
    db,
  );
  await sql`vacuum analyze jobs, video_totals`.execute(db);
  const reads = (ask: (tx: Tx) => Promise<unknown>) => rowsRead(db, 'jobs', ask);
  const [from, to] = [new Date('2027-10-03T00:01:00Z'), new Date('2027-10-13T00:01:00Z')];
  const asked = [
    (tx: Tx) => countVideos(tx, client, { from, to }),
    (tx: Tx) => searchJobs(tx, client, { kind: 'voice', limit: 10 }),
    (tx: Tx) => searchJobs(tx, client, { status: 'failed', limit: 10 }),
    (tx: Tx) => searchJobs(tx, client, { status: 'queued', limit: 10 }),
    (tx: Tx) => searchJobs(tx, undefined, { kind: 'voice', limit: 10 }),
    (tx: Tx) => searchJobs(tx, client, { limit: 10 }),
  ];
  // The few jobs of other clients may be come by.
  for (const ask of asked) expect(await reads(ask)).toBeLessThan(200);
});

test('interactive jobs are in no total: deleting a thousand of them blocks nothing', async () => {
  const client = await newClient();
  await sql`insert into jobs (id, client_id, kind, queue, input, start_deadline, timeout_ms, queued_at, status, completed_at)
    select ${client} || n, ${client}::uuid, 'voice', 'interactive', '{}', now(), 1, now() - interval '30 days', 'completed', now()
    from generate_series(1, 1000) n`.execute(db);
  await sql`delete from jobs where client_id = ${client}`.execute(db);
  const { rows } = await sql`select from video_totals where client_id = ${client}`.execute(db);
  expect(rows).toEqual([]);
});
