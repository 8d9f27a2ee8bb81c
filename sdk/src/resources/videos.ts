// Methods for videos: estimate, create, wait.
import type { JobView } from '@greenroom/contract/jobs';
import type { VideoQuote } from '@greenroom/contract/quotes';
import type { JobHistory } from '@greenroom/contract/usage';
import type { NewVideo, VideoQueued } from '@greenroom/contract/videos';
import type { CallOptions, Http, PostOptions } from '../http.ts';
import { pause } from '../retries.ts';
import { jobs } from './jobs.ts';

/** Progress is known for the latest jobs only. */
const HISTORY = 100;

/** The job failed and was refunded. `message` is its `error_message`. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
  readonly job: JobView;

  constructor(job: JobView) {
    super(job.error_message ?? 'The job failed.');
    this.job = job;
  }
}

export interface VideoProgress {
  status: JobView['status'];
  /** 0 to 1. */
  progress: number;
  /** For scenes: `generating`, then `finalizing`. */
  phase: string | undefined;
  /** The position among waiting jobs: 1 starts next. Undefined once started. */
  queuePosition: number | undefined;
}

export interface WaitOptions extends CallOptions {
  /** The polling interval, 8,000 by default. */
  pollMs?: number;
  /** Called after each poll. */
  onProgress?: (progress: VideoProgress) => void;
}

export const videos = (http: Http) => ({
  /** Queues a job and reserves its estimate. */
  create: (body: NewVideo, options?: PostOptions) => http.post<VideoQueued>('/videos', body, options),
  /** The price that `create` would reserve for the same body. Free. */
  estimate: (body: NewVideo, options?: PostOptions) => http.post<VideoQuote>('/videos/estimate', body, options),
  /** Polls until the job is completed. Throws `JobFailed` if it fails, and the signal's reason if aborted. */
  async waitFor(workflowId: string, { pollMs = 8_000, onProgress, signal }: WaitOptions = {}): Promise<JobView> {
    for (;;) {
      const job = await jobs(http).status(workflowId, { signal });
      if (onProgress) onProgress(await progressOf(http, job, signal));
      if (job.status === 'completed') return job;
      if (job.status === 'failed') throw new JobFailed(job);
      await pause(pollMs, signal);
    }
  },
});

/** Reads the progress from the job history, because the status has none. */
async function progressOf(http: Http, job: JobView, signal: AbortSignal | undefined): Promise<VideoProgress> {
  const { status, workflow_id } = job;
  const history = await http.get<JobHistory>('/usage/jobs', { limit: HISTORY }, { signal });
  const { progress, phase, queue_position } =
    history.jobs.find((item) => item.workflow_id === workflow_id)?.metadata ?? {};
  return {
    status,
    progress: status === 'completed' ? 1 : typeof progress === 'number' ? progress : 0,
    phase: typeof phase === 'string' ? phase : undefined,
    queuePosition: typeof queue_position === 'number' ? queue_position : undefined,
  };
}
