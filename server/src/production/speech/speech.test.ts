// Transcripts of recordings, and the engine that speaks a voice.
import { EngineError, type EngineErrorReason } from '@greenroom/engine-kit/engine-error';
import type { Timings } from '@greenroom/engine-kit/ports/timings';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { expect, test } from 'vitest';
import { builtInEngines, testEngines } from '../../engines/testing.ts';
import type { Objects } from '../../library/objects.ts';
import { createSpeechService } from './speech.ts';

const ctx = await testStepContext();
/** An object's key is its file. */
const objects = {
  put: async (_job: string, file: LocalFile) => ({ key: file, sizeBytes: 1, sha256: '' }),
  open: async (key: string) => key as LocalFile,
} as unknown as Objects;
const speeches = createSpeechService({ engines: testEngines(), objects });
const recording = {
  sound: { key: '/somewhere/recording.wav', sizeBytes: 1, sha256: '' },
  timings: null,
  durationMs: 900,
  warnings: [],
};
const words: Timings = { words: [{ text: 'Hello.', startMs: 100, endMs: 600 }], phones: [] };

test('a transcript of a recording becomes subtitle files', async () => {
  const asked: string[] = [];
  const transcribe = async (file: LocalFile) => {
    asked.push(file);
    return words;
  };
  const speech = await speeches.addTranscript('job', recording, transcribe, ctx);
  expect(asked).toEqual([recording.sound.key]);
  expect(speech).toMatchObject({ sound: recording.sound, durationMs: 900 });
  expect((await speeches.open(speech, ctx)).timings).toEqual(words);
  expect(Object.keys((await speeches.storeSidecars('job', speech, ctx))!).sort()).toEqual(['json', 'srt', 'vtt']);
});

const failing = (reason: EngineErrorReason) => () => Promise.reject(new EngineError(reason, 'No words.'));

test('a recording that the engine rejects stays without transcript; other errors fail the step', async () => {
  expect(await speeches.addTranscript('job', recording, failing('rejected'), ctx)).toEqual(recording);
  await expect(speeches.addTranscript('job', recording, failing('rate_limited'), ctx)).rejects.toThrow(EngineError);
});

test('each voice is spoken by the engine that created it', async () => {
  const studio = (await builtInEngines()).byName('studio')!;
  const engines = testEngines({}, [studio]);
  const production = createSpeechService({ engines, objects });
  const speak = async (engine: string) => {
    const made = await engines.byName(engine)!.voiceLibrary!.select({ language: 'en', gender: 'female' }, ctx);
    const voice = { engine, json: made!.voice.json, objects: {} };
    const snapshot = { id: 'voc_1', kind: 'library' as const, language: 'en', voice };
    const request = { text: 'Good morning, friends.', member: 'text' as const, languageHint: undefined, settings: {} };
    return production.synthesize({ ...request, voice: snapshot }, ctx);
  };
  // The test engine takes 400 ms for each word, and each word has one phone.
  expect(await speak('test')).toMatchObject({ durationMs: 1200, phones: [{}, {}, {}] });
  expect((await speak('studio')).phones.length).toBeGreaterThan(8);
});

test('a voice whose engine is not installed is rejected by member', async () => {
  const voice = {
    id: 'voc_1',
    kind: 'library' as const,
    language: 'en',
    voice: { engine: 'gone', json: 1, objects: {} },
  };
  const request = { text: 'Hello.', member: 'text' as const, voice, languageHint: undefined, settings: {} };
  await expect(speeches.synthesize(request, ctx)).rejects.toMatchObject({
    status: 400,
    message: 'voice_id: The engine that created this voice (gone) is not installed. Create the voice again.',
  });
});
