// What every scene-clip port must do.
import { expect, test } from 'vitest';
import type { EngineData } from '../../ports/engine-data.ts';
import type { SceneClipPort, SceneShot } from '../../ports/scene-clip.ts';
import type { StepContext } from '../../step-context.ts';
import { expectLinear } from '../linear-time.ts';
import { type CreateStepContext, expectAborted, expectFinishedSound, expectMp4, givenSpeech } from './checks.ts';

const SHOT: SceneShot = {
  subject: 'presenter',
  framing: 'medium',
  speaks: true,
  place: 'a bright kitchen',
  element: null,
  title: null,
  transition: 'cut',
  startMs: 0,
  endMs: 1_200,
};

/** `likeness`: of a character that the engine drew. */
export function testSceneClipPort(
  port: SceneClipPort,
  createContext: CreateStepContext,
  likeness: (ctx: StepContext) => Promise<EngineData>,
): void {
  const requestOf = async (ctx: StepContext, shots: readonly SceneShot[]) => {
    const { file: speech, timings } = await givenSpeech(ctx);
    const person = await likeness(ctx);
    return { likeness: person, shots, elements: [], speech, timings, gender: undefined, fast: true, seed: 'seed' };
  };

  test('it films presenters, and at least one shot at a time', () => {
    expect(port.subjects).toContain('presenter');
    for (const least of [port.maxShots, port.maxConcurrentClips]) expect(least).toBeGreaterThanOrEqual(1);
    expect(port.maxClipMs).toBeGreaterThan(1_000);
  });

  test('a clip has the size of scenes videos and exactly the frames of its shot', async () => {
    const ctx = await createContext();
    const { clip, includes } = await port.render(await requestOf(ctx, [SHOT]), ctx);
    const video = await expectMp4(clip, ctx);
    expect(video).toMatchObject({ width: 720, height: 1280, framesPerSecond: 30, frames: 36 });
    if (includes.sound) expectFinishedSound(video);
  });

  test('words are read the same each time, in time that grows with their length', () => {
    expect(port.readPlace('a beach at night')).toEqual(port.readPlace('a beach at night'));
    expect(port.readPlace('')).toMatchObject({ kind: null });
    expectLinear((text) => port.readPlace(text), { mixed: false });
  });

  test('filming stops with its step', async () => {
    const request = await requestOf(await createContext(), [SHOT]);
    await expectAborted(createContext, (ctx) => port.render(request, ctx));
  });
}
