// The status of a client that is suspended or deleted.
import type { ClientRow } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { StatusBadge } from '../status-badge.tsx';

export function ClientStatus({ client }: { client: Pick<ClientRow, 'suspended_at' | 'deleted_at' | 'erased_at'> }) {
  if (client.erased_at) return <StatusBadge status="erased" />;
  if (client.deleted_at) return <StatusBadge status="erasing" label={t`Erasing…`} />;
  return client.suspended_at && <StatusBadge status="suspended" />;
}
