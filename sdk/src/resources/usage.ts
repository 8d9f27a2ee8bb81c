// Methods for the balance, charges and the job history.
import type { Page } from '@greenroom/contract/queries';
import type { JobHistory, UsageRange, UsageSummary } from '@greenroom/contract/usage';
import type { CallOptions, Http } from '../http.ts';

export const usage = (http: Http) => ({
  /** Returns the balance and the charges of a range, by default from the start of the current UTC month until now. */
  summary: (range: UsageRange = {}, options?: CallOptions) => http.get<UsageSummary>('/usage/summary', range, options),
  /** Lists jobs with their charges, newest first. */
  jobs: (page: Page = {}, options?: CallOptions) => http.get<JobHistory>('/usage/jobs', page, options),
});
