// Input and output of the task that times known words in a recording; align.task.ts runs it.
import type { Task } from '@greenroom/engine-kit/step-context';
import type { SynthesizeOutput } from './synthesize.ts';

export type AlignInput = {
  /** A WAV file, mono, 16 bit. */
  file: string;
  text: string;
  /** ISO 639-1 or 639-3, optionally with a region. */
  language: string;
};

export type AlignOutput = Pick<SynthesizeOutput, 'words' | 'phones'>;

/** Throws `EngineError('rejected')` if the recording is silent or the text has nothing to speak. */
export const alignTask: Task<AlignInput, AlignOutput> = {
  module: new URL('./align.task.ts', import.meta.url),
  limits: { cpuSeconds: 120, timeoutSeconds: 150, memoryMb: 900, fileMb: 16 },
};
