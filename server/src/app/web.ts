// Builds the web server of a process: the partner API and the dashboard on one port.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEndpoints, prefix } from '../api/endpoints.ts';
import { mountApi } from '../api/mount.ts';
import { createRateLimit } from '../api/rate-limit.ts';
import { createRequestLog } from '../api/request-log.ts';
import { type Checkout, createCheckout } from '../billing/checkout.ts';
import { createSandboxRefill } from '../billing/sandbox.ts';
import { createAuthenticate } from '../clients/api-keys.ts';
import type { Config } from '../config/config.ts';
import { creditMails } from '../dashboard-api/credit-mails.ts';
import { startQueuedMails } from '../dashboard-api/queued-mails.ts';
import { videoMails } from '../dashboard-api/video-mails.ts';
import { mountGuide } from '../guide/mount-guide.ts';
import { createListLimit } from '../http/list-limit.ts';
import { mountPublicFont } from '../http/public-font.ts';
import { openWebServer } from '../http/web-server.ts';
import { createRequestStepContext } from '../jobs/request-step-context.ts';
import type { Logger } from '../kernel/logger.ts';
import type { Metrics } from '../kernel/metrics.ts';
import type { Rounds } from '../kernel/rounds.ts';
import { within } from '../kernel/within.ts';
import { findAssetFile } from '../library/assets.ts';
import { createMailer } from '../net/mail.ts';
import { createSafePost } from '../net/safe-post.ts';
import { createCharacterOrders } from '../production/character/order.ts';
import { createCharacterQueries } from '../production/character/queries.ts';
import { createFirstFrameOrders } from '../production/first-frame/order.ts';
import { createSpeechOrders } from '../production/speech/order.ts';
import { createVideoOrders } from '../production/video/order.ts';
import { createRecordings } from '../production/video/recordings.ts';
import { createVoiceOrders } from '../production/voice/order.ts';
import { createVoiceQueries } from '../production/voice/queries.ts';
import { createAssetQueries } from '../reporting/assets.ts';
import type { Readiness } from '../reporting/readiness.ts';
import { createServiceStatus } from '../reporting/service-status.ts';
import { createUsageQueries } from '../reporting/usage.ts';
import { mountSharePages } from '../share-pages/mount-share-pages.ts';
import { mountStatusPage } from '../status-page/mount-status-page.ts';
import { createAssetHandler } from '../storage/serve.ts';
import { startWebhookSender } from '../webhooks/sender.ts';
import { createSecretBox } from '../webhooks/signing-secrets.ts';
import { addDashboard } from './dashboard.ts';
import type { Data } from './data.ts';
import type { Services } from './services.ts';
import { openUrlSigner } from './store.ts';

const GUIDE = fileURLToPath(new URL('../../../docs/site/dist/', import.meta.url));

/** How long requests in flight may still wait for their jobs once the process is told to stop. */
const JOB_WAIT_MS = 15_000;

/** How long their callers then have to receive the response; connections still open after that are closed. */
const LAST_RESPONSES_MS = 3_000;

/** An e-mail or a webhook that takes longer is sent again by another process. */
const BACKGROUND_MS = 6_000;

export interface Web {
  /** Opens the port; returns the address. */
  listen(): Promise<string>;
  /** Reports that it is not ready, soon stops accepting connections, and finishes the requests in flight. */
  drain(): Promise<void>;
  /** Whether new requests are accepted, as for some seconds of `drain`. */
  accepting(): boolean;
}

interface Deps {
  data: Data;
  services: Services;
  /** Signs the session cookies, and encrypts the secrets of webhooks. */
  sessionSecret: string;
  /** Aborted by `drain` when requests no longer wait for their jobs. */
  closing: AbortController;
  log: Logger;
  metrics: Metrics;
  ready: Readiness;
}

export async function createWeb(config: Config, deps: Deps): Promise<Web> {
  const { data, services, closing, log, metrics, ready } = deps;
  const { db, reports, store } = data;
  const { assetUrls, pool, providers } = services;
  const withStepContext = await createRequestStepContext({
    pool,
    root: join(config.dataDir, 'requests'),
    log,
    providers,
  });
  const orders = {
    characters: createCharacterOrders(services),
    voices: createVoiceOrders({ ...services, maxVoices: config.maxVoices }),
    tts: createSpeechOrders(services),
    firstFrames: createFirstFrameOrders(services),
    videos: createVideoOrders({
      ...services,
      recordings: createRecordings(services),
      maxActiveJobs: config.maxActiveJobs,
      withStepContext,
    }),
  };
  const signer = await openUrlSigner(config);
  const characterLists = createCharacterQueries({ db: reports, assetUrls });
  const voiceLists = createVoiceQueries(reports, services.engines);
  const server = openWebServer({ trustProxy: config.trustProxy, prefix, observe: metrics.observeRequest, log });
  const listLimit = createListLimit();
  const requestLog = createRequestLog({ db, onDropped: (count) => metrics.unrecordedRequests.inc(count), log });
  const endpoints = createEndpoints({
    ...services,
    ...orders,
    characterQueries: createCharacterQueries({ db, assetUrls }),
    characterLists,
    voiceQueries: createVoiceQueries(db, services.engines),
    voiceLists,
    assetQueries: createAssetQueries({ db, assetUrls }),
    assetLists: createAssetQueries({ db: reports, assetUrls }),
    usageQueries: createUsageQueries(db),
    usageLists: createUsageQueries(reports),
  });
  const hasGuide = await mountGuide(server, { folder: GUIDE, publicUrl: config.publicUrl });
  mountApi(server, {
    endpoints,
    listLimit,
    requestLog,
    authenticate: createAuthenticate(db, {
      refill: config.sandboxDailyCredits > 0 ? createSandboxRefill(db, config.sandboxDailyCredits) : undefined,
    }),
    ready,
    assets: createAssetHandler({ store, find: (name) => findAssetFile(db, name), signUrl: signer?.signUrl }),
    publicUrl: config.publicUrl,
    hasGuide,
    trustedOrigins: config.trustedInputOrigins,
    closing: closing.signal,
    onError: (err) => log.error({ err }, 'unexpected error of a tool'),
    rateLimit:
      config.requestsPerMinute === undefined ? undefined : createRateLimit({ db, perMinute: config.requestsPerMinute }),
  });
  mountPublicFont(server);
  mountSharePages(server, { db, store, publicUrl: config.publicUrl });
  mountStatusPage(server, {
    status: createServiceStatus({ reader: data.replica, ready, log }),
    publicUrl: config.publicUrl,
  });
  const checkout = await openCheckout(config, deps);
  const mailer = config.mail && createMailer(config.mail);
  const secretBox = createSecretBox(deps.sessionSecret);
  await addDashboard(server, config, {
    ...deps,
    hasGuide,
    mailer,
    secretBox,
    checkout,
    orders,
    characterLists,
    voiceLists,
    withStepContext,
    listLimit,
    apiEndpoints: endpoints.map(({ method, path }) => ({ method, path })),
    mediaOrigin: signer?.origin,
  });

  const { publicUrl } = config;
  const mails = mailer && { db, mailer, publicUrl, log };
  const startBackground = (): Rounds[] => [
    ...(mails ? [startQueuedMails(mails, videoMails), startQueuedMails(mails, creditMails)] : []),
    startWebhookSender({
      db,
      post: createSafePost({ trustedOrigins: new Set(config.trustedWebhookOrigins) }),
      secretBox,
      mailer,
      publicUrl,
      onAttempt: (outcome) => metrics.webhookAttempts.inc({ outcome }),
      log,
    }),
  ];

  let background: Rounds[] = [];
  return {
    async listen() {
      void checkout.catchUp(closing.signal);
      background = startBackground();
      return server.listen({ host: config.host, port: config.port });
    },
    async drain() {
      const closed = server.close();
      const stopped = Promise.all(background.map((one) => one.stop()));
      const stopWaiting = setTimeout(() => closing.abort(), JOB_WAIT_MS);
      const disconnect = setTimeout(() => server.server.closeAllConnections(), JOB_WAIT_MS + LAST_RESPONSES_MS);
      await closed;
      clearTimeout(stopWaiting);
      clearTimeout(disconnect);
      await requestLog.close();
      await within(BACKGROUND_MS, stopped);
    },
    accepting: () => server.server.listening,
  };
}

async function openCheckout(config: Config, { data: { db }, log }: Deps): Promise<Checkout> {
  if (config.testCheckout === 'forced') {
    log.warn('TEST_CHECKOUT is on: every team owner can add credits without paying');
  }
  return createCheckout({
    db,
    // Loaded on demand: Stripe's package is large.
    provider: config.stripe && (await import('../billing/stripe.ts')).createStripe(config.stripe, log),
    allowTest: config.testCheckout !== 'off',
    seller: config.seller,
    publicUrl: config.publicUrl,
    log,
  });
}
