// Input and output of the task that selects a library voice; select-voice.task.ts runs it.
import type { Task } from '@greenroom/engine-kit/step-context';
import type { StudioVoice } from './studio-voice.ts';

export type SelectVoiceInput = {
  /** A base code of the engine kit's `LANGUAGES`. */
  language: string;
  gender: 'female' | 'male';
  /** From 0. */
  variant: number;
};

/** Null if the library does not support the language. */
export type SelectVoiceOutput = { voice: StudioVoice } | null;

export const selectVoiceTask: Task<SelectVoiceInput, SelectVoiceOutput> = {
  module: new URL('./select-voice.task.ts', import.meta.url),
  limits: { cpuSeconds: 40, timeoutSeconds: 60, memoryMb: 700, fileMb: 16 },
};
