// Whether the installation works: one line, or each problem with what to do.
import type { SystemStatus } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import { queryOptions } from '@tanstack/react-query';
import { get } from '../../lib/http.ts';
import { useMe } from '../../lib/session.ts';
import { StatusBadge } from '../status-badge.tsx';
import { systemProblems } from './system-problems.ts';

const REFRESH_MS = 4_000;

export const healthQuery = queryOptions({
  queryKey: ['/operator/health'],
  queryFn: ({ signal }) => get<SystemStatus>('/operator/health', { signal }),
  refetchInterval: REFRESH_MS,
});

export function SystemProblems({ health }: { health: SystemStatus }) {
  const { guide } = useMe();
  const problems = systemProblems(health);
  if (problems.length === 0) return <StatusBadge status="ok" label={t`All systems operational`} />;
  return (
    <Stack gap="xs">
      {problems.map(({ text, severity, section }) => (
        <Group key={text} gap="sm" wrap="nowrap" align="flex-start">
          <StatusBadge status={severity} />
          <Text>
            {text}{' '}
            {guide && (
              <Anchor
                inherit
                href={`/guide/operations/#${section}`}
                target="_blank"
                aria-label={t`How to repair: ${text}`}
              >
                <Trans>How to repair</Trans>
              </Anchor>
            )}
          </Text>
        </Group>
      ))}
    </Stack>
  );
}
