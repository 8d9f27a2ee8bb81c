// The names of the job queues.
import type { OperatorJob } from '@greenroom/contract/dashboard/operator';

export const queueNames: Readonly<Record<OperatorJob['queue'], string>> = {
  interactive: 'Interactive',
  batch: 'Batch',
};
