// Whether a photo will do, by the same judgement that the making of a presenter begins with.
import type { Task } from '../../kernel/workbench.ts';
import type { CharacterSheetEngine } from '../ports/character-sheet.ts';

export type JudgeInput = { photo: string };

const judgeTask: Task<JudgeInput, null> = {
  module: new URL('./photo-judge.task.ts', import.meta.url),
  limits: { cpuSeconds: 60, wallSeconds: 90, memoryMb: 1100, fileMb: 16 },
};

export const judge: CharacterSheetEngine['judge'] = async (photo, bench) => {
  await bench.compute(judgeTask, { photo });
};
