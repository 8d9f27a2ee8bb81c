// Paints an invented presenter's first frame in a child process.
import { writeFile } from 'node:fs/promises';
import type { TaskRun } from '../../kernel/workbench.ts';
import { markedPng } from '../../media/origin.ts';
import { pictureOf } from '../../studio/paint/picture.ts';
import { planStill } from '../../studio/people/plan-still.ts';
import { paintFrame } from '../../studio/people/still.ts';
import type { PaintedLikeness } from './invent.ts';
import type { PaintedFirstFrameInput, PaintedFirstFrameOutput } from './painted-first-frame.ts';

const paintedFirstFrame: TaskRun<PaintedFirstFrameInput, PaintedFirstFrameOutput> = async (input) => {
  const { person } = input.likeness as PaintedLikeness;
  const recipe = planStill(person, input.scene);
  const frame = pictureOf({ width: 720, height: 1280, data: paintFrame(recipe, 720, 1280) });
  await writeFile(input.image, markedPng(await frame.encode('png'), 'algorithmicMedia'));
  return { recipe };
};

export default paintedFirstFrame;
