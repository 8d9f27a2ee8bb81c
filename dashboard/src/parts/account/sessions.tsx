// The user's sessions, each of which can be ended.
import type { Session } from '@greenroom/contract/dashboard/account';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { post, remove } from '../../lib/http.ts';
import { queryClient } from '../../lib/query.ts';
import { loadPage } from '../../lib/session.ts';
import { ErrorNote } from '../error-note.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { browserName } from './browser-name.ts';

export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const ending = useMutation({
    mutationFn: ({ id }: Session) => remove(`/account/sessions/${id}`),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['/account'] }),
  });
  const endingAll = useMutation({
    mutationFn: () => post('/account/sign-out-everywhere'),
    onSuccess: () => loadPage('/sign-in'),
  });
  return (
    <Paper component="section" aria-label={t`Sessions`}>
      <Stack>
        <Group justify="space-between">
          <Title order={2}>
            <Trans>Sessions</Trans>
          </Title>
          <Button
            variant="default"
            loading={endingAll.isPending || endingAll.isSuccess}
            onClick={() => endingAll.mutate()}
          >
            <Trans>Sign out everywhere</Trans>
          </Button>
        </Group>
        <ErrorNote error={ending.error ?? endingAll.error} />
        <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
          {sessions.map((session) => (
            <Group component="li" key={session.id} justify="space-between" wrap="nowrap">
              <div>
                <Group gap="xs">
                  <Text fw={500} size="sm">
                    {browserName(session.user_agent)}
                  </Text>
                  {session.current && (
                    <Badge variant="default" tt="none">
                      <Trans>Current</Trans>
                    </Badge>
                  )}
                </Group>
                <Text size="sm" c="dimmed">
                  {session.address ? `${session.address} · ` : ''}
                  <Trans>
                    signed in <RelativeTime at={session.created_at} />
                  </Trans>
                </Text>
              </div>
              {!session.current && (
                <Button
                  variant="default"
                  size="xs"
                  loading={ending.isPending && ending.variables.id === session.id}
                  onClick={() => ending.mutate(session)}
                >
                  <Trans>Sign out</Trans>
                </Button>
              )}
            </Group>
          ))}
        </Stack>
      </Stack>
    </Paper>
  );
}
