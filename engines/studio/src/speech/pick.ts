// Finding a library voice: what the task takes and answers. The work itself runs in a child process (pick.task.ts).
import type { Task } from '@greenroom/engine-kit/step-context';
import type { StudioVoice } from './studio-voice.ts';

export type PickInput = {
  /** Base code as `script/languages.ts` has it. */
  language: string;
  gender: 'female' | 'male';
};

/** Null where the library does not speak the language. */
export type PickOutput = { voice: StudioVoice } | null;

export const pickTask: Task<PickInput, PickOutput> = {
  module: new URL('./pick.task.ts', import.meta.url),
  limits: { cpuSeconds: 40, timeoutSeconds: 60, memoryMb: 700, fileMb: 16 },
};
