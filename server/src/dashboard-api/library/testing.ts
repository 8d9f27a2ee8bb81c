// The library's endpoints before a house that carries out at once what is ordered, without drawing or listening to anything.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatWav } from '@greenroom/engine-kit/audio/wav';
import type { Json } from '@greenroom/engine-kit/json';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { testBench, tone } from '@greenroom/engine-kit/testing/media';
import { LANGUAGES } from '@greenroom/engine-kit/text/languages';
import { type Db, sql } from '../../db/db.ts';
import { engineSet } from '../../engines/index.ts';
import { completeJob } from '../../jobs/close.ts';
import { createJobs } from '../../jobs/jobs.ts';
import { getJob, isLiveJob } from '../../jobs/reads.ts';
import type { Run } from '../../jobs/workflow.ts';
import { createAddresses } from '../../library/asset-urls.ts';
import { createObjects } from '../../library/objects.ts';
import { createOnce } from '../../orders/idempotent.ts';
import { createOrders } from '../../orders/orders.ts';
import { createCounter } from '../../orders/place-and-wait.ts';
import { type CharacterOrder, createCharacterProduction } from '../../production/character/characters.ts';
import { createVoiceSamples } from '../../production/voice/voice-samples.ts';
import { createVoiceProduction, type VoiceOrder } from '../../production/voice/voices.ts';
import { createUploadDesk } from '../../retention/uploads.ts';
import { openDiskStore } from '../../storage/disk.ts';
import { openTestConsole } from '../testing.ts';
import { createLibraryEndpoints } from './library.ts';

/** Every photo and recording will do. */
const anything = { judge: async () => {} };

const nothing = { engine: 'test', json: null, objects: {} };

export async function openTestLibrary() {
  const dir = await mkdtemp(join(tmpdir(), 'library-'));
  const store = await openDiskStore({ root: join(dir, 'store') });
  const addresses = createAddresses('http://127.0.0.1:8080');
  const drawn = join(dir, 'sheet.png') as LocalFile;
  await writeFile(drawn, 'a sheet');
  /** What voices were made to say for their samples. */
  const said: string[] = [];

  const endpoints = ({ db }: { db: Db }) => {
    const objects = createObjects({ db, store, isLive: isLiveJob });
    const jobs = createJobs({
      db,
      signals: { listen: () => () => {}, close: async () => {} },
      hooks: { failed: async () => {} },
    });

    async function carryOut(id: string) {
      const { rows } = await sql<{ client: string }>`select client_id as client from jobs where id = ${id}`.execute(db);
      const { client } = rows[0]!;
      const { kind, input, status } = await getJob(db, client, id);
      const finish: Run['finish'] = (effect) =>
        db.transaction().execute(async (tx) => completeJob(tx, id, await effect(tx)));
      const run = { job: id, client, finish } as Run;
      if (status === 'queued' && kind === 'character') {
        const sheet = { ...(await objects.put(id, drawn)), width: 1600, height: 1200 };
        await characters.keep(run, input as CharacterOrder, { sheet, sheetText: 'Somebody.', likeness: nothing });
      } else if (status === 'queued') {
        await voices.keep(run, input as Json & VoiceOrder, { voice: nothing, language: null });
      }
      return getJob(db, client, id);
    }

    const counter = createCounter({
      db,
      once: createOnce(db),
      orders: createOrders({ db, enqueue: jobs.enqueue }),
      jobs: { wait: carryOut, fail: jobs.fail },
      closing: new AbortController().signal,
    });
    const shared = {
      db,
      addresses,
      objects,
      store,
      counter,
      inputs: {} as never,
      maxVoices: { cloned: 3, library: 10 },
    };
    const { characterSheet, speech, voiceClone } = engineSet();
    const engines = {
      name: 'test',
      voiceClone,
      voiceLibrary: {
        name: 'test',
        languages: LANGUAGES,
        pick: async ({ language }: { language: string }) =>
          language === 'la' ? undefined : { voice: { json: null, files: {} }, language },
      },
      speech: {
        ...speech,
        async say({ text }: { text: string }, bench: { dir: string }) {
          said.push(text);
          const file = join(bench.dir, 'words.wav') as LocalFile;
          await writeFile(file, formatWav(tone(1000), 44_100));
          return { file, durationMs: 1000, warnings: [], words: [], phones: [] };
        },
      },
    };
    const characters = createCharacterProduction({ ...shared, engine: characterSheet });
    const voices = createVoiceProduction({ ...shared, engines });
    const atBench = async <T>(_call: unknown, work: (bench: Awaited<ReturnType<typeof testBench>>) => Promise<T>) => {
      const bench = await testBench();
      return work(bench).finally(() => rm(bench.dir, { recursive: true }));
    };
    return createLibraryEndpoints({
      reports: db,
      ...shared,
      characters,
      voices,
      uploads: createUploadDesk({ ...shared, atBench, engines: { characterSheet: anything, voiceClone: anything } }),
      samples: createVoiceSamples({ ...shared, atBench, engines }),
    });
  };

  const house = await openTestConsole({ endpoints });
  return {
    ...house,
    said,
    async close() {
      await house.close();
      await rm(dir, { recursive: true });
    },
  };
}
