// Tests the smallest call of every port against the studio and the small engine.
import { smallPorts } from '@greenroom/engine-kit/testing/small-ports';
import { expect, test } from 'vitest';
import { createEngines } from '../engines/engines.ts';
import { createRates } from '../engines/rates.ts';
import { builtInEngines } from '../engines/testing.ts';
import { testServiceContext } from '../tasks/testing-providers.ts';
import { planChecks, runCheck } from './engine-check.ts';

const studio = (await builtInEngines()).byName('studio')!;
const asOf = '2026-11-01';
const rates = [
  { model: 'v1', unit: 'character' as const, usd: 0.001, asOf },
  { model: 'v1', unit: 'second' as const, usd: 0.1, asOf },
];
const small = { name: 'small', rates, ...smallPorts };
const engines = createEngines([studio, small], { speech: [small], lipsync: [small], talkingHead: [small] });

test('the cost of a check follows from the rates of the engine', () => {
  const planned = planChecks(engines, createRates([studio, small]));
  const costOf = (port: string) => planned.find((check) => check.port === port)!.usd;
  expect(costOf('characterSheet')).toBe(0);
  expect(costOf('speech')).toBeCloseTo(0.1);
  expect(costOf('lipsync')).toBeCloseTo(0.3);
  expect(planChecks(engines, createRates([]), 'small').map(({ port }) => port)).toEqual([
    'speech',
    'talkingHead',
    'lipsync',
    'transcription',
  ]);
});

test.each(
  planChecks(createEngines([{ ...small, rates: [] }, studio]), createRates([])).map(
    (check) => [check.port, check] as const,
  ),
)('the check of %s makes its call', async (_, check) => {
  expect(await runCheck(createEngines([studio, small]), check, await testServiceContext())).toMatch(/\w/);
});

test('what an engine throws is not hidden', async () => {
  const broken = { ...small, speech: { ...small.speech, synthesize: () => Promise.reject(new Error('No key.')) } };
  const [check] = planChecks(createEngines([broken]), createRates([]), 'small').filter(({ port }) => port === 'speech');
  await expect(runCheck(createEngines([broken]), check!, await testServiceContext())).rejects.toThrow('No key.');
});
