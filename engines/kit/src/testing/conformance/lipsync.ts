// The conformance suite of the lipsync port.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { once } from '../../once.ts';
import type { LipsyncPort } from '../../ports/lipsync.ts';
import { encodeClip } from '../media.ts';
import { type CreateStepContext, createSpeech, expectAborted, expectMp4 } from './checks.ts';

const CLIP = { frames: 24, framesPerSecond: 30, width: 480, height: 854, shade: () => 120 };

/** Registers the tests of a lipsync port. */
export function testLipsyncPort(port: LipsyncPort, createContext: CreateStepContext): void {
  const inputs = once(async () => {
    const ctx = await createContext();
    const clip = await encodeClip(join(ctx.dir, 'clip.mp4'), CLIP);
    const { file: speech } = await createSpeech(ctx, (CLIP.frames * 1000) / CLIP.framesPerSecond);
    return { clip, speech };
  });

  test('a clip keeps its shape and its length', async () => {
    const ctx = await createContext();
    const video = await expectMp4(await port.sync(await inputs(), ctx), ctx);
    expect(video.width / video.height).toBeCloseTo(CLIP.width / CLIP.height, 1);
    expect(Math.abs(video.pictureMs - (CLIP.frames * 1000) / CLIP.framesPerSecond)).toBeLessThan(500);
  });

  test('rendering is aborted with its step', async () => {
    const request = await inputs();
    await expectAborted(createContext, (ctx) => port.sync(request, ctx));
  });
}
