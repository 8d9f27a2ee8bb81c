// Timing a foreign recording of known words: what the task takes and answers. The work itself runs in a child process (align.task.ts).
import type { Task } from '@greenroom/engine-kit/step-context';
import type { SayOutput } from './say.ts';

export type AlignInput = {
  /** WAV, mono, 16 bit. */
  file: string;
  text: string;
  /** ISO 639-1 or 639-3, a region allowed. */
  language: string;
};

export type AlignOutput = Pick<SayOutput, 'words' | 'phones'>;

/** Throws `EngineError('rejected')` where the recording is silent or nothing in the text can be spoken. */
export const alignTask: Task<AlignInput, AlignOutput> = {
  module: new URL('./align.task.ts', import.meta.url),
  limits: { cpuSeconds: 120, timeoutSeconds: 150, memoryMb: 900, fileMb: 16 },
};
