// Video orders for tests of scripts: no media is loaded, no speech is synthesized, and no worker runs.
import type { Db } from '../../db/db.ts';
import type { Engines } from '../../engines/engines.ts';
import { createTestJobs } from '../../jobs/testing.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import { createIdempotency } from '../../orders/idempotent.ts';
import { createOrders } from '../../orders/orders.ts';
import type { SpeechService } from '../speech/speech.ts';
import { createVideoOrders, type VideoOrders } from './order.ts';
import type { Recordings } from './recordings.ts';

/** The speech of `engines` must not be free, or a script is synthesized before it is ordered. */
export const createTestVideoOrders = (
  db: Db,
  { engines, assetUrls }: { engines: Engines; assetUrls: AssetUrls },
): VideoOrders => {
  const jobs = createTestJobs(db);
  return createVideoOrders({
    db,
    idempotency: createIdempotency(db),
    orders: createOrders({ db, enqueue: jobs.enqueue }),
    jobs,
    engines,
    speech: {} as SpeechService,
    objects: { discard: async () => {} },
    recordings: {} as Recordings,
    assetUrls,
    maxActiveJobs: 5,
    requiresAiLabel: false,
    withStepContext: () => Promise.reject(new Error('Orders in this test run no task.')),
  });
};
