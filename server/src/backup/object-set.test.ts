// Tests the set of objects.
import { expect, test } from 'vitest';
import { createObjectSet } from './object-set.ts';

const object = (n: number) => ({ key: `objects/job_${n}/picture.png`, sizeBytes: n });

test('an object is in the set with its key and size, and with no other', () => {
  const set = createObjectSet(1_000_000);
  expect(set.has(object(1))).toBe(false);
  for (let n = 0; n < 50_000; n++) set.add(object(n));
  for (let n = 0; n < 50_000; n++) expect(set.has(object(n))).toBe(true);
  for (let n = 50_000; n < 100_000; n++) expect(set.has(object(n))).toBe(false);
  expect(set.has({ ...object(7), sizeBytes: 8 })).toBe(false);
  expect(set.has({ ...object(7), key: object(8).key })).toBe(false);
});

test('objects can be added after a look, and twice', () => {
  const set = createObjectSet(1_000_000);
  set.add(object(1));
  expect(set.has(object(1))).toBe(true);
  set.add(object(1));
  set.add(object(2));
  expect([1, 2, 3].map((n) => set.has(object(n)))).toEqual([true, true, false]);
});

test('a full set ignores what is added', () => {
  const set = createObjectSet(2);
  for (const n of [1, 2, 3]) set.add(object(n));
  expect([1, 2, 3].map((n) => set.has(object(n)))).toEqual([true, true, false]);
});
