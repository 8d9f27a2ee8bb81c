// The first frame of an invented presenter: painted into a place chosen and coloured from the words for the scene.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Json } from '../../kernel/json.ts';
import type { LocalFile, Task } from '../../kernel/workbench.ts';
import type { FirstFrameEngine } from '../ports/first-frame.ts';

export type PaintedFirstFrameInput = { likeness: Json; scene: string; image: string };

/** The recipe's JSON: a `StillRecipe`. */
export type PaintedFirstFrameOutput = { recipe: Json };

const paintedFirstFrameTask: Task<PaintedFirstFrameInput, PaintedFirstFrameOutput> = {
  module: new URL('./painted-first-frame.task.ts', import.meta.url),
  limits: { cpuSeconds: 20, wallSeconds: 40, memoryMb: 600, fileMb: 32 },
};

/** For a likeness made by `invent`. */
export const drawPaintedFirstFrame: FirstFrameEngine['draw'] = async ({ likeness, scene }, bench) => {
  const image = join(bench.dir, `first-frame-${randomUUID()}.png`) as LocalFile;
  const { recipe } = await bench.compute(paintedFirstFrameTask, { likeness: likeness.json, scene, image });
  return { image, recipe: { json: recipe, files: {} } };
};
