// Tests the limit of concurrent calls on PostgreSQL, with several processes' worth of callers.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../db/db.ts';
import { openTestDb } from '../db/testing.ts';
import { countEngineTurns, createEngineTurns } from './turns.ts';

const { db, close } = await openTestDb();
afterAll(close);

const { signal } = new AbortController();
const waiting = (wait: () => Promise<void>) => wait();

test('no more calls than allowed run at once, over all processes, and each of them runs', async () => {
  // Each has its own state, as processes do.
  const processes = [createEngineTurns(db), createEngineTurns(db), createEngineTurns(db)];
  let [running, most, done] = [0, 0, 0];
  const work = async () => {
    most = Math.max(most, ++running);
    await sleep(20);
    running -= 1;
    done += 1;
  };
  const calls = processes.flatMap((turns) =>
    Array.from({ length: 5 }, () => turns.run({ engine: 'acme', count: 2, signal, waiting }, work)),
  );
  await Promise.all(calls);
  expect([most, done]).toEqual([2, 15]);
});

test('running calls are counted by engine until their turns end or expire', async () => {
  const turns = createEngineTurns(db);
  const counted = () => turns.run({ engine: 'counted', count: 2, signal, waiting }, () => countEngineTurns(db));
  expect((await counted()).get('counted')).toBe(1);
  await sql`insert into engine_turns (engine, number, holder, expires_at)
    values ('crashed', 1, gen_random_uuid(), now() - interval '1 second')`.execute(db);
  expect([...(await countEngineTurns(db)).keys()].filter((engine) => /counted|crashed/.test(engine))).toEqual([]);
});

test('a call that fails returns its turn', async () => {
  const turns = createEngineTurns(db);
  const failing = () => Promise.reject(new Error('It failed.'));
  for (let i = 0; i < 3; i++)
    await expect(turns.run({ engine: 'fails', count: 1, signal, waiting }, failing)).rejects.toThrow('It failed.');
  expect(await turns.run({ engine: 'fails', count: 1, signal, waiting }, async () => 'done')).toBe('done');
});

test('the turn of a process that was killed is free again after it expires', async () => {
  await sql`insert into engine_turns (engine, number, holder, expires_at)
    values ('killed', 1, gen_random_uuid(), now() + interval '600 milliseconds')`.execute(db);
  const startedAt = performance.now();
  await createEngineTurns(db).run({ engine: 'killed', count: 1, signal, waiting }, async () => {});
  expect(performance.now() - startedAt).toBeGreaterThan(500);
});

test('the wait for a turn ends with the step', async () => {
  const turns = createEngineTurns(db);
  const control = new AbortController();
  const held = Promise.withResolvers<void>();
  const holding = turns.run({ engine: 'busy', count: 1, signal, waiting }, () => held.promise);
  await sleep(50);
  const blocked = turns.run({ engine: 'busy', count: 1, signal: control.signal, waiting }, async () => 'never');
  control.abort(new Error('The job was closed.'));
  await expect(blocked).rejects.toThrow('The job was closed.');
  held.resolve();
  await holding;
});

test('a turn that expired while the job waited for its slot is taken again, not used by two', async () => {
  const turns = createEngineTurns(db);
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = turns.run({ engine: 'slots', count: 1, signal, waiting }, () => first.promise);
  await sleep(50);
  let [running, most] = [0, 0];
  const work = async (end: Promise<void>) => {
    most = Math.max(most, ++running);
    await end;
    running -= 1;
  };
  let other: Promise<void> | undefined;
  const slowly = async (wait: () => Promise<void>) => {
    await wait();
    if (other) return;
    // All slots of the worker are held for longer than a turn lasts.
    await sql`update engine_turns set expires_at = now() - interval '1 second' where engine = 'slots'`.execute(db);
    other = turns.run({ engine: 'slots', count: 1, signal, waiting }, () => work(second.promise));
    await sleep(100);
  };
  const late = turns.run({ engine: 'slots', count: 1, signal, waiting: slowly }, () => work(Promise.resolve()));
  await sleep(50);
  first.resolve();
  await holding;
  await expect.poll(() => other !== undefined).toBe(true);
  await sleep(300);
  second.resolve();
  await Promise.all([late, other]);
  expect(most).toBe(1);
});

test('a turn is returned if its job is closed while it waits for its slot', async () => {
  const turns = createEngineTurns(db);
  const held = Promise.withResolvers<void>();
  const holding = turns.run({ engine: 'closed', count: 1, signal, waiting }, () => held.promise);
  await sleep(50);
  const closing = async (wait: () => Promise<void>) => {
    await wait();
    throw new Error('The job was closed.');
  };
  const closed = turns.run({ engine: 'closed', count: 1, signal, waiting: closing }, async () => 'never');
  await sleep(50);
  held.resolve();
  await Promise.all([holding, expect(closed).rejects.toThrow('The job was closed.')]);
  expect((await countEngineTurns(db)).get('closed')).toBeUndefined();
});

test('a lower limit applies to new calls at once', async () => {
  const turns = createEngineTurns(db);
  await turns.run({ engine: 'shrunk', count: 4, signal, waiting }, async () => {});
  let [running, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, ++running);
    await sleep(10);
    running -= 1;
  };
  await Promise.all([1, 2, 3].map(() => turns.run({ engine: 'shrunk', count: 1, signal, waiting }, work)));
  expect(most).toBe(1);
});
