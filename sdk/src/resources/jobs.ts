// Methods for video jobs.
import type { JobView } from '@greenroom/contract/jobs';
import type { CallOptions, Http } from '../http.ts';

export const jobs = (http: Http) => ({
  /** The status of a job. Free. */
  status: (workflowId: string, options?: CallOptions) =>
    http.get<JobView>(`/jobs/${encodeURIComponent(workflowId)}/status`, {}, options),
});
