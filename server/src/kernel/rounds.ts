// Repeats work in the background until the process ends.
import { setTimeout as sleep } from 'node:timers/promises';

export interface Rounds {
  /** Aborts the signal of the current round and resolves when it has ended. */
  stop(): Promise<void>;
}

/** Runs a round, then one `everyMs` after the end of each. The first begins after `firstAfterMs`. `round` must not reject. */
export function startRounds(
  round: (stopping: AbortSignal) => Promise<void>,
  { everyMs, firstAfterMs = 0 }: { everyMs: number; firstAfterMs?: number },
): Rounds {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined);
  const repeat = async (): Promise<void> => {
    if (firstAfterMs > 0) await pause(firstAfterMs);
    while (!signal.aborted) {
      await round(signal);
      await pause(everyMs);
    }
  };
  const done = repeat();
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}
