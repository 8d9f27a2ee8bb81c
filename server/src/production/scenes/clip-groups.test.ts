// Shots grouped into clips, and long shots split.
import { expect, test } from 'vitest';
import { clipGroups } from './clip-groups.ts';
import type { Shot } from './shot-list.ts';
import { splitLongShots } from './split-long-shots.ts';

const shot = (startMs: number, endMs: number) => ({ startMs, endMs, transition: 'dissolve' }) as Shot;
const lengths = (shots: readonly Shot[]) => shots.map(({ startMs, endMs }) => Math.round(endMs - startMs));

test('a clip holds as many shots as fit by number and by length', () => {
  const shots = [shot(0, 2000), shot(2000, 5000), shot(5000, 6000), shot(6000, 9000)];
  const groups = (maxShots: number, maxClipMs: number) => clipGroups(shots, { maxShots, maxClipMs }).map(lengths);
  expect(groups(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)).toEqual([[2000, 3000, 1000, 3000]]);
  expect(groups(1, 5000)).toEqual([[2000], [3000], [1000], [3000]]);
  expect(groups(3, 5000)).toEqual([
    [2000, 3000],
    [1000, 3000],
  ]);
});

test('a long shot is split on frames, without gaps, into parts within the limit', () => {
  const parts = splitLongShots([shot(0, 1000), shot(1000, 12_345)], 5000);
  expect(parts.map(({ startMs }) => startMs)).toEqual([0, ...parts.slice(0, -1).map(({ endMs }) => endMs)]);
  expect(parts.at(-1)!.endMs).toBe(12_345);
  expect(Math.max(...lengths(parts))).toBeLessThanOrEqual(5000);
  for (const { startMs } of parts) expect((startMs * 30) / 1000).toBeCloseTo(Math.round((startMs * 30) / 1000), 6);
  expect(parts.map(({ transition }) => transition)).toEqual(['dissolve', 'dissolve', 'cut', 'cut']);
});
