// Suspends a client, or resumes a suspended one.
import type { ClientRow } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { post } from '../../lib/http.ts';
import { showToast } from '../../lib/toasts.ts';
import { ActionModal } from './action-modal.tsx';

interface SuspensionModalProps {
  client: Pick<ClientRow, 'client_id' | 'name' | 'suspended_at'>;
  opened: boolean;
  onClose: () => void;
}

export function SuspensionModal({ client, opened, onClose }: SuspensionModalProps) {
  const isSuspending = client.suspended_at === null;
  return (
    <ActionModal
      opened={opened}
      onClose={onClose}
      title={isSuspending ? t`Suspend ${client.name}` : t`Resume ${client.name}`}
      reasonNote={t`Visible only to operators, in the audit log`}
      summary={
        isSuspending ? (
          <Trans>
            API requests of <b>{client.name}</b> return 401 from now on. Its users can sign in and see a notice, but
            cannot create anything. Active jobs finish and are charged.
          </Trans>
        ) : (
          <Trans>
            The API key of <b>{client.name}</b> works again, and its users can create videos.
          </Trans>
        )
      }
      action={isSuspending ? t`Suspend client` : t`Resume client`}
      color={isSuspending ? 'red.9' : 'green'}
      send={(form) => post(`/operator/clients/${client.client_id}/suspension`, { ...form, suspended: isSuspending })}
      onDone={() => {
        onClose();
        showToast(isSuspending ? t`Client suspended.` : t`Client resumed.`);
      }}
    />
  );
}
