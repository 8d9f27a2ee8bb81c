// Builds the services that API and worker share from configuration and data.
import { join } from 'node:path';
import { providerHttp } from '@greenroom/engine-kit/provider-http';
import { readBackupAge } from '../backup/last-backup.ts';
import { findLastStorageCheck } from '../backup/storage-checks.ts';
import type { Config } from '../config/config.ts';
import { retryOnOutage } from '../db/retry-on-outage.ts';
import { createCallEngines } from '../engines/call-engines.ts';
import { createEngineFaults, listEngineFaults } from '../engines/faults.ts';
import { createEngineTurns } from '../engines/turns.ts';
import { createInputs } from '../inputs/inputs.ts';
import { recordUsage } from '../jobs/engine-usage.ts';
import type { JobHooks } from '../jobs/job.ts';
import { createJobs } from '../jobs/jobs.ts';
import { isLiveJob, queueDepths } from '../jobs/reads.ts';
import type { Logger } from '../kernel/logger.ts';
import type { Metrics } from '../kernel/metrics.ts';
import { createCreditFlow } from '../ledger/flow.ts';
import { readLastVerification } from '../ledger/last-verification.ts';
import { createAssetUrls } from '../library/asset-urls.ts';
import { findAssetFile } from '../library/assets.ts';
import { createObjects } from '../library/objects.ts';
import { useUpload } from '../library/uploads.ts';
import { abandonVoice } from '../library/voices.ts';
import type { SigningCredentials } from '../media/signing-credentials.ts';
import { downloadResult } from '../net/download-result.ts';
import { createSafeFetcher } from '../net/safe-fetch.ts';
import { tracedHttp } from '../net/traced-http.ts';
import { createIdempotency } from '../orders/idempotent.ts';
import { createOrders, refundOrder } from '../orders/orders.ts';
import { createPlaceAndWait } from '../orders/place-and-wait.ts';
import { createSpeechService } from '../production/speech/speech.ts';
import { createEngineCostFlow } from '../reporting/engine-cost-flow.ts';
import { createPool } from '../tasks/pool.ts';
import type { ProviderAccess } from '../tasks/service-step-context.ts';
import type { Data } from './data.ts';
import type { ConfiguredEngines } from './engines.ts';

/** For the record of usage during an outage of the database. */
const USAGE_RECORD_MS = 10_000;

export type Services = ReturnType<typeof createServices>;

/** `closing`: aborted when requests no longer wait for their jobs. */
export function createServices(
  config: Config,
  data: Data,
  {
    engines,
    rates,
    closing,
    log,
    metrics,
    signing,
  }: Pick<ConfiguredEngines, 'engines' | 'rates'> & {
    closing: AbortSignal;
    log: Logger;
    metrics: Metrics;
    signing: SigningCredentials | undefined;
  },
) {
  const { db, reports, replica, store, notifications } = data;
  const { dataDir } = config;
  const pool = createPool({ size: config.taskProcesses, log, dataDir, cacheDir: join(dataDir, 'cache') });
  const objects = createObjects({ db, store, isLive: isLiveJob });
  const assetUrls = createAssetUrls(config.publicUrl);
  const ownAsset = async (url: string, client: string): Promise<string | undefined> => {
    const path = assetUrls.pathOf(url);
    if (path === undefined) return undefined;
    return (await findAssetFile(db, path, client))?.key ?? (await useUpload(db, client, path));
  };
  const fetcher = createSafeFetcher({ trustedOrigins: new Set(config.trustedInputOrigins) });
  const inputs = createInputs({ fetcher, store, ownAsset });

  const hooks: JobHooks = {
    async failed(tx, job) {
      await refundOrder(tx, job.id);
      if (job.kind === 'voice') await abandonVoice(tx, (job.input as { voiceId: string }).voiceId);
      metrics.refunds.inc({ kind: job.kind });
    },
    closed: (job) => objects.discard(job.id),
  };
  const jobs = createJobs({ db, notifications, hooks, startTimeoutMs: config.jobStartLimitMs });
  metrics.watchQueue(() => queueDepths(replica));
  metrics.watchBackupAge(() => readBackupAge(replica));
  metrics.watchMissingFiles(async () => (await findLastStorageCheck(replica))?.missing_objects ?? 0);
  metrics.watchLedgerVerification(() => readLastVerification(replica));
  metrics.watchCredits(createCreditFlow(reports));

  const idempotency = createIdempotency(db);
  const orders = createOrders({ db, enqueue: jobs.enqueue });
  const placeAndWait = createPlaceAndWait({ db, idempotency, orders, jobs, closing });
  const turns = createEngineTurns(db);
  const providers: ProviderAccess = {
    http: tracedHttp(providerHttp),
    download: downloadResult,
    exclusively: (name, { signal, waiting }, work) => turns.run({ engine: name, count: 1, signal, waiting }, work),
    costOf: rates.costOf,
    async recordUsage(usage, origin) {
      const priced = { ...usage, usd: rates.costOf(usage) };
      await retryOnOutage(() => recordUsage(db, origin, priced), { limitMs: USAGE_RECORD_MS }).catch((error: unknown) =>
        log.error({ err: error, ...origin, usage }, 'the usage of a provider could not be recorded'),
      );
    },
  };
  const faults = createEngineFaults({ db, log });
  const callEngines = createCallEngines({ turns, faults, onCall: metrics.observeEngineCall });
  metrics.watchEngineFaults(() => listEngineFaults(replica));
  metrics.watchEngineCosts(createEngineCostFlow(reports));
  const speech = createSpeechService({ db, engines, callEngines, objects });
  return {
    db,
    placeAndWait,
    engines,
    rates,
    callEngines,
    providers,
    inputs,
    objects,
    assetUrls,
    speech,
    pool,
    hooks,
    jobs,
    ownAsset,
    idempotency,
    orders,
    signing,
    requiresAiLabel: config.requiresAiLabel,
  };
}
