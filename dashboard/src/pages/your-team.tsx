// For somebody whose address was put into a team before they proved that it is theirs: do they belong there?
import type { TeamAnswer } from '@greenroom/contract/dashboard/confirmation';
import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { post } from '../lib/http.ts';
import { startOver, useMe } from '../lib/session.ts';
import { ErrorNote } from '../parts/error-note.tsx';
import { Door } from '../parts/sign-in/door.tsx';

export function YourTeamPage() {
  const { visitor, sign_up } = useMe();
  const answering = useMutation({
    mutationFn: (stay: boolean) => post('/account/team', { stay } satisfies TeamAnswer),
    onSuccess: (_, stay) => startOver(stay ? '/' : '/sign-up'),
  });
  if (!visitor?.team_unconfirmed) return <Navigate to="/" replace />;
  const isLeaving = answering.variables === false;
  const isBusy = answering.isPending || answering.isSuccess;
  return (
    <Door title={`Do you belong to ${visitor.client_name}?`} description={`You are signed in as ${visitor.email}.`}>
      <Text>
        Somebody joined the team {visitor.client_name} with your e-mail address, before you proved that it is yours. If
        that was you, stay. The owners of the team see the videos, photos and voices that you add.
      </Text>
      <Text size="sm" c="dimmed">
        Leaving deletes this account and nothing else.{' '}
        {sign_up === 'open' && 'You can then sign up for an account of your own.'}
      </Text>
      <ErrorNote error={answering.error} />
      <Stack gap="sm">
        <Button loading={isBusy && !isLeaving} disabled={isBusy} onClick={() => answering.mutate(true)}>
          Stay in the team
        </Button>
        <Button
          variant="default"
          loading={isBusy && isLeaving}
          disabled={isBusy}
          onClick={() => answering.mutate(false)}
        >
          Leave the team
        </Button>
      </Stack>
    </Door>
  );
}
