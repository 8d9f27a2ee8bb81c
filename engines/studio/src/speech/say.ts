// Speaking a text: what the task takes and answers. The work itself runs in a child process (say.task.ts).

import { soundWork } from '@greenroom/engine-kit/audio/sound-task';
import type { Task } from '@greenroom/engine-kit/step-context';
import type { GivenSettings } from './delivery.ts';
import type { StudioVoice } from './studio-voice.ts';

export type SayInput = {
  /** Name of the WAV to write in the child's folder: mono, 16 bit, 44,100 Hz. */
  file: string;
  text: string;
  voice: StudioVoice;
  /** ISO 639-1 or 639-3, a region allowed. */
  language: string;
  settings: GivenSettings;
};

export type SayOutput = {
  durationMs: number;
  words: { text: string; startMs: number; endMs: number }[];
  phones: { viseme: string; startMs: number; endMs: number }[];
};

/** Throws `EngineError('rejected')` where nothing in the text can be spoken. */
export const sayTask: Task<SayInput, SayOutput> = {
  module: new URL('./say.task.ts', import.meta.url),
  ...soundWork,
};
