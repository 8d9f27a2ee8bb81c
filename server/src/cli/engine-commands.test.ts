// The commands about engines, with engines of tests.
import { expect, test } from 'vitest';
import { runCli } from './cli.ts';
import type { EngineServices } from './engines.ts';
import type { CliServices } from './services.ts';

const engines: EngineServices = {
  listEngines: async () => ({
    ports: [{ port: 'speech', variable: 'ENGINE_SPEECH', engines: 'cloud, studio', models: 'cloud:v1' }],
    not_set_up: [{ engine: 'video', set: 'VIDEO_KEY' }],
  }),
  listRates: async () => ({
    rates: [{ engine: 'cloud', model: 'v1', unit: 'character', usd: 0.0001, asOf: '2026-11-01' }],
  }),
  listPaces: async () => ({ paces: [{ engine: 'cloud', videos: 20, median: 0.8, p95: 0.9, speech_pace: 90 }] }),
  checkEngines: async ({ engine, run }) => ({
    ok: !run,
    checks: [
      { port: 'speech', engine: engine ?? 'cloud', usd: 0.0006, ok: run ? false : null, result: run ? 'No key.' : '' },
      { port: 'lipsync', engine: 'video', usd: null, ok: null, result: '' },
    ],
  }),
};

async function greenroom(...args: string[]) {
  const printed: string[] = [];
  const status = await runCli(args, {
    open: async () => ({ services: engines as CliServices, close: async () => undefined }),
    processes: { serve: async () => {}, work: async () => {} },
    print: (line) => printed.push(line),
    printError: (line) => printed.push(line),
  });
  return { status, text: printed.join('\n') };
}

test('engine list shows the engines of each kind of work, and those that are not set up', async () => {
  const { text } = await greenroom('engine', 'list');
  expect(text).toMatch(/ENGINE_SPEECH +cloud, studio/);
  expect(text).toMatch(/video +VIDEO_KEY/);
});

test('engine rates prints a file for ENGINE_RATES', async () => {
  expect(JSON.parse((await greenroom('engine', 'rates', '--json')).text)).toEqual([
    { engine: 'cloud', model: 'v1', unit: 'character', usd: 0.0001, asOf: '2026-11-01' },
  ]);
});

test('engine pace shows the value that fits', async () => {
  expect((await greenroom('engine', 'pace')).text).toMatch(/cloud +20 +0.8 +0.9 +90/);
});

test('engine check says what the calls cost before it makes them', async () => {
  const { status, text } = await greenroom('engine', 'check');
  expect(status).toBe(0);
  expect(text).toContain('All calls together cost $0.0006, and 1 of them an unknown price.');
  expect(text).toContain('Add --run true to make these calls.');
});

test('engine check exits with 1 if an engine does not work', async () => {
  const { status, text } = await greenroom('engine', 'check', '--engine', 'cloud', '--run', 'true');
  expect(status).toBe(1);
  expect(text).toMatch(/FAILED/);
  expect(text).toContain('No key.');
});
