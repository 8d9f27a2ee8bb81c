// Stores what an engine created for a job, and first records what the engine stores remotely, so that it can be erased.
import type { Json } from '@greenroom/engine-kit/json';
import type { EngineData } from '@greenroom/engine-kit/ports/engine-data';
import type { Db } from '../db/db.ts';
import { retryOnOutage } from '../db/retry-on-outage.ts';
import { type CreationKind, recordCreation } from './engine-creations.ts';
import { type StoredEngineData, storeEngineData } from './engine-data.ts';
import type { Objects } from './objects.ts';

/** The limit for erasing one voice or character at an engine. */
export const ERASE_TIMEOUT_MS = 30_000;

interface Created {
  job: string;
  kind: CreationKind;
  /** The engine's name. */
  engine: string;
  /** The port that created it. */
  port: { erase?(data: Json, signal: AbortSignal): Promise<void> };
  data: EngineData;
}

export async function storeCreation(
  { db, objects }: { db: Db; objects: Objects },
  { job, kind, engine, port, data }: Created,
): Promise<StoredEngineData> {
  if (!port.erase) return storeEngineData(objects, job, engine, data);
  const record = () => recordCreation(db, { job, kind, engine, data: data.json });
  const creation = await retryOnOutage(record).catch(async (error: unknown) => {
    // Without a record nothing would erase it later. The error of the database is the one to throw.
    await port.erase?.(data.json, AbortSignal.timeout(ERASE_TIMEOUT_MS)).catch(() => undefined);
    throw error;
  });
  return { ...(await storeEngineData(objects, job, engine, data)), creation };
}
