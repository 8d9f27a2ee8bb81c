// Tests which voices a server is found to have.
import { providerContext } from '@greenroom/engine-kit/testing/provider-context';
import { afterAll, expect, test } from 'vitest';
import { createEngine } from './testing/engine.ts';
import { type OpenAiLoopback, openOpenAiLoopback, respondWith } from './testing/loopback.ts';

const loopbacks: OpenAiLoopback[] = [];
afterAll(() => Promise.all(loopbacks.map((loopback) => loopback.close())));

async function select(
  loopback: OpenAiLoopback,
  {
    language = 'en',
    gender = 'female' as const,
    env = {},
  }: { language?: string; gender?: 'female'; env?: object } = {},
) {
  loopbacks.push(loopback);
  const engine = await createEngine({ OPENAI_SPEECH_BASE_URL: loopback.baseUrl, ...env });
  const warnings: string[] = [];
  const ctx = await providerContext();
  const log = { ...ctx.log, warn: (_: object, message: string) => void warnings.push(message) };
  const found = await engine.voiceLibrary!.select({ language, gender, variant: 0 }, { ...ctx, log });
  return { voice: found?.voice.json, warnings };
}

test.each([
  ['objects', [{ id: 'af_sky' }, { id: 'af_heart', name: 'Heart' }]],
  ['strings', ['af_sky', 'af_heart']],
])('the voices of Kokoro are read as %s', async (_, voices) => {
  const loopback = await openOpenAiLoopback({ software: 'kokoro' });
  loopback.failNext('/v1/audio/voices', respondWith(200, { voices }));
  expect((await select(loopback)).voice).toEqual({ voice: 'af_heart' });
});

test('speaches has the voices of Kokoro', async () => {
  const { voice } = await select(await openOpenAiLoopback({ software: 'speaches' }));
  expect(voice).toEqual({ voice: 'af_heart' });
});

test('a server that lists no voices is expected to have those of OpenAI', async () => {
  const { voice } = await select(await openOpenAiLoopback(), { language: 'French' });
  expect(voice).toEqual({ voice: 'nova' });
});

test('voices whose language is not known need a setting', async () => {
  const loopback = await openOpenAiLoopback({ software: 'vllm-omni' });
  const unknown = await select(loopback);
  expect(unknown.voice).toBeUndefined();
  expect(unknown.warnings).toEqual(['The voices of the speech server are not known. Set OPENAI_VOICES.']);
  const known = await select(loopback, { language: 'de-AT', env: { OPENAI_VOICES: 'de:female=vivian' } });
  expect(known.voice).toEqual({ voice: 'vivian' });
});
