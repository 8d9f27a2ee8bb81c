// A voice from samples: what the task takes and answers. The work itself runs in a child process (clone.task.ts).
import type { Task } from '@greenroom/engine-kit/step-context';
import type { StudioVoice } from './studio-voice.ts';

export type CloneInput = {
  /** WAV, mono, 16 bit. */
  samples: string[];
};

export type CloneOutput = { voice: StudioVoice };

/** Throws `EngineError('rejected')` where the samples hold no speech. */
export const cloneTask: Task<CloneInput, CloneOutput> = {
  module: new URL('./clone.task.ts', import.meta.url),
  limits: { cpuSeconds: 90, timeoutSeconds: 120, memoryMb: 900, fileMb: 16 },
};
