// The library's endpoints on services that complete orders at once, without drawing or checking media.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatWav } from '@greenroom/engine-kit/audio/wav';
import type { Json } from '@greenroom/engine-kit/json';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { tone } from '@greenroom/engine-kit/testing/media';
import { LANGUAGES } from '@greenroom/engine-kit/text/languages';
import { type Db, sql } from '../../db/db.ts';
import { testCallEngines, testEngines } from '../../engines/testing.ts';
import { completeJob } from '../../jobs/close.ts';
import { getJob, isLiveJob } from '../../jobs/reads.ts';
import { createTestJobs } from '../../jobs/testing.ts';
import type { Run } from '../../jobs/workflow.ts';
import { createAssetUrls } from '../../library/asset-urls.ts';
import { createObjects } from '../../library/objects.ts';
import { createIdempotency } from '../../orders/idempotent.ts';
import { createOrders } from '../../orders/orders.ts';
import { createPlaceAndWait } from '../../orders/place-and-wait.ts';
import { type CharacterOrder, createCharacterOrders } from '../../production/character/order.ts';
import { characterWorkflow } from '../../production/character/workflow.ts';
import { createVoiceOrders, type VoiceOrder } from '../../production/voice/order.ts';
import { createVoicePreviews } from '../../production/voice/previews.ts';
import { voiceWorkflow } from '../../production/voice/workflow.ts';
import { createUploads } from '../../retention/uploads.ts';
import { openDiskStore } from '../../storage/disk.ts';
import { testServiceContext } from '../../tasks/testing-providers.ts';
import { openTestDashboard } from '../testing.ts';
import { createLibraryEndpoints } from './library.ts';

/** Accepts every photo and recording. */
const anything = { validate: async () => {} };

const nothing = { engine: 'test', json: null, objects: {} };

export async function openTestLibrary() {
  const dir = await mkdtemp(join(tmpdir(), 'library-'));
  const store = await openDiskStore({ root: join(dir, 'store') });
  const assetUrls = createAssetUrls('http://127.0.0.1:8080');
  const drawn = join(dir, 'sheet.png') as LocalFile;
  await writeFile(drawn, 'a sheet');
  /** Whether every job fails. */
  let failing = false;
  /** The texts spoken for voice samples. */
  const said: string[] = [];

  const endpoints = ({ db }: { db: Db }) => {
    const objects = createObjects({ db, store, isLive: isLiveJob });
    const jobs = createTestJobs(db);

    async function execute(id: string) {
      const { rows } = await sql<{ client: string }>`select client_id as client from jobs where id = ${id}`.execute(db);
      const { client } = rows[0]!;
      const { kind, input, status } = await getJob(db, client, id);
      const finish: Run['finish'] = (effect) =>
        db.transaction().execute(async (tx) => completeJob(tx, id, await effect(tx)));
      const runWith = (result: Json) => ({ job: id, client, finish, step: async () => result }) as unknown as Run;
      if (failing) {
        await db.transaction().execute((tx) => jobs.fail(tx, id, { code: 'internal', message: 'No.' }));
      } else if (status === 'queued' && kind === 'character') {
        const sheet = { ...(await objects.put(id, drawn)), width: 1600, height: 1200 };
        const run = runWith({
          sheet,
          portrait: (await objects.put(id, drawn)).key,
          sheetText: 'Somebody.',
          likeness: nothing,
          engine: 'test',
        });
        const deps = { ...shared, engines, callEngines: testCallEngines, signing: undefined };
        await characterWorkflow(deps).run(run, input as CharacterOrder);
      } else if (status === 'queued') {
        const run = runWith({ voice: nothing, language: null, gender: null, samples: [] });
        await voiceWorkflow({ ...shared, engines, callEngines: testCallEngines }).run(run, input as Json & VoiceOrder);
      }
      return getJob(db, client, id);
    }

    const placeAndWait = createPlaceAndWait({
      db,
      idempotency: createIdempotency(db),
      orders: createOrders({ db, enqueue: jobs.enqueue }),
      jobs: { wait: execute, fail: jobs.fail },
      closing: new AbortController().signal,
    });
    const shared = {
      db,
      assetUrls,
      objects,
      store,
      placeAndWait,
      inputs: {} as never,
      maxVoices: { cloned: 3, library: 10 },
    };
    const engines = testEngines({
      voiceClone: anything,
      voiceLibrary: {
        variants: (_language, gender) => (gender === 'female' ? 3 : 2),
        languages: LANGUAGES,
        select: async ({ language }) =>
          language === 'la' ? undefined : { voice: { json: null, files: {} }, language },
      },
      characterSheet: {
        ...anything,
        stock: [{ id: 'mara', name: 'Mara', description: 'A woman in a green blazer', portrait: drawn }],
      },
      speech: {
        async synthesize({ text }, ctx) {
          said.push(text);
          const file = join(ctx.dir, 'words.wav') as LocalFile;
          await writeFile(file, formatWav(tone(1000), 44_100));
          return { file, durationMs: 1000, warnings: [], words: [], phones: [] };
        },
      },
    });
    const withStepContext = async <T>(
      _call: unknown,
      work: (ctx: Awaited<ReturnType<typeof testServiceContext>>) => Promise<T>,
    ) => {
      const ctx = await testServiceContext();
      return work(ctx).finally(() => rm(ctx.dir, { recursive: true }));
    };
    return createLibraryEndpoints({
      reports: db,
      ...shared,
      characters: createCharacterOrders(shared),
      engines,
      freeStockPresenter: true,
      voices: createVoiceOrders({ ...shared, engines }),
      uploads: createUploads({
        ...shared,
        withStepContext,
        engines,
      }),
      previews: createVoicePreviews({ ...shared, withStepContext, engines }),
    });
  };

  const dashboard = await openTestDashboard({ endpoints });
  return {
    ...dashboard,
    said,
    fail(fails: boolean) {
      failing = fails;
    },
    async close() {
      await dashboard.close();
      await rm(dir, { recursive: true });
    },
  };
}
