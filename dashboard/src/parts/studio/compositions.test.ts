// An order keeps its name until it is answered, whatever happens to the page in between.
import { expect, test } from 'vitest';
import { compositionOf, forgetComposition, pendingComposition } from './compositions.ts';

const openStore = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

test('the same request has the same name until it is answered', () => {
  const store = openStore();
  const first = compositionOf({ script: 'Hi.' }, 'video', store);
  expect(compositionOf({ script: 'Hi.' }, 'video', store)).toEqual(first);
  expect(pendingComposition('video', store)).toEqual(first);
  forgetComposition(first, 'video', store);
  expect(pendingComposition('video', store)).toBeUndefined();
  expect(compositionOf({ script: 'Hi.' }, 'video', store).id).not.toBe(first.id);
});

test('a changed request has a name of its own', () => {
  const store = openStore();
  const first = compositionOf({ script: 'Hi.' }, 'video', store);
  expect(compositionOf({ script: 'Hi!' }, 'video', store).id).not.toBe(first.id);
});

test('the answer to an earlier request leaves the name of the one under way', () => {
  const store = openStore();
  const first = compositionOf({ script: 'Hi.' }, 'video', store);
  const second = compositionOf({ script: 'Hi!' }, 'video', store);
  forgetComposition(first, 'video', store);
  expect(pendingComposition('video', store)).toEqual(second);
});

test('what the store cannot be read for is forgotten', () => {
  const store = openStore();
  store.setItem('video', '{"id":1');
  expect(pendingComposition('video', store)).toBeUndefined();
});
