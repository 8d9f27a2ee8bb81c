// The targets of the lipsync benchmark.
import type { Closures } from '@greenroom/engine-kit/lipsync-score';
import type { ShiftScore } from './lipsync-shifts.ts';

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

/** By a shift of 120 ms or more, at least this much of the correlation must be lost. */
const MIN_LOSS = 0.3;

/** The shifts that hardly lower the correlation, in words. */
export function unnoticedOf(shifted: readonly (Pick<ShiftScore, 'correlation'> & { ms: number })[]): string[] {
  const inPlace = shifted.find(({ ms }) => ms === 0)!.correlation;
  return shifted
    .filter(({ ms, correlation }) => ms !== 0 && correlation > inPlace - MIN_LOSS)
    .map(({ ms, correlation }) => `still follows a sound shifted by ${ms} ms by ${correlation.toFixed(2)}`);
}
