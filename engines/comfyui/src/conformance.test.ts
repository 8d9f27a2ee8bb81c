// Runs the conformance suites of all ports with the example graphs against the loopback server, of newer and of older builds.
import { testCharacterSheetPort } from '@greenroom/engine-kit/testing/conformance/character-sheet';
import { testFirstFramePort } from '@greenroom/engine-kit/testing/conformance/first-frame';
import { testLipsyncPort } from '@greenroom/engine-kit/testing/conformance/lipsync';
import { testSceneClipPort } from '@greenroom/engine-kit/testing/conformance/scene-clip';
import { testTalkingHeadPort } from '@greenroom/engine-kit/testing/conformance/talking-head';
import { providerContext } from '@greenroom/engine-kit/testing/provider-context';
import { afterAll, describe } from 'vitest';
import { openComfyuiLoopback } from './testing/loopback.ts';
import { openEngine } from './testing/open-engine.ts';

describe.each(['new', 'old'] as const)('a ComfyUI of the %s build', async (build) => {
  const comfyui = await openComfyuiLoopback({ build });
  afterAll(() => comfyui.close());
  const ports = await openEngine(comfyui.origin);
  const findsFaces = false;

  describe('character sheet', () => testCharacterSheetPort(ports.characterSheet!, providerContext, { findsFaces }));
  describe('first frame', () => testFirstFramePort(ports.firstFrame!, providerContext));
  describe('talking head', () => testTalkingHeadPort(ports.talkingHead!, providerContext, { findsFaces }));
  describe('lipsync', () => testLipsyncPort(ports.lipsync!, providerContext));
  describe('scene clip', () => testSceneClipPort(ports.sceneClip!, providerContext));
});
