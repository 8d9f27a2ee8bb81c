// The voice library port: selects a stock voice for a language and a gender.
import type { Json } from '../json.ts';
import type { LocalFile, StepContext } from '../step-context.ts';
import type { EngineData, Gender } from './engine-data.ts';

/** How a voice sounds, compared with others of its gender. */
export interface VoiceSound {
  readonly pitch: 'deep' | 'low' | 'medium' | 'bright' | 'high';
  readonly delivery: 'calm' | 'even' | 'lively' | 'brisk';
  /** Null if the language has one only, or it is not known. */
  readonly accent: 'american' | 'scottish' | null;
}

export interface VoiceLibraryPort {
  /** Base codes (see `LANGUAGES`) of the languages that have voices; at least one. */
  readonly languages: readonly string[];
  /** How many voices of a language and gender are offered to choose from, at least 1. Absent: one of each. Pure. */
  variants?(language: string, gender: Gender): number;
  /** How the voices of a language and gender sound, one for each variant. Pure. */
  sounds?(language: string, gender: Gender): readonly VoiceSound[];
  /** How a voice of this engine sounds, also a cloned one. `language`: null if it speaks any. Undefined if the engine cannot tell. Pure. */
  sound?(voice: Json, language: string | null): VoiceSound | undefined;
  /**
   * Returns a voice for a language name or code, which is known to work; undefined if the library has none for the language.
   *
   * @param request `variant`: 0 for the best voice of the language and gender, higher numbers for others. A library with fewer voices
   * starts again with the first.
   */
  select(
    request: { language: string; gender: Gender; variant: number },
    ctx: StepContext,
  ): Promise<{ voice: EngineData; language: string } | undefined>;
  /**
   * Returns a recording of a selected voice that costs nothing, in a common sound format; undefined if there is none. For engines whose
   * speech is not free.
   */
  preview?(voice: EngineData, ctx: StepContext): Promise<LocalFile | undefined>;
}
