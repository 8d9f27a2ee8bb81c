// Jobs as operators see them, with their client and the cause of a failure.
import type { OperatorJob } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { formatElapsed } from '../../lib/format.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { TextLink } from '../links.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { Cost } from '../videos/cost.tsx';
import { kindName } from '../videos/labels.ts';
import { firstLine } from './first-line.ts';

interface JobTableProps {
  jobs: readonly OperatorJob[];
  /** Hides the client, for pages of one client. */
  ofOneClient?: boolean;
  onOpen: (job: OperatorJob) => void;
}

const columnsFor = ({ ofOneClient, onOpen }: JobTableProps): readonly Column<OperatorJob>[] => [
  {
    name: t`Job`,
    hiddenName: true,
    cell: (job) => (
      <>
        <Text fw={500} lineClamp={1} maw={480} dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {job.excerpt || kindName(job.kind)}
        </Text>
        <Text size="sm" c="dimmed">
          {job.excerpt && kindName(job.kind)}
          {job.excerpt && !ofOneClient && ' · '}
          {!ofOneClient && (
            <TextLink to="/operator/clients/$id" params={{ id: job.client_id }} inherit>
              {job.client_name}
            </TextLink>
          )}
        </Text>
      </>
    ),
  },
  {
    name: t`Status`,
    hiddenName: true,
    cell: (job) => (
      <Stack gap={4} align="flex-start">
        <StatusBadge status={job.status} />
        {(job.cause ?? job.error) && (
          <Text size="sm" lineClamp={2} maw={420} style={{ overflowWrap: 'anywhere' }}>
            {firstLine(job.cause ?? job.error ?? '')}
          </Text>
        )}
      </Stack>
    ),
  },
  { name: t`Credits`, right: true, main: true, cell: (job) => <Cost job={job} /> },
  {
    name: t`Duration`,
    right: true,
    cell: ({ started_at, completed_at }) =>
      started_at && completed_at && formatElapsed(Date.parse(completed_at) - Date.parse(started_at)),
  },
  { name: t`Queued`, right: true, cell: ({ queued_at }) => <RelativeTime at={queued_at} /> },
  {
    name: t`Actions`,
    hiddenName: true,
    right: true,
    cell: (job) => (
      <Button
        variant="subtle"
        size="xs"
        data-opens-row
        onClick={() => onOpen(job)}
        aria-label={t`View details of ${kindName(job.kind)} of ${job.client_name}`}
      >
        <Trans>View details</Trans>
      </Button>
    ),
  },
];

export function JobTable(props: JobTableProps) {
  return <DataTable label={t`Jobs`} columns={columnsFor(props)} rows={props.jobs} rowKey={({ job_id }) => job_id} />;
}
