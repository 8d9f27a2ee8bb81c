// The speech port: text and a voice in, sound with its timings out.
import type { LocalFile, StepContext } from '../step-context.ts';
import type { PaceOf } from '../text/speech-length.ts';
import type { EngineData } from './engine-data.ts';
import type { Timings } from './timings.ts';

/** Partial override of an engine's tuned defaults. `speed` 0.7 to 1.2, default 1.2; the others 0 to 1. */
export interface VoiceSettings {
  stability?: number | undefined;
  similarityBoost?: number | undefined;
  style?: number | undefined;
  speed?: number | undefined;
  useSpeakerBoost?: boolean | undefined;
}

export interface SpeechRequest {
  text: string;
  voice: EngineData;
  /** ISO 639-1 code with or without a region, already decided by the caller. */
  language: string;
  settings: VoiceSettings;
}

export interface Speech extends Timings {
  /** WAV, mono, 16 bit, 44,100 Hz, as loud as a finished video where the engine can: −14 LUFS, peaks below −1 dBTP. */
  file: LocalFile;
  durationMs: number;
  /** What a listener would find wrong with it, in sentences for the partner. */
  warnings: readonly string[];
}

export interface SpeechPort {
  /** Whether speech costs the operator nothing, so that voice samples are free and a script is spoken before it is sold. */
  readonly isFree: boolean;
  /** How fast it speaks a language (a base code such as `en`) at the default speed: what scripts are estimated by. Pure. */
  readonly pace: PaceOf;
  /** Throws `EngineError('rejected')` where the text cannot be spoken. */
  synthesize(request: SpeechRequest, ctx: StepContext): Promise<Speech>;
  /** When each word of a known `text` is spoken in a foreign recording of it. WAV in. */
  align(request: { file: LocalFile; text: string; language: string }, ctx: StepContext): Promise<Timings>;
}
