// When a failed delivery is attempted again: ten attempts within a day, at growing intervals.

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** After the first failure, the second, and so on: attempts 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h after the first. */
const PAUSES_S = [
  5,
  5 * MINUTE_S,
  25 * MINUTE_S,
  1.5 * HOUR_S,
  3 * HOUR_S,
  5 * HOUR_S,
  4 * HOUR_S,
  6 * HOUR_S,
  4 * HOUR_S,
];

/** Up to this part of a pause is added at random, so that events that failed together are not repeated together. */
const JITTER = 0.1;

/** An endpoint may ask for a later attempt, but not for one that is much later. */
const MAX_RETRY_AFTER_S = 2 * HOUR_S;

/** Milliseconds until the next attempt after so many failures; undefined after the last. `retryAfterS`: as the endpoint asked. */
export function pauseMsAfter(failures: number, retryAfterS = 0, random = Math.random): number | undefined {
  const pause = PAUSES_S[failures - 1];
  if (pause === undefined) return undefined;
  return Math.round(1000 * Math.max(pause, Math.min(retryAfterS, MAX_RETRY_AFTER_S)) * (1 + JITTER * random()));
}

/** The value of a `Retry-After` header in seconds, a number or a date; undefined if it is neither. */
export function retryAfterSeconds(header: string | undefined, now = Date.now()): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  // Others, such as "-1", are dates to `Date.parse` too.
  if (header.length > 40 || !header.endsWith(' GMT')) return undefined;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, (at - now) / 1000);
}
