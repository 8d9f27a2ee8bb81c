// Input of the task that validates a recording for cloning; validate-sample.task.ts runs it.
import type { Task } from '@greenroom/engine-kit/step-context';

/** A WAV file, mono, 16 bit. */
export type ValidateSampleInput = { sample: string };

/** Throws `EngineError('rejected')` if the recording has no speech. */
export const validateSampleTask: Task<ValidateSampleInput, null> = {
  module: new URL('./validate-sample.task.ts', import.meta.url),
  limits: { cpuSeconds: 60, timeoutSeconds: 90, memoryMb: 700, fileMb: 16 },
};
