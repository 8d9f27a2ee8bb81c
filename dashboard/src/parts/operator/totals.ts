// The jobs of both queues together.
import type { SystemStatus } from '@greenroom/contract/dashboard/operator';

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
