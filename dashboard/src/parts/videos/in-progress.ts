// Tells whether a video is still queued or running, and in which order such videos are listed.
import type { JobRow } from '@greenroom/contract/dashboard/jobs';

export const isInProgress = ({ status }: Pick<JobRow, 'status'>): boolean =>
  status === 'queued' || status === 'running';

type Waiting = Pick<JobRow, 'status' | 'queue_position'>;

const rank = ({ status, queue_position }: Waiting): number =>
  status === 'running' ? 0 : (queue_position ?? Number.MAX_SAFE_INTEGER);

/** The running videos first, then the queued ones as they will start. */
export const inStartOrder = <Video extends Waiting>(videos: readonly Video[]): Video[] =>
  videos.toSorted((a, b) => rank(a) - rank(b));
