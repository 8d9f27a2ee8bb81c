// Whether a process is a worker.
import type { SystemStatus } from '@greenroom/contract/dashboard/operator';

export const takesJobs = ({ interactive_slots, batch_slots }: SystemStatus['processes'][number]): boolean =>
  interactive_slots + batch_slots > 0;
