// Places are given in the order of asking, never more than there are, and none is lost to an abort.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPlaces } from './places.ts';

const never = new AbortController().signal;

test('never more than its size at once, first come first served', async () => {
  const places = createPlaces(2);
  const order: number[] = [];
  let now = 0;
  await Promise.all(
    [0, 1, 2, 3, 4].map((i) =>
      places.hold(never, async () => {
        order.push(i);
        expect(++now).toBeLessThanOrEqual(2);
        await sleep(5);
        now--;
      }),
    ),
  );
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(places.idle).toBe(true);
});

test('who is aborted while waiting leaves the line and takes nobody else along', async () => {
  const places = createPlaces(1);
  const stop = new AbortController();
  const first = places.hold(never, () => sleep(20, 'first'));
  const second = places.hold(stop.signal, async () => 'second');
  const third = places.hold(never, async () => 'third');
  stop.abort(new Error('stopped'));
  await expect(second).rejects.toThrow('stopped');
  expect(await Promise.all([first, third])).toEqual(['first', 'third']);
  expect(places.idle).toBe(true);
});

test('work that throws gives its place back, and an abort after entering disturbs no one', async () => {
  const places = createPlaces(1);
  const stop = new AbortController();
  const failed = places.hold(never, () => Promise.reject(new Error('no')));
  const entered = places.hold(stop.signal, async () => {
    stop.abort();
    return 'entered';
  });
  const last = places.hold(never, async () => 'last');
  await expect(failed).rejects.toThrow('no');
  expect(await Promise.all([entered, last])).toEqual(['entered', 'last']);
  expect(places.idle).toBe(true);
});
