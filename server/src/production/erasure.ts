// What goes by itself: stored objects that nobody keeps, the private data of deleted people and voices, old claims.
import type { Db } from '../db/db.ts';
import type { VoiceCloneEngine } from '../engines/ports/speech.ts';
import { liveJobs } from '../jobs/reads.ts';
import type { Logger } from '../kernel/logger.ts';
import { eraseDeletedCharacters } from '../library/characters.ts';
import type { Objects } from '../library/objects.ts';
import { eraseDeletedVoices } from '../library/voices.ts';
import { forgetOldClaims } from '../orders/claims.ts';
import { jobsWanting } from '../orders/orders.ts';

interface Needs {
  db: Db;
  objects: Objects;
  voiceClone: VoiceCloneEngine;
  log: Logger;
}

/** One round. Safe to run on several machines at once and to break off anywhere. */
export async function eraseLeftovers({ db, objects, voiceClone, log }: Needs): Promise<void> {
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
  const swept = await objects.sweep(isLive);
  if (swept > 0) log.info({ swept }, 'stored objects swept');
}
