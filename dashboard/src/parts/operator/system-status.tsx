// Whether the installation works: one line, and below it each problem with what to do.
import type { SystemStatus } from '@greenroom/contract/dashboard/operator';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Code, Group, Stack, Text } from '@mantine/core';
import { queryOptions } from '@tanstack/react-query';
import { get } from '../../lib/http.ts';
import { useMe } from '../../lib/session.ts';
import { CopyIdButton } from '../copy-field.tsx';
import { Icon } from '../icons.tsx';
import { TextLink } from '../links.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { type SystemProblem, systemProblems } from './system-problems.ts';

const REFRESH_MS = 4_000;

export const healthQuery = queryOptions({
  queryKey: ['/operator/health'],
  queryFn: ({ signal }) => get<SystemStatus>('/operator/health', { signal }),
  refetchInterval: REFRESH_MS,
});

const isError = ({ severity }: SystemProblem): boolean => severity === 'error';

/** In one line: whether it works, and how much needs the operator. */
function Summary({ problems }: { problems: readonly SystemProblem[] }) {
  if (problems.length === 0) return <StatusBadge status="ok" label={t`All systems operational`} />;
  if (problems.some(isError))
    return (
      <StatusBadge
        status="error"
        label={plural(problems.length, { one: '# thing needs repair', other: '# things need repair' })}
      />
    );
  return (
    <StatusBadge
      status="warning"
      label={plural(problems.length, {
        one: 'Operational, # thing needs attention',
        other: 'Operational, # things need attention',
      })}
    />
  );
}

export function SystemProblems({ health }: { health: SystemStatus }) {
  const problems = systemProblems(health);
  return (
    <Stack gap={8} align="flex-start">
      <Summary problems={problems} />
      {problems.map((problem) => (
        <Problem key={problem.text} problem={problem} />
      ))}
    </Stack>
  );
}

function Problem({ problem: { text, severity, section, command, failedJobs } }: { problem: SystemProblem }) {
  const { guide } = useMe();
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start" maw="100%">
      <Text
        component="span"
        mt={2}
        c={severity === 'error' ? 'var(--mantine-color-error)' : 'light-dark(#8a5a00, var(--mantine-color-yellow-5))'}
      >
        <Icon name="warning" size={18} />
      </Text>
      <div style={{ minWidth: 0 }}>
        <Text>
          {text}{' '}
          {failedJobs && (
            <TextLink inherit to="/operator/jobs" search={{ status: 'failed' }}>
              <Trans>View failed jobs</Trans>
            </TextLink>
          )}{' '}
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
        {command && (
          <Group gap={4} wrap="nowrap">
            <Code fz="sm" style={{ overflowWrap: 'anywhere' }}>
              {command}
            </Code>
            <CopyIdButton value={command} label={t`command`} />
          </Group>
        )}
      </div>
    </Group>
  );
}
