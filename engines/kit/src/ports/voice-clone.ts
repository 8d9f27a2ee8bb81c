// The voice clone port: creates a voice that sounds like the person in some recordings.
import type { Json } from '../json.ts';
import type { LocalFile, StepContext } from '../step-context.ts';
import type { EngineData } from './engine-data.ts';

export interface VoiceClonePort {
  /**
   * Creates a voice.
   *
   * @param request `samples`: one or more WAV files, mono, 16 bit, 44,100 Hz, each 4.5 s or longer
   * @throws {EngineError} `rejected` if a sample has no usable speech.
   */
  clone(request: { samples: readonly LocalFile[] }, ctx: StepContext): Promise<{ voice: EngineData }>;
  /** Checks whether `clone` can use this sample alone; throws the same error if not. */
  validate(sample: LocalFile, ctx: StepContext): Promise<void>;
  /**
   * Erases what the engine stores outside Greenroom for a voice. Safe to repeat. Absent if it stores nothing.
   *
   * @param voice the `json` that `clone` returned
   */
  erase?(voice: Json, signal: AbortSignal): Promise<void>;
}
