// The balance, what was spent, and the history of jobs.
import type { Page } from '@greenroom/contract/queries';
import type { JobHistory, UsageRange, UsageSummary } from '@greenroom/contract/usage';
import type { CallOptions, Http } from '../http.ts';

export const usage = (http: Http) => ({
  /** The range defaults to the current UTC month until now. */
  summary: (range: UsageRange = {}, options?: CallOptions) => http.get<UsageSummary>('/usage/summary', range, options),
  /** Newest first. */
  jobs: (page: Page = {}, options?: CallOptions) => http.get<JobHistory>('/usage/jobs', page, options),
});
