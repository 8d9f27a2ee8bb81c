// The names of the job queues.
import type { EveryJob } from '@greenroom/contract/dashboard/operator';

export const queueNames: Readonly<Record<EveryJob['lane'], string>> = { fast: 'Interactive', video: 'Batch' };
