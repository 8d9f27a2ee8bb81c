// The task that runs the program; speak.task.ts runs it.
import type { Task } from '@greenroom/engine-kit/step-context';

export type SpeakInput = {
  /** The program and its arguments. */
  command: string[];
  text: string;
  /** The text is written to this file first. */
  textFile: string | null;
  /** The program reads the text from its standard input. */
  fromStdin: boolean;
  /** What the program writes. */
  sound: string;
  /** The standard output of the program is the sound. */
  fromStdout: boolean;
  /** The factor by which the sound is made faster: 1 leaves it as it is. */
  tempo: number;
};

/** Returns the file with the sound. */
export type SpeakTask = Task<SpeakInput, { file: string }>;

/**
 * Generous, because programs may load large models and compute for about as long as the speech lasts.
 *
 * @param reads folders and files that the program reads
 */
export const speakTask = (reads: readonly string[]): SpeakTask => ({
  module: new URL('./speak.task.ts', import.meta.url),
  limits: { cpuSeconds: 3_600, timeoutSeconds: 600, memoryMb: 6_000, fileMb: 512 },
  reads,
});
