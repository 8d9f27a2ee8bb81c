// Limits the requests of a client per minute, counted across all processes.
import { errorValues } from '@greenroom/contract/errors';
import { type AttemptCount, countAttempts } from '../clients/rate-limits.ts';
import type { Db } from '../db/db.ts';
import { Problem } from '../kernel/problem.ts';

const WINDOW_SECONDS = 60;

export interface RateLimit {
  /** Counts one request and returns the headers of its response; `rejected` is set if it is over the limit. */
  take(client: string): Promise<{ headers: Record<string, string>; rejected: Problem | undefined }>;
}

/** Requests of one client that one statement counts. */
interface Batch {
  size: number;
  counted: Promise<AttemptCount>;
}

/** @param perMinute the limit per client. A window starts with its first request. */
export function createRateLimit({ db, perMinute }: { db: Db; perMinute: number }): RateLimit {
  /** While one statement of a client runs, its other requests wait for the next one, so that a flood uses one connection. */
  const gathering = new Map<string, Batch>();
  const running = new Map<string, Promise<unknown>>();

  const gather = (client: string): Batch => {
    const batch: Batch = { size: 0, counted: Promise.resolve(running.get(client)).then(() => count(client, batch)) };
    gathering.set(client, batch);
    return batch;
  };

  const count = (client: string, batch: Batch): Promise<AttemptCount> => {
    gathering.delete(client);
    const counted = countAttempts(db, `requests|${client}`, { windowSeconds: WINDOW_SECONDS, attempts: batch.size });
    const over = counted
      .catch(() => undefined)
      .then(() => {
        if (running.get(client) === over) running.delete(client);
      });
    running.set(client, over);
    return counted;
  };

  return {
    async take(client) {
      const batch = gathering.get(client) ?? gather(client);
      batch.size++;
      const place = batch.size;
      const { count: all, resetSeconds } = await batch.counted;
      const number = all - batch.size + place;
      return {
        headers: {
          'ratelimit-limit': String(perMinute),
          'ratelimit-remaining': String(Math.max(0, perMinute - number)),
          'ratelimit-reset': String(resetSeconds),
        },
        rejected:
          number > perMinute
            ? new Problem('rate_limited', errorValues.rateLimited, { retryAfterSeconds: resetSeconds })
            : undefined,
      };
    },
  };
}
