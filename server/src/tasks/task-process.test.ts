// Tests what a task may do in its process, and how its failures are reported.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { Task, TaskLimits } from '@greenroom/engine-kit/step-context';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Problem } from '../kernel/problem.ts';
import { type Confinement, probeConfinement } from './confinement.ts';
import { descendantsOf, stillRunning } from './fixtures/descendants.ts';
import type { Behaviour } from './fixtures/misbehave.task.ts';
import { type RunInProcess, startTaskProcess } from './task-process.ts';

const dir = mkdtempSync(join(tmpdir(), 'greenroom-task-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

let confinement: Confinement;
beforeAll(async () => {
  confinement = await probeConfinement();
});

const task = (limits: Partial<TaskLimits> = {}): Task<Behaviour, string> => ({
  module: new URL('./fixtures/misbehave.task.ts', import.meta.url),
  limits: { cpuSeconds: 10, timeoutSeconds: 20, memoryMb: 400, fileMb: 16, ...limits },
});

const start = (limits: Partial<TaskLimits> = {}) => startTaskProcess(task(limits).limits, { nice: 0, confinement });

const options = (over: Partial<RunInProcess> = {}): RunInProcess => ({
  dir,
  signal: new AbortController().signal,
  onProgress: () => {},
  ...over,
});

const run = (input: Behaviour, limits: Partial<TaskLimits> = {}, signal = new AbortController().signal) =>
  start(limits).run(task(limits), input, options({ signal }));

test('returns the result of the task and reports its progress', async () => {
  const parts: number[] = [];
  const result = await start().run(
    task(),
    { do: 'echo', value: 'héllo' },
    options({ onProgress: (part) => parts.push(part) }),
  );
  expect(result).toBe('héllo');
  expect(parts).toEqual([0.5]);
});

test('a Problem crosses with its fields and its cause as text', async () => {
  const problem = await run({ do: 'problem' }).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(Problem);
  expect(problem).toMatchObject({ code: 'unusable_media', status: 422, extras: { minimum: 3 } });
  expect(String((problem as Problem).cause)).toContain('inside');
});

test('an EngineError crosses with its reason', async () => {
  const failure = await run({ do: 'engine_error' }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(EngineError);
  expect(failure).toMatchObject({
    reason: 'rate_limited',
    retryAfterMs: 7_000,
    retryable: true,
    message: 'The provider is busy.',
  });
});

test('a bug crosses with its name and the stack of the task process', async () => {
  const bug = (await run({ do: 'bug' }).catch((error: unknown) => error)) as Error;
  expect(bug.name).toBe('TypeError');
  expect(bug.stack).toContain('misbehave.task.ts');
});

test('a native crash is reported with the last output of the process', async () => {
  await expect(run({ do: 'crash' })).rejects.toMatchObject({ crash: 'signal', message: /segmentation fault/ });
});

test('an exit is distinguished from the end by a signal', async () => {
  await expect(run({ do: 'exit' })).rejects.toMatchObject({ crash: 'exit', message: /exit 3/ });
});

test.each([
  ['memory', { do: 'memory' }, { memoryMb: 160 }],
  ['cpu', { do: 'cpu' }, { cpuSeconds: 1 }],
  ['timeout', { do: 'sleep', ms: 5_000 }, { timeoutSeconds: 0.5 }],
  ['file', { do: 'file' }, { fileMb: 1 }],
] as const)(
  'a process over its %s limit is killed, and the error names the limit',
  async (crash, behaviour, limits) => {
    await expect(run(behaviour, limits)).rejects.toMatchObject({ name: 'ProcessCrash', crash });
  },
);

test.each([
  ['no JSON', '{"output":\n', 1],
  ['null', 'null\n', 1],
  ['a report of no kind', '{"done": true}\n', 1],
  ['a report of other types', '{"output": "", "cpuSeconds": "none", "memoryMb": {}}\n', 1],
  ['more than any message, without an end', 'a'.repeat(1 << 20), 80],
] as const)('a process that sends %s to the service ends only itself', async (_, line, times) => {
  await expect(run({ do: 'send', line, times })).rejects.toMatchObject({ crash: 'channel' });
  expect(await run({ do: 'echo', value: 'still here' })).toBe('still here');
});

test('a task process sees an empty environment, its own folder and no network', async () => {
  const environment = JSON.parse(await run({ do: 'environment' }));
  expect(Object.keys(environment).sort()).toEqual(
    [
      'HOME',
      'LANG',
      'MALLOC_ARENA_MAX',
      'MALLOC_MMAP_THRESHOLD_',
      'NODE_CHANNEL_FD',
      'NODE_CHANNEL_SERIALIZATION_MODE',
      'OLDPWD',
      'PATH',
      'PWD',
      'TMPDIR',
      'TZ',
      'cwd',
    ].filter((name) => name in environment),
  );
  expect(environment.cwd).toBe(dir);
  expect(await run({ do: 'network' })).toBe('ENETUNREACH');
});

test('a process that cannot be started is reported as a crash', async () => {
  const taskProcess = startTaskProcess(task().limits, {
    nice: 0,
    confinement: { ...confinement, wrappers: ['/missing'] },
  });
  const work = taskProcess.run(task(), { do: 'echo', value: '' }, options());
  await expect(work).rejects.toMatchObject({ name: 'ProcessCrash', crash: 'start' });
});

describe('the process of a warm task', () => {
  const warmTask = (limits: Partial<TaskLimits> = {}) => ({ ...task(limits), warm: 'test' });

  test('is reusable after a result, and works in the folder of each task', async () => {
    const taskProcess = start();
    expect(taskProcess.isReusable()).toBe(false);
    expect(await taskProcess.run(warmTask(), { do: 'echo', value: 'one' }, options())).toBe('one');
    expect(taskProcess.isReusable()).toBe(true);
    const elsewhere = mkdtempSync(join(dir, 'other-'));
    const environment = JSON.parse(
      await taskProcess.run(warmTask(), { do: 'environment' }, options({ dir: elsewhere })),
    );
    expect(environment).toMatchObject({ cwd: elsewhere, HOME: elsewhere, TMPDIR: elsewhere });
    taskProcess.kill();
    await expect.poll(taskProcess.isReusable).toBe(false);
  });

  test('is not reusable while it works or after an error', async () => {
    const taskProcess = start();
    const work = taskProcess.run(warmTask(), { do: 'sleep', ms: 50 }, options());
    expect(taskProcess.isReusable()).toBe(false);
    await work;
    await expect(taskProcess.run(warmTask(), { do: 'bug' }, options())).rejects.toThrow('not a function');
    expect(taskProcess.isReusable()).toBe(false);
  });

  test('is not reusable once half of its CPU time is used', async () => {
    // A start takes more than one of them on a slow machine.
    const taskProcess = start({ cpuSeconds: 5 });
    await taskProcess.run(warmTask({ cpuSeconds: 5 }), { do: 'spin', ms: 2_600 }, options());
    expect(taskProcess.isReusable()).toBe(false);
    taskProcess.kill();
  });

  test('collects garbage when no other task follows', async () => {
    const taskProcess = start();
    await taskProcess.run(warmTask(), { do: 'leave' }, options());
    expect(await taskProcess.run(warmTask(), { do: 'left' }, options())).toBe('something');
    const seldom = { interval: 1_500, timeout: 30_000 };
    await expect.poll(() => taskProcess.run(warmTask(), { do: 'left' }, options()), seldom).toBe('nothing');
    taskProcess.kill();
  });

  test('that was killed while it waited is not reusable, and rejects a task', async () => {
    const taskProcess = start();
    await taskProcess.run(warmTask(), { do: 'echo', value: '' }, options());
    taskProcess.kill();
    await expect.poll(taskProcess.isReusable).toBe(false);
    await expect(taskProcess.run(warmTask(), { do: 'echo', value: '' }, options())).rejects.toMatchObject({
      crash: 'signal',
    });
  });
});

test('an abort kills a process that never yields, and rejects with the reason', async () => {
  const others = descendantsOf(process.pid);
  const stop = new AbortController();
  const work = run({ do: 'leave_note', name: 'aborted' }, {}, stop.signal);
  await noteOf('aborted');
  const started = descendantsOf(process.pid).filter((pid) => !others.includes(pid));
  expect(started).not.toEqual([]);
  stop.abort(new Error('drained'));
  await expect(work).rejects.toThrow('drained');
  await expect.poll(() => stillRunning(started)).toEqual([]);
});

test('a task process dies with its parent, even one that never yields', async () => {
  const orphan = JSON.stringify({ do: 'leave_note', name: 'orphan' } satisfies Behaviour);
  const program = join(import.meta.dirname, 'fixtures/parent.ts');
  const parent = spawn(process.execPath, [program, './misbehave.task.ts', orphan, dir], { stdio: 'inherit' });
  await noteOf('orphan');
  const started = descendantsOf(parent.pid!);
  expect(started).not.toEqual([]);
  parent.kill('SIGKILL');
  await expect.poll(() => stillRunning(started)).toEqual([]);
});

async function noteOf(name: string): Promise<void> {
  while (!existsSync(join(dir, name))) await sleep(20);
}
