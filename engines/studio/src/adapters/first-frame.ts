// The studio's first frame port: draws a photographed or painted presenter in the described scene.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Json } from '@greenroom/engine-kit/json';
import type { FirstFramePort } from '@greenroom/engine-kit/ports/first-frame';
import type { LocalFile, Task } from '@greenroom/engine-kit/step-context';
import { likenessOf } from './presenter-likeness.ts';

export type FirstFrameInput = {
  likeness: { json: Json; files: Readonly<Record<string, string>> };
  scene: string;
  image: string;
};

/** The recipe's JSON, and sentences about what the image does not show. */
export type FirstFrameOutput = { recipe: Json; warnings: readonly string[] };

const firstFrameTask: Task<FirstFrameInput, FirstFrameOutput> = {
  module: new URL('./first-frame.task.ts', import.meta.url),
  limits: { cpuSeconds: 30, timeoutSeconds: 45, memoryMb: 600, fileMb: 64 },
};

export const studioFirstFrame: FirstFramePort = {
  isFree: true,

  async draw({ presenter, scene }, ctx) {
    const { json, files } = await likenessOf(presenter, ctx);
    const image = join(ctx.dir, `first-frame-${randomUUID()}.png`) as LocalFile;
    const { recipe, warnings } = await ctx.runTask(firstFrameTask, { likeness: { json, files }, scene, image });
    return { image, recipe: { json: recipe, files }, warnings };
  },
};
