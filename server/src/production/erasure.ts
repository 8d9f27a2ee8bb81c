// What goes by itself: stored objects that nobody keeps, the private data of deleted people and voices, old claims, old uploads.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/db.ts';
import type { VoiceCloneEngine } from '../engines/ports/speech.ts';
import { liveJobs } from '../jobs/reads.ts';
import type { Logger } from '../kernel/logger.ts';
import { eraseDeletedCharacters } from '../library/characters.ts';
import type { Objects } from '../library/objects.ts';
import { forgetOldUploads } from '../library/uploads.ts';
import { eraseDeletedVoices } from '../library/voices.ts';
import { forgetOldClaims } from '../orders/claims.ts';
import { jobsWanting } from '../orders/orders.ts';

const EVERY_MS = 60_000;

interface Needs {
  db: Db;
  objects: Objects;
  voiceClone: VoiceCloneEngine;
  log: Logger;
}

/** Rounds of erasure until stopped. Safe to run on several machines at once and to break off anywhere. */
export function startErasure(needs: Needs): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const rounds = async () => {
    while (!stopping.signal.aborted) {
      await eraseLeftovers(needs).catch((error: unknown) =>
        needs.log.error({ err: error }, 'a round of erasure failed'),
      );
      await sleep(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const done = rounds();
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

async function eraseLeftovers({ db, objects, voiceClone, log }: Needs): Promise<void> {
  const isLive = (ids: readonly string[]) => liveJobs(db, ids);
  const wanted = async (thing: { character?: string; voice?: string }) =>
    (await isLive(await jobsWanting(db, thing))).size > 0;

  await eraseDeletedCharacters(db, (character) => wanted({ character }));
  // Samples and shapes stay in our own storage; an engine that keeps a voice elsewhere erases it there.
  await eraseDeletedVoices(
    db,
    (voice) => wanted({ voice }),
    ({ json }) => voiceClone.erase({ json, files: {} }),
  );
  await forgetOldClaims(db);
  await forgetOldUploads(db);
  const swept = await objects.sweep(isLive);
  if (swept > 0) log.info({ swept }, 'stored objects swept');
}
