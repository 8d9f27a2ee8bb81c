// Runs the conformance suites of all ports against the loopback server.
import { testCharacterSheetPort } from '@greenroom/engine-kit/testing/conformance/character-sheet';
import { testFirstFramePort } from '@greenroom/engine-kit/testing/conformance/first-frame';
import { testLipsyncPort } from '@greenroom/engine-kit/testing/conformance/lipsync';
import { testSceneClipPort } from '@greenroom/engine-kit/testing/conformance/scene-clip';
import { testTalkingHeadPort } from '@greenroom/engine-kit/testing/conformance/talking-head';
import { providerContext } from '@greenroom/engine-kit/testing/provider-context';
import { afterAll, describe } from 'vitest';
import { openFalLoopback } from './testing/loopback.ts';
import { openEngine } from './testing/open-engine.ts';

const loopback = await openFalLoopback();
const engine = await openEngine(loopback);
afterAll(() => loopback.close());

// The models judge pictures.
const options = { findsFaces: false };

describe('character sheet', () => testCharacterSheetPort(engine.characterSheet!, providerContext, options));
describe('first frame', () => testFirstFramePort(engine.firstFrame!, providerContext));
describe('talking head', () => testTalkingHeadPort(engine.talkingHead!, providerContext, options));
describe('lipsync', () => testLipsyncPort(engine.lipsync!, providerContext));
describe('scene clip', () => testSceneClipPort(engine.sceneClip!, providerContext));
