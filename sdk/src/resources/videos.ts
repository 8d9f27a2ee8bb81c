// Methods for videos: estimate, create, wait, batch.
import { type BatchOptions, type BatchReport, type BatchRow, orderBatch } from '../batch.ts';
import type { ApiPromise, Http, PostOptions } from '../http.ts';
import type { JobView, NewVideo, VideoQueued, VideoQuote } from '../types.ts';
import { type WaitOptions, waitForJob } from '../wait.ts';

export class Videos {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** Queues a job and reserves its estimate. */
  create(body: NewVideo, options?: PostOptions): ApiPromise<VideoQueued> {
    return this.#http.post('/videos', body, options);
  }

  /** Returns the price that `create` would reserve for the same body. Free. */
  estimate(body: NewVideo, options?: PostOptions): ApiPromise<VideoQuote> {
    return this.#http.post('/videos/estimate', body, options);
  }

  /**
   * Polls until the job is completed. Throws `JobFailed` if it fails, `WaitTimeout` if it takes longer than `maxWaitMs`, and the
   * signal's reason if aborted. The job continues in the last two cases.
   */
  waitFor(workflowId: string, options: WaitOptions = {}): Promise<JobView> {
    return waitForJob(this.#http, workflowId, options);
  }

  /**
   * Orders many videos and waits for them, as many at once as the account may have active. Never spends more than the budget, and
   * orders no row twice, also after a crash. Throws if the service stays unavailable or the key is invalid; run it again to continue.
   */
  batch(rows: readonly BatchRow[], options: BatchOptions): Promise<BatchReport> {
    return orderBatch(this, rows, options);
  }
}
