// Methods for the balance, charges and the job history.
import type { ApiPromise, CallOptions, Http } from '../http.ts';
import { eachItem } from '../paging.ts';
import type { JobHistory, JobHistoryItem, Page, UsageRange, UsageSummary } from '../types.ts';

export class Usage {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** Returns the balance and the charges of a range, by default from the start of the current UTC month until now. */
  summary(range: UsageRange = {}, options?: CallOptions): ApiPromise<UsageSummary> {
    return this.#http.get('/usage/summary', { ...range }, options);
  }

  /** Lists one page of jobs with their charges, newest first. */
  jobs(page: Page = {}, options?: CallOptions): ApiPromise<JobHistory> {
    return this.#http.get('/usage/jobs', { ...page }, options);
  }

  /** Iterates over all jobs, newest first, and loads page by page. */
  iterateJobs(page: Page = {}, options?: CallOptions): AsyncGenerator<JobHistoryItem, void> {
    return eachItem(
      page,
      async (next) => (await this.jobs(next, options)).jobs,
      ({ workflow_id }) => workflow_id,
    );
  }
}
