// Retries writes during an outage of the database or the object store.
import { setTimeout as sleep } from 'node:timers/promises';
import { Outage } from '../kernel/outage.ts';

const RETRY_MS = 200;

/** By then the lease of a job has long expired. */
const LIMIT_MS = 60_000;

/** Calls `write`, which must be safe to repeat, until it throws no `Outage`. Throws the signal's reason, or the last outage. */
export async function retryOnOutage<T>(
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
    await sleep(RETRY_MS);
    signal?.throwIfAborted();
  }
}
