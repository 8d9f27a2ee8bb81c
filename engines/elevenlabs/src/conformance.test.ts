// Runs the conformance suites of all ports against the loopback server.
import { createSpeech } from '@greenroom/engine-kit/testing/conformance/checks';
import { testSpeechPort } from '@greenroom/engine-kit/testing/conformance/speech';
import { testTranscriptionPort } from '@greenroom/engine-kit/testing/conformance/transcription';
import { testVoiceClonePort } from '@greenroom/engine-kit/testing/conformance/voice-clone';
import { testVoiceLibraryPort } from '@greenroom/engine-kit/testing/conformance/voice-library';
import { providerContext } from '@greenroom/engine-kit/testing/provider-context';
import { afterAll, describe } from 'vitest';
import { publicVoice } from './testing/loopback-voices.ts';
import { openEngine, voice } from './testing/open-engine.ts';

const { server, speech, voiceLibrary, voiceClone, transcription } = await openEngine({
  publicVoices: ['amy', 'kate', 'ruth'].map((id) => publicVoice(id, 'en', 'female')),
});
afterAll(() => server.close());

const recording = async (ctx: Parameters<typeof createSpeech>[0]) => (await createSpeech(ctx, 5_000)).file;

describe('speech', () => testSpeechPort(speech, providerContext, async () => voice()));
describe('voice library', () => testVoiceLibraryPort(voiceLibrary, providerContext));
describe('voice clone', () => testVoiceClonePort(voiceClone, providerContext, recording));
describe('transcription', () => testTranscriptionPort(transcription, providerContext, recording));
