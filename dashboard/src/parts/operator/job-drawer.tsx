// The details of one job for operators: steps, attempts, causes, worker, credits and retry.
import type { OperatorJobDetail } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Drawer, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount, formatDuration, formatElapsed, formatExactTime, formatNumber } from '../../lib/format.ts';
import { get, post } from '../../lib/http.ts';
import { whileLive } from '../../lib/query.ts';
import { CopyField } from '../copy-field.tsx';
import { Icon } from '../icons.tsx';
import { TextLink } from '../links.tsx';
import { Loaded } from '../loaded.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { kindName } from '../videos/labels.ts';
import { ActionModal } from './action-modal.tsx';
import { DescriptionList } from './description-list.tsx';
import { JobContent } from './job-content.tsx';
import { JobCosts } from './job-costs.tsx';
import { jobName } from './job-name.ts';
import { queueNames } from './queue-names.ts';
import { Cause, StepTimeline } from './step-timeline.tsx';

const isOpen = ({ status }: OperatorJobDetail): boolean => status === 'queued' || status === 'running';

/** Viewers notice no worse than this. */
const IN_SYNC = { correlation: 0.6, lagMs: 40 };

/** For example "In sync", and "correlation 0.77, lag -10 ms; lips closed on 19 of 19 sounds M, B and P". */
function Lipsync({ correlation, lag_ms, closures, closed }: NonNullable<OperatorJobDetail['lipsync']>) {
  const follows = formatNumber(correlation, 2);
  return (
    <>
      {correlation >= IN_SYNC.correlation && Math.abs(lag_ms) <= IN_SYNC.lagMs ? t`In sync` : t`Not in sync`}
      <Text size="sm" c="dimmed">
        {closures === undefined || closed === undefined
          ? t`Correlation ${follows}, lag ${lag_ms} ms`
          : t`Correlation ${follows}, lag ${lag_ms} ms; lips closed on ${closed} of ${closures} sounds M, B and P`}
      </Text>
    </>
  );
}

/** `id` empty: closed. */
export function JobDrawer({ id, onClose, onOpen }: { id: string; onClose: () => void; onOpen: (id: string) => void }) {
  return (
    <Drawer
      opened={id !== ''}
      onClose={onClose}
      position="right"
      size="xl"
      title={t`Job details`}
      styles={{ header: { backgroundColor: 'var(--surface)' } }}
    >
      {id && <Details key={id} id={id} onOpen={onOpen} />}
    </Drawer>
  );
}

/** With how long the job waited, e.g. 21 Nov 2026, 14:30:05, after 2.3 s in the queue. */
const startOf = (queuedAt: string, startedAt: string): string =>
  t`${formatExactTime(startedAt)}, after ${formatElapsed(Math.max(0, Date.parse(startedAt) - Date.parse(queuedAt)))} in the queue`;

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
          <Group justify="space-between">
            <Group gap="sm">
              <Title order={2}>{jobName(job)}</Title>
              <StatusBadge status={job.status} />
            </Group>
            {job.retryable && !job.retried_as && (
              <Button leftSection={<Icon name="again" size={16} />} onClick={() => setRetrying(true)}>
                <Trans>Retry</Trans>
              </Button>
            )}
          </Group>
          <CopyField label={t`job ID`} value={job.job_id} />
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
          {job.cause && (
            <Stack gap={6}>
              <Title order={3} size="h5">
                <Trans>Cause</Trans>
              </Title>
              <Text size="sm">
                <Trans>The client sees: “{job.error}”</Trans>
              </Text>
              <Text size="sm" c="dimmed">
                <Trans>Only operators see:</Trans>
              </Text>
              <Cause text={job.cause} />
            </Stack>
          )}
          <DescriptionList
            items={[
              [
                t`Client`,
                <TextLink key="client" to="/operator/clients/$id" params={{ id: job.client_id }}>
                  {job.client_name}
                </TextLink>,
              ],
              [t`Type`, kindName(job.kind)],
              [t`Queue`, queueNames[job.queue]],
              [t`Queued`, formatExactTime(job.queued_at)],
              [t`Started`, job.started_at ? startOf(job.queued_at, job.started_at) : t`Not started`],
              [t`Finished`, job.completed_at ? formatExactTime(job.completed_at) : t`Not finished`],
              ...(job.started_at && job.completed_at
                ? [[t`Duration`, formatElapsed(Date.parse(job.completed_at) - Date.parse(job.started_at))] as const]
                : []),
              ...(job.seconds === null ? [] : [[t`Video length`, formatDuration(job.seconds)] as const]),
              [t`Worker`, job.worker ?? t`Not assigned`],
              [
                t`Credits`,
                job.credits_charged === null
                  ? t`${formatCount(job.credits_reserved ?? 0)} reserved`
                  : t`${formatCount(job.credits_charged)} charged of ${formatCount(job.credits_reserved ?? 0)} reserved`,
              ],
              ...(job.lipsync ? [[t`Lip sync`, <Lipsync key="lipsync" {...job.lipsync} />] as const] : []),
            ]}
          />
          <StepTimeline job={job} />
          <JobContent id={job.job_id} />
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
