// The targets of the lipsync benchmark.
import { expect, test } from 'vitest';
import { missesOf } from './lipsync-targets.ts';

test('each missed threshold is named', () => {
  const tenWith = (missed: number) => ({ count: 10, missedMs: Array.from({ length: missed }, () => 0) });
  expect(missesOf({ correlation: 0.6, lagMs: -40 }, tenWith(1))).toEqual([]);
  expect(missesOf({ correlation: 0.59, lagMs: 0 }, tenWith(0))).toHaveLength(1);
  expect(missesOf({ correlation: 0.9, lagMs: 50 }, tenWith(0))).toHaveLength(1);
  expect(missesOf({ correlation: 0.2, lagMs: -50 }, tenWith(2))).toHaveLength(3);
});
