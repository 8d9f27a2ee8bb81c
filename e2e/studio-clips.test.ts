// The studio's clips pass the service's check as finished videos, so they are delivered unchanged.

import { join } from 'node:path';
import { writeWav } from '@greenroom/engine-kit/audio/wav';
import { defaultCaptionLook } from '@greenroom/engine-kit/ports/captions';
import type { SceneShot } from '@greenroom/engine-kit/ports/scene-clip';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { testStepContext, tone } from '@greenroom/engine-kit/testing/media';
import { testPresenter } from '@greenroom/engine-kit/testing/presenters';
import { expect, test } from 'vitest';
import { studioPorts } from '../engines/studio/src/adapters/ports.ts';
import { createPerson } from '../engines/studio/src/people/create-person.ts';
import { checkClip } from '../server/src/media/clip-check.ts';

const ctx = await testStepContext();
const { talkingHead, sceneClip } = studioPorts;
const likeness = { json: { kind: 'painted', person: createPerson({}, 'somebody') }, files: {} };

const speechOf = async (ms: number): Promise<LocalFile> => {
  const file = join(ctx.dir, `${ms}.wav`) as LocalFile;
  await writeWav(file, tone(ms), 44_100);
  return file;
};

test('clips of talking heads in both sizes and of scenes are finished videos', async () => {
  const timings = { words: [{ text: 'Hello', startMs: 100, endMs: 500 }], phones: [] };
  for (const [resolution, durationMs, size] of [
    ['480p', 637, { width: 480, height: 854 }],
    ['720p', 600, { width: 720, height: 1280 }],
  ] as const) {
    const { clip, includes } = await talkingHead.render(
      {
        firstFrame: { presenter: testPresenter(likeness), scene: 'a kitchen' },
        speech: speechOf(durationMs).then((file) => ({ file, timings })),
        captions: { position: 'bottom', look: defaultCaptionLook },
        resolution,
        seed: 'a seed',
      },
      ctx,
    );
    expect(includes).toEqual({ lipsync: true, captions: true, sound: true });
    expect(await checkClip(clip, { ...size, durationMs, mayRunLong: false })).toEqual({ isFinishedVideo: true });
  }

  const shot: SceneShot = {
    subject: 'presenter',
    framing: 'medium',
    speaks: true,
    place: 'an office',
    element: null,
    title: null,
    transition: 'cut',
    startMs: 0,
    endMs: 600,
  };
  const { clip, includes } = await sceneClip.render(
    {
      presenter: testPresenter(likeness),
      shots: [shot],
      elements: [],
      speech: await speechOf(600),
      timings,
      gender: undefined,
      accentColor: '#3366cc',
      logo: undefined,
      fast: true,
      seed: 's',
    },
    ctx,
  );
  expect(includes).toEqual({ lipsync: true, sound: true });
  expect(await checkClip(clip, { width: 720, height: 1280, durationMs: 600, mayRunLong: true })).toEqual({
    isFinishedVideo: true,
  });
});
