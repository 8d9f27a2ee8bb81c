// Tests permits for each key: in order of the calls, never above the limit, and not lost to aborts.
import { setImmediate as nextTick, setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createKeyedSemaphore } from './semaphore.ts';

const never = new AbortController().signal;

test('never more than the permits at once, first come first served', async () => {
  const semaphore = createKeyedSemaphore({ permits: 2 });
  const order: number[] = [];
  let now = 0;
  await Promise.all(
    [0, 1, 2, 3, 4].map((i) =>
      semaphore.run('a', never, async () => {
        order.push(i);
        expect(++now).toBeLessThanOrEqual(2);
        await sleep(5);
        now--;
      }),
    ),
  );
  expect(order).toEqual([0, 1, 2, 3, 4]);
});

test('an aborted wait rejects at once and does not affect the others', async () => {
  const semaphore = createKeyedSemaphore({ permits: 1 });
  const stop = new AbortController();
  const release = Promise.withResolvers<string>();
  const first = semaphore.run('a', never, () => release.promise);
  const second = semaphore.run('a', stop.signal, async () => 'second');
  const third = semaphore.run('a', never, async () => 'third');
  stop.abort(new Error('stopped'));
  await expect(second).rejects.toThrow('stopped');
  release.resolve('first');
  expect(await Promise.all([first, third])).toEqual(['first', 'third']);
});

test('work that throws returns its permit', async () => {
  const semaphore = createKeyedSemaphore({ permits: 1 });
  const failed = semaphore.run('a', never, () => Promise.reject(new Error('no')));
  const last = semaphore.run('a', never, async () => 'last');
  await expect(failed).rejects.toThrow('no');
  expect(await last).toBe('last');
});

test('work whose signal is aborted keeps its permit until it has ended, and returns its result', async () => {
  const semaphore = createKeyedSemaphore({ permits: 1 });
  const stop = new AbortController();
  const release = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const ended: string[] = [];
  const working = semaphore.run('a', stop.signal, async () => {
    begun.resolve();
    await release.promise;
    ended.push('working');
    return 'done';
  });
  await begun.promise;
  const next = semaphore.run('a', never, async () => ended.push('next'));
  stop.abort(new Error('stopped'));
  await nextTick();
  expect(ended).toEqual([]);
  release.resolve();
  expect(await working).toBe('done');
  await next;
  expect(ended).toEqual(['working', 'next']);
});

test('each key has permits of its own; a call that waits too long or behind too many others is refused', async () => {
  const semaphore = createKeyedSemaphore({
    permits: 1,
    bound: { maxWaiting: 1, maxWaitMs: 30, refuse: () => new Error('too many') },
  });
  const release = Promise.withResolvers<string>();
  const first = semaphore.run('a', never, () => release.promise);
  const second = semaphore.run('a', never, async () => 'second');
  await expect(semaphore.run('a', never, async () => 'third')).rejects.toThrow('too many');
  expect(await semaphore.run('b', never, async () => 'other key')).toBe('other key');
  await expect(second).rejects.toThrow('too many');
  release.resolve('first');
  expect(await first).toBe('first');
  expect(await semaphore.run('a', never, async () => 'again')).toBe('again');
});
