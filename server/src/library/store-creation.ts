// What an engine made for a job: recorded the moment the engine answers, so that nothing it keeps elsewhere is forgotten.

import type { Json } from '@greenroom/engine-kit/json';
import type { EngineData } from '@greenroom/engine-kit/ports/engine-data';
import type { Db } from '../db/db.ts';
import { type CreationKind, recordCreation } from './engine-creations.ts';
import { type StoredEngineData, storeEngineData } from './engine-data.ts';
import type { Objects } from './objects.ts';

/** The longest that an engine may take to erase one voice or character. */
export const ERASE_MS = 30_000;

interface Made {
  job: string;
  kind: CreationKind;
  /** The engine's name. */
  engine: string;
  /** The port that made it. */
  port: { erase?(data: Json, signal: AbortSignal): Promise<void> };
  data: EngineData;
}

export async function storeCreation(
  { db, objects }: { db: Db; objects: Objects },
  { job, kind, engine, port, data }: Made,
): Promise<StoredEngineData> {
  if (!port.erase) return storeEngineData(objects, job, engine, data);
  const creation = await recordCreation(db, { job, kind, engine, data: data.json }).catch(async (error: unknown) => {
    // Nothing else knows of it, so this is the only chance. The database's error is the one to tell.
    await port.erase?.(data.json, AbortSignal.timeout(ERASE_MS)).catch(() => undefined);
    throw error;
  });
  return { ...(await storeEngineData(objects, job, engine, data)), creation };
}
