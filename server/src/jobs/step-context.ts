// The workbench of one step: children from the pool, and operations whose reference outlives this process.
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import type { Db } from '../db/db.ts';
import { outlast } from '../db/outlast.ts';
import type { Pool } from '../tasks/pool.ts';
import type { Lease } from './lease.ts';
import { recordOperation } from './steps.ts';

const POLL_EVERY_MS = 2_000;
/** Somebody waits for a fast job: better told to come back than kept in line. */
const FAST_MAX_WAIT_MS = 60_000;

interface Deps {
  db: Db;
  pool: Pool;
  lease: Lease;
  step: string;
  dir: string;
  signal: AbortSignal;
  progress(part: number): void;
}

export function createStepContext({ db, pool, lease, step, dir, signal, progress }: Deps): StepContext {
  const { client, lane, queue: kind } = lease.job;
  const place = lane === 'fast' ? { lane: 'short' as const, maxWaitMs: FAST_MAX_WAIT_MS } : { lane: 'long' as const };
  let operations = 0;

  return {
    dir,
    signal,
    progress,
    runTask: (task, input, rest) =>
      pool.run(task, input, { dir, signal, kind, client, onProgress: progress, ...place }, rest),

    async operation({ start, poll }) {
      operations += 1;
      // One reference is kept for each step: a second would be polled as if it were the first after a takeover.
      if (operations > 1) throw new Error(`The step ${step} runs a second operation: give it a step of its own.`);
      let ref = lease.steps.get(step)?.operationRef ?? null;
      if (ref === null) {
        const started = await start();
        await outlast(() => recordOperation(db, lease, step, started), { signal });
        ref = started;
      }
      try {
        for (;;) {
          const answer = await poll(ref);
          if (answer !== 'pending') return answer;
          await sleep(POLL_EVERY_MS, undefined, { signal });
        }
      } catch (error) {
        // Only an operation that ended badly is started anew; one that could not be asked about goes on there, and is paid for.
        const spoilt = error instanceof EngineError && error.reason === 'bad_output';
        if (spoilt) await outlast(() => recordOperation(db, lease, step, null), { signal });
        throw error;
      }
    },
  };
}
