// One job from the inside: its steps with attempts and causes, who holds it, what it cost, and trying it again.
import type { JobInside } from '@greenroom/contract/dashboard/operator';
import { Alert, Button, Code, Drawer, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime, formatElapsed, formatName } from '../../lib/format.ts';
import { get, post } from '../../lib/http.ts';
import { whileLive } from '../../lib/query.ts';
import { CopyField } from '../copy-field.tsx';
import { Icon } from '../icons.tsx';
import { type Column, KeyedTable } from '../keyed-table.tsx';
import { TextLink } from '../links.tsx';
import { Loaded } from '../loaded.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { kindName, stepName } from '../videos/labels.ts';
import { ActModal } from './act-modal.tsx';
import { Facts } from './facts.tsx';

type Step = JobInside['steps'][number];

const isOpen = ({ status }: JobInside): boolean => status === 'queued' || status === 'running';

const steps: readonly Column<Step>[] = [
  {
    name: 'Step',
    hiddenName: true,
    cell: ({ name, cause }) => (
      <>
        <Text fw={500}>{stepName(name)}</Text>
        {cause && <Cause text={cause} />}
      </>
    ),
  },
  { name: 'Attempts', right: true, cell: ({ attempts }) => attempts },
  {
    name: 'Took',
    right: true,
    cell: ({ duration_ms, done }) => (duration_ms === null ? (done ? '' : 'not done') : formatElapsed(duration_ms)),
  },
];

function Cause({ text }: { text: string }) {
  return (
    <Code
      block
      fz="xs"
      mah={220}
      tabIndex={0}
      role="group"
      aria-label="Cause"
      style={{ overflow: 'auto', whiteSpace: 'pre-wrap', textAlign: 'left', overflowWrap: 'anywhere' }}
    >
      {text}
    </Code>
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
      title="A job from the inside"
      styles={{ header: { backgroundColor: 'var(--surface)' } }}
    >
      {id && <Inside key={id} id={id} onOpen={onOpen} />}
    </Drawer>
  );
}

function Inside({ id, onOpen }: { id: string; onOpen: (id: string) => void }) {
  const [retries, setRetries] = useState(false);
  const path = `/operator/jobs/${id}` as const;
  const query = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => get<JobInside>(path, { signal }),
    refetchInterval: whileLive(isOpen),
  });
  return (
    <Loaded query={query}>
      {(job) => (
        <Stack gap="lg">
          <Group justify="space-between">
            <Group gap="sm">
              <Title order={2}>{kindName(job.kind)}</Title>
              <StatusBadge status={job.status} />
            </Group>
            {job.retryable && !job.retried_as && (
              <Button leftSection={<Icon name="again" size={16} />} onClick={() => setRetries(true)}>
                Retry
              </Button>
            )}
          </Group>
          <CopyField label="id of the job" value={job.job_id} />
          {job.status === 'running' && (
            <Progress.Root>
              <Progress.Section value={job.progress * 100} animated aria-label="Progress" />
            </Progress.Root>
          )}
          {job.retried_as && (
            <Alert color="blue" variant="light" icon={<Icon name="again" />}>
              It was retried.{' '}
              <Button variant="subtle" size="compact-sm" onClick={() => onOpen(job.retried_as ?? '')}>
                See the new job
              </Button>
            </Alert>
          )}
          {job.cause && (
            <Stack gap={6}>
              <Title order={3} size="h5">
                Cause, for operators only
              </Title>
              <Cause text={job.cause} />
              <Text size="sm" c="dimmed">
                Its client is told: “{job.error}”
              </Text>
            </Stack>
          )}
          <Facts
            facts={[
              [
                'Client',
                <TextLink key="client" to="/operator/clients/$id" params={{ id: job.client_id }}>
                  {job.client_name}
                </TextLink>,
              ],
              ['Lane', formatName(job.lane)],
              ['Worker', job.worker ?? 'none yet'],
              ['Queued', formatDateTime(job.queued_at)],
              ['Started', job.started_at ? formatDateTime(job.started_at) : 'not yet'],
              ['Ended', job.completed_at ? formatDateTime(job.completed_at) : 'not yet'],
              ['Credits held', String(job.credits_reserved ?? 0)],
              ['Credits charged', job.credits_charged === null ? 'not yet' : String(job.credits_charged)],
            ]}
          />
          {job.steps.length > 0 ? (
            <KeyedTable label="Steps" columns={steps} rows={job.steps} rowKey={({ name }) => name} />
          ) : (
            <Text c="dimmed">No step has begun.</Text>
          )}
          <ActModal
            opened={retries}
            onClose={() => setRetries(false)}
            title="Retry a failed job"
            reasonNote="Only operators read it, in the audit list."
            summary={
              <>
                The same request is ordered anew for <b>{job.client_name}</b> and paid with its credits, at today’s
                price. What the failed job had set aside was given back. If the house should pay, give the client the
                credits first.
              </>
            }
            action="Order it again"
            send={async (form) => {
              const { workflow_id } = await post<{ workflow_id: string }>(`${path}/retry`, form);
              onOpen(workflow_id);
            }}
            onDone={() => setRetries(false)}
          />
        </Stack>
      )}
    </Loaded>
  );
}
