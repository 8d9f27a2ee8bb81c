// The private data of an engine for a presenter or a voice, opaque to everyone else.
import type { Json } from '../json.ts';
import type { LocalFile } from '../step-context.ts';

/** The service stores it, never reads it, and passes it back unchanged to the engine that made it. */
export interface EngineData {
  /** Less than 16,000 characters as text. */
  readonly json: Json;
  /** Files by names that the engine chooses. */
  readonly files: Readonly<Record<string, LocalFile>>;
}

export type Gender = 'female' | 'male';
