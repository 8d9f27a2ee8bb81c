// Runs the conformance suites of both ports with the fake program.
import type { EngineData } from '@greenroom/engine-kit/ports/engine-data';
import { testSpeechPort } from '@greenroom/engine-kit/testing/conformance/speech';
import { testVoiceLibraryPort } from '@greenroom/engine-kit/testing/conformance/voice-library';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { describe } from 'vitest';
import { createEngine, fakeCommand } from './testing/fake-command.ts';

const voice: EngineData = { json: { name: '180', locale: 'en', gender: 'female' }, files: {} };

const withFiles = await createEngine({
  SPEECH_COMMAND: fakeCommand('--hz {voice} --wpm {words_per_minute} --file {text_file} --out {out}'),
  SPEECH_COMMAND_VOICES: 'en:female=180,en:male=110,de',
});
const withPipes = await createEngine({ SPEECH_COMMAND: fakeCommand('--hz {voice}') });

describe('speech of a program with files and a pace', () =>
  testSpeechPort(withFiles.speech, testStepContext, async () => voice));
describe('speech of a program with pipes, stretched', () =>
  testSpeechPort(withPipes.speech, testStepContext, async () => voice));
describe('listed voices', () => testVoiceLibraryPort(withFiles.voiceLibrary, testStepContext));
describe('the default voice', () => testVoiceLibraryPort(withPipes.voiceLibrary, testStepContext));
