// Tests previews of voices whose engine fails or does not respond.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { SpeechPort } from '@greenroom/engine-kit/ports/speech';
import type { StepContext } from '@greenroom/engine-kit/step-context';
import { afterAll, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { testEngines } from '../../engines/testing.ts';
import { createRequestStepContext } from '../../jobs/request-step-context.ts';
import { createLogger } from '../../kernel/logger.ts';
import type { Objects } from '../../library/objects.ts';
import { createPool } from '../../tasks/pool.ts';
import { testProviders } from '../../tasks/testing-providers.ts';
import { createVoicePreviews } from './previews.ts';

const log = createLogger('silent');
const root = await mkdtemp(join(tmpdir(), 'previews-'));
const pool = createPool({ size: 1, log });
afterAll(async () => {
  await pool.close();
  await rm(root, { recursive: true });
});

let synthesize: SpeechPort['synthesize'];
const previews = createVoicePreviews({
  db: {} as Db,
  engines: testEngines({ speech: { isFree: true, synthesize: (request, ctx) => synthesize(request, ctx) } }),
  objects: {} as Objects,
  withStepContext: await createRequestStepContext({ pool, root, log, providers: testProviders }),
  timeoutMs: 100,
});
const caller = { client: 'ann', signal: new AbortController().signal };
const preview = () => previews.ofLibrary(caller, { language: 'en', gender: 'female', variant: 0 });
const waitFor = (ctx: StepContext, poll: () => Promise<'pending'>): Promise<never> =>
  ctx.remote<never>({ engine: 'test', start: async () => 'a', poll, cancel: async () => {} });

test.each([
  ['stays pending', async () => 'pending' as const],
  ['is never answered', () => new Promise<never>(() => {})],
])('a preview whose operation %s is given up, and the next request tries again', async (_, poll) => {
  synthesize = (_request, ctx) => waitFor(ctx, poll);
  await expect(preview()).rejects.toMatchObject({ code: 'unavailable' });
  synthesize = () => Promise.reject(new EngineError('unavailable', 'Asked again.'));
  await expect(preview()).rejects.toThrow('Asked again.');
});

test('a preview whose engine ignores that it was given up fails all the same', async () => {
  synthesize = () => new Promise<never>(() => {});
  await expect(preview()).rejects.toMatchObject({ code: 'unavailable' });
  synthesize = () => Promise.reject(new EngineError('unavailable', 'Asked again.'));
  await expect(preview()).rejects.toThrow('Asked again.');
});

test.each([
  ['unavailable', 'Acme did not respond.'],
  ['out_of_credit', 'This is not available at the moment. Try again later.'],
] as const)('an engine that is %s during a request is no internal error', async (reason, message) => {
  synthesize = () => Promise.reject(new EngineError(reason, 'Acme did not respond.'));
  await expect(previews.ofLibrary(caller, { language: 'en', gender: 'male', variant: 0 })).rejects.toMatchObject({
    code: 'unavailable',
    message,
  });
});
