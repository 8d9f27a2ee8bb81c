// Invitations: created as a link that is shown once, listed and revoked.

import {
  type Invitation,
  type InvitationLink,
  invitationNoteLength,
  type NewInvitation,
} from '@greenroom/contract/dashboard/team';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime, formatDay } from '../../lib/format.ts';
import { post, remove } from '../../lib/http.ts';
import { queryClient } from '../../lib/query.ts';
import { CopyField } from '../copy-field.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { ErrorNote } from '../error-note.tsx';
import { Icon } from '../icons.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { roleNames } from './role-names.ts';

const changed = () => queryClient.invalidateQueries({ queryKey: ['/team'] });

const Nowrap = ({ children }: { children: string }) => <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;

export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const [role, setRole] = useState<NewInvitation['role']>('member');
  const [note, setNote] = useState('');
  const inviting = useMutation({
    mutationFn: () => post<InvitationLink>('/team/invitations', { role, note } satisfies NewInvitation),
    onSuccess() {
      setNote('');
      return changed();
    },
  });
  const revoking = useMutation({
    mutationFn: ({ id }: Invitation) => remove(`/team/invitations/${id}`),
    onSuccess(_, { id }) {
      if (inviting.data?.id === id) inviting.reset();
      return changed();
    },
  });
  const columns: Column<Invitation>[] = [
    {
      name: t`Invitation for`,
      cell: ({ note }) => (
        <Text inherit fw={500} dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {note || t`Anyone with the link`}
        </Text>
      ),
    },
    { name: t`Role`, cell: ({ role }) => roleNames[role], inline: ({ role }) => roleNames[role] },
    { name: t`Invited by`, cell: ({ invited_by }) => invited_by, inline: ({ invited_by }) => invited_by },
    {
      name: t`Created`,
      cell: ({ created_at }) => <Nowrap>{formatDay(created_at)}</Nowrap>,
      // The date of expiry tells it.
      inline: () => null,
    },
    {
      name: t`Expires`,
      cell: ({ expires_at }) => <Nowrap>{formatDateTime(expires_at)}</Nowrap>,
      inline: ({ expires_at }) => t`expires ${formatDay(expires_at)}`,
    },
    {
      name: t`Actions`,
      hiddenName: true,
      right: true,
      cell: (invitation) => (
        <Button
          variant="default"
          size="xs"
          loading={revoking.isPending && revoking.variables.id === invitation.id}
          onClick={() => revoking.mutate(invitation)}
        >
          <Trans>Revoke</Trans>
        </Button>
      ),
    },
  ];
  return (
    <Stack gap="sm">
      <SettingsSection
        title={t`Invite people`}
        note={t`Create a link and send it to the person you want to invite. Each link works once and expires after 7 days.`}
      >
        <Group align="flex-end" gap="sm">
          <TextInput
            label={t`For whom (optional)`}
            placeholder={t`Name or e-mail address`}
            description={t`Tells open invitations apart; nothing is sent`}
            maxLength={invitationNoteLength}
            flex="1 1 240px"
            maw={360}
            dir="auto"
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <NativeSelect
            label={t`Role`}
            value={role}
            data={[
              { value: 'member', label: t`Member` },
              { value: 'owner', label: t`Owner` },
            ]}
            onChange={({ currentTarget }) => setRole(currentTarget.value as NewInvitation['role'])}
          />
          <Button
            leftSection={<Icon name="link" size={16} />}
            loading={inviting.isPending}
            onClick={() => inviting.mutate()}
          >
            <Trans>Create link</Trans>
          </Button>
        </Group>
        <ErrorNote error={inviting.error} />
        {inviting.data && (
          <Alert role="status" title={t`Copy the link now; it is not shown again`} icon={<Icon name="link" />}>
            <CopyField value={inviting.data.url} label={t`invitation link`} />
          </Alert>
        )}
      </SettingsSection>
      <ErrorNote error={revoking.error} />
      {invitations.length > 0 && (
        <Stack component="section" gap="sm" mt="sm" aria-label={t`Open invitations`}>
          <div>
            <Title order={2}>
              <Trans>Open invitations</Trans>
            </Title>
            <Text size="sm" c="dimmed">
              <Trans>Each link was shown once. If one is lost, revoke it and create another.</Trans>
            </Text>
          </div>
          <DataTable label={t`Open invitations`} columns={columns} rows={invitations} rowKey={({ id }) => id} />
        </Stack>
      )}
    </Stack>
  );
}
