// Jobs as operators see them, with their client and the cause of a failure.
import type { OperatorJob } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Stack, Text, UnstyledButton } from '@mantine/core';
import { formatElapsed } from '../../lib/format.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { TextLink } from '../links.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { Cost } from '../videos/cost.tsx';
import { kindName } from '../videos/labels.ts';
import { firstLine } from './first-line.ts';

/** Why it failed, without the class of errors that are written for clients. */
const reasonOf = ({ cause, error }: OperatorJob): string =>
  firstLine(cause ?? error ?? '').replace(/^\w{1,100}: Problem: /, '');

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
        <UnstyledButton data-opens-row onClick={() => onOpen(job)}>
          <Text
            component="span"
            fw={500}
            c="var(--mantine-color-anchor)"
            lineClamp={1}
            dir="auto"
            style={{ overflowWrap: 'anywhere' }}
          >
            {job.excerpt || kindName(job.kind)}
          </Text>
        </UnstyledButton>
        <Text size="sm" c="dimmed">
          {job.excerpt && kindName(job.kind)}
        </Text>
      </>
    ),
  },
  ...(ofOneClient
    ? []
    : [
        {
          name: t`Client`,
          plain: true,
          cell: (job: OperatorJob) => (
            <TextLink
              to="/operator/clients/$id"
              params={{ id: job.client_id }}
              inherit
              truncate
              maw={180}
              display="block"
            >
              {job.client_name}
            </TextLink>
          ),
        },
      ]),
  {
    name: t`Status`,
    plain: true,
    cell: (job) => (
      <Stack gap={4} align="flex-start">
        <StatusBadge status={job.status} />
        {(job.cause ?? job.error) && (
          <Text size="sm" lineClamp={2} maw={420} style={{ overflowWrap: 'anywhere' }}>
            {reasonOf(job)}
          </Text>
        )}
      </Stack>
    ),
  },
  { name: t`Credits`, right: true, main: true, cell: (job) => <Cost job={job} /> },
  {
    name: t`Duration`,
    right: true,
    plain: true,
    cell: ({ started_at, completed_at }) =>
      started_at && completed_at && formatElapsed(Date.parse(completed_at) - Date.parse(started_at)),
  },
  { name: t`Queued`, right: true, plain: true, cell: ({ queued_at }) => <RelativeTime at={queued_at} /> },
];

export function JobTable(props: JobTableProps) {
  return <DataTable label={t`Jobs`} columns={columnsFor(props)} rows={props.jobs} rowKey={({ job_id }) => job_id} />;
}
