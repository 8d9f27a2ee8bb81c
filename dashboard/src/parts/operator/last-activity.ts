// When a client was last active: its latest job, or the latest use of its key.
import type { ClientRow } from '@greenroom/contract/dashboard/operator';

export const lastActivity = ({ last_job_at, key }: Pick<ClientRow, 'last_job_at' | 'key'>): string | undefined =>
  [last_job_at, key?.last_used_at]
    .filter((at) => typeof at === 'string')
    .toSorted()
    .at(-1);
