// Words for a recording that came without them.

import { EngineError, type EngineErrorReason } from '@greenroom/engine-kit/engine-error';
import type { Timings } from '@greenroom/engine-kit/ports/timings';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { expect, test } from 'vitest';
import { testEngines } from '../../engines/testing.ts';
import type { Objects } from '../../library/objects.ts';
import { createSpeechProduction } from './speech.ts';

const ctx = await testStepContext();
/** An object's key is its file. */
const objects = {
  put: async (_job: string, file: LocalFile) => ({ key: file, sizeBytes: 1, sha256: '' }),
  open: async (key: string) => key as LocalFile,
} as unknown as Objects;
const speeches = createSpeechProduction({ engines: testEngines(), objects });
const recording = {
  sound: { key: '/somewhere/recording.wav', sizeBytes: 1, sha256: '' },
  timings: null,
  durationMs: 900,
  warnings: [],
};
const words: Timings = { words: [{ text: 'Hello.', startMs: 100, endMs: 600 }], phones: [] };

test('what an engine hears in it becomes subtitles beside the video', async () => {
  const asked: string[] = [];
  const heard = async (file: LocalFile) => {
    asked.push(file);
    return words;
  };
  const speech = await speeches.transcribe(recording, 'job', heard, ctx);
  expect(asked).toEqual([recording.sound.key]);
  expect(speech).toMatchObject({ sound: recording.sound, durationMs: 900 });
  expect((await speeches.open(speech, ctx)).timings).toEqual(words);
  expect(Object.keys((await speeches.sidecars(speech, 'job', ctx))!).sort()).toEqual(['json', 'srt', 'vtt']);
});

const failing = (reason: EngineErrorReason) => () => Promise.reject(new EngineError(reason, 'No words.'));

test('where no words are heard it stays as it was; an engine that fails is tried again by its step', async () => {
  expect(await speeches.transcribe(recording, 'job', failing('rejected'), ctx)).toEqual(recording);
  await expect(speeches.transcribe(recording, 'job', failing('rate_limited'), ctx)).rejects.toThrow(EngineError);
});
