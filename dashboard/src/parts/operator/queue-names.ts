// The names of the job queues.
import type { OperatorJob } from '@greenroom/contract/dashboard/operator';

export const queueNames: Readonly<Record<OperatorJob['lane'], string>> = { fast: 'Interactive', video: 'Batch' };
