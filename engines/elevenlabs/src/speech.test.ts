// Tests speech: the request, the sources of the words' times, and every fault of the provider.
import { inspect } from 'node:util';
import { createSpeech, expectTimings } from '@greenroom/engine-kit/testing/conformance/checks';
import { sendJson } from '@greenroom/engine-kit/testing/loopback';
import { providerContext } from '@greenroom/engine-kit/testing/provider-context';
import { splitWords } from '@greenroom/engine-kit/text/words';
import { afterEach, expect, test } from 'vitest';
import type { LoopbackOptions } from './testing/loopback.ts';
import { openEngine, voice } from './testing/open-engine.ts';

const TEXT = 'We bake fresh bread every morning. Come by!';
const TTS = /text-to-speech/;

let open: Awaited<ReturnType<typeof openEngine>> | undefined;
const engineWith = async (options: LoopbackOptions = {}) => {
  open = await openEngine(options);
  return open;
};
afterEach(() => open?.server.close());

const request = { text: TEXT, voice: voice(), language: 'en', settings: {} };
const bodyOf = (at: number) =>
  open!.server.requests.filter(({ method }) => method === 'POST')[at]!.json() as Record<string, unknown>;

test('the request has our defaults, the key and a seed that depends on the request alone', async () => {
  const { server, speech } = await engineWith({ prefix: '/proxy' });
  const ctx = await providerContext();
  await speech.synthesize(request, ctx);
  await speech.synthesize(request, ctx);
  await speech.synthesize(
    { ...request, settings: { stability: 0.2, similarityBoost: 1, style: 0.4, speed: 0.9, useSpeakerBoost: false } },
    ctx,
  );
  expect(server.requests[0]!.path).toBe('/proxy/v1/text-to-speech/sarah/with-timestamps');
  expect(bodyOf(0)).toEqual({
    text: TEXT,
    model_id: 'eleven_multilingual_v2',
    voice_settings: { stability: 0.5, similarity_boost: 0.75, style: 0, speed: 1.2, use_speaker_boost: true },
    seed: expect.any(Number),
  });
  expect(bodyOf(1)).toEqual(bodyOf(0));
  expect(bodyOf(2).voice_settings).toEqual({
    stability: 0.2,
    similarity_boost: 1,
    style: 0.4,
    speed: 0.9,
    use_speaker_boost: false,
  });
  expect(bodyOf(2).seed).not.toBe(bodyOf(0).seed);
  expect(ctx.used[0]).toEqual({
    engine: 'elevenlabs',
    model: 'eleven_multilingual_v2',
    unit: 'character',
    quantity: TEXT.length,
  });
});

test.each([
  ['de', undefined, 'eleven_multilingual_v2', undefined],
  ['pt-BR', undefined, 'eleven_multilingual_v2', undefined],
  ['hu', undefined, 'eleven_flash_v2_5', 'hu'],
  ['nb', undefined, 'eleven_flash_v2_5', 'no'],
  ['fa', undefined, 'eleven_v3', undefined],
  ['de', 'eleven_flash_v2_5', 'eleven_flash_v2_5', 'de'],
  ['de', 'eleven_v4', 'eleven_v4', 'de'],
  ['fa', 'eleven_flash_v2_5', 'eleven_v3', undefined],
])('%s with the model %s is spoken by %s', async (language, chosen, model, code) => {
  const { created, speech } = await engineWith();
  const port = chosen === undefined ? speech : created.withModel!('speech', chosen)!;
  await port.synthesize({ ...request, language, settings: { stability: 0.7 } }, await providerContext());
  expect(bodyOf(0)).toMatchObject({
    model_id: model,
    voice_settings: { stability: model === 'eleven_v3' ? 0.5 : 0.7 },
  });
  expect(bodyOf(0).language_code).toBe(code);
});

test('a language that no model speaks and a text without words are rejected without a request', async () => {
  const { server, speech } = await engineWith();
  const ctx = await providerContext();
  await expect(speech.synthesize({ ...request, language: 'eo' }, ctx)).rejects.toMatchObject({
    reason: 'rejected',
    message: 'This voice does not speak Esperanto. Choose another voice or language.',
  });
  await expect(speech.synthesize({ ...request, text: '…' }, ctx)).rejects.toMatchObject({ reason: 'rejected' });
  expect(server.requests).toEqual([]);
});

test('other models and ports have no model of their own', async () => {
  const { created } = await engineWith();
  expect(created.models!.speech![0]).toBe('eleven_multilingual_v2');
  expect(created.withModel!('speech', 'eleven_monolingual_v1')).toBeUndefined();
  expect(created.withModel!('transcription', 'eleven_v3')).toBeUndefined();
});

const TIMES_GONE = { characters: [...TEXT], character_start_times_seconds: [], character_end_times_seconds: [] };
test.each<[string, LoopbackOptions['alterSpeech']]>([
  ['only an alignment of the text as it is read', (response) => ({ ...response, alignment: null })],
  ['no alignment', (response) => ({ ...response, alignment: null, normalized_alignment: null })],
  ['absent alignments', ({ audio_base64 }) => ({ audio_base64 })],
  [
    'alignments in another form',
    (response) => ({ ...response, alignment: 'none', normalized_alignment: { characters: 7 } }),
  ],
  [
    'alignments without times',
    (response) => ({ ...response, alignment: TIMES_GONE, normalized_alignment: TIMES_GONE }),
  ],
])('the words have times with %s', async (_, alterSpeech) => {
  const { speech } = await engineWith({ alterSpeech: alterSpeech! });
  const spoken = await speech.synthesize(request, await providerContext());
  expect(spoken.words.map(({ text }) => text)).toEqual(splitWords(TEXT));
  expectTimings(spoken, spoken.durationMs);
});

test('forced alignment sends the recording and the text, and its use is recorded', async () => {
  const { server, speech } = await engineWith();
  const ctx = await providerContext();
  const { file } = await createSpeech(ctx, 2_000);
  const { words } = await speech.align({ file, text: 'Hello friends.', language: 'en' }, ctx);
  expect(words.map(({ text }) => text)).toEqual(['Hello', 'friends.']);
  expect((await server.requests[0]!.form()).get('text')).toBe('Hello friends.');
  expect(ctx.used).toEqual([{ engine: 'elevenlabs', model: 'forced_alignment', unit: 'second', quantity: 2 }]);
});

test('forced alignment without usable times falls back to the sound', async () => {
  const { server, speech } = await engineWith();
  server.answerNext(/forced-alignment/, (_, response) =>
    sendJson(response, 200, { characters: [], words: null, loss: 1 }),
  );
  const ctx = await providerContext();
  const { file, timings } = await createSpeech(ctx, 2_000);
  const { words } = await speech.align({ file, text: 'Hello friends.', language: 'en' }, ctx);
  expect(words).toHaveLength(timings.words.length);
  expectTimings({ words, phones: [] }, 2_000);
});

test.each<[string, string, Parameters<Awaited<ReturnType<typeof openEngine>>['server']['answerNext']>[1], object]>([
  [
    'a rate limit',
    'rate_limited',
    (_, response) => sendJson(response, 429, {}, { 'retry-after': '7' }),
    { retryAfterMs: 7_000 },
  ],
  ['an error of the server', 'unavailable', (_, response) => sendJson(response, 503, {}), {}],
  ['a reset connection', 'unavailable', (_, response) => response.destroy(), {}],
  [
    'a body that is cut off',
    'unavailable',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 });
      response.write('{"audio_base64":"');
      setTimeout(() => response.destroy(), 20);
    },
    {},
  ],
  ['JSON in another form', 'bad_output', (_, response) => sendJson(response, 200, { audio: 'x' }), {}],
  ['a web page', 'bad_output', (_, response) => response.end('<!doctype html><title>Help</title>'), {}],
  ['a redirect', 'bad_output', (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(), {}],
  ['sound that is none', 'bad_output', (_, response) => sendJson(response, 200, { audio_base64: btoa('<html>') }), {}],
  ['no sound', 'bad_output', (_, response) => sendJson(response, 200, { audio_base64: '' }), {}],
  [
    'a refused key',
    'invalid_credentials',
    (_, response) => sendJson(response, 401, { detail: { status: 'invalid_api_key', message: 'test-key' } }),
    {},
  ],
  [
    'used-up credit',
    'out_of_credit',
    (_, response) => sendJson(response, 401, { detail: { status: 'quota_exceeded' } }),
    {},
  ],
  [
    'a forbidden text',
    'rejected',
    (received, response) =>
      sendJson(response, 403, { detail: { status: 'content_against_policy', message: received.body.toString() } }),
    {},
  ],
])('%s is %s, and the error contains no secret', async (_, reason, answer, rest) => {
  const { server, speech } = await engineWith();
  server.answerNext(TTS, answer);
  const error = await speech.synthesize(request, await providerContext()).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ name: 'EngineError', reason, ...rest });
  const printed = inspect(error, { depth: 9 }) + JSON.stringify(error);
  expect(printed).not.toContain('test-key');
  expect(printed).not.toContain('fresh bread');
});

test('the copy in the history is deleted, and speech is returned if that fails', async () => {
  const { server, speech } = await engineWith();
  const ctx = await providerContext();
  await speech.synthesize(request, ctx);
  expect(server.copies.size).toBe(0);
  server.answerNext(/history/, (_, response) => sendJson(response, 401, { detail: { status: 'missing_permissions' } }));
  await speech.synthesize(request, ctx);
  expect(server.copies.size).toBe(1);
});

test('speech that cannot be used is recorded, because it is paid for', async () => {
  const { server, speech } = await engineWith();
  server.answerNext(TTS, (_, response) => sendJson(response, 200, {}));
  const ctx = await providerContext();
  await expect(speech.synthesize(request, ctx)).rejects.toMatchObject({ reason: 'bad_output' });
  expect(ctx.used).toHaveLength(1);
});

test('a response above the limit is no error that is repeated', async () => {
  const { server, speech } = await engineWith();
  server.answerNext(TTS, (_, response) => response.end(Buffer.alloc(33 * 1024 * 1024, 'x')));
  await expect(speech.synthesize(request, await providerContext())).rejects.toMatchObject({ reason: 'bad_output' });
});

test('an aborted step stops waiting for the provider', async () => {
  const { server, speech } = await engineWith();
  const control = new AbortController();
  server.answerNext(TTS, () => control.abort(new Error('The job was cancelled.')));
  const speaking = speech.synthesize(request, await providerContext({ signal: control.signal }));
  await expect(speaking).rejects.toThrow('The job was cancelled.');
});

test('a voice that was deleted at ElevenLabs is rejected', async () => {
  const { speech } = await engineWith();
  await expect(
    speech.synthesize({ ...request, voice: voice('gone?#') }, await providerContext()),
  ).rejects.toMatchObject({
    reason: 'rejected',
    message: 'This voice no longer exists at its provider. Create it again.',
  });
});
