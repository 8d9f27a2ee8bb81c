// The studio's scene clip port: renders presenters, clients' pictures, places and titles in one task process.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Json } from '@greenroom/engine-kit/json';
import type { LipsyncScore } from '@greenroom/engine-kit/lipsync-score';
import type { SceneClipPort, SceneShot, UnshownWords } from '@greenroom/engine-kit/ports/scene-clip';
import type { LocalFile, Task } from '@greenroom/engine-kit/step-context';
import { tradePlaces } from '../scene/trade-places.ts';
import { likenessOf } from './presenter-likeness.ts';
import { renderProcess } from './render-process.ts';
import { readScenePlace } from './scene-place.ts';

export type SceneClipInput = {
  likeness: { json: Json; files: Readonly<Record<string, string>> };
  shots: SceneShot[];
  elements: { file: string; role: 'setting' | 'product' | 'prop'; caption: string | null }[];
  speech: string;
  timings: {
    words: { text: string; startMs: number; endMs: number }[];
    phones: { viseme: string; startMs: number; endMs: number }[];
  };
  /** `#rrggbb`. */
  accent: string;
  /** The path of a PNG. */
  logo: string | null;
  fast: boolean;
  seed: string;
  /** The path of the clip to write. */
  clip: string;
};

export type SceneClipAnswer = { unshown: UnshownWords[]; lipsync: LipsyncScore | null };

const sceneClipTask: Task<SceneClipInput, SceneClipAnswer> = {
  module: new URL('./scene-clip.task.ts', import.meta.url),
  ...renderProcess,
};

export const studioSceneClip: SceneClipPort = {
  isFree: true,
  subjects: ['presenter', 'split', 'element', 'place', 'title'],
  // Starting a task process and painting the presenter take as long as rendering several shots.
  maxShots: Number.POSITIVE_INFINITY,
  maxClipMs: Number.POSITIVE_INFINITY,
  maxConcurrentClips: 1,

  readPlace: readScenePlace,
  tradePlaces,

  async render({ presenter, shots, elements, speech, timings, accentColor, logo, fast, seed }, ctx) {
    const likeness = await likenessOf(presenter, ctx);
    const clip = join(ctx.dir, `shots-${randomUUID()}.mp4`) as LocalFile;
    const { unshown, lipsync } = await ctx.runTask(sceneClipTask, {
      likeness: { json: likeness.json, files: likeness.files },
      shots: [...shots],
      elements: elements.map(({ caption, ...element }) => ({ ...element, caption: caption ?? null })),
      speech,
      timings: { words: [...timings.words], phones: [...timings.phones] },
      accent: accentColor,
      logo: logo ?? null,
      fast,
      seed,
      clip,
    });
    return { clip, includes: { lipsync: true, sound: true }, lipsync: lipsync ?? undefined, unshown };
  },
};
