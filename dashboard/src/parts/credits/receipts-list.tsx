// The list of receipts, newest first.
import type { ReceiptSummary } from '@greenroom/contract/dashboard/receipts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { formatCents, formatCount, formatCredits, formatDay } from '../../lib/format.ts';
import { apiUrl } from '../../lib/http.ts';
import { useList } from '../../lib/query.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { TextLink } from '../links.tsx';
import { LoadMore } from '../load-more.tsx';
import { Loaded, SkeletonLines } from '../loaded.tsx';
import { StatusBadge } from '../status-badge.tsx';

const columns: readonly Column<ReceiptSummary>[] = [
  {
    name: t`Receipt`,
    cell: ({ id, number, test, amount_cents, reversed_cents }) => (
      <Group gap="xs">
        <TextLink to="/credits/receipts/$id" params={{ id }}>
          {number}
        </TextLink>
        {test && <StatusBadge status="warning" label={t`Test`} />}
        {reversed_cents > 0 && (
          <StatusBadge status="refunded" label={reversed_cents < amount_cents ? t`Partly refunded` : t`Refunded`} />
        )}
      </Group>
    ),
  },
  { name: t`Date`, cell: ({ issued_at }) => formatDay(issued_at), inline: ({ issued_at }) => formatDay(issued_at) },
  {
    name: t`Credits`,
    right: true,
    cell: ({ credits }) => formatCount(credits),
    inline: ({ credits }) => formatCredits(credits),
  },
  {
    name: t`Amount`,
    right: true,
    main: true,
    cell: ({ amount_cents, currency }) => formatCents(amount_cents, currency),
  },
  {
    name: t`Download`,
    hiddenName: true,
    right: true,
    cell: ({ id, number }) => (
      <Anchor href={apiUrl(`/receipts/${id}/pdf`)} download aria-label={t`Download ${number} as PDF`}>
        PDF
      </Anchor>
    ),
  },
];

export function ReceiptsList() {
  const list = useList<ReceiptSummary>('/receipts');
  return (
    <Stack gap="sm" component="section">
      <Title order={2}>
        <Trans>Receipts</Trans>
      </Title>
      <Loaded query={list} skeleton={<SkeletonLines count={3} />}>
        {(items) =>
          items.length > 0 ? (
            <>
              <DataTable label={t`Receipts`} columns={columns} rows={items} rowKey={({ id }) => id} />
              <LoadMore list={list} />
            </>
          ) : (
            <Text c="dimmed">
              <Trans>No receipts yet. Every purchase adds one, to print or download as a PDF.</Trans>
            </Text>
          )
        }
      </Loaded>
    </Stack>
  );
}
