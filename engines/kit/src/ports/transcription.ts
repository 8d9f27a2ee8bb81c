// The transcription port: finds the words of a recording and their timings.
import type { LocalFile, StepContext } from '../step-context.ts';
import type { Timings } from './timings.ts';

export interface TranscriptionPort {
  /**
   * Transcribes a recording.
   *
   * @param request `file`: WAV, mono, 16 bit, 44,100 Hz; `language`: ISO 639-1 code, or undefined to detect it
   * @throws {EngineError} `rejected` if no words are heard.
   */
  transcribe(request: { file: LocalFile; language: string | undefined }, ctx: StepContext): Promise<Timings>;
}
