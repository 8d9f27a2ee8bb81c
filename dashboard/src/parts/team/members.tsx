// The members of the team, whose roles owners can change and whom owners can remove.

import type { Member, MemberRole } from '@greenroom/contract/dashboard/team';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Avatar, Badge, Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../lib/format.ts';
import { post, remove } from '../../lib/http.ts';
import { queryClient } from '../../lib/query.ts';
import { loadPage } from '../../lib/session.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { EmailAddress } from '../email-address.tsx';
import { ErrorNote } from '../error-note.tsx';
import { LeaveTeam } from './leave-team.tsx';
import { roleNames } from './role-names.ts';

export function Members({ members, isOwner }: { members: readonly Member[]; isOwner: boolean }) {
  // Kept while the dialog closes, so that its text does not change.
  const [selected, setSelected] = useState<Member>();
  const [isConfirming, dialog] = useDisclosure();
  const changed = () => queryClient.invalidateQueries({ queryKey: ['/team'] });
  const changingRole = useMutation({
    mutationFn: ({ member, role }: { member: Member } & MemberRole) =>
      post(`/team/members/${member.user_id}/role`, { role } satisfies MemberRole),
    // The user's own permissions changed, so everything is loaded again.
    onSuccess: (_, { member }) => (member.you ? loadPage('/team') : changed()),
  });
  const removing = useMutation({
    mutationFn: (member: Member) => remove(`/team/members/${member.user_id}`),
    async onSuccess() {
      await changed();
      dialog.close();
    },
  });

  const ownerCount = members.filter(({ role }) => role === 'owner').length;
  const columns: Column<Member>[] = [
    {
      name: t`Member`,
      cell: ({ name, email, you }) => (
        <Group gap="sm" wrap="nowrap">
          <Avatar name={name} color="gray" size={36} aria-hidden />
          <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Group gap="xs">
              <Text fw={500} size="sm">
                {name}
              </Text>
              {you && (
                <Badge variant="default" tt="none">
                  <Trans>You</Trans>
                </Badge>
              )}
            </Group>
            <Text size="sm" c="dimmed">
              <EmailAddress address={email} />
            </Text>
          </div>
        </Group>
      ),
    },
    {
      name: t`Role`,
      cell: (member) =>
        isOwner && !(member.you && ownerCount === 1) ? (
          <NativeSelect
            aria-label={t`Role of ${member.name}`}
            value={member.role}
            disabled={changingRole.isPending}
            data={Object.entries(roleNames).map(([value, label]) => ({ value, label }))}
            onChange={({ currentTarget }) =>
              changingRole.mutate({ member, role: currentTarget.value as Member['role'] })
            }
          />
        ) : (
          roleNames[member.role]
        ),
    },
    { name: t`Joined`, cell: ({ joined_at }) => formatDay(joined_at) },
    {
      name: t`Actions`,
      hiddenName: true,
      right: true,
      cell: (member) =>
        member.you ? (
          <LeaveTeam />
        ) : (
          isOwner && (
            <Button
              variant="default"
              size="xs"
              aria-label={t`Remove ${member.name}`}
              onClick={() => {
                removing.reset();
                setSelected(member);
                dialog.open();
              }}
            >
              <Trans>Remove</Trans>
            </Button>
          )
        ),
    },
  ];

  return (
    <Stack component="section" gap="sm" aria-label={t`Members`}>
      <Title order={2}>
        <Trans>Members</Trans>
      </Title>
      <ErrorNote error={changingRole.error} />
      <DataTable label={t`Members`} columns={columns} rows={members} rowKey={({ user_id }) => user_id} />
      <ConfirmDialog
        opened={isConfirming}
        onClose={dialog.close}
        title={t`Remove ${selected?.name ?? ''}?`}
        action={t`Remove`}
        onConfirm={() => selected && removing.mutate(selected)}
        busy={removing.isPending}
        error={removing.error}
      >
        <Trans>
          {selected?.name} ({selected?.email}) is signed out everywhere and their account is deleted. Everything they
          created stays with the team.
        </Trans>
      </ConfirmDialog>
    </Stack>
  );
}
