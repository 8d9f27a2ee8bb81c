// The rows of a client's ledger for operators: jobs lead to their details.
import type { ClientLedgerRow } from '@greenroom/contract/dashboard/operator';
import { subjectOfRow } from '../ledger/kinds.ts';
import { LedgerTableOf } from '../ledger/ledger-table.tsx';
import { TextLink } from '../links.tsx';
import { jobName } from './job-name.ts';

const subject = (row: ClientLedgerRow) =>
  row.job_id !== null && row.job ? (
    <TextLink to="/operator/jobs" search={{ job: row.job_id }} inherit underline="hover">
      {jobName(row.job)}
    </TextLink>
  ) : (
    subjectOfRow(row)
  );

export const ClientLedgerTable = ({ rows }: { rows: readonly ClientLedgerRow[] }) => (
  <LedgerTableOf rows={rows} subject={subject} />
);
