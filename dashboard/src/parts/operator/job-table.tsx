// Jobs as operators see them, with their client and the cause of a failure, and without what clients wrote.
import type { OperatorJob } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Text, UnstyledButton } from '@mantine/core';
import { formatCount, formatCredits, formatElapsed } from '../../lib/format.ts';
import { shortId } from '../../lib/short-id.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { TextLink } from '../links.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { Cost } from '../videos/cost.tsx';
import { jobName, kindWithLength } from '../videos/job-name.ts';
import { causeOf } from './failure-causes.ts';
import classes from './job-table.module.css';

interface JobTableProps {
  jobs: readonly OperatorJob[];
  /** Hides the client, for pages of one client. */
  ofOneClient?: boolean;
  onOpen: (job: OperatorJob) => void;
}

const durationOf = ({ started_at, completed_at }: OperatorJob) =>
  started_at && completed_at && formatElapsed(Date.parse(completed_at) - Date.parse(started_at));

const creditsOf = ({ credits_charged: charged, credits_reserved: reserved }: OperatorJob) =>
  charged === null ? t`${formatCount(reserved ?? 0)} reserved` : charged > 0 && formatCredits(charged);

const columnsFor = ({ ofOneClient, onOpen }: JobTableProps): readonly Column<OperatorJob>[] => [
  {
    name: t`Job`,
    cell: (job) => (
      <div className={classes.job} data-titled={job.title !== null || undefined}>
        <UnstyledButton data-opens-row className={classes.name} onClick={() => onOpen(job)} fz="inherit">
          <Text
            component="span"
            inherit
            fw={500}
            c="var(--mantine-color-anchor)"
            lineClamp={1}
            dir="auto"
            style={{ overflowWrap: 'anywhere' }}
          >
            {jobName(job)}
          </Text>
        </UnstyledButton>
        {job.title && <span className={classes.about}>{kindWithLength(job)}</span>}
        <span className={classes.about} title={job.job_id}>
          {shortId(job.job_id)}
        </span>
      </div>
    ),
  },
  ...(ofOneClient
    ? []
    : [
        {
          name: t`Client`,
          cell: (job: OperatorJob) => (
            <TextLink
              to="/operator/clients/$id"
              params={{ id: job.client_id }}
              inherit
              truncate
              maw={220}
              display="block"
            >
              {job.client_name}
            </TextLink>
          ),
          inline: (job: OperatorJob) => (
            <TextLink to="/operator/clients/$id" params={{ id: job.client_id }} inherit>
              {job.client_name}
            </TextLink>
          ),
        },
      ]),
  { name: t`Status`, main: true, cell: (job) => <StatusBadge status={job.status} /> },
  { name: t`Credits`, right: true, cell: (job) => <Cost job={job} />, inline: creditsOf },
  { name: t`Duration`, right: true, cell: durationOf, inline: durationOf },
  {
    name: t`Created`,
    right: true,
    cell: ({ queued_at }) => <RelativeTime at={queued_at} />,
    inline: ({ queued_at }) => <RelativeTime at={queued_at} />,
  },
];

const failureOf = (job: OperatorJob) =>
  (job.cause ?? job.error) && (
    <Text size="sm" c="var(--mantine-color-error)" style={{ overflowWrap: 'anywhere' }}>
      {causeOf(job)}{' '}
      <Text component="span" inherit c="dimmed">
        {job.error_code}
      </Text>
    </Text>
  );

export function JobTable(props: JobTableProps) {
  return (
    <DataTable
      label={t`Jobs`}
      columns={columnsFor(props)}
      rows={props.jobs}
      rowKey={({ job_id }) => job_id}
      note={failureOf}
    />
  );
}
