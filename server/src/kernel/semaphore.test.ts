// Permits are given in the order of asking, never more than there are, and none is lost to an abort.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createKeyedSemaphore, createSemaphore } from './semaphore.ts';

const never = new AbortController().signal;

test('never more than its size at once, first come first served', async () => {
  const semaphore = createSemaphore(2);
  const order: number[] = [];
  let now = 0;
  await Promise.all(
    [0, 1, 2, 3, 4].map((i) =>
      semaphore.run(never, async () => {
        order.push(i);
        expect(++now).toBeLessThanOrEqual(2);
        await sleep(5);
        now--;
      }),
    ),
  );
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(semaphore.idle).toBe(true);
});

test('an aborted wait ends and disturbs no other', async () => {
  const semaphore = createSemaphore(1);
  const stop = new AbortController();
  const first = semaphore.run(never, () => sleep(20, 'first'));
  const second = semaphore.run(stop.signal, async () => 'second');
  const third = semaphore.run(never, async () => 'third');
  stop.abort(new Error('stopped'));
  await expect(second).rejects.toThrow('stopped');
  expect(await Promise.all([first, third])).toEqual(['first', 'third']);
  expect(semaphore.idle).toBe(true);
});

test('work that throws gives its permit back, and an abort after entering disturbs no one', async () => {
  const semaphore = createSemaphore(1);
  const stop = new AbortController();
  const failed = semaphore.run(never, () => Promise.reject(new Error('no')));
  const entered = semaphore.run(stop.signal, async () => {
    stop.abort();
    return 'entered';
  });
  const last = semaphore.run(never, async () => 'last');
  await expect(failed).rejects.toThrow('no');
  expect(await Promise.all([entered, last])).toEqual(['entered', 'last']);
  expect(semaphore.idle).toBe(true);
});

test('each key has permits of its own; what waits too long or behind too many is refused', async () => {
  const keyed = createKeyedSemaphore({
    permits: 1,
    bound: { maxWaiting: 1, maxWaitMs: 30, refuse: () => new Error('too many') },
  });
  const release = Promise.withResolvers<string>();
  const first = keyed.run('a', never, () => release.promise);
  const second = keyed.run('a', never, async () => 'second');
  await expect(keyed.run('a', never, async () => 'third')).rejects.toThrow('too many');
  expect(await keyed.run('b', never, async () => 'other key')).toBe('other key');
  await expect(second).rejects.toThrow('too many');
  release.resolve('first');
  expect(await first).toBe('first');
  expect(await keyed.run('a', never, async () => 'again')).toBe('again');
});
