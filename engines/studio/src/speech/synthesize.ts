// Input and output of the task that synthesizes a text; synthesize.task.ts runs it.
import { soundProcess } from '@greenroom/engine-kit/audio/sound-process';
import type { Task } from '@greenroom/engine-kit/step-context';
import type { RequestedSettings } from './delivery.ts';
import type { StudioVoice } from './studio-voice.ts';

export type SynthesizeInput = {
  /** Name of the WAV file to write in the task's folder: mono, 16 bit, 44,100 Hz. */
  file: string;
  text: string;
  voice: StudioVoice;
  /** ISO 639-1 or 639-3, optionally with a region. */
  language: string;
  settings: RequestedSettings;
  /** From 0 to 1: pauses and tempo of a text that would otherwise be too long. */
  hurry: number;
};

export type SynthesizeOutput = {
  durationMs: number;
  words: { text: string; startMs: number; endMs: number }[];
  phones: { viseme: string; startMs: number; endMs: number }[];
};

/** Throws `EngineError('rejected')` if nothing in the text can be spoken. */
export const synthesizeTask: Task<SynthesizeInput, SynthesizeOutput> = {
  module: new URL('./synthesize.task.ts', import.meta.url),
  ...soundProcess,
};
