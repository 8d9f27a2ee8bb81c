// What every lipsync port must do.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LipsyncPort } from '../../ports/lipsync.ts';
import { encodeClip } from '../media.ts';
import { type CreateStepContext, expectAborted, expectFinishedSound, expectMp4, givenSpeech } from './checks.ts';

const CLIP = { frames: 45, framesPerSecond: 30, width: 480, height: 854, shade: () => 120 };

export function testLipsyncPort(port: LipsyncPort, createContext: CreateStepContext): void {
  test('a clip keeps its size and length and speaks', async () => {
    const ctx = await createContext();
    const clip = await encodeClip(join(ctx.dir, 'clip.mp4'), CLIP);
    const { file: speech } = await givenSpeech(ctx);
    const video = await expectMp4(await port.sync({ clip, speech }, ctx), ctx);
    expect(video).toMatchObject({ width: 480, height: 854, frames: 45, framesPerSecond: 30 });
    expectFinishedSound(video);
  });

  test('it stops with its step', async () => {
    const given = await createContext();
    const clip = await encodeClip(join(given.dir, 'clip.mp4'), CLIP);
    const { file: speech } = await givenSpeech(given);
    await expectAborted(createContext, (ctx) => port.sync({ clip, speech }, ctx));
  });
}
