// The jobs of both queues together, and whether too many of them failed.
import type { SystemStatus } from '@greenroom/contract/dashboard/operator';

/** Of the jobs that ended in the last hour: of many, single ones fail because of what clients send. */
const MAX_FAILED_FRACTION = 0.01;

export function totalsOf({ queues }: Pick<SystemStatus, 'queues'>) {
  const sum = (member: 'running' | 'queued' | 'completed_last_hour' | 'failed_last_hour'): number =>
    queues.reduce((total, queue) => total + queue[member], 0);
  return {
    running: sum('running'),
    queued: sum('queued'),
    completed: sum('completed_last_hour'),
    failed: sum('failed_last_hour'),
  };
}

export const tooManyFailed = ({ failed, completed }: ReturnType<typeof totalsOf>): boolean =>
  failed > MAX_FAILED_FRACTION * (failed + completed);
