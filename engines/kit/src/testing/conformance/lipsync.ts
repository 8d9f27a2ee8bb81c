// The conformance suite of the lipsync port.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LipsyncPort } from '../../ports/lipsync.ts';
import { encodeClip } from '../media.ts';
import { type CreateStepContext, createSpeech, expectAborted, expectFinishedSound, expectMp4 } from './checks.ts';

const CLIP = { frames: 45, framesPerSecond: 30, width: 480, height: 854, shade: () => 120 };

/** Registers the tests of a lipsync port. */
export function testLipsyncPort(port: LipsyncPort, createContext: CreateStepContext): void {
  test('a clip keeps its size and length and gets the sound of the speech', async () => {
    const ctx = await createContext();
    const clip = await encodeClip(join(ctx.dir, 'clip.mp4'), CLIP);
    const { file: speech } = await createSpeech(ctx);
    const video = await expectMp4(await port.sync({ clip, speech }, ctx), ctx);
    expect(video).toMatchObject({ width: 480, height: 854, frames: 45, framesPerSecond: 30 });
    expectFinishedSound(video);
  });

  test('rendering is aborted with its step', async () => {
    const inputs = await createContext();
    const clip = await encodeClip(join(inputs.dir, 'clip.mp4'), CLIP);
    const { file: speech } = await createSpeech(inputs);
    await expectAborted(createContext, (ctx) => port.sync({ clip, speech }, ctx));
  });
}
