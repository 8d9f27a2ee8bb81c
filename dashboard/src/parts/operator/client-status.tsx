// The status of a client: suspended, deleted, or active.
import type { ClientRow } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { StatusBadge } from '../status-badge.tsx';

interface ClientStatusProps {
  client: Pick<ClientRow, 'suspended_at' | 'deleted_at' | 'erased_at'>;
  /** Also says that it is active. */
  always?: boolean;
}

export function ClientStatus({ client, always = false }: ClientStatusProps) {
  if (client.erased_at) return <StatusBadge status="erased" />;
  if (client.deleted_at) return <StatusBadge status="erasing" label={t`Erasing…`} />;
  if (client.suspended_at) return <StatusBadge status="suspended" />;
  return always && <StatusBadge status="active" />;
}
