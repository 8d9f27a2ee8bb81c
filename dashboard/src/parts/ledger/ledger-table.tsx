// The rows of the ledger: what it was for, when, and how many credits, and those that were left.
import type { LedgerRow } from '@greenroom/contract/dashboard/ledger';
import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatChange, formatCount, formatWorth } from '../../lib/format.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { DateTime } from '../date-time.tsx';
import { TextLink } from '../links.tsx';
import { kindWithLength } from '../videos/job-name.ts';
import { aboutRow, isGift, reasonOf, subjectOfRow } from './kinds.ts';

const about = (row: LedgerRow): string => {
  if (isGift(row)) return reasonOf(row);
  const text = aboutRow[row.kind];
  // Without a title, the row is called by its kind and length.
  return row.job?.title ? `${kindWithLength(row.job)} · ${text}` : text;
};

const columnsWith = (subject: (row: LedgerRow) => ReactNode): readonly Column<LedgerRow>[] => [
  {
    name: t`Entry`,
    cell: (row) => (
      <>
        <Text inherit fw={500} dir="auto" maw={480} style={{ overflowWrap: 'anywhere' }}>
          {subject(row)}
        </Text>
        <Text size="sm" c="dimmed">
          {about(row)}
          {row.debt !== 0 && ` (${t`debt ${formatChange(row.debt)}`})`}
        </Text>
      </>
    ),
  },
  {
    name: t`Date`,
    cell: ({ made_at }) => <DateTime at={made_at} />,
    inline: ({ made_at }) => <DateTime at={made_at} />,
  },
  {
    name: t`Credits / USD`,
    right: true,
    main: true,
    cell: (row) => (
      <>
        <Text
          inherit
          span
          fw={row.credits === 0 ? 400 : 600}
          c={row.credits > 0 ? 'var(--mantine-color-green-text)' : row.credits === 0 ? 'dimmed' : undefined}
        >
          {formatChange(row.credits)}
        </Text>
        {!isGift(row) && row.credits !== 0 && (
          <Text size="sm" c="dimmed" fw={400}>
            {formatWorth(row.credits).replace('-', '−')}
          </Text>
        )}
      </>
    ),
  },
];

/** Without filters, which leave out entries that change it. */
const balanceColumn: Column<LedgerRow> = {
  name: t`Balance`,
  right: true,
  cell: ({ balance }) => balance !== null && formatCount(balance),
  inline: ({ balance }) => balance !== null && t`balance ${formatCount(balance)}`,
};

const ownSubject = (row: LedgerRow): ReactNode => {
  const subject = subjectOfRow(row);
  if (row.job_id !== null)
    return (
      <TextLink to="/videos/$id" params={{ id: row.job_id }} inherit underline="hover">
        {subject}
      </TextLink>
    );
  if (row.receipt_id === null) return subject;
  return (
    <TextLink to="/credits/receipts/$id" params={{ id: row.receipt_id }} inherit underline="hover">
      {subject}
    </TextLink>
  );
};

interface LedgerTableProps {
  rows: readonly LedgerRow[];
  /** What a row was for, with a link. */
  subject: (row: LedgerRow) => ReactNode;
}

export function LedgerTableOf({ rows, subject }: LedgerTableProps) {
  const columns = columnsWith(subject);
  const shown = rows.some(({ balance }) => balance !== null) ? [...columns, balanceColumn] : columns;
  return <DataTable label={t`Ledger`} columns={shown} rows={rows} rowKey={({ id }) => String(id)} />;
}

/** Of the user's own team. */
export const LedgerTable = ({ rows }: { rows: readonly LedgerRow[] }) => (
  <LedgerTableOf rows={rows} subject={ownSubject} />
);
