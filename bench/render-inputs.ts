// Inputs of the render benchmark: the same presenters, speech and shots as in the service's jobs.

import { join } from 'node:path';
import { defaultCaptionLook } from '@greenroom/engine-kit/ports/captions';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { portraitFile } from '@greenroom/engine-kit/testing/portraits';
import { studioPorts } from '../engines/studio/src/adapters/ports.ts';
import type { SceneClipInput } from '../engines/studio/src/adapters/scene-clip.ts';
import { shotList } from '../server/src/production/scenes/shot-list.ts';
import { scenesOf } from '../server/src/production/video/video-quote.ts';
import { type Who, WORDS } from './render-jobs.ts';
import type { RenderedHead } from './render-video.ts';

const ctx = await testStepContext();
const { voice } = (await studioPorts.voiceLibrary.select({ language: 'en', gender: 'female', variant: 0 }, ctx))!;
const likenesses = {
  photo: (
    await studioPorts.characterSheet.fromPhotos(
      { photos: [portraitFile as LocalFile], editInstructions: undefined },
      ctx,
    )
  ).likeness,
  painted: (
    await studioPorts.characterSheet.fromDescription({ description: WORDS, references: [], recastAttempt: 0 }, ctx)
  ).likeness,
};
const plain = ({ json, files }: (typeof likenesses)[Who]) => ({ json, files });

const say = async (text: string) => {
  const { file, words, phones, durationMs } = await studioPorts.speech.synthesize(
    { text, voice, language: 'en', settings: {} },
    ctx,
  );
  return { speech: file, timings: { words: [...words], phones: [...phones] }, durationMs };
};

export const talkingHeadInput = async (
  who: Who,
  resolution: '480p' | '720p',
  text: string,
  scene: string,
): Promise<RenderedHead> => {
  const { speech, timings } = await say(text);
  return {
    opening: { likeness: plain(likenesses[who]), scene },
    speech,
    timings,
    captions: { position: 'bottom', look: defaultCaptionLook },
    resolution,
    seed: 'bench',
    clip: join(ctx.dir, 'video.mp4'),
    image: join(ctx.dir, 'video.png'),
  };
};

export const scenesInput = async (who: Who, fast: boolean, text: string, idea: string): Promise<SceneClipInput> => {
  const { speech, timings, durationMs } = await say(text);
  const shots = shotList({
    scenes: scenesOf({ script: text, language: undefined }, studioPorts.speech.pace),
    words: timings.words,
    speechMs: durationMs,
    narrationMode: 'auto',
    elements: [],
    about: [idea],
    fast,
    engine: studioPorts.sceneClip,
  });
  return {
    likeness: plain(likenesses[who]),
    shots: shots.map(({ scene: _, ...shot }) => shot),
    elements: [],
    speech,
    timings,
    accent: defaultCaptionLook.accentColor,
    logo: null,
    fast,
    seed: 'bench',
    clip: join(ctx.dir, 'video.mp4'),
  };
};
