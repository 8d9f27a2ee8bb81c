// The voice library port: selects a stock voice for a language and a gender.
import type { StepContext } from '../step-context.ts';
import type { EngineData, Gender } from './engine-data.ts';

export interface VoiceLibraryPort {
  /** Base codes (see `LANGUAGES`) of the languages that have voices; at least one. */
  readonly languages: readonly string[];
  /** Returns a voice for a language name or code, which is known to work; undefined if the library has none for the language. */
  select(
    request: { language: string; gender: Gender },
    ctx: StepContext,
  ): Promise<{ voice: EngineData; language: string } | undefined>;
}
