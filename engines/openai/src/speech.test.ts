// Tests speech on each kind of server: the times of words, long texts, speed and usage.
import { readWav } from '@greenroom/engine-kit/audio/wav';
import type { CreatedEngine } from '@greenroom/engine-kit/engine';
import { expectTimings } from '@greenroom/engine-kit/testing/conformance/checks';
import { providerContext } from '@greenroom/engine-kit/testing/provider-context';
import { splitWords } from '@greenroom/engine-kit/text/words';
import { afterAll, expect, test } from 'vitest';
import { createEngine } from './testing/engine.ts';
import { type OpenAiLoopback, openOpenAiLoopback, respondWith } from './testing/loopback.ts';
import { speakTones } from './testing/sounds.ts';

const key = 'sk-loopback-0123456789';
const openai = await openOpenAiLoopback({ key });
const kokoro = await openOpenAiLoopback({ software: 'kokoro' });
afterAll(() => Promise.all([openai.close(), kokoro.close()]));

const hosted = () => createEngine({ OPENAI_API_KEY: key, OPENAI_BASE_URL: openai.baseUrl });
const local = () => createEngine({ OPENAI_SPEECH_BASE_URL: kokoro.baseUrl });

const speak = async (
  engine: CreatedEngine,
  text: string,
  { voice = 'nova', language = 'en', speed }: { voice?: string; language?: string; speed?: number } = {},
) => {
  const ctx = await providerContext();
  const request = { text, voice: { json: { voice }, files: {} }, language, settings: { speed } };
  return { ctx, speech: await engine.speech!.synthesize(request, ctx) };
};

const lastBody = (loopback: OpenAiLoopback, path: string) => loopback.sent(path).at(-1)!.json();

test('speech is asked for as WAV at the speed, and each server gets only what it knows', async () => {
  await speak(await hosted(), 'Hello there.', { speed: 0.9 });
  expect(lastBody(openai, '/v1/audio/speech')).toEqual({
    model: 'tts-1',
    input: 'Hello there.',
    voice: 'nova',
    response_format: 'wav',
    speed: 0.9,
  });
  await speak(await local(), 'Hello there.', { voice: 'af_heart' });
  expect(lastBody(kokoro, '/dev/captioned_speech')).toMatchObject({
    model: 'tts-1',
    speed: 1.2,
    stream: false,
    return_timestamps: true,
  });
  expect(kokoro.requests.every(({ headers }) => headers.authorization === undefined)).toBe(true);
});

test('the times of Kokoro’s tokens become those of the words, with numbers between their neighbours', async () => {
  const text = 'We’re open 24 hours, “every” day – come by!';
  const { speech } = await speak(await local(), text, { voice: 'af_heart' });
  expect(speech.words.map((word) => word.text)).toEqual(splitWords(text));
  expectTimings(speech, speech.durationMs);
  const { words: spoken } = speakTones(text, 'af_heart', 1.2);
  for (const [i, { startMs, endMs }] of speech.words.entries()) {
    expect(Math.abs(startMs - spoken[i]!.start * 1000)).toBeLessThan(150);
    expect(Math.abs(endMs - spoken[i]!.end * 1000)).toBeLessThan(150);
  }
});

test('a voice without times, and a Kokoro without captions, are timed by the sound', async () => {
  const engine = await local();
  const { speech } = await speak(engine, 'Hola a todos.', { voice: 'ef_dora', language: 'es' });
  expect(speech.words.map((word) => word.text)).toEqual(['Hola', 'a', 'todos.']);
  expectTimings(speech, speech.durationMs);
  kokoro.failNext('/dev/captioned_speech', respondWith(404, { detail: 'Not Found' }));
  const plain = kokoro.sent('/v1/audio/speech').length;
  await speak(engine, 'Hello.', { voice: 'af_heart' });
  const captioned = kokoro.sent('/dev/captioned_speech').length;
  await speak(engine, 'Hello.', { voice: 'af_heart' });
  expect(kokoro.sent('/v1/audio/speech').length).toBe(plain + 2);
  expect(kokoro.sent('/dev/captioned_speech').length).toBe(captioned);
});

test('the transcription server finds the words of speech that has no times', async () => {
  openai.state.transcript = undefined;
  const { speech, ctx } = await speak(await hosted(), 'Good morning, everyone!');
  expect(speech.words.map((word) => word.text)).toEqual(['Good', 'morning,', 'everyone!']);
  const eachMs = speech.durationMs / 3;
  expect(Math.abs(speech.words[1]!.startMs - eachMs)).toBeLessThan(20);
  expect(ctx.used).toEqual([
    { engine: 'openai', model: 'tts-1', unit: 'character', quantity: 23 },
    { engine: 'openai', model: 'whisper-1', unit: 'second', quantity: speech.durationMs / 1000 },
  ]);
});

test.each([
  ['fails', respondWith(500, 'down')],
  ['does not know its model', respondWith(404, { detail: "Model 'whisper-1' is not installed locally." })],
  ['hears another text', respondWith(200, { text: 'zzz', words: [{ word: 'zzz', start: 0, end: 1 }] })],
])('speech is timed by the sound if the transcription server %s', async (_, respond) => {
  openai.failNext('/v1/audio/transcriptions', respond);
  const { speech } = await speak(await hosted(), 'Good morning, everyone!');
  expect(speech.words.map((word) => word.text)).toEqual(['Good', 'morning,', 'everyone!']);
  expectTimings(speech, speech.durationMs);
});

test('a long text is spoken in parts whose sounds are joined', async () => {
  const sentence = 'Today we talk about bread, and tomorrow about cheese. ';
  const text = sentence.repeat(50).trim();
  const before = kokoro.sent('/dev/captioned_speech').length;
  const { speech } = await speak(await local(), text, { voice: 'af_heart' });
  expect(kokoro.sent('/dev/captioned_speech').length - before).toBe(2);
  expect(speech.words.map((word) => word.text)).toEqual(splitWords(text));
  expectTimings(speech, speech.durationMs);
  const { samples, sampleRate } = await readWav(speech.file);
  expect(Math.abs((samples.length * 1000) / sampleRate - speech.durationMs)).toBeLessThan(1);
  expect(speech.words.at(-1)!.endMs).toBeGreaterThan(speech.durationMs - 400);
});

test('usage is counted for each call in the unit of the model, and not on a server of the operator', async () => {
  const engine = await hosted();
  const ctx = await providerContext();
  const speech = await engine.withModel!('speech', 'gpt-4o-mini-tts')!.synthesize(
    { text: 'Hello.', voice: { json: { voice: 'coral' }, files: {} }, language: 'en', settings: {} },
    ctx,
  );
  expect(ctx.used[0]).toEqual({
    engine: 'openai',
    model: 'gpt-4o-mini-tts',
    unit: 'second',
    quantity: speech.durationMs / 1000,
  });
  expect((await speak(await local(), 'Hello.', { voice: 'af_heart' })).ctx.used).toEqual([]);
});

test('a server that ignores the speed is made faster without a change of pitch', async () => {
  const chatterbox = await openOpenAiLoopback({ software: 'chatterbox-tts-api' });
  const engine = await createEngine({ OPENAI_SPEECH_BASE_URL: chatterbox.baseUrl });
  const [normal, fast] = [
    await speak(engine, 'One two three four five.', { voice: 'alloy', speed: 1 }),
    await speak(engine, 'One two three four five.', { voice: 'alloy', speed: 1.2 }),
  ];
  expect(fast.speech.durationMs / normal.speech.durationMs).toBeCloseTo(1 / 1.2, 1);
  await chatterbox.close();
});

test('a recording of another text is rejected, and one of the text is aligned', async () => {
  const engine = await hosted();
  const { speech, ctx } = await speak(engine, 'Good morning, everyone!');
  const align = (text: string) => engine.speech!.align({ file: speech.file, text, language: 'en' }, ctx);
  openai.state.transcript = 'Something else entirely';
  await expect(align('Good morning, everyone!')).rejects.toMatchObject({ reason: 'rejected' });
  openai.state.transcript = 'good morning everyone';
  expect((await align('Good morning, everyone!')).words).toHaveLength(3);
  openai.state.transcript = undefined;
});

test('the software of a server is found once, unless the server is starting', async () => {
  const engine = await local();
  const sent = () => kokoro.sent('/v1/audio/voices').length;
  const before = sent();
  kokoro.failNext('/v1/audio/voices', respondWith(503, 'starting'));
  await speak(engine, 'Hello.', { voice: 'af_heart' });
  await speak(engine, 'Hello.', { voice: 'af_heart' });
  await speak(engine, 'Hello.', { voice: 'af_heart' });
  expect(sent() - before).toBe(2);
});
