// Replaces a page whose team is no longer that of the session, because the user switched teams in another tab or left the team.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { getPageTeam } from '../lib/http.ts';
import { switchTeam, useVisitor } from '../lib/session.ts';

export function TeamChanged() {
  const { client_name, teams } = useVisitor();
  const before = teams.find((team) => team.client_id === getPageTeam());
  const switching = useMutation({ mutationFn: switchTeam });
  return (
    <div role="alert">
      <Title order={1}>
        <Trans>You are now in {client_name}</Trans>
      </Title>
      <Text my="md">
        {before
          ? t`You switched teams in another tab. This page showed ${before.name}. Changes that you made here since then were not saved.`
          : t`You no longer belong to the team that this page showed.`}
      </Text>
      <Group gap="sm">
        <Button onClick={() => window.location.assign('/')}>
          <Trans>Continue</Trans>
        </Button>
        {before && (
          <Button variant="default" loading={switching.isPending} onClick={() => switching.mutate(before.client_id)}>
            <Trans>Switch back</Trans>
          </Button>
        )}
      </Group>
    </div>
  );
}
