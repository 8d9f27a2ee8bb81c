// Builds the services that API and worker share from configuration and data.
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Engines } from '../engines/engines.ts';
import { createInputs } from '../inputs/inputs.ts';
import type { JobHooks } from '../jobs/job.ts';
import { createJobs } from '../jobs/jobs.ts';
import { isLiveJob, queueDepths } from '../jobs/reads.ts';
import type { Logger } from '../kernel/logger.ts';
import type { Metrics } from '../kernel/metrics.ts';
import { createCreditFlow } from '../ledger/flow.ts';
import { createAssetUrls } from '../library/asset-urls.ts';
import { findAssetFile } from '../library/assets.ts';
import { createObjects } from '../library/objects.ts';
import { useUpload } from '../library/uploads.ts';
import { abandonVoice } from '../library/voices.ts';
import { createSafeFetcher } from '../net/safe-fetch.ts';
import { createIdempotency } from '../orders/idempotent.ts';
import { createOrders, refundOrder } from '../orders/orders.ts';
import { createPlaceAndWait } from '../orders/place-and-wait.ts';
import { createSpeechService } from '../production/speech/speech.ts';
import { createPool } from '../tasks/pool.ts';
import type { Data } from './data.ts';

export type Services = ReturnType<typeof createServices>;

/** `closing`: aborted when requests no longer wait for their jobs. */
export function createServices(
  config: Config,
  data: Data,
  { engines, closing, log, metrics }: { engines: Engines; closing: AbortSignal; log: Logger; metrics: Metrics },
) {
  const { db, reports, store, notifications } = data;
  const { dataDir } = config;
  const pool = createPool({ size: config.taskProcesses, log, dataDir, cacheDir: join(dataDir, 'cache') });
  const objects = createObjects({ db, store, isLive: isLiveJob });
  const assetUrls = createAssetUrls(config.publicUrl);
  const ownAsset = async (url: string, client: string): Promise<string | undefined> => {
    const path = assetUrls.pathOf(url);
    if (path === undefined) return undefined;
    return (await findAssetFile(db, path))?.key ?? (await useUpload(db, client, path));
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
  metrics.watchQueue(() => queueDepths(reports));
  metrics.watchCredits(createCreditFlow(reports));

  const idempotency = createIdempotency(db);
  const orders = createOrders({ db, enqueue: jobs.enqueue });
  const placeAndWait = createPlaceAndWait({ db, idempotency, orders, jobs, closing });
  const speech = createSpeechService({ engines, objects });
  return {
    db,
    placeAndWait,
    engines,
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
  };
}
