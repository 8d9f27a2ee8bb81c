// Whose place in the pool a step's work takes.
import { expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import type { Task } from '../kernel/workbench.ts';
import type { Pool, RunOptions } from '../media/pool.ts';
import type { Claim } from './claim.ts';
import { createStepBench } from './step-bench.ts';

const film: Task<null, null> = {
  module: new URL('file:///film.ts'),
  limits: { cpuSeconds: 1, wallSeconds: 1, memoryMb: 1, fileMb: 1 },
};
const sound: Task<null, null> = { ...film, brief: true };

const lanesOf = async (lane: 'fast' | 'video') => {
  const lanes: string[] = [];
  const pool = {
    run: async (_task: unknown, _input: unknown, options: RunOptions) => void lanes.push(options.lane),
  } as unknown as Pool;
  const claim = { job: { client: 'ann', lane } } as Claim;
  const { signal } = new AbortController();
  const bench = createStepBench({ db: {} as Db, pool, claim, step: 'x', dir: '/', signal, progress: () => {} });
  await bench.compute(film, null);
  await bench.compute(sound, null);
  return lanes;
};

test('what a video does in a moment does not wait behind other videos', async () => {
  expect(await lanesOf('video')).toEqual(['long', 'short']);
});

test('whatever somebody waits for is short work', async () => {
  expect(await lanesOf('fast')).toEqual(['short', 'short']);
});
