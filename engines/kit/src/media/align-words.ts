// Finds when each word of a known text is spoken in a recording, for engines whose provider returns no times.
import type { Timings } from '../ports/timings.ts';
import type { LocalFile, StepContext, Task } from '../step-context.ts';

export type AlignWordsInput = {
  /** WAV, mono, 16 bit, such as `importSpeech` returns. */
  file: LocalFile;
  text: string;
  /** ISO 639-1 code with or without a region. */
  language: string;
};

export type AlignedWords = { words: { text: string; startMs: number; endMs: number }[] };

const alignWordsTask: Task<AlignWordsInput, AlignedWords> = {
  module: new URL('./align-words.task.ts', import.meta.url),
  limits: { cpuSeconds: 60, timeoutSeconds: 90, memoryMb: 700, fileMb: 1 },
};

/**
 * Returns the words of `splitWords(text)` with their times, in order, without overlaps and within the recording, and no phones. It needs
 * no speech recognition and knows every language: it compares the pauses and syllables of the sound with those of the text. It cannot
 * tell whether the text is spoken at all.
 *
 * @throws {EngineError} `rejected` if the recording is silent or too short for the text, or the text has no letters or digits.
 */
export async function alignWords(recording: AlignWordsInput, ctx: StepContext): Promise<Timings> {
  return { ...(await ctx.runTask(alignWordsTask, recording)), phones: [] };
}
