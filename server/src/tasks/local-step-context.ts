// A plain workbench over the pool, for work that needs no durable job: estimates, checks before acceptance, tests.
import { setTimeout as sleep } from 'node:timers/promises';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { Pool, RunOptions } from './pool.ts';

const POLL_EVERY_MS = 2_000;

/** `dir` must exist and is the caller's to remove. An operation is polled, but its reference does not outlive this process. */
export const localStepContext = ({
  pool,
  ...options
}: Omit<RunOptions, 'onProgress'> & { pool: Pool }): StepContext => ({
  dir: options.dir,
  signal: options.signal,
  progress: () => {},
  runTask: (task, input, rest) => pool.run(task, input, options, rest),
  async operation({ start, poll }) {
    const ref = await start();
    for (;;) {
      const answer = await poll(ref);
      if (answer !== 'pending') return answer;
      await sleep(POLL_EVERY_MS, undefined, { signal: options.signal });
    }
  },
});
