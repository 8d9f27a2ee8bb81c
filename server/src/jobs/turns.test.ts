// Tests the order in which waiting jobs start, without workers: bounds, cancelled jobs, races and shown positions.
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { rowsRead } from '../db/testing.ts';
import { uuidv7 } from '../kernel/ids.ts';
import { openHarness } from './fixtures/harness.ts';
import type { Job } from './job.ts';
import { queuePositions } from './positions.ts';
import { JOB_COLUMNS } from './rows.ts';
import { createTestJobs } from './testing.ts';
import { startNext } from './turns.ts';

const harness = await openHarness();
afterAll(() => harness.close());
const { db } = harness;

const jobs = createTestJobs(db);

/** A queue that no other test uses, with clients of its own. */
async function openQueue(clientCount: number) {
  const kind = `kind_${uuidv7().replaceAll('-', '')}`;
  const clients = await Promise.all(Array.from({ length: clientCount }, harness.newClient));
  return {
    kind,
    order: (client: number, beforeCommit?: () => Promise<void>): Promise<string> =>
      harness.queue(jobs, {}, { client: clients[client]!, kind }, beforeCommit),
    start: (): Promise<string | undefined> => db.transaction().execute((tx) => startNext(tx, 'interactive', kind)),
    giveUp: (id: string): Promise<boolean> =>
      db.transaction().execute((tx) => jobs.fail(tx, id, { code: 'unavailable', message: 'Too late.' })),
    async positions(): Promise<Map<string, number>> {
      const { rows } = await sql<Job>`select ${JOB_COLUMNS} from jobs where kind = ${kind}`.execute(db);
      return queuePositions(db, rows);
    },
  };
}

/** An order of a client's, a start, or the end of one of those that wait. */
type Event = { do: 'order'; client: number } | { do: 'start' } | { do: 'give up'; which: number };

const CLIENTS = 4;
const events = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant('order' as const), client: fc.nat(CLIENTS - 1) }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('start' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('give up' as const), which: fc.nat() }) },
  ),
  { minLength: 20, maxLength: 60 },
);

interface Waiting {
  id: string;
  client: number;
  /** Starts after which this job is late: its position among its client's jobs, times the number of clients. */
  latest: number;
}

/** Carries the events out and tells `started` of each job that starts. */
async function play(
  queue: Awaited<ReturnType<typeof openQueue>>,
  sequence: readonly Event[],
  started: (job: Waiting, starts: number, waiting: readonly Waiting[]) => void,
): Promise<void> {
  let waiting: Waiting[] = [];
  let starts = 0;
  for (const event of sequence) {
    if (event.do === 'order') {
      const position = waiting.filter(({ client }) => client === event.client).length + 1;
      waiting.push({ id: await queue.order(event.client), client: event.client, latest: starts + position * CLIENTS });
    } else if (event.do === 'give up') {
      const [given] = waiting.splice(event.which % Math.max(1, waiting.length), 1);
      if (given) expect(await queue.giveUp(given.id)).toBe(true);
    } else {
      const id = await queue.start();
      const job = waiting.find((one) => one.id === id);
      // Something starts whenever something waits.
      expect([id, waiting.length > 0]).toEqual([job?.id, job !== undefined]);
      if (!job) continue;
      starts += 1;
      started(job, starts, waiting);
      waiting = waiting.filter((one) => one !== job);
    }
  }
}

test('no job waits for more starts than its position times the number of clients', async () => {
  await fc.assert(
    fc.asyncProperty(events, async (sequence) => {
      const rest: Event[] = sequence.map(() => ({ do: 'start' }));
      await play(await openQueue(CLIENTS), [...sequence, ...rest], (job, starts, waiting) => {
        expect(starts).toBeLessThanOrEqual(job.latest);
        // A client's own jobs start in the order in which it ordered them.
        expect(waiting.find(({ client }) => client === job.client)).toBe(job);
      });
    }),
    { numRuns: 15 },
  );
}, 120_000);

test('jobs start in the order of the positions shown', async () => {
  await fc.assert(
    fc.asyncProperty(events, async (sequence) => {
      const queue = await openQueue(CLIENTS);
      await play(queue, sequence, () => {});
      const positions = await queue.positions();
      const order: string[] = [];
      for (let id = await queue.start(); id !== undefined; id = await queue.start()) order.push(id);
      expect([...positions].sort(([, a], [, b]) => a - b)).toEqual(order.map((id, at) => [id, at + 1]));
    }),
    { numRuns: 15 },
  );
}, 120_000);

/** Whose the next jobs are that start. */
async function nextStarts(queue: Awaited<ReturnType<typeof openQueue>>, owner: Map<string, string>, count: number) {
  const names: (string | undefined)[] = [];
  for (let n = 0; n < count; n++) names.push(owner.get((await queue.start()) ?? ''));
  return names;
}

test('an idle client accumulates no turns, and a busy one has no disadvantage later', async () => {
  const queue = await openQueue(2);
  const owner = new Map<string, string>();
  const [busy, idle] = [0, 1];
  const order = async (client: number) => void owner.set(await queue.order(client), client === busy ? 'busy' : 'idle');
  await order(idle);
  await queue.start();
  for (let n = 0; n < 30; n++) {
    await order(busy);
    await queue.start();
  }
  for (let n = 0; n < 3; n++) await order(idle);
  for (let n = 0; n < 3; n++) await order(busy);
  expect(await nextStarts(queue, owner, 6)).toEqual(['idle', 'busy', 'idle', 'busy', 'idle', 'busy']);
});

test('5,000 queued jobs of one client delay no first job of another, and a start does not read them', async () => {
  const queue = await openQueue(3);
  const ordered = await queue.order(0);
  await sql`insert into jobs (id, client_id, kind, queue, input, start_deadline, timeout_ms, queued_at)
    select id || '_' || n, client_id, kind, queue, input, start_deadline, timeout_ms, queued_at + n * interval '1 microsecond'
    from jobs, generate_series(1, 4999) n where id = ${ordered}`.execute(db);
  await sql`analyze jobs`.execute(db);
  expect((await queue.positions()).size).toBe(5_000);
  for (let n = 0; n < 3; n++) expect(await queue.start()).toMatch(ordered);

  const first = await queue.order(1);
  const second = await queue.order(2);
  const laterOfFirst = await queue.order(1);
  const started: (string | undefined)[] = [];
  const read = await rowsRead(db, 'jobs', async (tx) => {
    started.push(await startNext(tx, 'interactive', queue.kind), await startNext(tx, 'interactive', queue.kind));
  });
  expect(started).toEqual([first, second]);
  expect(read).toBeLessThan(20);
  expect(await queue.start()).toMatch(ordered);
  expect(await queue.start()).toBe(laterOfFirst);
});

test('jobs that are given up while they wait use no turn of their client', async () => {
  const queue = await openQueue(2);
  const owner = new Map<string, string>();
  const order = async (client: number) => {
    const id = await queue.order(client);
    owner.set(id, client === 0 ? 'ann' : 'bob');
    return id;
  };
  for (let n = 0; n < 4; n++) await order(1);
  for (const id of await Promise.all(Array.from({ length: 20 }, () => order(0)))) await queue.giveUp(id);
  for (let n = 0; n < 3; n++) await order(0);
  expect((await nextStarts(queue, owner, 6)).filter((name) => name === 'ann')).toHaveLength(3);
});

test('of two overloading clients that give jobs up, the one with more orders gets no fewer starts', async () => {
  const queue = await openQueue(2);
  const waiting: string[][] = [[], []];
  const served = [0, 0];
  for (let second = 0; second < 40; second++) {
    for (const [client, orders] of [2, 3].entries()) {
      for (let n = 0; n < orders; n++) waiting[client]!.push(await queue.order(client));
      // Callers wait for a limited time, so the oldest of the jobs are closed first.
      while (waiting[client]!.length > 4 * orders) await queue.giveUp(waiting[client]!.shift()!);
    }
    const id = await queue.start();
    const client = waiting.findIndex((ids) => ids.includes(id!));
    served[client]! += 1;
    waiting[client] = waiting[client]!.filter((other) => other !== id);
  }
  expect(served).toEqual([20, 20]);
}, 60_000);

test('with concurrent orders and starts, every job starts exactly once', async () => {
  const queue = await openQueue(3);
  const started: string[] = [];
  let ordering = true;
  const starter = async () => {
    for (;;) {
      const last = !ordering;
      const id = await queue.start();
      if (id !== undefined) started.push(id);
      else if (last) return;
    }
  };
  const starters = Promise.all(Array.from({ length: 4 }, starter));
  const orderer = async (_: unknown, at: number) => {
    const ids: string[] = [];
    for (let n = 0; n < 25; n++) ids.push(await queue.order(at % 3));
    return ids;
  };
  const ordered = (await Promise.all(Array.from({ length: 8 }, orderer))).flat();
  ordering = false;
  await starters;
  // A starter passes a client whose row is locked by another one, so the last may be left for the next look.
  for (let id = await queue.start(); id !== undefined; id = await queue.start()) started.push(id);
  expect(started.sort()).toEqual(ordered.sort());
}, 60_000);

test('an order in an open transaction does not block other clients', async () => {
  const queue = await openQueue(2);
  const early = await queue.order(0);
  const [placing, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const placed = queue.order(0, async () => {
    placing.resolve();
    await mayCommit.promise;
  });
  await placing.promise;
  const other = await queue.order(1);
  expect(await queue.start()).toBe(other);
  expect(await queue.start()).toBeUndefined();
  mayCommit.resolve();
  const late = await placed;
  expect([await queue.start(), await queue.start()]).toEqual([early, late]);
});
