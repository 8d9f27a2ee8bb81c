// Invitations: made as a link that is shown once, listed while they can be used, withdrawn.
import type { Invitation, InvitationLink, NewInvitation } from '@greenroom/contract/dashboard/team';
import { Alert, Button, Group, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../lib/format.ts';
import { post, remove } from '../../lib/http.ts';
import { queryClient } from '../../lib/query.ts';
import { CopyField } from '../copy-field.tsx';
import { ErrorNote } from '../error-note.tsx';
import { Icon } from '../icons.tsx';
import { type Column, KeyedTable } from '../keyed-table.tsx';

const changed = () => queryClient.invalidateQueries({ queryKey: ['/team'] });

export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const [role, setRole] = useState<NewInvitation['role']>('member');
  const inviting = useMutation({
    mutationFn: () => post<InvitationLink>('/team/invitations', { role } satisfies NewInvitation),
    onSuccess: changed,
  });
  const withdrawing = useMutation({
    mutationFn: ({ id }: Invitation) => remove(`/team/invitations/${id}`),
    onSuccess(_, { id }) {
      if (inviting.data?.id === id) inviting.reset();
      return changed();
    },
  });
  const columns: Column<Invitation>[] = [
    { name: 'For', cell: ({ role }) => (role === 'owner' ? 'An owner' : 'A member') },
    { name: 'Invited by', cell: ({ invited_by }) => invited_by },
    { name: 'Works until', cell: ({ expires_at }) => formatDateTime(expires_at) },
    {
      name: 'Actions',
      hiddenName: true,
      right: true,
      cell: (invitation) => (
        <Button
          variant="default"
          size="xs"
          loading={withdrawing.isPending && withdrawing.variables.id === invitation.id}
          onClick={() => withdrawing.mutate(invitation)}
        >
          Withdraw
        </Button>
      ),
    },
  ];
  return (
    <Stack component="section" gap="sm" aria-label="Invitations">
      <Title order={2}>Invitations</Title>
      <Paper>
        <Stack gap="md">
          <Text size="sm">People join by a link that you send them. Each is for one person and works for a week.</Text>
          <Group align="flex-end" gap="sm">
            <NativeSelect
              label="Joins as"
              value={role}
              data={[
                { value: 'member', label: 'Member' },
                { value: 'owner', label: 'Owner' },
              ]}
              onChange={({ currentTarget }) => setRole(currentTarget.value as NewInvitation['role'])}
            />
            <Button
              leftSection={<Icon name="link" size={16} />}
              loading={inviting.isPending}
              onClick={() => inviting.mutate()}
            >
              Make a link
            </Button>
          </Group>
          <ErrorNote error={inviting.error} />
          {inviting.data && (
            <Alert role="status" title="Copy the link now: it is shown this once" icon={<Icon name="link" />}>
              <CopyField value={inviting.data.url} label="invitation link" />
            </Alert>
          )}
        </Stack>
      </Paper>
      <ErrorNote error={withdrawing.error} />
      {invitations.length > 0 && (
        <KeyedTable label="Invitations" columns={columns} rows={invitations} rowKey={({ id }) => id} />
      )}
    </Stack>
  );
}
