// Suspends a client, or ends its suspension.
import type { ClientRow } from '@greenroom/contract/dashboard/operator';
import { post } from '../../lib/http.ts';
import { ActModal } from './act-modal.tsx';

interface SuspensionModalProps {
  client: Pick<ClientRow, 'client_id' | 'name' | 'suspended_at'>;
  opened: boolean;
  onClose: () => void;
}

export function SuspensionModal({ client, opened, onClose }: SuspensionModalProps) {
  const suspends = client.suspended_at === null;
  return (
    <ActModal
      opened={opened}
      onClose={onClose}
      title={suspends ? `Suspend ${client.name}` : `Resume ${client.name}`}
      reasonNote="Only operators read it, in the audit list."
      summary={
        suspends ? (
          <>
            The key of <b>{client.name}</b> answers 401 from its next request on. Its people can sign in, see a notice,
            and order nothing. Jobs that are under way are finished and charged.
          </>
        ) : (
          <>
            The key of <b>{client.name}</b> works again with its next request, and its people can order.
          </>
        )
      }
      action={suspends ? 'Suspend the client' : 'Resume the client'}
      color={suspends ? 'red.9' : 'green'}
      send={(form) => post(`/operator/clients/${client.client_id}/suspension`, { ...form, suspended: suspends })}
      onDone={onClose}
    />
  );
}
