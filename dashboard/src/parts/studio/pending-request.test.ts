// Tests that a request keeps its idempotency key until the response arrives.
import { expect, test } from 'vitest';
import { clearPendingRequest, findPendingRequest, pendingRequestFor } from './pending-request.ts';

const openStore = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

test('the same request keeps its idempotency key until its response arrives', () => {
  const store = openStore();
  const first = pendingRequestFor({ script: 'Hi.' }, 'video', store);
  expect(pendingRequestFor({ script: 'Hi.' }, 'video', store)).toEqual(first);
  expect(findPendingRequest('video', store)).toEqual(first);
  clearPendingRequest(first, 'video', store);
  expect(findPendingRequest('video', store)).toBeUndefined();
  expect(pendingRequestFor({ script: 'Hi.' }, 'video', store).idempotencyKey).not.toBe(first.idempotencyKey);
});

test('a changed request gets a new idempotency key', () => {
  const store = openStore();
  const first = pendingRequestFor({ script: 'Hi.' }, 'video', store);
  expect(pendingRequestFor({ script: 'Hi!' }, 'video', store).idempotencyKey).not.toBe(first.idempotencyKey);
});

test('the response to an earlier request keeps the key of the current one', () => {
  const store = openStore();
  const first = pendingRequestFor({ script: 'Hi.' }, 'video', store);
  const second = pendingRequestFor({ script: 'Hi!' }, 'video', store);
  clearPendingRequest(first, 'video', store);
  expect(findPendingRequest('video', store)).toEqual(second);
});

test('an unreadable stored request is ignored', () => {
  const store = openStore();
  store.setItem('video', '{"body":1');
  expect(findPendingRequest('video', store)).toBeUndefined();
});
