// The voice-clone port: recordings of a person in, a voice like theirs out.
import type { Json } from '../json.ts';
import type { LocalFile, StepContext } from '../step-context.ts';
import type { EngineData } from './engine-data.ts';

export interface VoiceClonePort {
  /** Samples: WAV, mono, 44,100 Hz, each at least 4.5 s. */
  clone(request: { samples: readonly LocalFile[] }, ctx: StepContext): Promise<{ voice: EngineData }>;
  /** Whether `clone` could use this sample alone. Throws as it does where it could not. */
  validate(sample: LocalFile, ctx: StepContext): Promise<void>;
  /** Erases what the engine keeps elsewhere of a voice: `voice` is the `json` that `clone` returned. Safe to repeat. Absent where it keeps nothing. */
  erase?(voice: Json, signal: AbortSignal): Promise<void>;
}
