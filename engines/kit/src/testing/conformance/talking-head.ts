// The conformance suite of the talking head port.
import { expect, test } from 'vitest';
import { type TalkingHeadPort, type TalkingHeadRequest, VIDEO_SIZES } from '../../ports/talking-head.ts';
import type { LocalFile, StepContext } from '../../step-context.ts';
import { portraitFile } from '../portraits.ts';
import {
  type CreateStepContext,
  createFacelessPicture,
  createSpeech,
  expectAborted,
  expectFinishedSound,
  expectMp4,
  rejected,
} from './checks.ts';

const SPEECH_MS = 800;

/**
 * Registers the tests of a talking head port.
 *
 * @param findsFaces false for an engine whose provider judges stills, so that only the provider can reject one
 */
export function testTalkingHeadPort(
  port: TalkingHeadPort,
  createContext: CreateStepContext,
  { findsFaces = true }: { findsFaces?: boolean } = {},
): void {
  const requestOf = async (ctx: StepContext, over: Partial<TalkingHeadRequest> = {}): Promise<TalkingHeadRequest> => ({
    firstFrame: { image: portraitFile as LocalFile, recipe: undefined },
    speech: createSpeech(ctx, SPEECH_MS),
    captions: undefined,
    resolution: port.resolutions[0]!,
    seed: 'seed',
    ...over,
  });

  test('the port has a resolution and allows clips longer than a second', () => {
    expect(port.resolutions.length).toBeGreaterThan(0);
    expect(port.maxClipMs).toBeGreaterThan(1_000);
  });

  test.each(port.resolutions)('a still becomes a vertical clip in %s, about as long as its speech', async (size) => {
    const ctx = await createContext();
    const { clip, includes, firstFrame } = await port.render(await requestOf(ctx, { resolution: size }), ctx);
    const video = await expectMp4(clip, ctx);
    expect(video.height).toBeGreaterThan(video.width);
    expect(Math.abs(video.pictureMs - SPEECH_MS)).toBeLessThan(500);
    if (includes.sound) {
      expect(video).toMatchObject(VIDEO_SIZES[size]);
      expect(Math.abs(video.pictureMs - SPEECH_MS)).toBeLessThan(1.5 * (1000 / video.framesPerSecond));
      expectFinishedSound(video);
    }
    // The request has one already.
    expect(firstFrame).toBeUndefined();
  });

  test.runIf(findsFaces)('a still without a face is rejected', async () => {
    const ctx = await createContext();
    const request = await requestOf(ctx, {
      firstFrame: { image: await createFacelessPicture(ctx), recipe: undefined },
    });
    await expect(port.render(request, ctx)).rejects.toMatchObject(rejected);
  });

  test('rendering is aborted with its step', async () => {
    const request = await requestOf(await createContext());
    await expectAborted(createContext, (ctx) => port.render(request, ctx));
  });
}
