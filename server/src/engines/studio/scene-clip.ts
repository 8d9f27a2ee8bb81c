// The built-in shots of a scenes video: the presenter in a place, or the partner's pictures under the narration.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Json } from '../../kernel/json.ts';
import type { LocalFile, Task } from '../../kernel/workbench.ts';
import type { SceneClipEngine } from '../ports/video.ts';

export type SceneClipInput = {
  likeness: { json: Json; files: Readonly<Record<string, string>> };
  scene: string;
  framing: 'close' | 'medium' | 'wide';
  onCamera: boolean;
  element: { file: string; role: 'setting' | 'product' | 'prop'; caption: string | null } | null;
  timings: {
    words: { text: string; startMs: number; endMs: number }[];
    phones: { viseme: string; startMs: number; endMs: number }[];
  };
  startMs: number;
  endMs: number;
  transition: 'none' | 'dissolve' | 'push';
  previous: string | null;
  fast: boolean;
  seed: string;
  /** Where the clip and its last frame go. */
  clip: string;
  last: string;
};

export type SceneClipOutput = null;

const sceneClipTask: Task<SceneClipInput, SceneClipOutput> = {
  module: new URL('./scene-clip.task.ts', import.meta.url),
  limits: { cpuSeconds: 240, wallSeconds: 300, memoryMb: 900, fileMb: 256 },
};

export const studioSceneClip: SceneClipEngine = {
  name: 'studio',

  async render({ likeness, element, timings, previous, startMs, endMs, ...shot }, bench) {
    const name = randomUUID();
    const clip = join(bench.dir, `shot-${name}.mp4`) as LocalFile;
    const last = join(bench.dir, `shot-${name}.png`) as LocalFile;
    const within = (part: { startMs: number; endMs: number }) => part.endMs > startMs && part.startMs < endMs;
    await bench.compute(sceneClipTask, {
      likeness: { json: likeness.json, files: likeness.files },
      scene: shot.scene,
      framing: shot.framing,
      onCamera: shot.onCamera,
      element: element ? { ...element, caption: element.caption ?? null } : null,
      timings: { words: timings.words.filter(within), phones: timings.phones.filter(within) },
      startMs,
      endMs,
      transition: shot.transition,
      previous: previous ?? null,
      fast: shot.fast,
      seed: shot.seed,
      clip,
      last,
    });
    return { clip, last };
  },
};
