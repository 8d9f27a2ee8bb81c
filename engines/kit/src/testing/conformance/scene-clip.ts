// The conformance suite of the scene clip port.
import { expect, test } from 'vitest';
import type { Presenter } from '../../ports/presenter.ts';
import type { SceneClipPort, SceneShot } from '../../ports/scene-clip.ts';
import type { LocalFile, StepContext } from '../../step-context.ts';
import { expectLinear } from '../linear-time.ts';
import { portraitFile } from '../portraits.ts';
import { testPresenter } from '../presenters.ts';
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
 * @param presenter returns a presenter; by default, one of another engine
 */
export function testSceneClipPort(
  port: SceneClipPort,
  createContext: CreateStepContext,
  presenter: (ctx: StepContext) => Promise<Presenter> = async () => testPresenter(),
): void {
  const requestOf = async (ctx: StepContext, shots: readonly SceneShot[]) => {
    const { file: speech, timings } = await createSpeech(ctx, SHOT.endMs);
    const person = await presenter(ctx);
    const film = { speech, timings, gender: undefined, accentColor: '#3366cc', fast: true, seed: 'seed' };
    const brand = { logo: portraitFile as LocalFile };
    return { presenter: person, shots, elements: [], ...film, ...brand };
  };

  test('the port renders presenters and clips of at least one shot', () => {
    expect(port.subjects).toContain('presenter');
    for (const limit of [port.maxShots, port.maxConcurrentClips]) expect(limit).toBeGreaterThanOrEqual(1);
    expect(port.maxClipMs).toBeGreaterThan(1_000);
  });

  test('a clip is vertical and as long as its shot or longer, and exactly as long if it has the speech', async () => {
    const ctx = await createContext();
    const { clip, includes } = await port.render(await requestOf(ctx, [SHOT]), ctx);
    const video = await expectMp4(clip, ctx);
    expect(video.height).toBeGreaterThan(video.width);
    expect(video.pictureMs).toBeGreaterThan(SHOT.endMs - 500);
    if (!includes.sound) return;
    expect(video).toMatchObject({ width: 720, height: 1280, framesPerSecond: 30, frames: 18 });
    expectFinishedSound(video);
  });

  test('a place is read deterministically and in linear time', () => {
    expect(port.readPlace('a beach at night')).toEqual(port.readPlace('a beach at night'));
    expect(port.readPlace('')).toMatchObject({ kind: null });
    expectLinear((text) => port.readPlace(text), { mixed: false });
  });

  test.runIf(port.tradePlaces)('the places of a trade are places, found deterministically and in linear time', () => {
    for (const words of ['A baker bakes bread', 'A dentist talks about teeth', 'We repair your bicycle', '']) {
      const places = port.tradePlaces!(words);
      expect(port.tradePlaces!(words)).toEqual(places);
      for (const place of places) expect(port.readPlace(place).kind, place).not.toBeNull();
    }
    expectLinear((text) => port.tradePlaces!(text), { mixed: false });
  });

  test('rendering is aborted with its step', async () => {
    const request = await requestOf(await createContext(), [SHOT]);
    await expectAborted(createContext, (ctx) => port.render(request, ctx));
  });
}
