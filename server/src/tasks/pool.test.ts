// Tests how the pool shares its slots between long and short tasks, between clients, and after a crash.
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTick } from 'node:timers/promises';
import type { Task } from '@greenroom/engine-kit/step-context';
import { afterAll, describe, expect, test } from 'vitest';
import { createLogger } from '../kernel/logger.ts';
import { descendantsOf, stillRunning } from './fixtures/descendants.ts';
import type { Behaviour } from './fixtures/misbehave.task.ts';
import { createPool, type Pool } from './pool.ts';
import { PoolQueue } from './pool-queue.ts';

const dir = mkdtempSync(join(tmpdir(), 'greenroom-pool-'));
const log = createLogger('silent');
const pools: Pool[] = [];
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  rmSync(dir, { recursive: true, force: true });
});

const task: Task<Behaviour, string> = {
  module: new URL('./fixtures/misbehave.task.ts', import.meta.url),
  limits: { cpuSeconds: 10, timeoutSeconds: 20, memoryMb: 400, fileMb: 16 },
};
const poolOf = (size: number): Pool => {
  const pool = createPool({ size, log });
  pools.push(pool);
  return pool;
};
const options = (overrides: { length?: 'short' | 'long'; client?: string; maxWaitMs?: number } = {}) => ({
  dir,
  signal: new AbortController().signal,
  kind: 'speech',
  client: 'ann',
  length: 'short' as const,
  ...overrides,
});

test('runs no more task processes at once than it has slots', async () => {
  const pool = poolOf(2);
  let max = 0;
  const watch = setInterval(() => {
    max = Math.max(max, pool.load().running);
  }, 5);
  const results = await Promise.all(
    Array.from({ length: 7 }, (_, at) => pool.run(task, { do: 'echo', value: String(at) }, options())),
  );
  clearInterval(watch);
  expect(results).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  expect(max).toBe(2);
  expect(pool.load()).toEqual({ running: 0, waiting: 0 });
});

test('keeps a slot for short tasks while long tasks wait', async () => {
  const pool = poolOf(2);
  const stop = new AbortController();
  const long = Array.from({ length: 3 }, () =>
    pool.run(task, { do: 'sleep', ms: 15_000 }, { ...options({ length: 'long' }), signal: stop.signal }),
  );
  expect(pool.load()).toEqual({ running: 1, waiting: 2 });
  expect(await pool.run(task, { do: 'echo', value: 'quick' }, options())).toBe('quick');
  stop.abort(new Error('enough'));
  expect((await Promise.allSettled(long)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(pool.load()).toEqual({ running: 0, waiting: 0 });
});

test('a task does not wait for all tasks of another kind', async () => {
  const pool = poolOf(1);
  const done: string[] = [];
  const run = (kind: string, client: string) =>
    pool.run(task, { do: 'sleep', ms: 50 }, { ...options({ client }), kind }).then(() => done.push(kind));
  const characters = Array.from({ length: 6 }, (_, n) => run('character', `client ${n}`));
  await Promise.all([...characters, run('tts', 'client 0'), run('tts', 'client 1')]);
  // The first task had its slot before the others waited.
  expect(done.slice(0, 5)).toEqual(['character', 'character', 'tts', 'character', 'tts']);
});

test('a brief task of a long job uses a short slot', async () => {
  const pool = poolOf(2);
  const long = pool.run(task, { do: 'wait', file: 'brief-ended' }, options({ length: 'long' }));
  const brief: Task<Behaviour, string> = { ...task, brief: true };
  expect(await pool.run(brief, { do: 'echo', value: 'brief' }, options({ length: 'long' }))).toBe('brief');
  expect(pool.load()).toEqual({ running: 1, waiting: 0 });
  await writeFile(join(dir, 'brief-ended'), '');
  expect(await long).toBe('waited');
});

test('a task that waits too long for a slot is refused with a time to retry', async () => {
  const pool = poolOf(1);
  const busy = pool.run(task, { do: 'sleep', ms: 600 }, options());
  const late = pool.run(task, { do: 'echo', value: 'late' }, options({ maxWaitMs: 50 }));
  await expect(late).rejects.toMatchObject({ code: 'unavailable', status: 503, retryAfterSeconds: 30 });
  expect(await busy).toBe('slept');
});

test('a crash frees its slot', async () => {
  const pool = poolOf(1);
  await expect(pool.run(task, { do: 'crash' }, options())).rejects.toMatchObject({ crash: 'signal' });
  expect(await pool.run(task, { do: 'echo', value: 'next' }, options())).toBe('next');
});

describe('a warm task', () => {
  const warmTask: Task<Behaviour, string> = { ...task, warm: 'test' };
  const born = async (pool: Pool, length: 'short' | 'long' = 'short'): Promise<{ at: number; works: number }> =>
    JSON.parse(await pool.run(warmTask, { do: 'born' }, options({ length })));

  test('runs again in the process that ran it', async () => {
    const pool = poolOf(2);
    const first = await born(pool);
    expect(await born(pool)).toEqual({ at: first.at, works: 2 });
  });

  test('runs in a new process after a failure or a crash', async () => {
    const pool = poolOf(2);
    const { at } = await born(pool);
    await expect(pool.run(warmTask, { do: 'problem' }, options())).rejects.toMatchObject({ status: 422 });
    const second = await born(pool);
    expect(second.at).toBeGreaterThan(at);
    await expect(pool.run(warmTask, { do: 'crash' }, options())).rejects.toMatchObject({ crash: 'signal' });
    expect((await born(pool)).at).toBeGreaterThan(second.at);
  });

  test('shares its process with tasks of the same name and limits only', async () => {
    const pool = poolOf(6);
    const { at } = await born(pool);
    const parts: Task<{ note: string }, string, string> = {
      module: new URL('./fixtures/two-parts.task.ts', import.meta.url),
      limits: { ...task.limits, timeoutSeconds: 30 },
      warm: 'test',
    };
    expect(await pool.run(parts, { note: 'shared' }, options(), Promise.resolve('the rest'))).toBe('the rest');
    expect((await born(pool)).at).toBe(at);
    const other = { ...warmTask, limits: { ...task.limits, memoryMb: 300 } };
    expect(JSON.parse(await pool.run(other, { do: 'born' }, options())).at).toBeGreaterThan(at);
    expect(JSON.parse(await pool.run(task, { do: 'born' }, options())).at).toBeGreaterThan(at);
  });

  test('of a long job waits for the process that runs it instead of starting another, and other and short tasks overtake it', async () => {
    const pool = poolOf(3);
    const { at } = await born(pool, 'long');
    const long = pool.run(warmTask, { do: 'wait', file: 'others-ended' }, options({ length: 'long' }));
    const next = born(pool, 'long');
    expect(pool.load()).toEqual({ running: 1, waiting: 1 });
    expect((await born(pool)).at).toBeGreaterThan(at);
    expect(await pool.run(task, { do: 'echo', value: 'meanwhile' }, options())).toBe('meanwhile');
    expect(pool.load()).toEqual({ running: 1, waiting: 1 });
    await writeFile(join(dir, 'others-ended'), '');
    await long;
    expect((await next).at).toBe(at);
  });

  test('leaves no process behind when the pool is closed', async () => {
    const others = descendantsOf(process.pid);
    const pool = poolOf(2);
    await born(pool);
    const started = descendantsOf(process.pid).filter((pid) => !others.includes(pid));
    expect(started).not.toEqual([]);
    await pool.close();
    await expect.poll(() => stillRunning(started)).toEqual([]);
  });
});

describe('a task whose input comes in two parts', () => {
  const twoParts: Task<{ note: string }, string, string> = {
    limits: task.limits,
    module: new URL('./fixtures/two-parts.task.ts', import.meta.url),
    warm: 'parts',
  };
  const noteOf = (note: string): Promise<number | undefined> =>
    readFile(join(dir, note), 'utf8').then(Number, () => undefined);
  /** A pool of one slot with a process that is warm for the task. */
  const warmPool = async (): Promise<Pool> => {
    const pool = poolOf(1);
    expect(await pool.run(twoParts, { note: 'first' }, options(), Promise.resolve('at once'))).toBe('at once');
    return pool;
  };

  test('begins with the first where a process is warm, and takes a slot only with the second', async () => {
    const pool = await warmPool();
    const rest = Promise.withResolvers<string>();
    const asked = pool.run(twoParts, { note: 'early' }, options(), rest.promise);
    await expect.poll(() => noteOf('early')).toBeGreaterThan(0);
    expect(pool.load()).toEqual({ running: 0, waiting: 0 });
    expect(await pool.run(task, { do: 'echo', value: 'meanwhile' }, options())).toBe('meanwhile');
    rest.resolve('the rest');
    expect(await asked).toBe('the rest');
  });

  test('begins with both where no process is warm', async () => {
    const pool = poolOf(1);
    // After its first task, the pool starts a process in the same tick in which it decides to.
    await pool.run(task, { do: 'echo', value: '' }, options());
    const others = descendantsOf(process.pid);
    const rest = Promise.withResolvers<string>();
    const asked = pool.run(twoParts, { note: 'late' }, options(), rest.promise);
    await nextTick();
    expect(descendantsOf(process.pid).filter((pid) => !others.includes(pid))).toEqual([]);
    rest.resolve('the rest');
    expect(await asked).toBe('the rest');
  });

  test('rejects at once where it fails with the first alone', async () => {
    const pool = await warmPool();
    const never = new Promise<string>(() => {});
    await expect(pool.run(twoParts, { note: 'too bad' }, options(), never)).rejects.toThrow('no face in the photo');
    expect(pool.load()).toEqual({ running: 0, waiting: 0 });
  });

  test('rejects with the error of the second part', async () => {
    const others = descendantsOf(process.pid);
    const pool = await warmPool();
    const rest = Promise.withResolvers<string>();
    const asked = pool.run(twoParts, { note: 'in vain' }, options(), rest.promise);
    await expect.poll(() => noteOf('in vain')).toBeGreaterThan(0);
    const started = descendantsOf(process.pid).filter((pid) => !others.includes(pid));
    expect(started).not.toEqual([]);
    rest.reject(new Error('no speech'));
    await expect(asked).rejects.toThrow('no speech');
    await expect.poll(() => stillRunning(started)).toEqual([]);
  });
});

const order = (
  items: readonly { kind: string; client: string; length: 'short' | 'long'; name: string }[],
): string[] => {
  const queue = new PoolQueue<(typeof items)[number]>();
  for (const item of items) queue.push(item);
  return items.map(() => queue.next(() => true)?.name ?? '');
};

test('clients take turns, however many tasks each of them queued', () => {
  const short = (client: string, name: string) => ({ kind: 'speech', client, length: 'short' as const, name });
  expect(order([short('a', 'a1'), short('a', 'a2'), short('a', 'a3'), short('b', 'b1'), short('c', 'c1')])).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'a3',
  ]);
});

test('kinds of work take turns, however many tasks and clients of one kind wait', () => {
  const short = (kind: string, client: string, name: string) => ({ kind, client, length: 'short' as const, name });
  const characters = ['a', 'b', 'c', 'd'].map((client) => short('character', client, `character of ${client}`));
  const others = [
    short('tts', 'a', 'speech of a'),
    short('first_frame', 'a', 'frame of a'),
    short('tts', 'b', 'speech of b'),
  ];
  expect(order([...characters, ...others])).toEqual([
    'character of a',
    'speech of a',
    'frame of a',
    'character of b',
    'speech of b',
    'character of c',
    'character of d',
  ]);
});

test('short tasks come first, but overtake a long one at most eight times', () => {
  const items = Array.from({ length: 10 }, (_, at) => ({
    kind: 'speech',
    client: 'a',
    length: 'short' as const,
    name: `s${at}`,
  }));
  const long = { kind: 'video', client: 'b', length: 'long' as const, name: 'long' };
  expect(order([long, ...items]).indexOf('long')).toBe(8);
});

test('a task that may not run yet is passed over and keeps its turn', () => {
  const queue = new PoolQueue<{ kind: string; client: string; length: 'long'; name: string }>();
  for (const [client, name] of [
    ['a', 'a video'],
    ['a', 'a speech'],
    ['b', 'b speech'],
  ] as const) {
    queue.push({ kind: 'video', client, length: 'long', name });
  }
  const speech = ({ name }: { name: string }) => name.endsWith('speech');
  expect(queue.next(speech)?.name).toBe('a speech');
  expect(queue.next(() => false)).toBeUndefined();
  expect(queue.next(() => true)?.name).toBe('b speech');
  expect(queue.next(() => true)?.name).toBe('a video');
});
