// Whether a recording will do for a clone: what the task takes. The work itself runs in a child process (judge-sample.task.ts).
import type { Task } from '@greenroom/engine-kit/step-context';

/** WAV, mono, 16 bit. */
export type JudgeSampleInput = { sample: string };

/** Throws `EngineError('rejected')` where nobody speaks in it. */
export const judgeSampleTask: Task<JudgeSampleInput, null> = {
  module: new URL('./judge-sample.task.ts', import.meta.url),
  limits: { cpuSeconds: 60, timeoutSeconds: 90, memoryMb: 700, fileMb: 16 },
};
