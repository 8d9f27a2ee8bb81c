// Workers killed, frozen and told to stop: others go on from the last record, and the fence keeps the dead out.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'vitest';
import { execute } from './execute.ts';
import { COMPILE_CACHE, FAST_TIMES, openRoom } from './fixtures/harness.ts';
import { openStage } from './fixtures/processes.ts';
import type { Story } from './fixtures/scenario.ts';
import { acquireLease } from './lease.ts';
import { showJob } from './reads.ts';
import { ReleaseJob } from './run.ts';
import { createScratch } from './scratch.ts';
import { createSlots } from './slots.ts';
import { createStarter } from './starter.ts';
import { TIMES } from './times.ts';

const PROCESS = join(import.meta.dirname, 'fixtures/worker-process.ts');
const signal = new AbortController().signal;

/** A database of its own, so that no worker takes the jobs of another test; everything is closed when the test ends. */
async function openTheatre({ onTestFinished }: TestContext, roomOptions: Partial<Parameters<typeof openRoom>[0]> = {}) {
  const stage = await openStage();
  const { url, scratchRoot } = stage;
  const room = await openRoom({ url, scratchRoot, ...roomOptions });
  const processes: ChildProcess[] = [];
  onTestFinished(async () => {
    for (const process of processes) process.kill('SIGKILL');
    await room.close();
    await stage.close();
  });

  return {
    stage,
    room,
    queue: (input: Story, over: Parameters<typeof stage.queue>[2] = {}) => stage.queue(room.jobs, input, over),
    outcome: (id: string) => room.jobs.wait(id, { timeoutMs: 60_000, signal }),
    /** A worker in a process of its own, ready to take work. */
    async hire(concurrency = { fast: 1, video: 1 }, drainMs = FAST_TIMES.drainMs): Promise<ChildProcess> {
      const options = JSON.stringify({ url, scratchRoot, concurrency, times: { ...FAST_TIMES, drainMs } });
      const process = spawn(globalThis.process.execPath, [PROCESS, options], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { NODE_COMPILE_CACHE: COMPILE_CACHE },
      });
      processes.push(process);
      await once(process.stdout!, 'data');
      return process;
    },
  };
}

/** Tells a worker to stop; it takes no new video from then on. */
async function dismiss(worker: ChildProcess): Promise<{ status: Promise<unknown[]> }> {
  const status = once(worker, 'exit');
  const wait = once(worker.stdout!, 'data');
  worker.kill('SIGTERM');
  await wait;
  return { status };
}

describe.concurrent('a job outlives its worker', { timeout: 120_000 }, () => {
  test('killed anywhere, it is taken over, and only what was under way runs again', async (context) => {
    const { expect } = context;
    const { stage, room, queue, outcome, hire } = await openTheatre(context, { concurrency: { fast: 8, video: 1 } });
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
    const victim = await hire({ fast: points.length, video: 1 });
    const ids = await Promise.all(points.map((hangAt) => queue({ hangAt })));
    for (const [at, id] of ids.entries()) {
      await expect.poll(() => stage.trace(id)).toMatchObject({ [points[at]!]: 1 });
    }
    victim.kill('SIGKILL');
    await once(victim, 'exit');
    for (const id of ids) await stage.lapse(id);
    await room.worker.start();

    for (const [at, id] of ids.entries()) {
      const hangAt = points[at]!;
      expect([hangAt, await outcome(id)]).toEqual([
        hangAt,
        { status: 'completed', result: { ms: 1200 }, failure: null },
      ]);
      expect([hangAt, await stage.effects(id)]).toEqual([hangAt, ['published', 'settled']]);
      const trace = await stage.trace(id);
      const twice = Object.keys(trace).filter((point) => trace[point]! > 1);
      // Between steps nothing is recorded, so passing such a point again is all that a takeover repeats.
      const repeated = points.slice(0, points.indexOf(hangAt) + 1).filter((point) => point.startsWith('after:'));
      const own = hangAt.startsWith('after:') ? [] : [hangAt];
      const expected = hangAt === 'after:finish' ? [] : [...repeated, ...own];
      expect([hangAt, twice.sort()]).toEqual([hangAt, expected.sort()]);
    }
    await expect.poll(() => readdirSync(stage.scratchRoot)).toEqual([]);
  });

  test('at the real pace, a killed worker is replaced by one that was there all along', async (context) => {
    const { expect } = context;
    const { room, queue, outcome, stage, hire } = await openTheatre(context, { times: TIMES });
    const victim = await hire();
    const id = await queue({ holdAt: 'render' }, { lane: 'video' });
    await expect.poll(() => stage.trace(id)).toMatchObject({ 'during:render': 1 });
    await room.worker.start();
    victim.kill('SIGKILL');
    await stage.release(id);
    expect(await outcome(id)).toMatchObject({ status: 'completed' });
    expect(await stage.trace(id)).toMatchObject({ 'during:speech': 1, 'during:render': 2 });
  });

  test('a worker that was stopped past its lease and wakes up can record nothing', async (context) => {
    const { expect } = context;
    const { room, queue, outcome, stage, hire } = await openTheatre(context);
    const sleeper = await hire();
    const id = await queue({ holdAt: 'render', deaf: true });
    await expect.poll(() => stage.trace(id)).toMatchObject({ 'during:render': 1 });
    sleeper.kill('SIGSTOP');
    await stage.lapse(id);
    await room.worker.start();
    await expect.poll(() => stage.trace(id)).toMatchObject({ 'during:render': 2 });
    await stage.release(id);
    expect(await outcome(id)).toMatchObject({ status: 'completed' });
    await expect.poll(async () => (await showJob(stage.db, id)).job.input).toBeNull();
    const before = { shown: await showJob(stage.db, id), effects: await stage.effects(id) };
    sleeper.kill('SIGCONT');

    // Awake again, it is of use for the next job, and has left the first one alone.
    await room.worker.drain();
    expect(await outcome(await queue({}))).toMatchObject({ status: 'completed' });
    expect({ shown: await showJob(stage.db, id), effects: await stage.effects(id) }).toEqual(before);
    expect(await stage.trace(id)).toMatchObject({ 'after:render': 1, 'during:settle': 1, 'during:finish': 1 });
  });

  test('told to stop, a worker hands back what it cannot end in time, uncounted, and exits with 0', async (context) => {
    const { expect } = context;
    const { room, queue, outcome, stage, hire } = await openTheatre(context);
    const leaver = await hire({ fast: 2, video: 1 }, 5_000);
    const [held, quick] = [await queue({ holdAt: 'render' }), await queue({ holdAt: 'render' })];
    for (const id of [held, quick]) await expect.poll(() => stage.trace(id)).toMatchObject({ 'during:render': 1 });
    const exit = await dismiss(leaver);
    await stage.release(quick);
    expect(await exit.status).toEqual([0, null]);
    // What could end in time has ended; nobody had to wait for a lease.
    expect(await room.jobs.wait(quick, { timeoutMs: 0, signal })).toMatchObject({ status: 'completed' });
    await room.worker.start();
    await stage.release(held);
    expect(await outcome(held)).toMatchObject({ status: 'completed' });
    const { steps } = await showJob(stage.db, held);
    expect(steps.map(({ name, attempts }) => [name, attempts])).toEqual([
      ['speech', 1],
      ['render', 1],
      ['lipsync', 1],
      ['settle', 1],
      ['finish', 1],
    ]);
  });

  test('told to stop, a worker hands a video back between two steps, and lets the fast lane run empty', async (context) => {
    const { expect } = context;
    const { room, queue, outcome, stage, hire } = await openTheatre(context);
    const leaver = await hire({ fast: 2, video: 1 }, TIMES.drainMs);
    const id = await queue({ holdAt: 'speech', deaf: true }, { lane: 'video' });
    await expect.poll(() => stage.trace(id)).toMatchObject({ 'during:speech': 1 });
    const callers = [await queue({ sayMs: 200 }), await queue({ sayMs: 200 })];
    const exit = await dismiss(leaver);
    await stage.release(id);
    expect(await exit.status).toEqual([0, null]);
    for (const caller of callers) {
      expect(await room.jobs.wait(caller, { timeoutMs: 0, signal })).toMatchObject({ status: 'completed' });
    }
    expect(await stage.trace(id)).toEqual({ 'during:speech': 1, 'after:speech': 1 });
    await room.worker.start();
    expect(await outcome(id)).toMatchObject({ status: 'completed' });
    expect(await stage.trace(id)).toMatchObject({ 'during:speech': 1, 'during:render': 1 });
  });

  test('a job whose worker stops as it begins is handed back', async (context) => {
    const { expect } = context;
    const { room, queue, outcome, stage } = await openTheatre(context);
    const { db, jobQueue, workflows } = room;
    const id = await queue({});
    expect(await createStarter({ db, jobQueue })('fast', () => 0)).toBe(true);
    const [delivery] = await jobQueue.fetch('fast', 1);
    const lease = await acquireLease(db, id, 'a worker that stops');
    const control = new AbortController();
    control.abort(new ReleaseJob());
    const byKind = new Map(workflows.map((workflow) => [workflow.kind, workflow]));
    const deps = { ...room, workflows: byKind, scratch: createScratch(stage.scratchRoot), times: FAST_TIMES };
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
    expect(await stage.trace(id)).toEqual({});
    await room.worker.start();
    expect(await outcome(id)).toMatchObject({ status: 'completed' });
  });

  test('a video that was handed back goes on before any that has not started', async (context) => {
    const { expect } = context;
    const { room, queue, outcome, stage, hire } = await openTheatre(context, { concurrency: { fast: 1, video: 1 } });
    const leaver = await hire();
    const returned = await queue({ holdAt: 'speech', deaf: true }, { lane: 'video' });
    await expect.poll(() => stage.trace(returned)).toEqual({ 'during:speech': 1 });
    const others = [
      await queue({}, { lane: 'video', client: await stage.newClient() }),
      await queue({}, { lane: 'video', client: await stage.newClient() }),
    ];
    const exit = await dismiss(leaver);
    await stage.release(returned);
    expect(await exit.status).toEqual([0, null]);
    await room.worker.start();
    await Promise.all([returned, ...others].map(outcome));
    await expect.poll(() => stage.finished()).toEqual([returned, ...others]);
  });

  test('a video whose worker was killed goes on before any that has not started', async (context) => {
    const { expect } = context;
    const { room, queue, outcome, stage, hire } = await openTheatre(context, { concurrency: { fast: 1, video: 1 } });
    const victim = await hire();
    const orphan = await queue({ hangAt: 'during:render' }, { lane: 'video' });
    await expect.poll(() => stage.trace(orphan)).toMatchObject({ 'during:render': 1 });
    victim.kill('SIGKILL');
    await once(victim, 'exit');
    // Started before the lease of the dead worker ran out.
    const next = await queue({ holdAt: 'speech' }, { lane: 'video', client: await stage.newClient() });
    await room.worker.start();
    await expect.poll(() => stage.trace(next)).toEqual({ 'during:speech': 1 });
    const last = await queue({}, { lane: 'video', client: await stage.newClient() });
    await stage.lapse(orphan);
    await expect.poll(() => stage.isDeliverable(orphan)).toBe(true);
    await stage.release(next);
    await Promise.all([orphan, next, last].map(outcome));
    await expect.poll(() => stage.finished()).toEqual([next, orphan, last]);
  });

  test('a job that kills every worker fails clearly, refunded once, and the others go on', async (context) => {
    const { expect } = context;
    const { room, queue, outcome, stage, hire } = await openTheatre(context);
    const poison = await queue({ deadlyAt: 'during:render' });
    for (let n = 0; n < 3; n++) {
      await once(await hire(), 'exit');
      await stage.lapse(poison);
    }
    await room.worker.start();
    const other = await queue({});
    expect(await outcome(other)).toMatchObject({ status: 'completed' });
    expect(await outcome(poison)).toMatchObject({
      status: 'failed',
      failure: {
        code: 'internal',
        message: 'Something went wrong on our side; it was tried 3 times.',
      },
    });
    expect(await stage.effects(poison)).toEqual(['failed internal']);
    expect(await stage.trace(poison)).toMatchObject({ 'during:speech': 1, 'during:render': 3 });
  });
});
