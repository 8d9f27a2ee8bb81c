// What every talking-head port must do.
import { expect, test } from 'vitest';
import { type TalkingHeadPort, type TalkingHeadRequest, VIDEO_SIZES } from '../../ports/talking-head.ts';
import type { LocalFile, StepContext } from '../../step-context.ts';
import { portraitFile } from '../portraits.ts';
import {
  type CreateStepContext,
  expectAborted,
  expectFinishedSound,
  expectMp4,
  givenSpeech,
  givenWall,
  rejected,
} from './checks.ts';

const SPEECH_MS = 1_500;

export function testTalkingHeadPort(port: TalkingHeadPort, createContext: CreateStepContext): void {
  const requestOf = async (ctx: StepContext, over: Partial<TalkingHeadRequest> = {}): Promise<TalkingHeadRequest> => ({
    firstFrame: { image: portraitFile as LocalFile, recipe: undefined },
    speech: givenSpeech(ctx, SPEECH_MS),
    captions: undefined,
    resolution: port.resolutions[0]!,
    seed: 'seed',
    ...over,
  });

  test('it renders something, and for a while', () => {
    expect(port.resolutions.length).toBeGreaterThan(0);
    expect(port.maxClipMs).toBeGreaterThan(1_000);
  });

  test.each(port.resolutions)(
    'a still becomes a clip in %s, as long as its speech and as loud as promised',
    async (size) => {
      const ctx = await createContext();
      const { clip, firstFrame } = await port.render(await requestOf(ctx, { resolution: size }), ctx);
      const video = await expectMp4(clip, ctx);
      expect(video).toMatchObject(VIDEO_SIZES[size]);
      expect(Math.abs(video.pictureMs - SPEECH_MS)).toBeLessThan(1.5 * (1000 / video.framesPerSecond));
      expectFinishedSound(video);
      // It was given one.
      expect(firstFrame).toBeUndefined();
    },
  );

  test('a still in which nobody is, is rejected', async () => {
    const ctx = await createContext();
    const request = await requestOf(ctx, { firstFrame: { image: await givenWall(ctx), recipe: undefined } });
    await expect(port.render(request, ctx)).rejects.toMatchObject(rejected);
  });

  test('rendering stops with its step', async () => {
    const request = await requestOf(await createContext());
    await expectAborted(createContext, (ctx) => port.render(request, ctx));
  });
}
