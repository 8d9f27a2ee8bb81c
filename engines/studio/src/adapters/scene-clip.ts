// The built-in shots of a scenes video: the presenter in a place, the partner's pictures, places and titles, in one child.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Json } from '@greenroom/engine-kit/json';
import type { SceneClipPort, SceneShot, UnshownWords } from '@greenroom/engine-kit/ports/scene-clip';
import type { LocalFile, Task } from '@greenroom/engine-kit/step-context';
import { filmWork } from './film-work.ts';
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
  fast: boolean;
  seed: string;
  /** Where the clip goes. */
  clip: string;
};

export type SceneClipAnswer = { unshown: UnshownWords[] };

const sceneClipTask: Task<SceneClipInput, SceneClipAnswer> = {
  module: new URL('./scene-clip.task.ts', import.meta.url),
  ...filmWork,
};

export const studioSceneClip: SceneClipPort = {
  subjects: ['presenter', 'split', 'element', 'place', 'title'],
  // Starting a task process and painting the presenter cost as much as filming several shots.
  maxShots: Number.POSITIVE_INFINITY,
  maxClipMs: Number.POSITIVE_INFINITY,
  maxConcurrentClips: 1,

  readPlace: readScenePlace,

  async render({ likeness, shots, elements, speech, timings, fast, seed }, ctx) {
    const clip = join(ctx.dir, `shots-${randomUUID()}.mp4`) as LocalFile;
    const { unshown } = await ctx.runTask(sceneClipTask, {
      likeness: { json: likeness.json, files: likeness.files },
      shots: [...shots],
      elements: elements.map(({ caption, ...element }) => ({ ...element, caption: caption ?? null })),
      speech,
      timings: { words: [...timings.words], phones: [...timings.phones] },
      fast,
      seed,
      clip,
    });
    return { clip, includes: { sound: true }, unshown };
  },
};
