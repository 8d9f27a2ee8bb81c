// Writes that outlast an outage of the database: they are written again until it is back.
import { setTimeout as sleep } from 'node:timers/promises';
import { Outage } from '../kernel/outage.ts';

const AGAIN_MS = 200;

/** After that the lease of a job has long passed to another worker, or the database is away for everybody. */
const LIMIT_MS = 60_000;

/** Repeats `write`, which must be safe to repeat, while it meets outages. Throws the signal's reason, or the last outage. */
export async function outlast<T>(
  write: () => Promise<T>,
  { signal, limitMs = LIMIT_MS }: { signal?: AbortSignal | undefined; limitMs?: number } = {},
): Promise<T> {
  for (const until = performance.now() + limitMs; ; ) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof Outage) || performance.now() > until) throw error;
    }
    signal?.throwIfAborted();
    await sleep(AGAIN_MS);
    signal?.throwIfAborted();
  }
}
