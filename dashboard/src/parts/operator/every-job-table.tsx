// Jobs as the operator sees them: whose they are, how they stand, and why they failed.
import type { EveryJob } from '@greenroom/contract/dashboard/operator';
import { Button, Stack, Text } from '@mantine/core';
import { type Column, KeyedTable } from '../keyed-table.tsx';
import { TextLink } from '../links.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { Cost } from '../videos/cost.tsx';
import { kindName } from '../videos/labels.ts';
import { firstLine } from './first-line.ts';
import { When } from './when.tsx';

interface EveryJobTableProps {
  jobs: readonly EveryJob[];
  /** Where all are of one client, who is named already. */
  ofOneClient?: boolean;
  onOpen: (job: EveryJob) => void;
}

const columnsFor = ({ ofOneClient, onOpen }: EveryJobTableProps): readonly Column<EveryJob>[] => [
  {
    name: 'Job',
    hiddenName: true,
    cell: (job) => (
      <>
        <Text fw={500}>{kindName(job.kind)}</Text>
        {!ofOneClient && (
          <TextLink to="/operator/clients/$id" params={{ id: job.client_id }} size="sm">
            {job.client_name}
          </TextLink>
        )}
      </>
    ),
  },
  {
    name: 'State',
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
  { name: 'Credits', right: true, cell: (job) => <Cost job={job} /> },
  { name: 'Queued', right: true, cell: ({ queued_at }) => <When at={queued_at} /> },
  {
    name: 'Details',
    hiddenName: true,
    right: true,
    cell: (job) => (
      <Button
        variant="default"
        size="xs"
        onClick={() => onOpen(job)}
        aria-label={`Details of ${kindName(job.kind)} of ${job.client_name}`}
      >
        Details
      </Button>
    ),
  },
];

export function EveryJobTable(props: EveryJobTableProps) {
  return <KeyedTable label="Jobs" columns={columnsFor(props)} rows={props.jobs} rowKey={({ job_id }) => job_id} />;
}
