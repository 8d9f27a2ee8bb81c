// The transcription port: a recording in, its words and when they are spoken out.
import type { LocalFile, StepContext } from '../step-context.ts';
import type { Timings } from './timings.ts';

export interface TranscriptionPort {
  /** Throws `EngineError('rejected')` where no words are heard. */
  transcribe(request: { file: LocalFile; language: string | undefined }, ctx: StepContext): Promise<Timings>;
}
