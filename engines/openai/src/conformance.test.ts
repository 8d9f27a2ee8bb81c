// Runs the conformance suites of all ports against the loopback server.
import { join } from 'node:path';
import { SOUND_RATE, writeWav } from '@greenroom/engine-kit/audio/wav';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { testCharacterSheetPort } from '@greenroom/engine-kit/testing/conformance/character-sheet';
import { testFirstFramePort } from '@greenroom/engine-kit/testing/conformance/first-frame';
import { testSpeechPort } from '@greenroom/engine-kit/testing/conformance/speech';
import { testTranscriptionPort } from '@greenroom/engine-kit/testing/conformance/transcription';
import { testVoiceClonePort } from '@greenroom/engine-kit/testing/conformance/voice-clone';
import { testVoiceLibraryPort } from '@greenroom/engine-kit/testing/conformance/voice-library';
import { tone } from '@greenroom/engine-kit/testing/media';
import { providerContext } from '@greenroom/engine-kit/testing/provider-context';
import { afterAll, describe } from 'vitest';
import { createEngine } from './testing/engine.ts';
import { openOpenAiLoopback } from './testing/loopback.ts';

const key = 'sk-loopback-0123456789';
const openai = await openOpenAiLoopback({ key });
const kokoro = await openOpenAiLoopback({ software: 'kokoro' });
const chatterbox = await openOpenAiLoopback({ software: 'chatterbox-tts-api' });
const devnen = await openOpenAiLoopback({ software: 'chatterbox-tts-server' });
const speaches = await openOpenAiLoopback({ software: 'speaches', key });
afterAll(() => Promise.all([openai, kokoro, chatterbox, devnen, speaches].map((loopback) => loopback.close())));

const hosted = await createEngine({ OPENAI_API_KEY: key, OPENAI_BASE_URL: openai.baseUrl });
const local = await createEngine({ OPENAI_SPEECH_BASE_URL: kokoro.baseUrl });
const cloning = await createEngine({ OPENAI_SPEECH_BASE_URL: chatterbox.baseUrl });
const storing = await createEngine({ OPENAI_SPEECH_BASE_URL: devnen.baseUrl });
const hearing = await createEngine({
  OPENAI_TRANSCRIPTION_BASE_URL: speaches.baseUrl,
  OPENAI_TRANSCRIPTION_API_KEY: key,
});

const voice = (name: string) => async () => ({ json: { voice: name }, files: {} });

async function recording(ctx: StepContext): Promise<LocalFile> {
  const file = join(ctx.dir, `recording-${crypto.randomUUID()}.wav`) as LocalFile;
  await writeWav(file, tone(5_000), SOUND_RATE);
  return file;
}

const cloned = async (ctx: StepContext) => {
  const request = { samples: [await recording(ctx)], label: 'voice-of-a-test', consent: undefined };
  return (await cloning.voiceClone!.clone(request, ctx)).voice;
};

describe('speech of OpenAI', () => testSpeechPort(hosted.speech!, providerContext, voice('nova')));
describe('speech of Kokoro', () => testSpeechPort(local.speech!, providerContext, voice('af_heart')));
describe('speech of a cloned voice', () => testSpeechPort(cloning.speech!, providerContext, cloned));
describe('voices of OpenAI', () => testVoiceLibraryPort(hosted.voiceLibrary!, providerContext));
describe('voices of Kokoro', () => testVoiceLibraryPort(local.voiceLibrary!, providerContext));
describe('clones of chatterbox-tts-api', () => testVoiceClonePort(cloning.voiceClone!, providerContext, recording));
describe('clones of Chatterbox-TTS-Server', () => testVoiceClonePort(storing.voiceClone!, providerContext, recording));
describe('transcription of OpenAI', () => testTranscriptionPort(hosted.transcription!, providerContext, recording));
describe('transcription of speaches', () => testTranscriptionPort(hearing.transcription!, providerContext, recording));
describe('character sheet', () =>
  testCharacterSheetPort(hosted.characterSheet!, providerContext, { findsFaces: false }));
describe('first frame', () => testFirstFramePort(hosted.firstFrame!, providerContext));
