// Waits for a video for a limited time and reports its progress.
import type { JobView } from '@greenroom/contract/jobs';
import { JobFailed, type VideoProgress, WaitTimeout } from '@greenroom/sdk';
import type { ToolCall } from './tool.ts';

/** Clients commonly give a call 60 seconds. */
export const DEFAULT_WAIT_SECONDS = 50;
/** Proxies wait 180 seconds for a response. */
export const MAX_WAIT_SECONDS = 150;

const POLL_MS = 3_000;
const MAX_RETRIES = 5;

/** Returns the last status if the time is over first. */
export async function waitForVideo(
  workflowId: string,
  timeoutMs: number,
  { client, signal, closing, onProgress }: ToolCall,
): Promise<JobView> {
  let reported = -1;
  // Each progress must be higher than the one before.
  const report = (state: VideoProgress) => {
    if (state.progress > reported) onProgress?.(state.progress, messageOf(state));
    reported = Math.max(reported, state.progress);
  };
  try {
    return await client.videos.waitFor(workflowId, {
      pollMs: POLL_MS,
      maxWaitMs: timeoutMs,
      // A limit of requests or an outage ends no wait.
      maxRetries: MAX_RETRIES,
      signal: closing ? AbortSignal.any([signal, closing]) : signal,
      ...(onProgress && { onProgress: report }),
    });
  } catch (error) {
    if (error instanceof JobFailed) return error.job;
    if (error instanceof WaitTimeout || (closing?.aborted && !signal.aborted))
      return client.jobs.status(workflowId, { signal });
    throw error;
  }
}

const messageOf = ({ status, phase, queuePosition }: VideoProgress): string =>
  queuePosition === undefined ? (phase ?? status) : `queued, position ${queuePosition}`;
