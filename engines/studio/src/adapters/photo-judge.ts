// Whether a photo will do, by the same judgement that the making of a presenter begins with.

import type { CharacterSheetEngine } from '@greenroom/engine-kit/ports/character-sheet';
import type { Task } from '@greenroom/engine-kit/step-context';

export type JudgeInput = { photo: string };

const judgeTask: Task<JudgeInput, null> = {
  module: new URL('./photo-judge.task.ts', import.meta.url),
  limits: { cpuSeconds: 60, wallSeconds: 90, memoryMb: 1100, fileMb: 16 },
};

export const judge: CharacterSheetEngine['validate'] = async (photo, ctx) => {
  await ctx.runTask(judgeTask, { photo });
};
