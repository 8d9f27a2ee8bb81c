// Tests the settings and what the engine is with them.
import { settingDescriptions } from '@greenroom/engine-kit/settings';
import { expect, test } from 'vitest';
import { engine } from './index.ts';

const { shape } = engine.settings;
const parse = (env: Record<string, string>) => engine.settings.parse(env);

test('every setting is described, and only the key enables the engine', () => {
  for (const [name, schema] of Object.entries(shape)) expect(settingDescriptions.get(schema), name).toBeDefined();
  expect(settingDescriptions.get(shape.FAL_KEY)!.secret).toBe(true);
  expect(engine.enabledBy).toEqual(['FAL_KEY']);
});

test('fal.ai itself is the default', () => {
  expect(parse({})).toEqual({ FAL_QUEUE_URL: 'https://queue.fal.run', FAL_REST_URL: 'https://rest.fal.ai' });
});

test('a base URL may have http, a prefix and trailing slashes, and nothing else', () => {
  expect(parse({ FAL_QUEUE_URL: 'http://127.0.0.1:80/fal//' }).FAL_QUEUE_URL).toBe('http://127.0.0.1:80/fal');
  for (const wrong of ['queue.fal.run', 'ftp://queue.fal.run', 'https://a.example?b', 'https://user@a.example', '']) {
    expect(shape.FAL_QUEUE_URL.safeParse(wrong).success, wrong).toBe(false);
  }
});

test('a key that cannot be a header is invalid, because the error of the request would contain it', () => {
  expect(shape.FAL_KEY.safeParse('id:secret').success).toBe(true);
  for (const wrong of ['id:secret\n', 'id secret', 'schlüssel'])
    expect(shape.FAL_KEY.safeParse(wrong).success).toBe(false);
});

test('calls are limited only by the setting', async () => {
  const deps = {
    log: { debug() {}, info() {}, warn() {}, error() {} },
    http: () => Promise.reject(new Error('No calls.')),
  };
  expect((await engine.create(parse({ FAL_KEY: 'k' }), deps)).maxConcurrentCalls).toBeUndefined();
  expect((await engine.create(parse({ FAL_KEY: 'k', FAL_CONCURRENCY: '2' }), deps)).maxConcurrentCalls).toBe(2);
  expect(shape.FAL_CONCURRENCY.safeParse('0').success).toBe(false);
});

test('each price has a day and is positive, and no model has two prices for a unit', () => {
  for (const { usd, asOf } of engine.rates!) {
    expect(usd).toBeGreaterThan(0);
    expect(asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
  const keys = engine.rates!.map(({ model, unit }) => `${model} ${unit}`);
  expect(new Set(keys).size).toBe(keys.length);
});
