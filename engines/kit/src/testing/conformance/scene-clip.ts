// The conformance suite of the scene clip port.
import { expect, test } from 'vitest';
import type { EngineData } from '../../ports/engine-data.ts';
import type { SceneClipPort, SceneShot } from '../../ports/scene-clip.ts';
import type { StepContext } from '../../step-context.ts';
import { expectLinear } from '../linear-time.ts';
import { type CreateStepContext, createSpeech, expectAborted, expectFinishedSound, expectMp4 } from './checks.ts';

const SHOT: SceneShot = {
  subject: 'presenter',
  framing: 'medium',
  speaks: true,
  place: 'a bright kitchen',
  element: null,
  title: null,
  transition: 'cut',
  startMs: 0,
  endMs: 600,
};

/**
 * Registers the tests of a scene clip port.
 *
 * @param likeness returns the likeness of a character that the engine drew
 */
export function testSceneClipPort(
  port: SceneClipPort,
  createContext: CreateStepContext,
  likeness: (ctx: StepContext) => Promise<EngineData>,
): void {
  const requestOf = async (ctx: StepContext, shots: readonly SceneShot[]) => {
    const { file: speech, timings } = await createSpeech(ctx, SHOT.endMs);
    const person = await likeness(ctx);
    return { likeness: person, shots, elements: [], speech, timings, gender: undefined, fast: true, seed: 'seed' };
  };

  test('the port renders presenters and clips of at least one shot', () => {
    expect(port.subjects).toContain('presenter');
    for (const limit of [port.maxShots, port.maxConcurrentClips]) expect(limit).toBeGreaterThanOrEqual(1);
    expect(port.maxClipMs).toBeGreaterThan(1_000);
  });

  test('a clip has 720×1280 pixels and exactly the frames of its shot', async () => {
    const ctx = await createContext();
    const { clip, includes } = await port.render(await requestOf(ctx, [SHOT]), ctx);
    const video = await expectMp4(clip, ctx);
    expect(video).toMatchObject({ width: 720, height: 1280, framesPerSecond: 30, frames: 18 });
    if (includes.sound) expectFinishedSound(video);
  });

  test('a place is read deterministically and in linear time', () => {
    expect(port.readPlace('a beach at night')).toEqual(port.readPlace('a beach at night'));
    expect(port.readPlace('')).toMatchObject({ kind: null });
    expectLinear((text) => port.readPlace(text), { mixed: false });
  });

  test('rendering is aborted with its step', async () => {
    const request = await requestOf(await createContext(), [SHOT]);
    await expectAborted(createContext, (ctx) => port.render(request, ctx));
  });
}
