// Tests transcription: requests, models without times, and servers without the model.
import { join } from 'node:path';
import { SOUND_RATE, writeWav } from '@greenroom/engine-kit/audio/wav';
import type { TranscriptionPort } from '@greenroom/engine-kit/ports/transcription';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { expectTimings } from '@greenroom/engine-kit/testing/conformance/checks';
import { tone } from '@greenroom/engine-kit/testing/media';
import { providerContext } from '@greenroom/engine-kit/testing/provider-context';
import { afterAll, expect, test } from 'vitest';
import { createEngine } from './testing/engine.ts';
import { openOpenAiLoopback, respondWith } from './testing/loopback.ts';

const key = 'sk-loopback-0123456789';
const PATH = '/v1/audio/transcriptions';
const loopback = await openOpenAiLoopback({ key });
const speaches = await openOpenAiLoopback({ software: 'speaches', key });
afterAll(() => Promise.all([loopback.close(), speaches.close()]));

const engine = await createEngine({ OPENAI_API_KEY: key, OPENAI_BASE_URL: loopback.baseUrl });

async function transcribe(port: TranscriptionPort, language?: string) {
  const ctx = await providerContext();
  const file = join(ctx.dir, 'recording.wav') as LocalFile;
  await writeWav(file, tone(3_000), SOUND_RATE);
  return { ctx, timings: await port.transcribe({ file, language }, ctx) };
}

test('the words have the punctuation of the transcript, and their times do not overlap', async () => {
  loopback.state.transcript = '“Hello,” she said – twice!';
  const { timings, ctx } = await transcribe(engine.transcription!, 'en-GB');
  expect(timings.words.map(({ text }) => text)).toEqual(['“Hello,”', 'she', 'said –', 'twice!']);
  expectTimings(timings, 3_000);
  expect(ctx.used).toEqual([{ engine: 'openai', model: 'whisper-1', unit: 'second', quantity: 3 }]);
  const form = await loopback.sent(PATH).at(-1)!.form();
  expect([...form.keys()].toSorted()).toEqual(
    ['file', 'language', 'model', 'response_format', 'timestamp_granularities[]'].toSorted(),
  );
  expect(form.get('language')).toBe('en');
});

test('a language without a code of two letters is detected', async () => {
  await transcribe(engine.transcription!, 'fil');
  expect((await loopback.sent(PATH).at(-1)!.form()).has('language')).toBe(false);
});

test('a model without times returns words that are timed by the sound', async () => {
  loopback.state.transcript = 'Hello, everyone!';
  const { timings } = await transcribe(engine.withModel!('transcription', 'gpt-transcribe')!);
  expect(timings.words.map(({ text }) => text)).toEqual(['Hello,', 'everyone!']);
  expectTimings(timings, 3_000);
  expect((await loopback.sent(PATH).at(-1)!.form()).get('response_format')).toBe('json');
});

test('words that are not those of the text are used alone', async () => {
  const words = [{ word: 'Hola', start: 0.1, end: 0.9 }];
  loopback.failNext(PATH, respondWith(200, { text: 'zzz xxx yyy', words }));
  const { timings } = await transcribe(engine.transcription!);
  expect(timings.words).toEqual([{ text: 'Hola', startMs: 100, endMs: 900 }]);
});

test('a transcript without words is rejected', async () => {
  loopback.failNext(PATH, respondWith(200, { text: ' … ', words: null }));
  await expect(transcribe(engine.transcription!)).rejects.toMatchObject({ reason: 'rejected' });
});

test('a model that is not installed, and a wrong key, are for the operator', async () => {
  const hearing = (apiKey: string) =>
    createEngine({ OPENAI_TRANSCRIPTION_BASE_URL: speaches.baseUrl, OPENAI_TRANSCRIPTION_API_KEY: apiKey });
  const other = (await hearing(key)).withModel!('transcription', 'Systran/faster-whisper-small')!;
  await expect(transcribe(other)).rejects.toMatchObject({
    reason: 'unavailable',
    cause: expect.objectContaining({ message: expect.stringContaining('Systran/faster-whisper-small') }),
  });
  await expect(transcribe((await hearing('wrong')).transcription!)).rejects.toMatchObject({
    reason: 'invalid_credentials',
  });
});

test('when OpenAI has shut down the default model, its replacement is used', async () => {
  loopback.state.transcript = 'Hello, everyone!';
  loopback.failNext(PATH, respondWith(404, { error: { message: 'Shut down.', code: 'model_not_found' } }));
  const { ctx, timings } = await transcribe(engine.transcription!);
  expect(timings.words).toHaveLength(2);
  expect(ctx.used).toEqual([{ engine: 'openai', model: 'gpt-transcribe', unit: 'second', quantity: 3 }]);
});
