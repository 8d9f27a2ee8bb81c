// Whether the installation works: one line, and below it each problem with what to do.
import type { SystemStatus } from '@greenroom/contract/dashboard/operator';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Code, Group, Stack } from '@mantine/core';
import { queryOptions } from '@tanstack/react-query';
import { get } from '../../lib/http.ts';
import { useMe } from '../../lib/session.ts';
import { CopyIdButton } from '../copy-field.tsx';
import { TextLink } from '../links.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { AttentionItem, AttentionList } from './attention.tsx';
import { FailureList } from './failure-list.tsx';
import { type SystemProblem, systemProblems } from './system-problems.ts';

const REFRESH_MS = 4_000;

export const healthQuery = queryOptions({
  queryKey: ['/operator/health'],
  queryFn: ({ signal }) => get<SystemStatus>('/operator/health', { signal }),
  refetchInterval: REFRESH_MS,
});

export const isError = ({ severity }: SystemProblem): boolean => severity === 'error';

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
    <Stack gap="sm" align="flex-start">
      <Summary problems={problems} />
      <AttentionList>
        {problems.map((problem) => (
          <Problem key={problem.text} problem={problem} />
        ))}
      </AttentionList>
    </Stack>
  );
}

export function Problem({ problem: { text, severity, section, command, failedJobs } }: { problem: SystemProblem }) {
  const { guide } = useMe();
  return (
    <AttentionItem severity={severity}>
      {text}{' '}
      {failedJobs && (
        <TextLink inherit to="/operator/jobs" search={{ status: 'failed' }}>
          <Trans>View failed jobs</Trans>
        </TextLink>
      )}{' '}
      {guide && (
        <Anchor inherit href={`/guide/operations/#${section}`} target="_blank" aria-label={t`How to repair: ${text}`}>
          <Trans>How to repair</Trans>
        </Anchor>
      )}
      {failedJobs && <FailureList />}
      {command && (
        <Group gap={4} wrap="nowrap">
          <Code fz="sm" style={{ overflowWrap: 'anywhere' }}>
            {command}
          </Code>
          <CopyIdButton value={command} label={t`command`} />
        </Group>
      )}
    </AttentionItem>
  );
}
