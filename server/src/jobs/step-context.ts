// The workbench of one step: children from the pool, and operations whose reference outlives this process.
import { setTimeout as sleep } from 'node:timers/promises';
import { EngineFailure } from '@greenroom/engine-kit/engine-error';
import type { Workbench } from '@greenroom/engine-kit/step-context';
import type { Db } from '../db/db.ts';
import { outlast } from '../db/outlast.ts';
import type { Pool } from '../tasks/pool.ts';
import type { Claim } from './lease.ts';
import { recordOperation } from './steps.ts';

const POLL_EVERY_MS = 2_000;
/** Somebody waits for a fast job: better told to come back than kept in line. */
const FAST_MAX_WAIT_MS = 60_000;

interface Needs {
  db: Db;
  pool: Pool;
  claim: Claim;
  step: string;
  dir: string;
  signal: AbortSignal;
  progress(part: number): void;
}

export function createStepBench({ db, pool, claim, step, dir, signal, progress }: Needs): Workbench {
  const { client, lane, queue: kind } = claim.job;
  const place = lane === 'fast' ? { lane: 'short' as const, maxWaitMs: FAST_MAX_WAIT_MS } : { lane: 'long' as const };
  let operations = 0;

  return {
    dir,
    signal,
    progress,
    compute: (task, input, rest) =>
      pool.run(task, input, { dir, signal, kind, client, onProgress: progress, ...place }, rest),

    async operation({ start, poll }) {
      operations += 1;
      // One reference is kept for each step: a second would be polled as if it were the first after a takeover.
      if (operations > 1) throw new Error(`The step ${step} runs a second operation: give it a step of its own.`);
      let ref = claim.steps.get(step)?.operationRef ?? null;
      if (ref === null) {
        const started = await start();
        await outlast(() => recordOperation(db, claim, step, started), { signal });
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
        const spoilt = error instanceof EngineFailure && error.reason === 'broken_output';
        if (spoilt) await outlast(() => recordOperation(db, claim, step, null), { signal });
        throw error;
      }
    },
  };
}
