// The studio's talking head port: animates its own first frames and other stills, with lipsync and captions in one pass.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Json } from '@greenroom/engine-kit/json';
import type { LipsyncScore } from '@greenroom/engine-kit/lipsync-score';
import type { Captions } from '@greenroom/engine-kit/ports/captions';
import type { EngineData } from '@greenroom/engine-kit/ports/engine-data';
import { type TalkingHeadPort, VIDEO_SIZES } from '@greenroom/engine-kit/ports/talking-head';
import type { LocalFile, Task } from '@greenroom/engine-kit/step-context';
import { likenessOf } from './presenter-likeness.ts';
import { renderProcess } from './render-process.ts';

export type TalkingHeadInput = {
  /** A still, with its recipe if the studio drew it; or a likeness and the description of its scene. */
  opening: { image: string; recipe: StudioData | null } | { likeness: StudioData; scene: string };
  captions: Captions | null;
  resolution: '480p' | '720p';
  seed: string;
  /** The paths of the video, and of its first frame if it is drawn here. */
  clip: string;
  image: string;
};

/** The speech and its timings. */
export type TalkingHeadSpeech = {
  /** The sound's file. */
  speech: string;
  timings: {
    words: { text: string; startMs: number; endMs: number }[];
    phones: { viseme: string; startMs: number; endMs: number }[];
  } | null;
};

/** `recipe`: of the first frame if it was drawn here. */
export type TalkingHeadPictures = { captions: boolean; recipe: Json };

export type TalkingHeadOutput = TalkingHeadPictures & { lipsync: LipsyncScore | null };

type StudioData = { json: Json; files: Readonly<Record<string, string>> };

export const FORMATS = {
  '480p': { ...VIDEO_SIZES['480p'], framesPerSecond: 25 },
  '720p': { ...VIDEO_SIZES['720p'], framesPerSecond: 30 },
} as const;

const talkingHeadTask: Task<TalkingHeadInput, TalkingHeadOutput, TalkingHeadSpeech> = {
  module: new URL('./talking-head.task.ts', import.meta.url),
  ...renderProcess,
  limits: { ...renderProcess.limits, timeoutSeconds: 300 },
};

export const studioTalkingHead: TalkingHeadPort = {
  resolutions: ['480p', '720p'],
  maxClipMs: Number.POSITIVE_INFINITY,
  drawsFirstFrame: true,
  isFree: true,

  async render({ firstFrame: opening, speech, captions, resolution, seed }, ctx) {
    const likeness = 'presenter' in opening ? await likenessOf(opening.presenter, ctx) : undefined;
    const clip = join(ctx.dir, `talking-head-${randomUUID()}.mp4`) as LocalFile;
    const image = join(ctx.dir, `first-frame-${randomUUID()}.png`) as LocalFile;
    const {
      captions: captioned,
      recipe,
      lipsync,
    } = await ctx.runTask(
      talkingHeadTask,
      {
        opening:
          'image' in opening
            ? { image: opening.image, recipe: opening.recipe ? plain(opening.recipe) : null }
            : { likeness: plain(likeness!), scene: opening.scene },
        captions: captions ?? null,
        resolution,
        seed,
        clip,
        image,
      },
      speech.then(({ file, timings }) => ({
        speech: file,
        timings: timings ? { words: [...timings.words], phones: [...timings.phones] } : null,
      })),
    );
    return {
      clip,
      includes: { lipsync: true, captions: captioned, sound: true },
      lipsync: lipsync ?? undefined,
      firstFrame: likeness && { image, recipe: { json: recipe, files: likeness.files } },
    };
  },
};

const plain = ({ json, files }: EngineData): StudioData => ({ json, files });
