// The built-in talking head: animates its own first frames and foreign stills, lips and captions in one pass.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Json } from '../../kernel/json.ts';
import type { LocalFile, Task } from '../../kernel/workbench.ts';
import type { TalkingHeadEngine } from '../ports/video.ts';

export type TalkingHeadInput = {
  image: string;
  recipe: { json: Json; files: Readonly<Record<string, string>> } | null;
  speech: string;
  timings: {
    words: { text: string; startMs: number; endMs: number }[];
    phones: { viseme: string; startMs: number; endMs: number }[];
  } | null;
  captions: 'top' | 'bottom' | null;
  resolution: '480p' | '720p';
  seed: string;
  /** Where the film goes. */
  clip: string;
};

export type TalkingHeadOutput = { captions: boolean };

const talkingHeadTask: Task<TalkingHeadInput, TalkingHeadOutput> = {
  module: new URL('./talking-head.task.ts', import.meta.url),
  limits: { cpuSeconds: 240, wallSeconds: 300, memoryMb: 900, fileMb: 256 },
};

export const studioTalkingHead: TalkingHeadEngine = {
  name: 'studio',

  async render({ firstFrame, speech, timings, captions, resolution, seed }, bench) {
    const clip = join(bench.dir, `talking-head-${randomUUID()}.mp4`) as LocalFile;
    const did = await bench.compute(talkingHeadTask, {
      image: firstFrame.image,
      recipe: firstFrame.recipe ? { json: firstFrame.recipe.json, files: firstFrame.recipe.files } : null,
      speech,
      timings: timings ? { words: [...timings.words], phones: [...timings.phones] } : null,
      captions: captions?.position ?? null,
      resolution,
      seed,
      clip,
    });
    return { clip, did: { lipsync: true, captions: did.captions } };
  },
};
