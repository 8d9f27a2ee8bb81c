// Methods for video jobs.
import type { JobView } from '@greenroom/contract/jobs';
import type { CallOptions, Http } from '../http.ts';

export const jobs = (http: Http) => ({
  /** Returns the status of a job. Free. */
  status: (workflowId: string, options?: CallOptions) =>
    http.get<JobView>(`/jobs/${encodeURIComponent(workflowId)}/status`, {}, options),
});
