// Transcripts of recordings, and the engine that speaks a voice.
import { EngineError, type EngineErrorReason } from '@greenroom/engine-kit/engine-error';
import type { Timings } from '@greenroom/engine-kit/ports/timings';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { builtInEngines, testCallEngines, testEngines } from '../../engines/testing.ts';
import type { Objects } from '../../library/objects.ts';
import { testServiceContext } from '../../tasks/testing-providers.ts';
import { createSpeechService } from './speech.ts';

const ctx = await testServiceContext();
/** An object's key is its file. */
const objects = {
  put: async (_job: string, file: LocalFile) => ({ key: file, sizeBytes: 1, sha256: '' }),
  open: async (key: string) => key as LocalFile,
} as unknown as Objects;
const speeches = createSpeechService({ db: {} as Db, engines: testEngines(), callEngines: testCallEngines, objects });
const recording = {
  sound: { key: '/somewhere/recording.wav', sizeBytes: 1, sha256: '' },
  timings: null,
  durationMs: 900,
  engine: null,
  warnings: [],
};
const words: Timings = { words: [{ text: 'Hello.', startMs: 100, endMs: 600 }], phones: [] };

const libraryVoice = {
  id: 'voc_1',
  kind: 'library' as const,
  language: 'en',
  gender: 'female' as const,
  samples: [],
  copies: {},
  isTransferable: true,
  consent: null,
};

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
  const production = createSpeechService({ db: {} as Db, engines, callEngines: testCallEngines, objects });
  const speak = async (engine: string) => {
    const made = await engines
      .byName(engine)!
      .voiceLibrary!.select({ language: 'en', gender: 'female', variant: 0 }, ctx);
    const voice = { engine, json: made!.voice.json, objects: {} };
    const snapshot = { ...libraryVoice, voice };
    const request = { text: 'Good morning, friends.', member: 'text' as const, languageHint: undefined, settings: {} };
    return production.synthesize('job', { ...request, voice: snapshot }, ctx);
  };
  // The test engine takes 400 ms for each word, and each word has one phone.
  expect(await speak('test')).toMatchObject({ durationMs: 1200, phones: [{}, {}, {}] });
  expect((await speak('studio')).phones.length).toBeGreaterThan(8);
});

test('a voice that no engine can speak is rejected by member', async () => {
  const voice = { ...libraryVoice, kind: 'cloned' as const, voice: { engine: 'gone', json: 1, objects: {} } };
  const request = { text: 'Hello.', member: 'text' as const, voice, languageHint: undefined, settings: {} };
  await expect(speeches.synthesize('job', request, ctx)).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(/^voice_id: The engine that created this voice \(gone\) is not set up\./),
  });
});
