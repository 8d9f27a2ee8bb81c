// The rows of a client's ledger for operators: jobs lead to their details.
import type { LedgerRow } from '@greenroom/contract/dashboard/ledger';
import { Text } from '@mantine/core';
import { shortId } from '../../lib/short-id.ts';
import { subjectOfRow } from '../ledger/kinds.ts';
import { LedgerTableOf } from '../ledger/ledger-table.tsx';
import { TextLink } from '../links.tsx';

const subject = (row: LedgerRow) =>
  row.job_id !== null && row.job ? (
    <>
      <TextLink to="/operator/jobs" search={{ job: row.job_id }} inherit underline="hover">
        {subjectOfRow(row)}
      </TextLink>{' '}
      <Text span size="sm" c="dimmed" title={row.job_id}>
        {shortId(row.job_id)}
      </Text>
    </>
  ) : (
    subjectOfRow(row)
  );

export const ClientLedgerTable = ({ rows }: { rows: readonly LedgerRow[] }) => (
  <LedgerTableOf rows={rows} subject={subject} />
);
