// Tests the prices of providers.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createRates, readRates } from './rates.ts';

const dir = await mkdtemp(join(tmpdir(), 'rates-'));
afterAll(() => rm(dir, { recursive: true }));

const fileOf = async (content: unknown): Promise<string> => {
  const file = join(dir, 'rates.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

const asOf = '2026-11-01';
const engines = [
  { name: 'video', rates: [{ model: 'v1', unit: 'second' as const, usd: 0.15, asOf }] },
  { name: 'studio' },
];
const usage = { engine: 'video', model: 'v1', unit: 'second' as const, quantity: 10 };

test('the cost of a call is its quantity at the rate of its model and unit', () => {
  const { costOf } = createRates(engines);
  expect(costOf(usage)).toBeCloseTo(1.5);
  expect(costOf({ ...usage, model: 'v2' })).toBeUndefined();
  expect(costOf({ ...usage, unit: 'call' })).toBeUndefined();
});

test('a rate of the operator replaces the built-in one', async () => {
  const own = await readRates(await fileOf([{ engine: 'video', model: 'v1', unit: 'second', usd: 0.1, asOf }]));
  const { costOf, list } = createRates(engines, own);
  expect(costOf(usage)).toBeCloseTo(1);
  expect(list).toHaveLength(1);
});

test.each([
  ['no JSON', '{', 'at its start'],
  ['a price below zero', [{ engine: 'video', model: 'v1', unit: 'second', usd: -1, asOf }], 'at 0.usd'],
  ['an unknown unit', [{ engine: 'video', model: 'v1', unit: 'hour', usd: 1, asOf }], 'at 0.unit'],
  ['a missing date', [{ engine: 'video', model: 'v1', unit: 'second', usd: 1 }], 'at 0.asOf'],
])('%s in the file is one clear sentence', async (_, content, where) => {
  const file = await fileOf(content);
  await expect(readRates(file)).rejects.toThrow(where);
  await expect(readRates(file)).rejects.toThrow(/^ENGINE_RATES: /);
});

test('a missing file is one clear sentence', async () => {
  await expect(readRates(join(dir, 'none.json'))).rejects.toThrow('ENGINE_RATES: cannot read');
});
