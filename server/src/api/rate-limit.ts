// Counts a client's requests in each whole minute, in this process.
import { errorValues } from '@greenroom/contract/errors';
import { Problem } from '../kernel/problem.ts';

const WINDOW_MS = 60_000;

export interface RateLimit {
  /** Counts one request and answers the headers to send with it; `refused` is set when it is one too many. */
  take(client: string): { headers: Record<string, string>; refused: Problem | undefined };
}

/** @param perMinute requests of one client that pass in a minute. */
export function createRateLimit({ perMinute, now = Date.now }: { perMinute: number; now?: () => number }): RateLimit {
  let window = 0;
  let counts = new Map<string, number>();
  return {
    take(client) {
      const time = now();
      if (Math.floor(time / WINDOW_MS) !== window) {
        window = Math.floor(time / WINDOW_MS);
        counts = new Map();
      }
      const count = (counts.get(client) ?? 0) + 1;
      counts.set(client, count);
      const resetSeconds = Math.ceil(((window + 1) * WINDOW_MS - time) / 1000);
      return {
        headers: {
          'ratelimit-limit': String(perMinute),
          'ratelimit-remaining': String(Math.max(0, perMinute - count)),
          'ratelimit-reset': String(resetSeconds),
        },
        refused:
          count > perMinute
            ? new Problem('rate_limited', errorValues.rateLimited, { retryAfterSeconds: resetSeconds })
            : undefined,
      };
    },
  };
}
