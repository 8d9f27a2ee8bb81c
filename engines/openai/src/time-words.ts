// Finds when the words of a known text are spoken: from reported words if there are any, else from the sound alone.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { alignWords } from '@greenroom/engine-kit/media/align-words';
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';
import type { LocalFile, StepContext } from '@greenroom/engine-kit/step-context';
import { splitWords } from '@greenroom/engine-kit/text/words';
import { fillTimes } from './fill-times.ts';
import { matchWords } from './match-words.ts';
import { type Transcriber, transcribe } from './transcribe.ts';

/** A recording of a known text. */
export interface Recording {
  /** WAV, mono, 16 bit. */
  file: LocalFile;
  durationMs: number;
  text: string;
  /** With or without a region. */
  language: string;
}

/** Below this part of words that are found, the reported words are of another text or in another script. */
const MIN_FOUND = 0.5;

/**
 * Returns the words of `splitWords(text)`, in order, without overlaps and within the recording; undefined if too few of them are among
 * the reported words.
 *
 * @throws {EngineError} `rejected` if the recording is too short for the text.
 */
export async function timeReportedWords(
  recording: Recording,
  reported: readonly SpokenWord[],
  ctx: StepContext,
): Promise<SpokenWord[] | undefined> {
  const words = splitWords(recording.text);
  const spans = matchWords(words, reported);
  const found = spans.filter((span) => span !== undefined).length;
  if (found < words.length * MIN_FOUND) return undefined;
  const estimate = found < words.length ? await estimateWords(recording, ctx) : [];
  return fillTimes(words, spans, estimate, recording.durationMs);
}

/**
 * Estimates the times of words from the sound and the text.
 *
 * @throws {EngineError} `rejected` if the recording is silent or too short for the text.
 */
export const estimateWords = async (
  { file, text, language }: Recording,
  ctx: StepContext,
): Promise<readonly SpokenWord[]> => (await alignWords({ file, text, language }, ctx)).words;

/**
 * Asks a recognizer for the words of a recording. A recognizer that fails must not fail speech that is already paid for.
 *
 * @returns undefined if there is no recognizer, or it returns no words
 */
export async function hearWords(
  recording: Recording,
  transcriber: Transcriber | undefined,
  ctx: StepContext,
): Promise<readonly SpokenWord[] | undefined> {
  if (!transcriber) return undefined;
  try {
    const { words } = await transcribe(transcriber, recording, ctx);
    return words.length > 0 ? words : undefined;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const { reason, cause } = error;
    ctx.log.warn(
      { reason, model: transcriber.model, cause: cause instanceof Error ? cause.message : undefined },
      'The times of words are estimated, because the transcription failed.',
    );
    return undefined;
  }
}
