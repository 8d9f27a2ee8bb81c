// Tests which slots of the task pool a step uses.
import type { Task } from '@greenroom/engine-kit/step-context';
import { expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { createLogger } from '../kernel/logger.ts';
import type { Pool, RunOptions } from '../tasks/pool.ts';
import { testProviders } from '../tasks/testing-providers.ts';
import type { Lease } from './lease.ts';
import { createStepContext } from './step-context.ts';
import { TIMES } from './times.ts';

const task: Task<null, null> = {
  module: new URL('file:///task.ts'),
  limits: { cpuSeconds: 1, timeoutSeconds: 1, memoryMb: 1, fileMb: 1 },
};

const lengthOf = async (queue: 'interactive' | 'batch') => {
  let taken: string | undefined;
  const pool = {
    run: async (_task: unknown, _input: unknown, options: RunOptions) => {
      taken = options.length;
    },
  } as unknown as Pool;
  const lease = { job: { client: 'ann', queue }, operations: new Map() } as unknown as Lease;
  const { signal } = new AbortController();
  const ctx = createStepContext({
    db: {} as Db,
    pool,
    providers: testProviders,
    log: createLogger('silent'),
    times: TIMES,
    lease,
    step: 'x',
    dir: '/',
    signal,
    progress: () => {},
    waiting: (work) => work(),
  });
  await ctx.runTask(task, null);
  return taken;
};

test('tasks of interactive jobs are short, and tasks of batch jobs are long', async () => {
  expect(await lengthOf('interactive')).toBe('short');
  expect(await lengthOf('batch')).toBe('long');
});
