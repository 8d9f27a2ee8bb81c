// Methods for video jobs.
import type { ApiPromise, CallOptions, Http } from '../http.ts';
import type { JobView } from '../types.ts';

export class Jobs {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** Returns the status of a job. Free. */
  status(workflowId: string, options?: CallOptions): ApiPromise<JobView> {
    return this.#http.get(`/jobs/${encodeURIComponent(workflowId)}/status`, {}, options);
  }
}
