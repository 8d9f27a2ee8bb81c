// The voice-library port: a language and a gender in, a stock voice out.
import type { StepContext } from '../step-context.ts';
import type { EngineData, Gender } from './engine-data.ts';

export interface VoiceLibraryPort {
  /** Codes of the languages that it has voices for. */
  readonly languages: readonly string[];
  /** A voice for a language name or code, proved by speaking a few words; undefined where the library has none. */
  select(
    request: { language: string; gender: Gender },
    ctx: StepContext,
  ): Promise<{ voice: EngineData; language: string } | undefined>;
}
