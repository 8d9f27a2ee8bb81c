// The button that adds a client without users, and its key, which is shown once.

import { accountLimits } from '@greenroom/contract/dashboard/account-limits';
import { type AddedClient, maxCreditAdjustment } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Modal, NumberInput, Stack, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { formatCount, numberSeparators } from '../../lib/format.ts';
import { post } from '../../lib/http.ts';
import { Icon } from '../icons.tsx';
import { NewKeyNote } from '../keys/new-key-note.tsx';
import { ButtonLink } from '../links.tsx';
import { ActionModal } from './action-modal.tsx';

export function AddClient() {
  const [opened, { open, close }] = useDisclosure();
  const [added, setAdded] = useState<AddedClient & { name: string }>();
  return (
    <>
      <Button leftSection={<Icon name="plus" size={16} />} onClick={open}>
        <Trans>Add client</Trans>
      </Button>
      <AddClientModal opened={opened} onClose={close} onAdded={setAdded} />
      <Modal
        opened={added !== undefined}
        onClose={() => setAdded(undefined)}
        title={added && t`${added.name} was added`}
        // The key is shown only here.
        closeOnEscape={false}
        closeOnClickOutside={false}
      >
        {added && <NewKey added={added} onClose={() => setAdded(undefined)} />}
      </Modal>
    </>
  );
}

interface AddClientModalProps {
  opened: boolean;
  onClose: () => void;
  onAdded: (client: AddedClient & { name: string }) => void;
}

function AddClientModal({ opened, onClose, onAdded }: AddClientModalProps) {
  const [name, setName] = useState('');
  const [credits, setCredits] = useState<number | string>(0);
  const isWhole = Number.isInteger(credits) && Number(credits) >= 0 && Number(credits) <= maxCreditAdjustment;
  const clear = () => {
    setName('');
    setCredits(0);
    onClose();
  };
  return (
    <ActionModal
      opened={opened}
      onClose={onClose}
      title={t`Add client`}
      summary={
        <Trans>
          The client has an API key and no users. People who sign up by themselves have a client of their own already.
        </Trans>
      }
      fields={
        <>
          <TextInput
            label={t`Name`}
            required
            maxLength={accountLimits.maxNameLength}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <NumberInput
            label={t`Starting credits`}
            required
            min={0}
            max={maxCreditAdjustment}
            clampBehavior="none"
            error={!isWhole && t`Enter a whole number from 0 to ${formatCount(maxCreditAdjustment)}`}
            allowDecimal={false}
            allowNegative={false}
            {...numberSeparators}
            value={credits}
            onChange={setCredits}
          />
        </>
      }
      invalid={name.trim() === '' || !isWhole}
      reasonNote={t`Visible only to operators, in the audit log`}
      action={t`Add client`}
      send={async (form) =>
        onAdded({ ...(await post<AddedClient>('/operator/clients', { ...form, name, credits })), name })
      }
      onDone={clear}
    />
  );
}

const NewKey = ({ added: { client_id, api_key }, onClose }: { added: AddedClient; onClose: () => void }) => (
  <Stack>
    <NewKeyNote apiKey={api_key} />
    <Group justify="flex-end" gap="sm">
      <ButtonLink variant="default" to="/operator/clients/$id" params={{ id: client_id }}>
        <Trans>View client</Trans>
      </ButtonLink>
      <Button onClick={onClose}>
        <Trans>Done</Trans>
      </Button>
    </Group>
  </Stack>
);
