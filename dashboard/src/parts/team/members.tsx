// The people of the team, with what an owner may do about them.
import type { Member, MemberRole } from '@greenroom/contract/dashboard/team';
import { Badge, Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../lib/format.ts';
import { post, remove } from '../../lib/http.ts';
import { queryClient } from '../../lib/query.ts';
import { startOver } from '../../lib/session.ts';
import { ConfirmTyped } from '../confirm-typed.tsx';
import { ErrorNote } from '../error-note.tsx';
import { type Column, KeyedTable } from '../keyed-table.tsx';

const roleNames = { owner: 'Owner', member: 'Member' } as const;

export function Members({ members, isOwner }: { members: readonly Member[]; isOwner: boolean }) {
  // Stays while the dialog closes, so that its words do.
  const [leaving, setLeaving] = useState<Member>();
  const [isAsked, dialog] = useDisclosure();
  const changed = () => queryClient.invalidateQueries({ queryKey: ['/team'] });
  const appointing = useMutation({
    mutationFn: ({ member, role }: { member: Member } & MemberRole) =>
      post(`/team/members/${member.user_id}/role`, { role } satisfies MemberRole),
    // What one may do oneself has changed: everything is asked anew.
    onSuccess: (_, { member }) => (member.you ? startOver('/team') : changed()),
  });
  const removing = useMutation({
    mutationFn: (member: Member) => remove(`/team/members/${member.user_id}`),
    async onSuccess() {
      await changed();
      dialog.close();
    },
  });

  const columns: Column<Member>[] = [
    {
      name: 'Person',
      hiddenName: true,
      cell: ({ name, email, you }) => (
        <>
          <Group gap="xs">
            <Text fw={500} size="sm">
              {name}
            </Text>
            {you && (
              <Badge variant="default" tt="none">
                You
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {email}
          </Text>
        </>
      ),
    },
    {
      name: 'Role',
      cell: (member) =>
        isOwner ? (
          <NativeSelect
            aria-label={`Role of ${member.name}`}
            value={member.role}
            disabled={appointing.isPending}
            data={Object.entries(roleNames).map(([value, label]) => ({ value, label }))}
            onChange={({ currentTarget }) => appointing.mutate({ member, role: currentTarget.value as Member['role'] })}
          />
        ) : (
          roleNames[member.role]
        ),
    },
    { name: 'Joined', cell: ({ joined_at }) => formatDay(joined_at) },
    ...(isOwner
      ? [
          {
            name: 'Actions',
            hiddenName: true,
            right: true,
            cell: (member: Member) => (
              <Button
                variant="default"
                size="xs"
                aria-label={`Remove ${member.name}`}
                disabled={member.you}
                onClick={() => {
                  removing.reset();
                  setLeaving(member);
                  dialog.open();
                }}
              >
                Remove
              </Button>
            ),
          },
        ]
      : []),
  ];

  return (
    <Stack component="section" gap="sm" aria-label="Members">
      <Title order={2}>Members</Title>
      <ErrorNote error={appointing.error} />
      <KeyedTable label="Members" columns={columns} rows={members} rowKey={({ user_id }) => user_id} />
      <ConfirmTyped
        opened={isAsked}
        onClose={dialog.close}
        title={`Remove ${leaving?.name}?`}
        action="Remove"
        onConfirm={() => leaving && removing.mutate(leaving)}
        busy={removing.isPending}
        error={removing.error}
      >
        {leaving?.name} ({leaving?.email}) is signed out everywhere and has no account any more. What they made stays
        with the team.
      </ConfirmTyped>
    </Stack>
  );
}
