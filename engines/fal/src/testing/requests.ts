// Requests of the ports for tests.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SceneClipRequest } from '@greenroom/engine-kit/ports/scene-clip';
import type { TalkingHeadRequest } from '@greenroom/engine-kit/ports/talking-head';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { createSpeech } from '@greenroom/engine-kit/testing/conformance/checks';
import { flatPng } from '@greenroom/engine-kit/testing/flat-png';
import { encodeClip } from '@greenroom/engine-kit/testing/media';
import { testPresenter } from '@greenroom/engine-kit/testing/presenters';

/** In every prompt, so that tests can search for it. */
export const SECRET_WORDS = 'a lighthouse keeper named Ottilie';

const SPEECH_MS = 600;

export const describedRequest = { description: SECRET_WORDS, references: [], recastAttempt: 0 };

export async function picture(ctx: StepContext): Promise<LocalFile> {
  const file = join(ctx.dir, `picture-${crypto.randomUUID()}.png`) as LocalFile;
  await writeFile(file, flatPng(360, 640, 128));
  return file;
}

export const talkingHeadRequest = async (
  ctx: StepContext,
  resolution: TalkingHeadRequest['resolution'] = '720p',
): Promise<TalkingHeadRequest> => ({
  firstFrame: { image: await picture(ctx), recipe: undefined },
  speech: createSpeech(ctx, SPEECH_MS),
  captions: undefined,
  resolution,
  seed: 'seed',
});

export async function lipsyncRequest(ctx: StepContext): Promise<{ clip: LocalFile; speech: LocalFile }> {
  const clip = await encodeClip(join(ctx.dir, 'clip.mp4'), {
    frames: 15,
    framesPerSecond: 25,
    width: 90,
    height: 160,
    shade: () => 100,
  });
  return { clip, speech: (await createSpeech(ctx, SPEECH_MS)).file };
}

export async function sceneRequest(ctx: StepContext, over: Partial<SceneClipRequest> = {}): Promise<SceneClipRequest> {
  const { file, timings } = await createSpeech(ctx, SPEECH_MS);
  return {
    presenter: { ...testPresenter(), description: SECRET_WORDS },
    shots: [
      {
        subject: 'presenter',
        framing: 'wide',
        speaks: true,
        place: 'a harbour',
        element: null,
        title: null,
        transition: 'cut',
        startMs: 0,
        endMs: 1_200,
      },
    ],
    elements: [],
    speech: file,
    timings,
    gender: 'female',
    accentColor: '#3366cc',
    logo: undefined,
    fast: false,
    seed: 'seed',
    ...over,
  };
}
