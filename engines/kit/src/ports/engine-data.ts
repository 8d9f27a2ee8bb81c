// What an engine keeps of a presenter or a voice: opaque to everyone else, handed back to the same engine as it was given.
import type { Json } from '../json.ts';
import type { LocalFile } from '../step-context.ts';

/** Private data of one engine: small JSON plus files under names of its own. The service stores both and reads neither. */
export interface EngineData {
  readonly json: Json;
  readonly files: Readonly<Record<string, LocalFile>>;
}

export type Gender = 'female' | 'male';
