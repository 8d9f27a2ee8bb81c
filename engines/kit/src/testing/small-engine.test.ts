// Runs the conformance suites against the small engine, because other tests rely on it.
import { describe } from 'vitest';
import { testCharacterSheetPort } from './conformance/character-sheet.ts';
import { createSpeech } from './conformance/checks.ts';
import { testFirstFramePort } from './conformance/first-frame.ts';
import { testLipsyncPort } from './conformance/lipsync.ts';
import { testSceneClipPort } from './conformance/scene-clip.ts';
import { testSpeechPort } from './conformance/speech.ts';
import { testTalkingHeadPort } from './conformance/talking-head.ts';
import { testTranscriptionPort } from './conformance/transcription.ts';
import { testVoiceClonePort } from './conformance/voice-clone.ts';
import { testVoiceLibraryPort } from './conformance/voice-library.ts';
import { testStepContext } from './media.ts';
import { smallPorts } from './small-ports.ts';

const voice = async () => ({ json: { hz: 440 }, files: {} });
const recording = async (ctx: Parameters<typeof createSpeech>[0]) => (await createSpeech(ctx, 5_000)).file;

describe('character sheet', () => testCharacterSheetPort(smallPorts.characterSheet, testStepContext));
describe('first frame', () => testFirstFramePort(smallPorts.firstFrame, testStepContext));
describe('speech', () => testSpeechPort(smallPorts.speech, testStepContext, voice));
describe('voice library', () => testVoiceLibraryPort(smallPorts.voiceLibrary, testStepContext));
describe('voice clone', () => testVoiceClonePort(smallPorts.voiceClone, testStepContext, recording));
describe('talking head', () => testTalkingHeadPort(smallPorts.talkingHead, testStepContext));
describe('scene clip', () => testSceneClipPort(smallPorts.sceneClip, testStepContext));
describe('lipsync', () => testLipsyncPort(smallPorts.lipsync, testStepContext));
describe('transcription', () => testTranscriptionPort(smallPorts.transcription, testStepContext, recording));
