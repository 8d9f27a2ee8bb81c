// Orders and renders videos in tests: one client with a character and a voice, real PostgreSQL, a worker and task processes.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VideoRequest } from '@greenroom/contract/videos';
import type { LocalFile } from '@greenroom/engine-kit/step-context';
import { inspectVideoTask } from '@greenroom/engine-kit/testing/inspect-video';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { portraitFile } from '@greenroom/engine-kit/testing/portraits';
import { addClient } from '../billing/open-client.ts';
import { openTestDb } from '../db/testing.ts';
import { createEngines, type Engine } from '../engines/engines.ts';
import { testCallEngines } from '../engines/testing.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { FAST_TIMES } from '../jobs/fixtures/jobs-module.ts';
import { openJobQueue } from '../jobs/job-queue.ts';
import { createJobs, type JobHooks } from '../jobs/jobs.ts';
import { openNotifications } from '../jobs/notifications.ts';
import { createProcessEntry } from '../jobs/process-registry.ts';
import { isLiveJob, listSteps } from '../jobs/reads.ts';
import { createRequestStepContext } from '../jobs/request-step-context.ts';
import { createWorker } from '../jobs/worker.ts';
import { newVoiceId, uuidv7 } from '../kernel/ids.ts';
import { createLogger } from '../kernel/logger.ts';
import { COMPILE_CACHE } from '../kernel/testing-compile-cache.ts';
import { balance } from '../ledger/balance.ts';
import { createAssetUrls } from '../library/asset-urls.ts';
import { findAssetFile } from '../library/assets.ts';
import { addCharacter } from '../library/characters.ts';
import { replaceLogo } from '../library/logos.ts';
import { createObjects, keepObjects } from '../library/objects.ts';
import { completeVoice, reserveVoice } from '../library/voices.ts';
import type { SigningCredentials } from '../media/signing-credentials.ts';
import { createIdempotency } from '../orders/idempotent.ts';
import { createOrders, findOrders, refundOrder } from '../orders/orders.ts';
import { openDiskStore } from '../storage/disk.ts';
import { createPool } from '../tasks/pool.ts';
import { testProviders } from '../tasks/testing-providers.ts';
import { scenesWorkflow } from './scenes/workflow.ts';
import { createSpeechService } from './speech/speech.ts';
import { talkingHeadWorkflow } from './talking-head/workflow.ts';
import { createVideoOrders } from './video/order.ts';
import { createRecordings } from './video/recordings.ts';

const CREDITS = 5_000;
const WAIT_MS = 90_000;

/** `engine`: the only engine; tests may replace its ports at any time. `sound`: loads `audio_url`. Requests have no other URLs. */
export async function openVideoProduction({
  engine,
  sound,
  signing,
}: {
  engine: Engine;
  sound?: Inputs['sound'];
  signing?: SigningCredentials;
}) {
  const engines = createEngines([engine]);
  const { db, url, close } = await openTestDb();
  const dir = await mkdtemp(join(tmpdir(), 'production-'));
  const log = createLogger('silent');
  const store = await openDiskStore({ root: join(dir, 'objects') });
  const jobQueue = await openJobQueue({ url, log, supervise: true });
  const notifications = await openNotifications({ url, log, connections: 10 });
  const pool = createPool({ size: 2, log, cacheDir: COMPILE_CACHE });
  const objects = createObjects({ db, store, isLive: isLiveJob });
  const assetUrls = createAssetUrls('https://greenroom.example');
  const hooks: JobHooks = { failed: (tx, job) => refundOrder(tx, job.id), closed: (job) => objects.discard(job.id) };
  const jobs = createJobs({ db, notifications, hooks });
  const inputs = {
    sound: sound ?? (() => Promise.reject(new Error('No recording in this test.'))),
    pictures: async () => [],
  };
  const speech = createSpeechService({ db, engines, callEngines: testCallEngines, objects });
  const shared = { db, engines, callEngines: testCallEngines, inputs, objects, assetUrls, speech, signing };
  const slots = { interactive: 1, batch: 1 };
  const worker = createWorker({
    db,
    jobQueue,
    notifications,
    entry: createProcessEntry({ db, version: 'test', serves: false, slots, log }),
    hooks,
    workflows: [talkingHeadWorkflow(shared), scenesWorkflow(shared)],
    pool,
    providers: testProviders,
    cancelOperation: () => Promise.reject(new Error('No remote operation in this test.')),
    scratchRoot: join(dir, 'scratch'),
    concurrency: slots,
    log,
    times: FAST_TIMES,
  });
  await worker.start();
  const videos = createVideoOrders({
    ...shared,
    idempotency: createIdempotency(db),
    orders: createOrders({ db, enqueue: jobs.enqueue }),
    jobs,
    recordings: createRecordings(shared),
    maxActiveJobs: 5,
    requiresAiLabel: false,
    withStepContext: await createRequestStepContext({
      pool,
      root: join(dir, 'requests'),
      log,
      providers: testProviders,
    }),
  });

  const [characterId, voiceId] = [uuidv7(), newVoiceId()];
  const picture = await objects.put('test', portraitFile as LocalFile);
  const client = await db.transaction().execute(async (tx) => {
    const id = await addClient(tx, { name: 'Acme', credits: CREDITS });
    const likeness = { engine: engine.name, json: null, objects: {} };
    const pictures = { portrait: picture.key, sheet: picture.key };
    const character = {
      name: 'Nora',
      mode: 'description' as const,
      sheetPath: 'sheet.png',
      sheetText: null,
      likeness,
      pictures,
    };
    await addCharacter(tx, id, { id: characterId, ...character });
    await reserveVoice(tx, id, { id: voiceId, name: 'English', kind: 'library' });
    await completeVoice(tx, voiceId, { voice: likeness, language: 'en', gender: null, samples: [] });
    return id;
  });
  const ctx = await testStepContext();
  const signal = new AbortController().signal;

  return {
    voiceId,
    db,
    client,
    /** For files of a test. */
    dir,

    /** The bytes of a stored object. */
    async read(key: string): Promise<Buffer> {
      return Buffer.concat(await (await store.read(key)).toArray());
    },

    /** The logo of the client's brand kit from now on. */
    async setLogo(png: LocalFile) {
      const { key } = await objects.put('logo', png);
      await db.transaction().execute(async (tx) => {
        await keepObjects(tx, client, [key]);
        await replaceLogo(tx, client, key);
      });
    },

    /** Orders a video of the one character and waits for its job to end. */
    async make(request: object) {
      const before = (await balance(db, client)).balance;
      const { body } = await videos.order(
        { client, signal, idempotency: undefined },
        VideoRequest.parse({ character_id: characterId, video_idea: 'a kitchen', ...request }),
      );
      const id = body.workflow_id;
      const outcome = await jobs.wait(id, { timeoutMs: WAIT_MS, signal });
      const order = (await findOrders(db, [id])).get(id)!;
      const result = outcome.result as { video_url: string } | null;
      const path = result && assetUrls.pathOf(result.video_url);
      const file = join(ctx.dir, `${id}.mp4`) as LocalFile;
      if (path) await store.fetch((await findAssetFile(db, path))!.key, file);
      return {
        id,
        outcome,
        file,
        steps: (await listSteps(db, id)).map(({ name }) => name),
        charged: before - (await balance(db, client)).balance,
        lines: Object.fromEntries(order.lineItems.map(({ item, actual }) => [item, actual])),
        warnings: order.metadata.warnings,
        quality: order.metadata.quality,
      };
    },

    /** Properties of a video, and PNG files of its frames at these times. */
    async watch(file: LocalFile, timesMs: readonly number[]) {
      const stills = timesMs.map((ms) => ({
        frame: Math.round((ms * 30) / 1000),
        out: join(ctx.dir, `${uuidv7()}.png`) as LocalFile,
      }));
      const video = await ctx.runTask(inspectVideoTask, { file, stills });
      return { video, stills: stills.map(({ out }) => out) };
    },

    async close() {
      await worker.drain();
      await pool.close();
      await notifications.close();
      await jobQueue.stop();
      await close();
      for (const folder of [dir, ctx.dir]) await rm(folder, { recursive: true, force: true });
    },
  };
}
