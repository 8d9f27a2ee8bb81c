// The button by which users leave the team.
import type { TeamChoice } from '@greenroom/contract/dashboard/team';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { post } from '../../lib/http.ts';
import { loadPage, useVisitor } from '../../lib/session.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';

export function LeaveTeam() {
  const { client_id, client_name, teams } = useVisitor();
  const [isConfirming, dialog] = useDisclosure();
  // Everything is loaded again, in another team.
  const leaving = useMutation({
    mutationFn: () => post('/account/teams/leave', { client_id } satisfies TeamChoice),
    onSuccess: () => loadPage('/'),
  });
  // A user without a team has no account: that is deleted on the account page.
  if (teams.length === 1)
    return (
      <Text size="sm" c="dimmed">
        <Trans>You cannot leave your only team.</Trans>
      </Text>
    );
  return (
    <>
      <Button variant="default" size="xs" onClick={dialog.open}>
        <Trans>Leave team…</Trans>
      </Button>
      <ConfirmDialog
        opened={isConfirming}
        onClose={dialog.close}
        title={t`Leave ${client_name}?`}
        action={t`Leave team`}
        onConfirm={() => leaving.mutate()}
        busy={leaving.isPending || leaving.isSuccess}
        error={leaving.error}
      >
        <Trans>You lose access to its videos and credits at once. What you created stays with the team.</Trans>
      </ConfirmDialog>
    </>
  );
}
