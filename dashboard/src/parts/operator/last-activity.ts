// When a client last did anything: its latest order, or its key's latest use.
import type { ClientRow } from '@greenroom/contract/dashboard/operator';

export const lastActivity = ({ last_job_at, key }: Pick<ClientRow, 'last_job_at' | 'key'>): string | undefined =>
  [last_job_at, key?.last_used_at]
    .filter((at) => typeof at === 'string')
    .toSorted()
    .at(-1);
