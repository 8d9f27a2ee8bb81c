// Asks users whose address joined a team before it was confirmed whether they belong to it.
import type { TeamConfirmation } from '@greenroom/contract/dashboard/confirmation';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { post } from '../lib/http.ts';
import { loadPage, useMe } from '../lib/session.ts';
import { ErrorNote } from '../parts/error-note.tsx';
import { AuthCard } from '../parts/sign-in/auth-card.tsx';

export function YourTeamPage() {
  const { visitor, sign_up } = useMe();
  const hasOthers = (visitor?.teams.length ?? 0) > 1;
  const answering = useMutation({
    mutationFn: (stay: boolean) => post('/account/team', { stay } satisfies TeamConfirmation),
    onSuccess: (_, stay) => loadPage(stay || hasOthers ? '/' : '/sign-up'),
  });
  if (!visitor?.team_unconfirmed) return <Navigate to="/" replace />;
  const isLeaving = answering.variables === false;
  const isBusy = answering.isPending || answering.isSuccess;
  return (
    <AuthCard
      title={t`Do you belong to the team ${visitor.client_name}?`}
      description={t`You are signed in as ${visitor.email}.`}
    >
      <Text>
        <Trans>
          Someone joined the team {visitor.client_name} with your e-mail address before you confirmed it. If that was
          you, stay. The owners of the team see the videos, photos and voices that you add.
        </Trans>
      </Text>
      <Text size="sm" c="dimmed">
        {hasOthers ? t`If you leave, you stay in your other teams.` : t`Leaving deletes only this account.`}{' '}
        {!hasOthers && sign_up === 'open' && t`You can then sign up for an account of your own.`}
      </Text>
      <ErrorNote error={answering.error} />
      <Stack gap="sm">
        <Button loading={isBusy && !isLeaving} disabled={isBusy} onClick={() => answering.mutate(true)}>
          <Trans>Stay in team</Trans>
        </Button>
        <Button
          variant="default"
          loading={isBusy && isLeaving}
          disabled={isBusy}
          onClick={() => answering.mutate(false)}
        >
          <Trans>Leave team</Trans>
        </Button>
      </Stack>
    </AuthCard>
  );
}
