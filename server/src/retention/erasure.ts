// Erases deleted clients, characters and voices, here and at engines, records the growth of storage, and sweeps expired assets, unused objects, uploads, keys, free orders and old rows.
import type { Db } from '../db/db.ts';
import type { Engine, Engines } from '../engines/engines.ts';
import type { JobHooks } from '../jobs/job.ts';
import { isLiveJob } from '../jobs/reads.ts';
import { describeError } from '../kernel/describe-error.ts';
import type { Logger } from '../kernel/logger.ts';
import { type Rounds, startRounds } from '../kernel/rounds.ts';
import { unlessAborted } from '../kernel/unless-aborted.ts';
import { eraseDeletedCharacters } from '../library/characters.ts';
import {
  deleteCreation,
  type EngineCreation,
  recordErasureFailure,
  takeUnkeptCreations,
} from '../library/engine-creations.ts';
import { type AssetRetentionDays, deleteExpiredAssets } from '../library/expired-assets.ts';
import { eraseDeletedLogos } from '../library/logos.ts';
import type { Objects } from '../library/objects.ts';
import { recordStorageDay } from '../library/storage-totals.ts';
import { ERASE_TIMEOUT_MS } from '../library/store-creation.ts';
import { deleteExpiredUploads } from '../library/uploads.ts';
import { eraseDeletedVideos } from '../library/videos.ts';
import { deleteOldLibraryVoices, eraseDeletedVoices } from '../library/voices.ts';
import { deleteFreeOrders } from '../orders/free-orders.ts';
import { deleteExpiredIdempotencyKeys } from '../orders/idempotency-keys.ts';
import { eraseRequests, isCharacterInUse, isVoiceInUse } from '../orders/orders.ts';
import { eraseClients } from './erase-clients.ts';
import { deleteOldRows } from './old-rows.ts';

const INTERVAL_MS = 60_000;

/** Requests to engines in one round. */
const MAX_ENGINE_REQUESTS = 20;

export interface ErasureDeps {
  db: Db;
  objects: Objects;
  engines: Pick<Engines, 'byName'>;
  assetRetentionDays: AssetRetentionDays;
  /** Refunds the jobs of deleted clients. */
  hooks: Pick<JobHooks, 'failed'>;
  log: Logger;
}

/** Runs a round every minute until stopped. Can run on several machines and be interrupted at any point. */
export const startErasure = (deps: ErasureDeps): Rounds =>
  startRounds((stopping) => eraseLeftovers(deps, stopping), { everyMs: INTERVAL_MS });

/** Runs one round. A part that fails is logged and does not stop the others; never throws. */
export async function eraseLeftovers(deps: ErasureDeps, stopping: AbortSignal): Promise<void> {
  const { db, objects, log } = deps;
  const parts: Record<string, () => Promise<void>> = {
    async clients() {
      const { erased } = await eraseClients(db, deps.hooks, stopping);
      if (erased > 0) log.info({ erased }, 'deleted clients erased');
    },
    characters: () => eraseDeletedCharacters(db, isCharacterInUse),
    voices: () => eraseDeletedVoices(db, isVoiceInUse),
    engines: () => eraseAtEngines(deps, stopping),
    uploads: () => deleteExpiredUploads(db),
    logos: () => eraseDeletedLogos(db),
    async videos() {
      await db.transaction().execute(async (tx) => eraseRequests(tx, await eraseDeletedVideos(tx)));
    },
    async assets() {
      const { deleted } = await deleteExpiredAssets(db, deps.assetRetentionDays);
      if (deleted > 0) log.info({ deleted }, 'expired and deleted assets erased');
    },
    async objects() {
      const { swept } = await objects.sweep();
      if (swept > 0) log.info({ swept }, 'stored objects swept');
    },
    'storage days': () => recordStorageDay(db),
    'idempotency keys': () => deleteExpiredIdempotencyKeys(db),
    'library voices': () => deleteOldLibraryVoices(db),
    'free orders': () => deleteFreeOrders(db),
    async 'old rows'() {
      const deleted = await deleteOldRows(db, stopping);
      if (Object.keys(deleted).length > 0) log.info(deleted, 'old rows deleted');
    },
  };
  for (const [part, erase] of Object.entries(parts)) {
    if (stopping.aborted) return;
    await erase().catch((error: unknown) => log.error({ err: error, part }, 'a part of erasure failed'));
  }
}

/** Asks engines to erase voices and characters that are no longer needed. A failure is recorded and retried later. */
async function eraseAtEngines({ db, engines, log }: ErasureDeps, stopping: AbortSignal): Promise<void> {
  const taken = await takeUnkeptCreations(db, { isLive: isLiveJob, limit: MAX_ENGINE_REQUESTS });
  await Promise.all(
    taken.map(async (creation) => {
      const { id, kind, engine } = creation;
      try {
        await eraseAt(
          engines.byName(engine),
          creation,
          AbortSignal.any([stopping, AbortSignal.timeout(ERASE_TIMEOUT_MS)]),
        );
      } catch (error) {
        if (stopping.aborted) return;
        log.warn({ err: error, creation: id, kind, engine }, 'an engine could not erase a voice or character');
        return recordErasureFailure(db, id, describeError(error));
      }
      await deleteCreation(db, id);
    }),
  );
}

async function eraseAt(
  engine: Engine | undefined,
  { kind, engine: name, data }: EngineCreation,
  signal: AbortSignal,
): Promise<void> {
  const port = kind === 'voice' ? engine?.voiceClone : engine?.characterSheet;
  if (!port?.erase) throw new Error(`The engine ${name} is not installed or cannot erase a ${kind}.`);
  signal.throwIfAborted();
  // An engine that ignores its signal must not delay the others.
  await unlessAborted(signal, port.erase(data, signal));
}
