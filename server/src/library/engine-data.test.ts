// Tests the limit on the data of an engine.
import { expect, test } from 'vitest';
import { storeEngineData } from './engine-data.ts';
import type { Objects } from './objects.ts';

test('data of 16,000 characters or more as JSON is rejected', async () => {
  const store = (json: string) => storeEngineData({} as Objects, 'job', 'acme', { json, files: {} });
  expect(await store('x'.repeat(15_997))).toMatchObject({ engine: 'acme', objects: {} });
  await expect(store('x'.repeat(15_998))).rejects.toMatchObject({ reason: 'bad_output' });
});
