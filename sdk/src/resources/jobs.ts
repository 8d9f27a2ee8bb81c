// How a video job is doing.
import type { JobView } from '@greenroom/contract/jobs';
import type { CallOptions, Http } from '../http.ts';

export const jobs = (http: Http) => ({
  /** Free and safe to repeat. */
  status: (workflowId: string, options?: CallOptions) =>
    http.get<JobView>(`/jobs/${encodeURIComponent(workflowId)}/status`, {}, options),
});
