// Input and output of the task that clones a voice; clone.task.ts runs it.
import type { Task } from '@greenroom/engine-kit/step-context';
import type { StudioVoice } from './studio-voice.ts';

export type CloneInput = {
  /** WAV files, mono, 16 bit. */
  samples: string[];
};

export type CloneOutput = { voice: StudioVoice };

/** Throws `EngineError('rejected')` if the samples have no speech. */
export const cloneTask: Task<CloneInput, CloneOutput> = {
  module: new URL('./clone.task.ts', import.meta.url),
  limits: { cpuSeconds: 90, timeoutSeconds: 120, memoryMb: 900, fileMb: 16 },
};
