// The speech ports: text and a voice in, sound with its timings out; voices found by language; voices made from samples.
import type { Json } from '../json.ts';
import type { LocalFile, StepContext } from '../step-context.ts';
import type { EngineData, Gender } from './engine-data.ts';

/** When a word is spoken, in whole milliseconds from the start of the file. `text` keeps its punctuation. */
export interface SpokenWord {
  text: string;
  startMs: number;
  endMs: number;
}

/** One speech sound. `viseme` is the mouth shape it is spoken with (see studio/visemes.ts for the names). */
export interface SpokenPhone {
  viseme: string;
  startMs: number;
  endMs: number;
}

export interface Timings {
  words: readonly SpokenWord[];
  phones: readonly SpokenPhone[];
}

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

export interface SpeechEngine {
  readonly name: string;
  /** Speech costs this machine's time only, so it may be made before a job is accepted. */
  readonly local: boolean;
  synthesize(request: SpeechRequest, ctx: StepContext): Promise<Speech>;
  /** When each word of a known `text` is spoken in a foreign recording of it. WAV in. */
  align(request: { file: LocalFile; text: string; language: string }, ctx: StepContext): Promise<Timings>;
}

export interface VoiceLibraryEngine {
  readonly name: string;
  /** Codes of the languages that it has voices for. */
  readonly languages: readonly string[];
  /** A voice for a language name or code, proved by speaking a few words; undefined where the library has none. */
  select(
    request: { language: string; gender: Gender },
    ctx: StepContext,
  ): Promise<{ voice: EngineData; language: string } | undefined>;
}

export interface VoiceCloneEngine {
  readonly name: string;
  /** Samples: WAV, mono, 44,100 Hz, each at least 4.5 s. */
  clone(request: { samples: readonly LocalFile[] }, ctx: StepContext): Promise<{ voice: EngineData }>;
  /** Whether `clone` could use this sample alone. Throws as it does where it could not. */
  validate(sample: LocalFile, ctx: StepContext): Promise<void>;
  /** Erases what the engine keeps elsewhere of a voice: `voice` is the `json` that `clone` answered. Safe to repeat. Absent where it keeps nothing. */
  erase?(voice: Json, signal: AbortSignal): Promise<void>;
}
