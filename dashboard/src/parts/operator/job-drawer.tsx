// The details of one job for operators: steps, attempts, causes, worker, credits and retry.
import type { OperatorJobDetail } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Drawer, Group, Progress, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { get, post } from '../../lib/http.ts';
import { whileLive } from '../../lib/query.ts';
import { Icon } from '../icons.tsx';
import { Loaded } from '../loaded.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { jobName } from '../videos/job-name.ts';
import { ActionModal } from './action-modal.tsx';
import { CopyId } from './copy-id.tsx';
import { JobContent } from './job-content.tsx';
import { JobCosts } from './job-costs.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobFailure } from './job-failure.tsx';
import { StepTimeline } from './step-timeline.tsx';

const isOpen = ({ status }: OperatorJobDetail): boolean => status === 'queued' || status === 'running';

/** `id` empty: closed. */
export function JobDrawer({ id, onClose, onOpen }: { id: string; onClose: () => void; onOpen: (id: string) => void }) {
  return (
    <Drawer
      opened={id !== ''}
      onClose={onClose}
      position="right"
      size="xl"
      title={t`Job details`}
      styles={{
        // The button that closes it ends where the content ends.
        header: { backgroundColor: 'var(--surface)', paddingInlineEnd: 'var(--mantine-spacing-md)' },
        title: { fontSize: 'var(--mantine-font-size-sm)', fontWeight: 500, color: 'var(--mantine-color-dimmed)' },
      }}
    >
      {id && <Details key={id} id={id} onOpen={onOpen} />}
    </Drawer>
  );
}

function Details({ id, onOpen }: { id: string; onOpen: (id: string) => void }) {
  const [isRetrying, setRetrying] = useState(false);
  const path = `/operator/jobs/${id}` as const;
  const query = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => get<OperatorJobDetail>(path, { signal }),
    refetchInterval: whileLive(isOpen),
  });
  return (
    <Loaded query={query}>
      {(job) => (
        <Stack gap="lg">
          <Stack gap={6}>
            <Group gap="sm">
              <Title order={2}>{jobName(job)}</Title>
              <StatusBadge status={job.status} />
            </Group>
            <CopyId id={job.job_id} label={t`job ID`} />
          </Stack>
          {job.status === 'running' && (
            <Progress.Root>
              <Progress.Section value={job.progress * 100} animated aria-label={t`Progress`} />
            </Progress.Root>
          )}
          {job.retried_as && (
            <Alert color="blue" variant="light" icon={<Icon name="again" />}>
              <Trans>This job was retried.</Trans>{' '}
              <Button variant="subtle" size="compact-sm" onClick={() => onOpen(job.retried_as ?? '')}>
                <Trans>View new job</Trans>
              </Button>
            </Alert>
          )}
          {job.status === 'failed' && (
            <JobFailure job={job} onRetry={job.retryable && !job.retried_as ? () => setRetrying(true) : undefined} />
          )}
          <JobFacts job={job} />
          <JobContent id={job.job_id} />
          <StepTimeline job={job} />
          <JobCosts costs={job.costs} />
          <ActionModal
            opened={isRetrying}
            onClose={() => setRetrying(false)}
            title={t`Retry failed job`}
            reasonNote={t`Visible only to operators, in the audit log`}
            summary={
              <Trans>
                This runs the same request as a new job for <b>{job.client_name}</b>, paid with its credits at current
                prices. The credits reserved for the failed job were refunded. To cover the cost, add credits to the
                client first.
              </Trans>
            }
            action={t`Retry job`}
            send={async (form) => {
              const { workflow_id } = await post<{ workflow_id: string }>(`${path}/retry`, form);
              onOpen(workflow_id);
            }}
            onDone={() => setRetrying(false)}
          />
        </Stack>
      )}
    </Loaded>
  );
}
