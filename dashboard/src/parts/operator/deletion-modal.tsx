// Deletes a client for good, after its name was typed.
import type { ClientRow } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatCredits } from '../../lib/format.ts';
import { post } from '../../lib/http.ts';
import { ActionModal } from './action-modal.tsx';

interface DeletionModalProps {
  client: Pick<ClientRow, 'client_id' | 'name' | 'credits'>;
  opened: boolean;
  onClose: () => void;
}

export function DeletionModal({ client, opened, onClose }: DeletionModalProps) {
  const [confirm, setConfirm] = useState('');
  const [forfeit, setForfeit] = useState(false);
  const credits = client.credits.free + client.credits.held;
  const close = () => {
    setConfirm('');
    setForfeit(false);
    onClose();
  };
  return (
    <ActionModal
      opened={opened}
      onClose={close}
      title={t`Delete ${client.name}`}
      reasonNote={t`Visible only to operators, until the data is erased`}
      fields={
        <>
          <TextInput
            label={t`Name of the client`}
            description={t`Type ${client.name} to confirm`}
            required
            value={confirm}
            onChange={(event) => setConfirm(event.currentTarget.value)}
          />
          {credits > 0 && (
            <Checkbox
              label={t`Forfeit ${formatCredits(credits)}`}
              checked={forfeit}
              onChange={(event) => setForfeit(event.currentTarget.checked)}
            />
          )}
        </>
      }
      invalid={confirm !== client.name || (credits > 0 && !forfeit)}
      summary={
        <Trans>
          API requests of <b>{client.name}</b> return 401 from now on, and its users cannot sign in. Active jobs are
          cancelled. All files, voices and presenters are erased. This cannot be undone.
        </Trans>
      }
      action={t`Delete client`}
      color="red.9"
      send={(form) => post(`/operator/clients/${client.client_id}/deletion`, { ...form, confirm, forfeit })}
      onDone={close}
    />
  );
}
