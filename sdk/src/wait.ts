// Waits for a job and reports its progress.
import { JobFailed, WaitTimeout } from './errors.ts';
import type { CallOptions, Http } from './http.ts';
import { pause } from './retries.ts';
import type { JobHistory, JobView } from './types.ts';

/** The recommended interval. */
const POLL_MS = 8_000;
/** Progress is read with every third poll, because it is in the job history, which is larger. */
const POLLS_PER_PROGRESS = 3;
/** Progress is known for the latest jobs only. */
const HISTORY = 30;
/** The longest delay of a timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

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
  pollMs?: number | undefined;
  /** Throws `WaitTimeout` after this time. Unlimited by default. */
  maxWaitMs?: number | undefined;
  /** Called after each poll. */
  onProgress?: ((progress: VideoProgress) => void) | undefined;
}

export async function waitForJob(
  http: Http,
  workflowId: string,
  { pollMs = POLL_MS, maxWaitMs, onProgress, signal, ...call }: WaitOptions,
): Promise<JobView> {
  const deadline = maxWaitMs === undefined ? undefined : AbortSignal.timeout(Math.min(maxWaitMs, MAX_TIMER_MS));
  const options = { ...call, signal: signal && deadline ? AbortSignal.any([signal, deadline]) : (deadline ?? signal) };
  let last: { job: JobView; requestId: string } | undefined;
  let read: ReadProgress | undefined;
  try {
    for (let poll = 0; ; poll++) {
      const { data: job, response } = await http
        .get<JobView>(`/jobs/${encodeURIComponent(workflowId)}/status`, {}, options)
        .withResponse();
      last = { job, requestId: response.headers.get('x-request-id') ?? '' };
      const isOver = job.status === 'completed' || job.status === 'failed';
      if (onProgress && !isOver && poll % POLLS_PER_PROGRESS === 0)
        read = await readProgress(http, workflowId, options);
      onProgress?.(progressOf(job, read));
      if (job.status === 'completed') return job;
      if (job.status === 'failed') throw new JobFailed(job, last.requestId);
      await pause(pollMs, options.signal);
    }
  } catch (error) {
    if (signal?.aborted || !deadline?.aborted || error !== deadline.reason) throw error;
    throw new WaitTimeout(workflowId, last ?? { job: undefined, requestId: '' });
  }
}

type ReadProgress = Partial<Record<'progress' | 'phase' | 'queue_position', unknown>>;

async function readProgress(http: Http, workflowId: string, options: CallOptions): Promise<ReadProgress | undefined> {
  const history = await http.get<JobHistory>('/usage/jobs', { limit: HISTORY }, options);
  return history.jobs.find((item) => item.workflow_id === workflowId)?.metadata;
}

function progressOf({ status }: JobView, read: ReadProgress = {}): VideoProgress {
  const { progress, phase, queue_position } = read;
  return {
    status,
    progress: status === 'completed' ? 1 : typeof progress === 'number' ? progress : 0,
    phase: typeof phase === 'string' ? phase : undefined,
    queuePosition: status === 'queued' && typeof queue_position === 'number' ? queue_position : undefined,
  };
}
