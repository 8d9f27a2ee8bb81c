// The voice clone port: creates a voice that sounds like the person in some recordings.
import type { Json } from '../json.ts';
import type { LocalFile, StepContext } from '../step-context.ts';
import type { EngineData } from './engine-data.ts';

export interface VoiceCloneRequest {
  /** One or more WAV files, mono, 16 bit, 44,100 Hz, each 4.5 s or longer. */
  samples: readonly LocalFile[];
  /**
   * Lower-case letters, digits and hyphens, at most 60; says nothing about the person. The same when the step is repeated, so an engine
   * that names the voice by it at its provider finds the voice of an earlier attempt instead of creating a second one.
   */
  label: string;
  /** The statement to which the person agreed, if it was recorded. */
  consent: string | undefined;
}

export interface VoiceClonePort {
  /**
   * Creates a voice.
   *
   * @throws {EngineError} `rejected` if a sample has no usable speech.
   */
  clone(request: VoiceCloneRequest, ctx: StepContext): Promise<{ voice: EngineData }>;
  /** Checks whether `clone` can use this sample alone; throws the same error if not. */
  validate(sample: LocalFile, ctx: StepContext): Promise<void>;
  /**
   * Erases what the engine stores outside Greenroom for a voice. Safe to repeat. Absent if it stores nothing.
   *
   * @param voice the `json` that `clone` returned
   */
  erase?(voice: Json, signal: AbortSignal): Promise<void>;
}
