// The targets of the lipsync benchmark.
import type { Closures } from '@greenroom/engine-kit/lipsync-score';

export const WANTED = { correlation: 0.6, lagMs: 40, shut: 0.9 } as const;

/** The missed targets, in words. */
export const missesOf = (
  { correlation, lagMs }: { correlation: number; lagMs: number },
  { count, missedMs }: Pick<Closures, 'count' | 'missedMs'>,
): string[] => [
  ...(correlation < WANTED.correlation
    ? [`follows the sound by ${correlation.toFixed(2)}, not ${WANTED.correlation}`]
    : []),
  ...(Math.abs(lagMs) > WANTED.lagMs ? [`is ${lagMs} ms off, more than ${WANTED.lagMs}`] : []),
  ...(count - missedMs.length < WANTED.shut * count
    ? [`shuts on ${count - missedMs.length} of ${count} M, B and P`]
    : []),
];
