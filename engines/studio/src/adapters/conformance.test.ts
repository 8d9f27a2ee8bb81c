// Runs the conformance suites against the studio.
import type { StepContext } from '@greenroom/engine-kit/step-context';
import { testCharacterSheetPort } from '@greenroom/engine-kit/testing/conformance/character-sheet';
import { testFirstFramePort } from '@greenroom/engine-kit/testing/conformance/first-frame';
import { testSceneClipPort } from '@greenroom/engine-kit/testing/conformance/scene-clip';
import { testSpeechPort } from '@greenroom/engine-kit/testing/conformance/speech';
import { testTalkingHeadPort } from '@greenroom/engine-kit/testing/conformance/talking-head';
import { testVoiceClonePort } from '@greenroom/engine-kit/testing/conformance/voice-clone';
import { testVoiceLibraryPort } from '@greenroom/engine-kit/testing/conformance/voice-library';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { describe } from 'vitest';
import { createPerson } from '../people/create-person.ts';
import { studioPorts } from './ports.ts';

const { speech, voiceLibrary, characterSheet, firstFrame, voiceClone, talkingHead, sceneClip } = studioPorts;

const voice = async (ctx: StepContext) => (await voiceLibrary.select({ language: 'en', gender: 'female' }, ctx))!.voice;
const likeness = async () => ({ json: { kind: 'painted', person: createPerson({}, 'somebody') }, files: {} });
const LONG = 'The quick brown fox jumps over the lazy dog near the river bank. Nobody knew how long it would take.';
const sample = async (ctx: StepContext) =>
  (await speech.synthesize({ text: LONG, voice: await voice(ctx), language: 'en', settings: { speed: 0.9 } }, ctx))
    .file;

describe('character sheet', () => testCharacterSheetPort(characterSheet, testStepContext));
describe('first frame', () => testFirstFramePort(firstFrame, testStepContext, likeness));
describe('speech', () => testSpeechPort(speech, testStepContext, voice));
describe('voice library', () => testVoiceLibraryPort(voiceLibrary, testStepContext));
describe('voice clone', () => testVoiceClonePort(voiceClone, testStepContext, sample));
describe('talking head', () => testTalkingHeadPort(talkingHead, testStepContext));
describe('scene clip', () => testSceneClipPort(sceneClip, testStepContext, likeness));
