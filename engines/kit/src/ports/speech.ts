// The speech port: synthesizes text with a voice, and finds the words of a known text in a recording.
import type { LocalFile, StepContext } from '../step-context.ts';
import type { PaceOf } from '../text/speech-length.ts';
import type { EngineData } from './engine-data.ts';
import type { Timings } from './timings.ts';

/** Overrides of an engine's defaults. `speed`: 0.7 to 1.2, 1.2 by default; the other numbers: 0 to 1. */
export interface VoiceSettings {
  stability?: number | undefined;
  similarityBoost?: number | undefined;
  style?: number | undefined;
  speed?: number | undefined;
  useSpeakerBoost?: boolean | undefined;
}

export interface SpeechRequest {
  text: string;
  /** A voice of the same engine. */
  voice: EngineData;
  /** ISO 639-1 code with or without a region. */
  language: string;
  settings: VoiceSettings;
  /** The longest that the video may be. If the text is estimated longer, an engine with a hurried pace speaks it faster. */
  maxMs?: number | undefined;
}

export interface Speech extends Timings {
  /** WAV, mono, 16 bit, 44,100 Hz, at −14 LUFS with peaks below −1 dBTP. */
  file: LocalFile;
  durationMs: number;
  /** Problems that a listener would notice, in sentences for the client. */
  warnings: readonly string[];
}

export interface SpeechPort {
  /** Whether speech costs the operator nothing. If so, voice previews are free, and a script is synthesized before its video is ordered. */
  readonly isFree: boolean;
  /** How fast the engine speaks a language at the default speed. Scripts are estimated with it. Pure. */
  readonly pace: PaceOf;
  /**
   * Synthesizes a text.
   *
   * @throws {EngineError} `rejected` if the text cannot be spoken.
   */
  synthesize(request: SpeechRequest, ctx: StepContext): Promise<Speech>;
  /**
   * Finds when each word of `text` is spoken in a recording of it.
   *
   * @param request `file`: WAV, mono, 16 bit, 44,100 Hz; `language`: as in `SpeechRequest`
   * @throws {EngineError} `rejected` if the text is not heard in the recording.
   */
  align(request: { file: LocalFile; text: string; language: string }, ctx: StepContext): Promise<Timings>;
}
