// Movements of credits, row by row: what for, what it did to the purses, and what was free afterwards.
import type { Movement } from '@greenroom/contract/dashboard/ledger';
import { Text } from '@mantine/core';
import { formatCount, formatDateTime } from '../../lib/format.ts';
import { type Column, KeyedTable } from '../keyed-table.tsx';
import { TextLink } from '../links.tsx';
import { movementKinds } from './kinds.ts';

const signs = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });

const gained = (credits: number) =>
  credits === 0 ? (
    <Text span c="dimmed">
      –
    </Text>
  ) : (
    // A minus as wide as the plus, which reads as one.
    signs.format(credits).replace('-', '−')
  );

const columns: readonly Column<Movement>[] = [
  {
    name: 'Movement',
    hiddenName: true,
    cell: ({ kind, reason, job_id, spent, debt }) => (
      <>
        <Text fw={500} title={movementKinds[kind].about}>
          {movementKinds[kind].name}
        </Text>
        <Text size="sm" c="dimmed" dir="auto">
          {reason}
          {kind === 'charge' && ` (${formatCount(spent)})`}
          {debt !== 0 && ` (debt ${signs.format(debt).replace('-', '−')})`}
          {job_id !== null && (
            <>
              {', '}
              <TextLink to="/videos/$id" params={{ id: job_id }} inherit>
                its job
              </TextLink>
            </>
          )}
        </Text>
      </>
    ),
  },
  { name: 'When', cell: ({ made_at }) => <time dateTime={made_at}>{formatDateTime(made_at)}</time> },
  { name: 'Free', right: true, cell: ({ free }) => gained(free) },
  { name: 'Held', right: true, cell: ({ held }) => gained(held) },
  { name: 'Balance', right: true, cell: ({ balance }) => formatCount(balance) },
];

export function MovementTable({ movements }: { movements: readonly Movement[] }) {
  return <KeyedTable label="Ledger" columns={columns} rows={movements} rowKey={({ id }) => String(id)} />;
}
