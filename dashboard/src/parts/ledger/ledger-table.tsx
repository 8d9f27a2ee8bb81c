// The rows of the ledger: what it was for, when, and how many credits.
import type { LedgerRow } from '@greenroom/contract/dashboard/ledger';
import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { formatDateTime, formatWorth } from '../../lib/format.ts';
import { locale } from '../../lib/languages.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { TextLink } from '../links.tsx';
import { aboutRow, subjectOfRow } from './kinds.ts';

const signs = new Intl.NumberFormat(locale(), { signDisplay: 'exceptZero' });

/** The minus sign is as wide as the plus sign. */
const signed = (credits: number): string => signs.format(credits).replace('-', '−');

const columns: readonly Column<LedgerRow>[] = [
  {
    name: t`Entry`,
    cell: (row) => (
      <>
        <Subject row={row} />
        <Text size="sm" c="dimmed">
          {aboutRow[row.kind]}
          {row.debt !== 0 && ` (${t`debt ${signed(row.debt)}`})`}
        </Text>
      </>
    ),
  },
  {
    name: t`Date`,
    plain: true,
    cell: ({ made_at }) => (
      <Text span size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
        <time dateTime={made_at}>{formatDateTime(made_at)}</time>
      </Text>
    ),
  },
  {
    name: t`Credits`,
    right: true,
    main: true,
    cell: ({ credits }) => (
      <>
        <Text span fw={600} c={credits > 0 ? 'var(--mantine-color-green-text)' : undefined}>
          {signed(credits)}
        </Text>
        <Text size="sm" c="dimmed">
          {formatWorth(Math.abs(credits))}
        </Text>
      </>
    ),
  },
];

const Subject = ({ row }: { row: LedgerRow }) => (
  <Text fw={500} dir="auto" maw={480} truncate>
    {row.job_id === null ? (
      subjectOfRow(row)
    ) : (
      <TextLink to="/videos/$id" params={{ id: row.job_id }} inherit underline="hover">
        {subjectOfRow(row)}
      </TextLink>
    )}
  </Text>
);

export function LedgerTable({ rows }: { rows: readonly LedgerRow[] }) {
  return <DataTable label={t`Ledger`} columns={columns} rows={rows} rowKey={({ id }) => String(id)} />;
}
