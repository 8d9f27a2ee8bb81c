// Runs the conformance suites of the ports for speech and voices against the studio.
import type { StepContext } from '@greenroom/engine-kit/step-context';
import { testSpeechPort } from '@greenroom/engine-kit/testing/conformance/speech';
import { testVoiceClonePort } from '@greenroom/engine-kit/testing/conformance/voice-clone';
import { testVoiceLibraryPort } from '@greenroom/engine-kit/testing/conformance/voice-library';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { describe } from 'vitest';
import { studioPorts } from './ports.ts';

const { speech, voiceLibrary, voiceClone } = studioPorts;

const voice = async (ctx: StepContext) =>
  (await voiceLibrary.select({ language: 'en', gender: 'female', variant: 0 }, ctx))!.voice;
const LONG = 'The quick brown fox jumps over the lazy dog near the river bank. Nobody knew how long it would take.';
const sample = async (ctx: StepContext) =>
  (await speech.synthesize({ text: LONG, voice: await voice(ctx), language: 'en', settings: { speed: 0.9 } }, ctx))
    .file;

describe('speech', () => testSpeechPort(speech, testStepContext, voice));
describe('voice library', () => testVoiceLibraryPort(voiceLibrary, testStepContext));
describe('voice clone', () => testVoiceClonePort(voiceClone, testStepContext, sample));
