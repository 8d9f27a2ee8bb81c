// The jobs of both queues together, and whether too many of them failed.
import type { SystemStatus } from '@greenroom/contract/dashboard/operator';

/** Of the jobs that ended in the last hour, without those that failed because of what clients sent. */
const MAX_FAILED_FRACTION = 0.01;

type Queue = SystemStatus['queues'][number];

export function totalsOf({ queues }: Pick<SystemStatus, 'queues'>) {
  const sum = (member: Exclude<keyof Queue, 'queue' | 'oldest_waiting_seconds'>): number =>
    queues.reduce((total, queue) => total + queue[member], 0);
  const failed = sum('failed_last_hour');
  return {
    running: sum('running'),
    queued: sum('queued'),
    completed: sum('completed_last_hour'),
    failed,
    /** Not because of what clients sent. */
    serviceFaults: failed - sum('client_faults_last_hour'),
  };
}

export const tooManyFailed = ({
  serviceFaults,
  completed,
}: Pick<ReturnType<typeof totalsOf>, 'serviceFaults' | 'completed'>): boolean =>
  serviceFaults > MAX_FAILED_FRACTION * (serviceFaults + completed);
