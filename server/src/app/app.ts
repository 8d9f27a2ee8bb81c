// Builds the house once from its configuration. The only file that names implementations.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildKernel } from '../../../engines/studio/src/kernel/build.ts';
import about from '../../package.json' with { type: 'json' };
import { prefix } from '../api/endpoints.ts';
import { mountApi } from '../api/mount.ts';
import { createRateLimit } from '../api/rate-limit.ts';
import { createReadiness } from '../api/readiness.ts';
import { createCheckout } from '../billing/checkout.ts';
import { authenticate } from '../clients/api-keys.ts';
import type { Config } from '../config/config.ts';
import { setUpOf } from '../config/set-up.ts';
import { createAuth } from '../dashboard-api/auth/auth.ts';
import { signInWarnings } from '../dashboard-api/auth/origins.ts';
import { sessionSecret } from '../dashboard-api/auth/secret.ts';
import { createPaymentWebhook } from '../dashboard-api/credits.ts';
import { createDashboardEndpoints } from '../dashboard-api/endpoints.ts';
import { mountDashboard } from '../dashboard-api/mount.ts';
import { openPages } from '../dashboard-api/pages.ts';
import { type DatabaseUrl, openDb, timeLimits } from '../db/db.ts';
import { engineByName, engineSet } from '../engines/index.ts';
import { createListLimit } from '../http/list-limit.ts';
import { openWebServer } from '../http/web-server.ts';
import { createInputs } from '../inputs/inputs.ts';
import type { JobHooks } from '../jobs/job.ts';
import { JOB_QUEUE_CONNECTIONS, openJobQueue } from '../jobs/job-queue.ts';
import { createJobs } from '../jobs/jobs.ts';
import { openNotifications } from '../jobs/notifications.ts';
import { isLiveJob, queueDepths } from '../jobs/reads.ts';
import { createRequestStepContext } from '../jobs/request-step-context.ts';
import { createWorker } from '../jobs/worker.ts';
import type { Workflow } from '../jobs/workflow.ts';
import type { Logger } from '../kernel/logger.ts';
import type { Metrics } from '../kernel/metrics.ts';
import { within } from '../kernel/within.ts';
import { createCreditFlow } from '../ledger/flow.ts';
import { createAssetUrls } from '../library/asset-urls.ts';
import { findAssetFile } from '../library/assets.ts';
import { createObjects } from '../library/objects.ts';
import { useUpload } from '../library/uploads.ts';
import { abandonVoice } from '../library/voices.ts';
import { createMailer } from '../net/mail.ts';
import { createSafeFetcher } from '../net/safe-fetch.ts';
import { createIdempotency } from '../orders/idempotent.ts';
import { createOrders, refundOrder } from '../orders/orders.ts';
import { createPlaceAndWait } from '../orders/place-and-wait.ts';
import { createCharacterProduction } from '../production/character/characters.ts';
import { createFirstFrameProduction } from '../production/first-frame/first-frames.ts';
import { createSceneFilmProduction } from '../production/scenes/scene-films.ts';
import { scenes } from '../production/scenes/workflow.ts';
import { createSpeechProduction } from '../production/speech/speech.ts';
import { createTtsProduction } from '../production/speech/tts.ts';
import { createTalkingHeadProduction } from '../production/talking-head/talking-heads.ts';
import { talkingHead } from '../production/talking-head/workflow.ts';
import { createFirstVideo } from '../production/video/first-video.ts';
import { createRecordings } from '../production/video/recordings.ts';
import { createRetry } from '../production/video/retry.ts';
import { createRunAgain } from '../production/video/run-again.ts';
import { createVideoOrders } from '../production/video/video-orders.ts';
import { createVoiceSamples } from '../production/voice/voice-samples.ts';
import { createVoiceProduction } from '../production/voice/voices.ts';
import { character, firstFrame, tts, voice } from '../production/workflows.ts';
import { createDailyUsage } from '../reporting/daily-usage.ts';
import { startErasure } from '../retention/erasure.ts';
import { createUploads } from '../retention/uploads.ts';
import { openDiskStore } from '../storage/disk.ts';
import { createAssetHandler } from '../storage/serve.ts';
import { createStorageUsage } from '../storage/usage.ts';
import { createPool } from '../tasks/pool.ts';
import { createServices } from './services.ts';

export interface App {
  /** Opens the API's port; answers the address. */
  listen(): Promise<string>;
  /** Takes work until drained. */
  work(): Promise<void>;
  /** Takes nothing new, lets go of what runs, closes everything. */
  drain(): Promise<void>;
}

const DASHBOARD = fileURLToPath(new URL('../../../dashboard/dist/', import.meta.url));

/** Of a process's connections, those that lists and summaries use: the others are kept for polls, orders and jobs. */
const SHARE_OF_REPORTS = 0.3;

/** How long calls in flight may still wait for their jobs when the process is told to stop. */
const PATIENCE_MS = 15_000;

/** A round of erasure that takes longer is broken off with the process. */
const ERASURE_MS = 10_000;

/** How long they then have to take their answers; who still sends or reads after that is disconnected. */
const LAST_ANSWERS_MS = 3_000;

/** The most connections to the database that one process opens: its pools, the queue's own and the one that listens. */
export const connectionsOf = ({ databaseConnections }: Config): number =>
  databaseConnections + JOB_QUEUE_CONNECTIONS + 1;

/** `databaseUrl`: migrated. `works`: whether this process will take jobs; one that does watches over the other workers too. */
export async function createApp(
  config: Config,
  { databaseUrl, works, log, metrics }: { databaseUrl: DatabaseUrl; works: boolean; log: Logger; metrics: Metrics },
): Promise<App> {
  // First, so that a wrong one is refused before anything is open.
  const secret = config.sessionSecret ?? (await sessionSecret(join(config.dataDir, 'session-secret')));
  const reportConnections = Math.floor(config.databaseConnections * SHARE_OF_REPORTS);
  const openPool = (max: number) =>
    openDb(databaseUrl, {
      max,
      limits: timeLimits.service,
      onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
    });
  const database = openPool(config.databaseConnections - reportConnections);
  const reporting = openPool(reportConnections);
  const [db, reports] = [database.db, reporting.db];
  const store = await openDiskStore({ root: join(config.dataDir, 'objects') });
  const jobQueue = await openJobQueue({ url: databaseUrl, log, supervise: works });
  const notifications = await openNotifications({ url: databaseUrl, log, connections: connectionsOf(config) });
  // Children cannot write where it is kept.
  await buildKernel();
  const { dataDir } = config;
  const pool = createPool({ size: config.taskProcesses, log, dataDir, cacheDir: join(dataDir, 'cache') });

  const engines = engineSet();
  const objects = createObjects({ db, store, isLive: isLiveJob });
  const assetUrls = createAssetUrls(config.publicUrl);
  const ownAsset = async (url: string, client: string): Promise<string | undefined> => {
    const path = assetUrls.pathOf(url);
    if (path === undefined) return undefined;
    return (await findAssetFile(db, path))?.key ?? (await useUpload(db, client, path));
  };
  const inputs = createInputs({
    fetcher: createSafeFetcher({ trustedOrigins: new Set(config.trustedInputOrigins) }),
    store,
    ownAsset,
  });

  const hooks: JobHooks = {
    async failed(tx, job) {
      await refundOrder(tx, job.id);
      if (job.kind === 'voice') await abandonVoice(tx, (job.input as { voiceId: string }).voiceId);
      metrics.refunds.inc({ kind: job.kind });
    },
    closed: (job) => objects.discard(job.id),
  };
  const jobs = createJobs({ db, notifications, hooks, startLimitMs: config.jobStartLimitMs });

  metrics.watchQueue(() => queueDepths(reports));
  metrics.watchCredits(createCreditFlow(reports));

  const closing = new AbortController();
  const idempotency = createIdempotency(db);
  const orders = createOrders({ db, enqueue: jobs.enqueue });
  const placeAndWait = createPlaceAndWait({ db, idempotency, orders, jobs, closing: closing.signal });
  const speech = createSpeechProduction({ engine: engines.speech, objects });
  const shared = { db, placeAndWait, engines, inputs, objects, assetUrls, speech };
  const characters = createCharacterProduction({ ...shared, engine: engines.characterSheet });
  const voices = createVoiceProduction({ ...shared, maxVoices: config.maxVoices });
  const speeches = createTtsProduction({ ...shared, engineName: engines.name });
  const firstFrames = createFirstFrameProduction({ ...shared, engine: engines.firstFrame });
  const heads = createTalkingHeadProduction({ ...shared, firstFrames });
  const films = createSceneFilmProduction(shared);

  const withStepContext = await createRequestStepContext({ pool, root: join(config.dataDir, 'requests') });
  const videos = createVideoOrders({
    ...shared,
    idempotency,
    orders,
    jobs,
    recordings: createRecordings(shared),
    maxActiveJobs: config.maxActiveJobs,
    withStepContext,
  });
  const runAgain = createRunAgain({ ...shared, videos, ownAsset });
  const services = createServices({ ...shared, reports, characters, voices, speeches, firstFrames, videos });
  const app = openWebServer({
    trustProxy: config.trustProxy,
    prefix,
    observe: metrics.observeRequest,
    log,
  });
  const listLimit = createListLimit();
  mountApi(app, {
    services,
    listLimit,
    authenticate: (header) => authenticate(db, header),
    ready: createReadiness({ db, store }),
    assets: createAssetHandler({ store, find: (name) => findAssetFile(db, name) }),
    publicUrl: config.publicUrl,
    trustedOrigins: config.trustedInputOrigins,
    rateLimit:
      config.requestsPerMinute === undefined ? undefined : createRateLimit({ db, perMinute: config.requestsPerMinute }),
  });

  const { providers, publicUrl } = config;
  for (const warning of signInWarnings(config)) log.warn(warning);
  if (config.testCheckout === 'forced') {
    log.warn('TEST_CHECKOUT is on: whoever signs in can give themselves credits without paying');
  }
  const checkout = createCheckout({
    db,
    // Loaded where it is used: Stripe's package is large.
    provider: config.stripe && (await import('../billing/stripe.ts')).createStripe(config.stripe, log),
    allowTest: config.testCheckout !== 'off',
    seller: config.seller,
    publicUrl,
    log,
  });
  const mailer = config.mail && createMailer(config.mail);
  mountDashboard(app, {
    db,
    listLimit,
    publicUrl,
    sendsMail: mailer !== undefined,
    auth: createAuth({
      database,
      publicUrl,
      secret,
      signUp: config.signUp,
      providers,
      mailer,
      log,
    }),
    endpoints: createDashboardEndpoints({
      publicUrl,
      mailer,
      ...shared,
      reports,
      services,
      firstVideo: createFirstVideo(services),
      characters,
      voices,
      maxVoices: config.maxVoices,
      samples: createVoiceSamples({ ...shared, withStepContext }),
      uploads: createUploads({ ...shared, store, withStepContext }),
      keyPrefix: config.keyPrefix,
      checkout,
      withStepContext,
      retry: createRetry({ db, runAgain }),
      storageUsage: createStorageUsage({ store, count: objects.count, root: config.dataDir }),
      settings: setUpOf(config),
      version: about.version,
      dailyUsage: createDailyUsage(reports),
      runAgain,
      offers: {
        sign_up: config.signUp.mode,
        providers: (['github', 'google'] as const).filter((name) => providers[name]),
        mail: config.mail !== undefined,
        checkout: checkout.kind,
      },
    }),
    webhooks: [createPaymentWebhook(checkout)],
    pages: await openPages(DASHBOARD),
  });

  const worker = createWorker({
    db,
    jobQueue,
    notifications,
    hooks,
    workflows: [
      character(characters),
      voice(voices),
      tts(speeches),
      firstFrame(firstFrames),
      talkingHead(heads),
      scenes(films),
    ] as Workflow[],
    pool,
    scratchRoot: join(config.dataDir, 'scratch'),
    // Of short jobs many may be under way: they queue for the pool of children, and their callers with them.
    concurrency: { fast: 4 * config.taskProcesses, video: config.workerConcurrency },
    log,
    onStep: metrics.observeStep,
  });
  let erasure: ReturnType<typeof startErasure> | undefined;

  return {
    async listen() {
      void checkout.catchUp(closing.signal);
      return app.listen({ host: config.host, port: config.port });
    },
    async work() {
      await worker.start();
      erasure = startErasure({ db, objects, engineByName, log });
    },
    async drain() {
      // The edge first: what waits for a job of this very worker gets its answer before the worker goes.
      const closed = app.close();
      const patience = setTimeout(() => closing.abort(), PATIENCE_MS);
      const disconnect = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS + LAST_ANSWERS_MS);
      if (erasure) await Promise.all([worker.drain(), within(ERASURE_MS, erasure.stop())]);
      await closed;
      clearTimeout(patience);
      clearTimeout(disconnect);
      await pool.close();
      await jobQueue.stop();
      await notifications.close();
      await Promise.all([database.close(), reporting.close()]);
    },
  };
}
