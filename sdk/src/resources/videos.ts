// Methods for videos: estimate, create, wait.
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
}
