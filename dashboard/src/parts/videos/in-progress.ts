// Tells whether a video is still queued or running.
import type { JobRow } from '@greenroom/contract/dashboard/jobs';

export const isInProgress = ({ status }: Pick<JobRow, 'status'>): boolean =>
  status === 'queued' || status === 'running';
