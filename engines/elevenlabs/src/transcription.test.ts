// Tests transcription: the request, and words without usable times.
import { createSpeech, expectTimings } from '@greenroom/engine-kit/testing/conformance/checks';
import { sendJson } from '@greenroom/engine-kit/testing/loopback';
import { providerContext } from '@greenroom/engine-kit/testing/provider-context';
import { afterAll, expect, test } from 'vitest';
import { openEngine } from './testing/open-engine.ts';

const { server, transcription } = await openEngine();
afterAll(() => server.close());

const word = (text: string, rest: object = {}) => ({ text, type: 'word', logprob: 0, ...rest });

async function transcribe(language: string | undefined, words?: object[]) {
  const ctx = await providerContext();
  const { file } = await createSpeech(ctx, 3_000);
  if (words)
    server.answerNext(/speech-to-text/, (_, response) =>
      sendJson(response, 200, { language_code: 'en', text: '', words }),
    );
  return { ctx, timings: await transcription.transcribe({ file, language }, ctx) };
}

const lastForm = () => server.requests.findLast(({ method }) => method === 'POST')!.form();

test('the words are returned without spaces, and the use is recorded', async () => {
  const { ctx, timings } = await transcribe('en-GB');
  expect(timings.words.map(({ text }) => text)).toEqual(['Some', 'spoken', 'words.']);
  const form = await lastForm();
  expect([...form.entries()].filter(([name]) => name !== 'file')).toEqual([
    ['model_id', 'scribe_v2'],
    ['language_code', 'en'],
    ['timestamps_granularity', 'word'],
    ['tag_audio_events', 'false'],
  ]);
  expect(ctx.used).toEqual([{ engine: 'elevenlabs', model: 'scribe_v2', unit: 'second', quantity: 3 }]);
});

test('the transcript is deleted at ElevenLabs', async () => {
  await transcribe('en');
  expect(server.copies.size).toBe(0);
});

test.each([undefined, 'eo'])('the language %s is detected', async (language) => {
  await transcribe(language);
  expect((await lastForm()).get('language_code')).toBeNull();
});

test('words without times share the time between their neighbours; events are no words', async () => {
  const { timings } = await transcribe('en', [
    word('Hello', { start: 0.1, end: 0.5 }),
    { text: '(laughter)', type: 'audio_event', start: 0.5, end: 1 },
    word(' there ', { start: null }),
    word('friends', { start: 1.5, end: 3.2 }),
  ]);
  expect(timings.words).toEqual([
    { text: 'Hello', startMs: 100, endMs: 500 },
    { text: 'there', startMs: 500, endMs: 1_500 },
    { text: 'friends', startMs: 1_500, endMs: 3_000 },
  ]);
  expectTimings(timings, 3_000);
});

test('no words are rejected, and words without any times are bad output', async () => {
  await expect(transcribe('en', [])).rejects.toMatchObject({ reason: 'rejected' });
  await expect(transcribe('en', [word('Hello'), word('there')])).rejects.toMatchObject({ reason: 'bad_output' });
});
