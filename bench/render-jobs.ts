// Runs whole jobs, ordered over HTTP and timed by the database, from the order to the finished video.
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { NewVideo } from '@greenroom/contract/videos';
import { portraitFile } from '@greenroom/engine-kit/testing/portraits';
import { sql } from 'kysely';
import { type Partner, startHarness } from '../e2e/service.ts';
import { openDb, timeLimits } from '../server/src/db/db.ts';
import { openEmbedded } from '../server/src/db/embedded.ts';
import { createLogger } from '../server/src/kernel/logger.ts';

export type Who = 'photo' | 'painted';

export interface JobTime {
  /** Of the first job: speaking the script before the order, and from its start to its completion. */
  seconds: number;
  /** From the order to the completion of the last job. */
  allSeconds: number;
  /** Peak memory of all processes started by the service. */
  peakMb: number;
}

export interface Studio {
  /** Orders `count` videos at once, each for another client. */
  make(who: Who, video: Omit<NewVideo, 'character_id' | 'voice_id'>, count?: number): Promise<JobTime>;
  /** Resident memory of the service's process. */
  serviceMb(): number;
  close(): Promise<void>;
}

export const WORDS = 'A woman in her thirties with long brown hair and a green blazer';
const SAMPLE_MS = 50;
/** The pause before each order, in which the previous job is cleaned up. */
const REST_MS = 1_500;

/** Resident memory in MB; 0 if the process has ended. */
const memoryOf = (pid: number | string): number => {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
};

/** Reads one file per process: scanning all of /proc this often would slow the measurement down. */
const descendantsOf = (parent: number | string): string[] => {
  const file = `/proc/${parent}/task/${parent}/children`;
  const children = existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean) : [];
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
};

export async function openStudio(): Promise<Studio> {
  const scratch = await mkdtemp(join(tmpdir(), 'greenroom-bench-'));
  const database = await openEmbedded({ dataDir: scratch, log: createLogger('error') });
  const { db, close: closeDb } = openDb(database.url, {
    max: 2,
    limits: timeLimits.maintenance,
    onError: () => undefined,
  });
  const harness = await startHarness({ DATABASE_URL: database.url });
  const service = harness.service.child.pid!;
  const partners: Partner[] = [await harness.partner(1_000_000), await harness.partner(1_000_000)];
  const portrait = harness.fixtures.serve('portrait.png', readFileSync(portraitFile));
  const accounts = await Promise.all(
    partners.map(async ({ api }) => {
      const painted = await api.characters.create({ name: 'Painted', description: WORDS });
      const photo = await api.characters.create({ name: 'Photo', selfie_image_urls: [portrait] });
      const voice = await api.voices.create({ name: 'Voice', language: 'English' });
      return { painted: painted.character_id, photo: photo.character_id, voice: voice.voice_id };
    }),
  );

  const order = async (at: number, who: Who, video: Omit<NewVideo, 'character_id' | 'voice_id'>) => {
    const { api } = partners[at]!;
    const account = accounts[at]!;
    const asked = performance.now();
    const { workflow_id } = await api.videos.create({
      ...video,
      character_id: account[who],
      voice_id: account.voice,
    } as NewVideo);
    const spoken = performance.now() - asked;
    await api.videos.waitFor(workflow_id, { pollMs: 500 });
    const { rows } = await sql<{ started_at: Date; completed_at: Date }>`
      select started_at, completed_at from jobs where id = ${workflow_id}`.execute(db);
    const { started_at, completed_at } = rows[0]!;
    return { spoken, startedAt: Number(started_at), completedAt: Number(completed_at) };
  };

  return {
    async make(who, video, count = 1) {
      await wait(REST_MS);
      let peakMb = 0;
      const watch = setInterval(() => {
        peakMb = Math.max(
          peakMb,
          descendantsOf(service).reduce((sum, pid) => sum + memoryOf(pid), 0),
        );
      }, SAMPLE_MS);
      const asked = Date.now();
      const made = await Promise.all(Array.from({ length: count }, (_, at) => order(at, who, video)));
      clearInterval(watch);
      const { spoken, startedAt, completedAt } = made[0]!;
      return {
        seconds: (spoken + completedAt - startedAt) / 1000,
        allSeconds: (Math.max(...made.map((job) => job.completedAt)) - asked) / 1000,
        peakMb,
      };
    },

    serviceMb: () => memoryOf(service),

    async close() {
      await harness.stop();
      await closeDb();
      await database.release();
      await rm(scratch, { recursive: true, force: true });
    },
  };
}
