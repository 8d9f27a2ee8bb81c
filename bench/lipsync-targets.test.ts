// The targets of the lipsync benchmark.
import { expect, test } from 'vitest';
import { missesOf, unnoticedOf } from './lipsync-targets.ts';

test('each missed threshold is named', () => {
  const tenWith = (missed: number) => ({ count: 10, missedMs: Array.from({ length: missed }, () => 0) });
  expect(missesOf({ correlation: 0.6, lagMs: -40 }, tenWith(1))).toEqual([]);
  expect(missesOf({ correlation: 0.59, lagMs: 0 }, tenWith(0))).toHaveLength(1);
  expect(missesOf({ correlation: 0.9, lagMs: 50 }, tenWith(0))).toHaveLength(1);
  expect(missesOf({ correlation: 0.2, lagMs: -50 }, tenWith(2))).toHaveLength(3);
});

test('a shift that hardly lowers the correlation is named', () => {
  const at = (ms: number, correlation: number) => ({ ms, correlation });
  expect(unnoticedOf([at(-120, 0.3), at(0, 0.8), at(120, 0.49)])).toEqual([]);
  expect(unnoticedOf([at(-120, 0.51), at(0, 0.8), at(120, 0.3)])).toEqual([expect.stringContaining('-120 ms')]);
});
