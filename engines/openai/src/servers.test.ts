// Tests which server gets which key, and which ports follow from the settings.
import { expect, test } from 'vitest';
import { serversOf } from './servers.ts';
import { settings } from './settings.ts';
import { createEngine } from './testing/engine.ts';

const read = (env: Record<string, string>) => serversOf(settings.parse(env));

const KEY = 'sk-main';

test('a key alone means OpenAI for everything', () => {
  const { speech, transcription, images } = read({ OPENAI_API_KEY: KEY });
  for (const server of [speech, transcription, images])
    expect(server).toMatchObject({ baseUrl: 'https://api.openai.com/v1', key: KEY, isOpenAi: true, isFree: false });
});

test('another server never gets the key of OpenAI', () => {
  const { speech, transcription } = read({ OPENAI_API_KEY: KEY, OPENAI_SPEECH_BASE_URL: 'http://kokoro:8880/v1/' });
  expect(speech).toEqual({
    baseUrl: 'http://kokoro:8880/v1',
    rootUrl: 'http://kokoro:8880',
    key: undefined,
    isOpenAi: false,
    isFree: true,
  });
  expect(transcription!.key).toBe(KEY);
});

test('another server gets its own key, and another path of the same origin the main key', () => {
  const { speech, images } = read({
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: 'https://proxy.example/openai/v1',
    OPENAI_SPEECH_BASE_URL: 'https://proxy.example/tts/v1',
    OPENAI_IMAGES_BASE_URL: 'https://images.example',
    OPENAI_IMAGES_API_KEY: 'own',
    OPENAI_TRANSCRIPTION_API_KEY: 'unused',
  });
  expect(speech).toMatchObject({ key: KEY, rootUrl: 'https://proxy.example/tts', isFree: false });
  expect(images).toMatchObject({ key: 'own', rootUrl: 'https://images.example', isFree: false });
});

test('without a key and a main server, only the named servers are used', async () => {
  const engine = await createEngine({ OPENAI_SPEECH_BASE_URL: 'http://kokoro:8880/v1' });
  expect(Object.keys(engine).toSorted()).toEqual(
    ['speech', 'voiceLibrary', 'voiceClone', 'models', 'withModel', 'maxConcurrentCalls'].toSorted(),
  );
  expect(engine.models).toEqual({ speech: ['tts-1', 'tts-1-hd', 'gpt-4o-mini-tts'] });
  expect(engine.withModel!('firstFrame', 'gpt-image-2')).toBeUndefined();
  expect(engine.speech!.isFree).toBe(true);
});

test('OpenAI clones no voices and speaks its languages; other ports take models of any name', async () => {
  const engine = await createEngine({ OPENAI_API_KEY: KEY, OPENAI_CONCURRENCY: '9' });
  expect(engine.voiceClone).toBeUndefined();
  expect(engine.voiceLibrary!.languages).toContain('de');
  expect(engine.speech!.isFree).toBe(false);
  expect(engine.maxConcurrentCalls).toBe(9);
  for (const port of ['speech', 'transcription', 'characterSheet', 'firstFrame'] as const)
    expect(engine.withModel!(port, 'any/model-1')).toBeDefined();
  expect(engine.withModel!('voiceLibrary', 'any')).toBeUndefined();
});

test.each(['ftp://host/v1', 'host:8000', 'https://key@host/v1', 'https://host/v1?x=1'])('%s is no base URL', (url) => {
  expect(settings.safeParse({ OPENAI_BASE_URL: url }).success).toBe(false);
});
