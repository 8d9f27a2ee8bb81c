// The user's sessions, each of which can be ended.
import type { Session } from '@greenroom/contract/dashboard/account';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { post, remove } from '../../lib/http.ts';
import { queryClient } from '../../lib/query.ts';
import { showToast } from '../../lib/toasts.ts';
import { ErrorNote } from '../error-note.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { browserName } from './browser-name.ts';

export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const ending = useMutation({
    mutationFn: ({ id }: Session) => remove(`/account/sessions/${id}`),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['/account'] }),
  });
  const endingOthers = useMutation({
    mutationFn: () => post('/account/sign-out-others'),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: ['/account'] });
      showToast(t`All other sessions have ended.`);
    },
  });
  return (
    <SettingsSection id="sessions" title={t`Sessions`} note={t`The browsers in which you are signed in.`}>
      <ErrorNote error={ending.error ?? endingOthers.error} />
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
                    <Trans>This session</Trans>
                  </Badge>
                )}
              </Group>
              <Text size="sm" c="dimmed">
                {session.address ? `${session.address} · ` : ''}
                <Trans>
                  signed in <RelativeTime at={session.created_at} />
                </Trans>
                {!session.current && <LastActive at={session.renewed_at} />}
              </Text>
            </div>
            {!session.current && (
              <Button
                variant="default"
                size="xs"
                style={{ flexShrink: 0 }}
                loading={ending.isPending && ending.variables.id === session.id}
                onClick={() => ending.mutate(session)}
              >
                <Trans>Sign out</Trans>
              </Button>
            )}
          </Group>
        ))}
      </Stack>
      {sessions.length > 1 && (
        <div>
          <Button variant="default" loading={endingOthers.isPending} onClick={() => endingOthers.mutate()}>
            <Trans>Sign out all others</Trans>
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}

const DAY_MS = 86_400_000;

/** To the day: that is how exactly it is stored. */
const LastActive = ({ at }: { at: string }) =>
  Date.now() - Date.parse(at) < DAY_MS ? (
    <>
      {' · '}
      <Trans>active in the last 24 hours</Trans>
    </>
  ) : (
    <>
      {' · '}
      <Trans>
        last active <RelativeTime at={at} />
      </Trans>
    </>
  );
