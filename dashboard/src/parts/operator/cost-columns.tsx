// The columns of tables with costs, charges and margins.
import type { Margin, ModelCost } from '@greenroom/contract/dashboard/costs';
import { plural, t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { formatCount, formatQuantity, formatUsd } from '../../lib/format.ts';
import type { Column } from '../data-table.tsx';

type Cost = Pick<Margin, 'calls' | 'unpriced_calls' | 'cost_usd'>;

/** `3 calls without a known price` */
export const unpricedCalls = (count: number): string =>
  plural(count, { one: '# call without a known price', other: '# calls without a known price' });

/** A cost that lacks calls is not shown as if it were complete. */
export const CostAmount = ({ calls, unpriced_calls, cost_usd }: Cost) =>
  unpriced_calls === 0 ? (
    formatUsd(cost_usd)
  ) : (
    <>
      {unpriced_calls === calls ? t`Unknown` : formatUsd(cost_usd)}
      <Text size="sm" c="dimmed">
        {unpricedCalls(unpriced_calls)}
      </Text>
    </>
  );

/** An upper bound if costs are missing. */
export const MarginAmount = ({ margin_usd: usd, unpriced_calls }: Pick<Margin, 'margin_usd' | 'unpriced_calls'>) => (
  <Text inherit span c={usd < 0 ? 'var(--mantine-color-error)' : undefined}>
    {unpriced_calls > 0 ? t`At most ${formatUsd(usd)}` : formatUsd(usd)}
  </Text>
);

export const marginColumns: readonly Column<Margin>[] = [
  { name: t`Charged`, right: true, main: true, cell: ({ charged_usd }) => formatUsd(charged_usd) },
  { name: t`Cost`, right: true, cell: (row) => <CostAmount {...row} /> },
  { name: t`Margin`, right: true, cell: (row) => <MarginAmount {...row} /> },
];

export const modelColumns: readonly Column<ModelCost>[] = [
  { name: t`Calls`, right: true, cell: ({ calls }) => formatCount(calls) },
  { name: t`Quantity`, right: true, cell: ({ quantity, unit }) => formatQuantity(quantity, unit) },
  { name: t`Cost`, right: true, cell: (row) => <CostAmount {...row} /> },
];
