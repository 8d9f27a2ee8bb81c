// Running jobs that have used more than half of their time limit: they may be stuck.
import type { SystemStatus } from '@greenroom/contract/dashboard/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatElapsed } from '../../lib/format.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { TextLink } from '../links.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { kindName } from '../videos/labels.ts';

const columns: readonly Column<SystemStatus['slow_jobs'][number]>[] = [
  {
    name: t`Job`,
    cell: ({ job_id, kind, client_name }) => (
      <TextLink to="/operator/jobs" search={{ job: job_id }}>
        <Trans>
          {kindName(kind)} of {client_name}
        </Trans>
      </TextLink>
    ),
  },
  { name: t`Started`, right: true, cell: ({ started_at }) => <RelativeTime at={started_at} /> },
  { name: t`Time limit`, right: true, cell: ({ timeout_ms }) => formatElapsed(timeout_ms) },
];

export const SlowJobs = ({ slow_jobs }: Pick<SystemStatus, 'slow_jobs'>) => (
  <DataTable label={t`Slow jobs`} columns={columns} rows={slow_jobs} rowKey={({ job_id }) => job_id} />
);
