// Workers that are killed, frozen and told to stop: other workers continue from the latest record, and the fence rejects late writes.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, type TestContext, test } from 'vitest';
import { COMPILE_CACHE } from '../kernel/testing-compile-cache.ts';
import { testProviders } from '../tasks/testing-providers.ts';
import { execute } from './execute.ts';
import { openHarness } from './fixtures/harness.ts';
import { FAST_TIMES, openJobsModule } from './fixtures/jobs-module.ts';
import type { Scenario } from './fixtures/scenario.ts';
import { acquireLease } from './lease.ts';
import { showJob } from './reads.ts';
import { ReleaseJob } from './run.ts';
import { createScratch } from './scratch.ts';
import { createSlots } from './slots.ts';
import { createStarter } from './starter.ts';
import { TIMES } from './times.ts';

const PROCESS = join(import.meta.dirname, 'fixtures/worker-process.ts');
const signal = new AbortController().signal;

/** For each worker process, a function that resolves once the process has written the line. */
const linesOf = new WeakMap<ChildProcess, (line: string) => Promise<void>>();
const written = (worker: ChildProcess, line: string): Promise<void> => linesOf.get(worker)!(line);

function readLines(worker: ChildProcess): void {
  const lines = new Set<string>();
  const waiting = new Map<string, () => void>();
  createInterface({ input: worker.stdout! }).on('line', (line) => {
    lines.add(line);
    waiting.get(line)?.();
  });
  linesOf.set(worker, async (line) => {
    if (!lines.has(line)) await new Promise<void>((resolve) => waiting.set(line, resolve));
  });
}

/** A database of its own, so that no worker takes the jobs of another test; everything is closed when the test ends. */
async function openScenarioTest(
  { onTestFinished }: TestContext,
  moduleOptions: Partial<Parameters<typeof openJobsModule>[0]> = {},
) {
  const harness = await openHarness();
  const { url, scratchRoot } = harness;
  const module = await openJobsModule({ url, scratchRoot, ...moduleOptions });
  const processes: ChildProcess[] = [];
  onTestFinished(async () => {
    for (const process of processes) process.kill('SIGKILL');
    await module.close();
    await harness.close();
  });

  return {
    harness,
    module,
    queue: (input: Scenario, over: Parameters<typeof harness.queue>[2] = {}) => harness.queue(module.jobs, input, over),
    outcome: (id: string) => module.jobs.wait(id, { timeoutMs: 60_000, signal }),
    /** A worker in a process of its own, ready to take work. */
    async startProcess(
      concurrency = { interactive: 1, batch: 1 },
      drainMs = FAST_TIMES.drainMs,
    ): Promise<ChildProcess> {
      const options = JSON.stringify({ url, scratchRoot, concurrency, times: { ...FAST_TIMES, drainMs } });
      const process = spawn(globalThis.process.execPath, [PROCESS, options], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { NODE_COMPILE_CACHE: COMPILE_CACHE },
      });
      processes.push(process);
      readLines(process);
      await written(process, 'ready');
      return process;
    },
  };
}

/** Tells a worker to stop; it starts no batch job from then on. */
async function stopProcess(worker: ChildProcess): Promise<{ status: Promise<unknown[]> }> {
  const status = once(worker, 'exit');
  worker.kill('SIGTERM');
  await written(worker, 'stopping');
  return { status };
}

describe.concurrent('a job outlives its worker', { timeout: 120_000 }, () => {
  test('after a kill at any point, another worker repeats only the step under way', async (context) => {
    const { expect } = context;
    const { harness, module, queue, outcome, startProcess } = await openScenarioTest(context, {
      concurrency: { interactive: 8, batch: 1 },
    });
    const points = [
      'during:speech',
      'after:speech',
      'during:render',
      'after:render',
      'start:lipsync',
      'poll:lipsync',
      'during:settle',
      'after:settle',
      'during:finish',
      'after:finish',
    ];
    const process = await startProcess({ interactive: points.length, batch: 1 });
    const ids = await Promise.all(points.map((hangAt) => queue({ hangAt })));
    for (const [at, id] of ids.entries()) {
      await written(process, `${points[at]} ${id}`);
    }
    process.kill('SIGKILL');
    await once(process, 'exit');
    for (const id of ids) await harness.expireLeases(id);
    await module.worker.start();

    for (const [at, id] of ids.entries()) {
      const hangAt = points[at]!;
      expect([hangAt, await outcome(id)]).toEqual([
        hangAt,
        { status: 'completed', result: { ms: 1200 }, failure: null },
      ]);
      expect([hangAt, await harness.effects(id)]).toEqual([hangAt, ['published', 'settled']]);
      const trace = await harness.trace(id);
      const twice = Object.keys(trace).filter((point) => trace[point]! > 1);
      // Nothing is recorded between steps, so a takeover passes these points again.
      const repeated = points.slice(0, points.indexOf(hangAt) + 1).filter((point) => point.startsWith('after:'));
      const own = hangAt.startsWith('after:') ? [] : [hangAt];
      const expected = hangAt === 'after:finish' ? [] : [...repeated, ...own];
      expect([hangAt, twice.sort()]).toEqual([hangAt, expected.sort()]);
    }
    await expect.poll(() => readdirSync(harness.scratchRoot)).toEqual([]);
  });

  test('with the real intervals, a running worker takes over from a killed one', async (context) => {
    const { expect } = context;
    const { module, queue, outcome, harness, startProcess } = await openScenarioTest(context, { times: TIMES });
    const process = await startProcess();
    const id = await queue({ holdAt: 'render' }, { queue: 'batch' });
    await written(process, `hold:render ${id}`);
    await module.worker.start();
    process.kill('SIGKILL');
    await harness.release(id);
    expect(await outcome(id)).toMatchObject({ status: 'completed' });
    expect(await harness.trace(id)).toMatchObject({ 'during:speech': 1, 'during:render': 2 });
  });

  test('a worker that was frozen past its lease can record nothing', async (context) => {
    const { expect } = context;
    const { module, queue, outcome, harness, startProcess } = await openScenarioTest(context);
    const frozen = await startProcess();
    const id = await queue({ holdAt: 'render', ignoresSignal: true });
    await written(frozen, `hold:render ${id}`);
    frozen.kill('SIGSTOP');
    await harness.expireLeases(id);
    await module.worker.start();
    await expect.poll(() => harness.trace(id)).toMatchObject({ 'during:render': 2 });
    await harness.release(id);
    expect(await outcome(id)).toMatchObject({ status: 'completed' });
    await expect.poll(async () => (await showJob(harness.db, id)).job.input).toBeNull();
    const before = { shown: await showJob(harness.db, id), effects: await harness.effects(id) };
    frozen.kill('SIGCONT');

    // Awake again, it is of use for the next job, and has left the first one alone.
    await module.worker.drain();
    expect(await outcome(await queue({}))).toMatchObject({ status: 'completed' });
    expect({ shown: await showJob(harness.db, id), effects: await harness.effects(id) }).toEqual(before);
    expect(await harness.trace(id)).toMatchObject({ 'after:render': 1, 'during:settle': 1, 'during:finish': 1 });
  });

  test('a worker that is told to stop releases unfinished jobs without counting an attempt, and exits with 0', async (context) => {
    const { expect } = context;
    const { module, queue, outcome, harness, startProcess } = await openScenarioTest(context);
    const stopping = await startProcess({ interactive: 2, batch: 1 }, 5_000);
    const [held, quick] = [await queue({ holdAt: 'render' }), await queue({ holdAt: 'render' })];
    for (const id of [held, quick]) await written(stopping, `hold:render ${id}`);
    const exit = await stopProcess(stopping);
    await harness.release(quick);
    expect(await exit.status).toEqual([0, null]);
    // The job that could end in time has ended, and nothing waited for a lease.
    expect(await module.jobs.wait(quick, { timeoutMs: 0, signal })).toMatchObject({ status: 'completed' });
    await module.worker.start();
    await harness.release(held);
    expect(await outcome(held)).toMatchObject({ status: 'completed' });
    const { steps } = await showJob(harness.db, held);
    expect(steps.map(({ name, attempts }) => [name, attempts])).toEqual([
      ['speech', 1],
      ['render', 1],
      ['lipsync', 1],
      ['settle', 1],
      ['finish', 1],
    ]);
  });

  test('a worker that is told to stop releases a batch job between two steps and empties the interactive queue', async (context) => {
    const { expect } = context;
    const { module, queue, outcome, harness, startProcess } = await openScenarioTest(context);
    const stopping = await startProcess({ interactive: 2, batch: 1 }, TIMES.drainMs);
    const id = await queue({ holdAt: 'speech', ignoresSignal: true }, { queue: 'batch' });
    await written(stopping, `hold:speech ${id}`);
    const callers = [await queue({ speechMs: 200 }), await queue({ speechMs: 200 })];
    const exit = await stopProcess(stopping);
    await harness.release(id);
    expect(await exit.status).toEqual([0, null]);
    for (const caller of callers) {
      expect(await module.jobs.wait(caller, { timeoutMs: 0, signal })).toMatchObject({ status: 'completed' });
    }
    expect(await harness.trace(id)).toEqual({ 'during:speech': 1, 'after:speech': 1 });
    await module.worker.start();
    expect(await outcome(id)).toMatchObject({ status: 'completed' });
    expect(await harness.trace(id)).toMatchObject({ 'during:speech': 1, 'during:render': 1 });
  });

  test('a job whose worker stops as it begins is released', async (context) => {
    const { expect } = context;
    const { module, queue, outcome, harness } = await openScenarioTest(context);
    const { db, jobQueue, workflows } = module;
    const id = await queue({});
    expect(await createStarter({ db, jobQueue })('interactive', () => 0)).toBe(true);
    const [delivery] = await jobQueue.fetch('interactive', 1);
    const lease = await acquireLease(db, id, 'a worker that stops');
    const control = new AbortController();
    control.abort(new ReleaseJob());
    const byKind = new Map(workflows.map((workflow) => [workflow.kind, workflow]));
    const deps = {
      ...module,
      providers: testProviders,
      workflows: byKind,
      scratch: createScratch(harness.scratchRoot),
      times: FAST_TIMES,
    };
    await execute(
      { ...deps, onStep: () => {}, leaving: new AbortController().signal },
      {
        delivery: delivery!,
        lease: lease!,
        slot: createSlots(1).take(),
        onRelease: () => {},
        control,
        stopping: () => true,
      },
    );
    expect(await harness.trace(id)).toEqual({});
    await module.worker.start();
    expect(await outcome(id)).toMatchObject({ status: 'completed' });
  });

  test('a released batch job continues before jobs that have not started', async (context) => {
    const { expect } = context;
    const { module, queue, outcome, harness, startProcess } = await openScenarioTest(context, {
      concurrency: { interactive: 1, batch: 1 },
    });
    const stopping = await startProcess();
    const returned = await queue({ holdAt: 'speech', ignoresSignal: true }, { queue: 'batch' });
    await written(stopping, `hold:speech ${returned}`);
    const others = [
      await queue({}, { queue: 'batch', client: await harness.newClient() }),
      await queue({}, { queue: 'batch', client: await harness.newClient() }),
    ];
    const exit = await stopProcess(stopping);
    await harness.release(returned);
    expect(await exit.status).toEqual([0, null]);
    await module.worker.start();
    await Promise.all([returned, ...others].map(outcome));
    await expect.poll(() => harness.finished()).toEqual([returned, ...others]);
  });

  test('a batch job of a killed worker continues before jobs that have not started', async (context) => {
    const { expect } = context;
    const { module, queue, outcome, harness, startProcess } = await openScenarioTest(context, {
      concurrency: { interactive: 1, batch: 1 },
    });
    const process = await startProcess();
    const abandoned = await queue({ hangAt: 'during:render' }, { queue: 'batch' });
    await written(process, `during:render ${abandoned}`);
    process.kill('SIGKILL');
    await once(process, 'exit');
    // Started before the lease of the dead worker ran out.
    const next = await queue({ holdAt: 'speech' }, { queue: 'batch', client: await harness.newClient() });
    await module.worker.start();
    await expect.poll(() => harness.trace(next)).toEqual({ 'during:speech': 1 });
    const last = await queue({}, { queue: 'batch', client: await harness.newClient() });
    await harness.expireLeases(abandoned);
    await expect.poll(() => harness.isDeliverable(abandoned)).toBe(true);
    await harness.release(next);
    await Promise.all([abandoned, next, last].map(outcome));
    await expect.poll(() => harness.finished()).toEqual([next, abandoned, last]);
  });

  test('a job that kills every worker fails and is refunded once, and other jobs continue', async (context) => {
    const { expect } = context;
    const { module, queue, outcome, harness, startProcess } = await openScenarioTest(context);
    const crashing = await queue({ killAt: 'during:render' });
    for (let n = 0; n < 3; n++) {
      await once(await startProcess(), 'exit');
      await harness.expireLeases(crashing);
    }
    await module.worker.start();
    const other = await queue({});
    expect(await outcome(other)).toMatchObject({ status: 'completed' });
    expect(await outcome(crashing)).toMatchObject({
      status: 'failed',
      failure: {
        code: 'internal',
        message: 'Something went wrong on our side; it was tried 3 times.',
      },
    });
    expect(await harness.effects(crashing)).toEqual(['failed internal']);
    expect(await harness.trace(crashing)).toMatchObject({ 'during:speech': 1, 'during:render': 3 });
  });
});
