// Adds the dashboard to a web server: signing in, its API, payments and pages.
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import packageJson from '../../package.json' with { type: 'json' };
import type { Checkout } from '../billing/checkout.ts';
import type { Config } from '../config/config.ts';
import { integrationsOf } from '../config/integrations.ts';
import { createAuth } from '../dashboard-api/auth/auth.ts';
import { relyingParty, signInWarnings } from '../dashboard-api/auth/origins.ts';
import { createPaymentWebhook } from '../dashboard-api/credits.ts';
import { createDashboardEndpoints } from '../dashboard-api/endpoints.ts';
import { mountDashboard } from '../dashboard-api/mount.ts';
import { openPages } from '../dashboard-api/pages.ts';
import type { WithStepContext } from '../jobs/request-step-context.ts';
import type { Logger } from '../kernel/logger.ts';
import type { KeyedSemaphore } from '../kernel/semaphore.ts';
import { getBrandKit } from '../library/brand-kits.ts';
import { isPresenterFree } from '../library/free-presenter.ts';
import type { Mailer } from '../net/mail.ts';
import type { CharacterOrders } from '../production/character/order.ts';
import type { CharacterQueries } from '../production/character/queries.ts';
import { stockOf } from '../production/character/stock.ts';
import { createClipPreview } from '../production/clip-preview.ts';
import type { FirstFrameOrders } from '../production/first-frame/order.ts';
import { createScenesClipPreview } from '../production/scenes-clip-preview.ts';
import { createShotStills } from '../production/shot-stills.ts';
import { createStudioPreviews } from '../production/studio-previews.ts';
import { createFirstVideo } from '../production/video/first-video.ts';
import type { VideoOrders } from '../production/video/order.ts';
import { createRetry } from '../production/video/retry.ts';
import { createRunAgain } from '../production/video/run-again.ts';
import type { VoiceOrders } from '../production/voice/order.ts';
import { createVoicePreviews } from '../production/voice/previews.ts';
import type { VoiceQueries } from '../production/voice/queries.ts';
import { createDailyUsage } from '../reporting/daily-usage.ts';
import { createUploads } from '../retention/uploads.ts';
import { storageUsage } from '../storage/usage.ts';
import type { SecretBox } from '../webhooks/signing-secrets.ts';
import type { Data } from './data.ts';
import type { Services } from './services.ts';

const PAGES = fileURLToPath(new URL('../../../dashboard/dist/', import.meta.url));

interface Deps {
  checkout: Checkout;
  data: Data;
  services: Services;
  sessionSecret: string;
  /** Undefined if e-mail is not set up. */
  mailer: Mailer | undefined;
  secretBox: SecretBox;
  orders: { characters: CharacterOrders; voices: VoiceOrders; firstFrames: FirstFrameOrders; videos: VideoOrders };
  characterLists: CharacterQueries;
  voiceLists: VoiceQueries;
  withStepContext: WithStepContext;
  listLimit: KeyedSemaphore;
  /** Those of the partner API. */
  apiEndpoints: readonly { method: string; path: string }[];
  /** Whether the guide is built, so that pages can link to it. */
  hasGuide: boolean;
  /** To which assets are redirected. */
  mediaOrigin: string | undefined;
  log: Logger;
}

export async function addDashboard(
  server: FastifyInstance,
  config: Config,
  {
    checkout,
    data,
    services,
    sessionSecret,
    mailer,
    secretBox,
    orders,
    characterLists,
    voiceLists,
    withStepContext,
    listLimit,
    apiEndpoints,
    hasGuide,
    mediaOrigin,
    log,
  }: Deps,
): Promise<void> {
  const { database, db, reports, replica, store } = data;
  const { providers, publicUrl, signUp, maxVoices, keyPrefix } = config;
  for (const warning of signInWarnings(config)) log.warn(warning);
  const runAgain = createRunAgain({ ...services, videos: orders.videos });
  const endpoints = createDashboardEndpoints({
    ...services,
    reports,
    replica,
    store,
    publicUrl,
    mailer,
    ...orders,
    firstVideo: createFirstVideo({
      ...orders,
      characterLists,
      voiceLists,
      stock: () => stockOf(services.engines),
      isStockFree: async (client) => config.freeStockPresenter && (await isPresenterFree(db, client)),
      brandKit: (client) => getBrandKit(db, client),
    }),
    maxVoices,
    freeStockPresenter: config.freeStockPresenter,
    previews: createVoicePreviews({ ...services, withStepContext }),
    studioPreviews: createStudioPreviews({ ...services, withStepContext }),
    clipPreview: createClipPreview({ ...services, withStepContext }),
    scenesClipPreview: createScenesClipPreview({ ...services, withStepContext }),
    shotStills: createShotStills({ ...services, withStepContext }),
    uploads: createUploads({ ...services, store, withStepContext }),
    keyPrefix,
    sandboxDailyCredits: config.sandboxDailyCredits,
    secretBox,
    trustedWebhookOrigins: new Set(config.trustedWebhookOrigins),
    apiEndpoints,
    checkout,
    withStepContext,
    retry: createRetry({ db, runAgain }),
    storageUsage: () => storageUsage(store, storesOnDisk(config) ? config.dataDir : undefined),
    integrations: integrationsOf(config),
    version: packageJson.version,
    dailyUsage: createDailyUsage(replica),
    runAgain,
    offers: {
      sign_up: signUp.mode,
      sign_up_credits: signUp.credits,
      providers: (['github', 'google'] as const).filter((name) => providers[name]),
      passkey_origin: relyingParty(publicUrl)?.origin ?? null,
      mail: config.mail !== undefined,
      checkout: checkout.kind,
      guide: hasGuide,
    },
  });
  mountDashboard(server, {
    db,
    listLimit,
    publicUrl,
    mediaOrigin,
    sendsMail: mailer !== undefined,
    auth: createAuth({ database, publicUrl, secret: sessionSecret, signUp, providers, mailer, log }),
    endpoints,
    webhooks: [createPaymentWebhook(checkout)],
    pages: await openPages(PAGES),
  });
}

const storesOnDisk = ({ storage, storageFallback }: Config): boolean =>
  storage === 'disk' || storageFallback === 'disk';
