// The first frame of a photographed presenter: the person in the described scene, or in their own place in its light.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Json } from '../../kernel/json.ts';
import type { LocalFile, Task } from '../../kernel/workbench.ts';
import type { FirstFrameEngine } from '../ports/first-frame.ts';

export type PhotoFirstFrameInput = { likeness: Json; files: Record<string, string>; scene: string; image: string };

/** The recipe's JSON. */
export type PhotoFirstFrameOutput = { recipe: Json };

const photoFirstFrameTask: Task<PhotoFirstFrameInput, PhotoFirstFrameOutput> = {
  module: new URL('./photo-first-frame.task.ts', import.meta.url),
  limits: { cpuSeconds: 30, wallSeconds: 45, memoryMb: 600, fileMb: 64 },
};

/** For a likeness made by `portray`. */
export const drawPhotoFirstFrame: FirstFrameEngine['draw'] = async ({ likeness, scene }, bench) => {
  const image = join(bench.dir, `first-frame-${randomUUID()}.png`) as LocalFile;
  const { recipe } = await bench.compute(photoFirstFrameTask, {
    likeness: likeness.json,
    files: { ...likeness.files },
    scene,
    image,
  });
  return { image, recipe: { json: recipe, files: likeness.files } };
};
