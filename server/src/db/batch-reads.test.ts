// Concurrent reads share statements, and each gets its own value, none from before it was asked for.
import { expect, test } from 'vitest';
import { batchReads } from './batch-reads.ts';

/** Records the keys of each statement; a statement ends when the test ends it. */
function openReader() {
  const statements: { keys: readonly string[]; end(error?: Error): void }[] = [];
  const read = batchReads((keys: readonly string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>();
    const end = (error?: Error) => (error ? reject(error) : resolve(keys.map((key) => `value of ${key}`)));
    statements.push({ keys, end });
    return promise;
  });
  return { read, statements };
}

test('reads that arrive while statements run share the next statement', async () => {
  const { read, statements } = openReader();
  const reads = ['a', 'b', 'c', 'd', 'c'].map(read);
  expect(statements.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
  statements[1]!.end();
  expect(await reads[1]).toBe('value of b');
  expect(statements[2]?.keys).toEqual(['c', 'd', 'c']);
  statements[2]!.end();
  statements[0]!.end();
  expect(await Promise.all(reads)).toEqual(['a', 'b', 'c', 'd', 'c'].map((key) => `value of ${key}`));
});

test('an error rejects the reads of its statement only', async () => {
  const { read, statements } = openReader();
  const [one, other] = [read('a'), read('b')];
  statements[0]!.end(new Error('lost'));
  await expect(one).rejects.toThrow('lost');
  statements[1]!.end();
  expect(await other).toBe('value of b');
  const next = read('c');
  statements[2]!.end();
  expect(await next).toBe('value of c');
});
