// The first frame of a photographed presenter: the photo framed upright and tinted by the words for the scene.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Json } from '../../kernel/json.ts';
import type { LocalFile, Task } from '../../kernel/workbench.ts';
import type { FirstFrameEngine } from '../ports/first-frame.ts';

export type PhotoFirstFrameInput = { likeness: Json; photo: string; scene: string; image: string };

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
    photo: likeness.files.photo!,
    scene,
    image,
  });
  return { image, recipe: { json: recipe, files: likeness.files } };
};
