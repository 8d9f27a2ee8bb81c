// The transcription port.
import { readWav } from '@greenroom/engine-kit/audio/wav';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import type { TranscriptionPort } from '@greenroom/engine-kit/ports/transcription';
import { fillTimes } from './fill-times.ts';
import { durationMsOf, isSilent } from './speech-files.ts';
import { estimateWords, timeReportedWords } from './time-words.ts';
import { type Transcriber, transcribe } from './transcribe.ts';

const noWords = () =>
  new EngineError('rejected', 'No words are heard in the recording. Use a clear recording of one person who speaks.');

/** The words have the punctuation of the transcript. Models that return no times get estimated ones. */
export const createTranscription = (transcriber: Transcriber): TranscriptionPort => ({
  async transcribe({ file, language }, ctx) {
    ctx.signal.throwIfAborted();
    const sound = await readWav(file);
    if (isSilent(sound)) throw noWords();
    const durationMs = durationMsOf(sound);
    const { text, words } = await transcribe(transcriber, { file, durationMs, language }, ctx);
    if (!/[\p{L}\p{N}]/u.test(text)) throw noWords();
    const recording = { file, durationMs, text, language: language ?? 'en' };
    if (words.length === 0) return { words: await estimateWords(recording, ctx), phones: [] };
    const timed = await timeReportedWords(recording, words, ctx);
    const alone = () =>
      fillTimes(
        words.map((word) => word.text),
        words,
        [],
        durationMs,
      );
    return { words: timed ?? alone(), phones: [] };
  },
});
