// Polling intervals, and changes made offline.
import { onlineManager } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { queryClient, whileLive } from './query.ts';

const interval = whileLive<{ live: boolean }>(({ live }) => live);

test('finished and missing data is not polled', () => {
  expect(interval({ state: { data: { live: false }, dataUpdatedAt: 1 } })).toBe(false);
  expect(interval({ state: { data: undefined, dataUpdatedAt: 0 } })).toBe(false);
});

test('polling slows down while data is unchanged and speeds up after a change', () => {
  const data = { live: true };
  const query = { state: { data, dataUpdatedAt: 1 } };
  const first = interval(query);
  const waits = [];
  for (let at = 2; at < 20; at++) {
    query.state.dataUpdatedAt = at;
    waits.push(interval(query) as number);
  }
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits[0]).toBeGreaterThan(first as number);
  expect(waits.at(-1)).toBe(10_000);
  // One response counts once.
  expect(interval(query)).toBe(10_000);
  query.state.data = { live: true };
  query.state.dataUpdatedAt = 20;
  expect(interval(query)).toBe(first);
});

test('a change made while the browser reports that it is offline is sent or fails at once, and never later', async () => {
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  const change = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => Promise.reject(new Error('Cannot reach the service.')),
  });
  await expect(change.execute(undefined)).rejects.toThrow('Cannot reach the service.');
});
