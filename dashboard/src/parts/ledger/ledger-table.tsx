// Ledger entries with their changes of the available and reserved credits.
import type { LedgerEntry } from '@greenroom/contract/dashboard/ledger';
import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { formatCount, formatDateTime, formatWorth } from '../../lib/format.ts';
import { locale } from '../../lib/languages.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { TextLink } from '../links.tsx';
import { aboutEntry, entryKinds, subjectOfEntry } from './kinds.ts';

const signs = new Intl.NumberFormat(locale(), { signDisplay: 'exceptZero' });

const change = (credits: number) =>
  credits === 0 ? (
    <Text span c="dimmed">
      –
    </Text>
  ) : (
    // The minus sign is as wide as the plus sign.
    signs.format(credits).replace('-', '−')
  );

const columns: readonly Column<LedgerEntry>[] = [
  {
    name: t`Entry`,
    hiddenName: true,
    cell: (entry) => (
      <>
        <Text fw={500} title={aboutEntry(entry)}>
          {entryKinds[entry.kind].name}
        </Text>
        <Subject entry={entry} />
      </>
    ),
  },
  { name: t`Date`, cell: ({ made_at }) => <time dateTime={made_at}>{formatDateTime(made_at)}</time> },
  { name: t`Available`, right: true, cell: ({ free }) => change(free) },
  { name: t`Reserved`, right: true, cell: ({ held }) => change(held) },
  { name: t`Balance`, right: true, cell: ({ balance }) => <Balance credits={balance} /> },
];

const Balance = ({ credits }: { credits: number }) => (
  <>
    {formatCount(credits)}
    <Text size="xs" c="dimmed" visibleFrom="sm">
      {formatWorth(credits)}
    </Text>
  </>
);

const Subject = ({ entry }: { entry: LedgerEntry }) => {
  const { kind, job_id, spent, debt } = entry;
  const subject = subjectOfEntry(entry);
  return (
    <Text size="sm" c="dimmed" dir="auto" maw={360} truncate>
      {job_id === null ? (
        subject
      ) : (
        <TextLink to="/videos/$id" params={{ id: job_id }} inherit>
          {subject}
        </TextLink>
      )}
      {kind === 'charge' && ` (${formatCount(spent)})`}
      {debt !== 0 && ` (${t`debt ${signs.format(debt).replace('-', '−')}`})`}
    </Text>
  );
};

export function LedgerTable({ entries }: { entries: readonly LedgerEntry[] }) {
  return <DataTable label={t`Ledger`} columns={columns} rows={entries} rowKey={({ id }) => String(id)} />;
}
