// The data of a chart as a table.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ScrollArea, Table } from '@mantine/core';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import type { Chart } from './charts.ts';
import type { ChartBar } from './stacked-bars.tsx';

interface Props<Key extends string> {
  chart: Chart<Key>;
  rows: readonly ChartBar<Key>[];
  sums: Readonly<Record<Key, number>>;
}

export function ChartTable<Key extends string>({ chart: { title, series, format }, rows, sums }: Props<Key>) {
  const isPhone = useIsPhone();
  const hasTotal = series.length > 1;
  const totalOf = (values: Readonly<Record<Key, number>>) =>
    format(series.reduce((total, { key }) => total + values[key], 0));
  return (
    <ScrollArea.Autosize mah={360} mt="sm" viewportProps={{ tabIndex: 0, 'aria-label': t`${title} as a table` }}>
      <Table stickyHeader fz="sm" horizontalSpacing={isPhone ? 6 : 'xs'}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">
              <Trans>Date</Trans>
            </Table.Th>
            {series.map(({ key, name }) => (
              <Table.Th key={key} scope="col" ta="right">
                {name}
              </Table.Th>
            ))}
            {hasTotal && (
              <Table.Th scope="col" ta="right">
                <Trans>Total</Trans>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.name}>
              <Table.Th scope="row" fw={400} style={{ whiteSpace: 'nowrap' }}>
                {isPhone ? row.label : row.name}
              </Table.Th>
              {series.map(({ key }) => (
                <Table.Td key={key} ta="right">
                  {format(row.values[key])}
                </Table.Td>
              ))}
              {hasTotal && (
                <Table.Td ta="right" fw={600}>
                  {totalOf(row.values)}
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row">
              <Trans>Total</Trans>
            </Table.Th>
            {series.map(({ key }) => (
              <Table.Th key={key} ta="right">
                {format(sums[key])}
              </Table.Th>
            ))}
            {hasTotal && <Table.Th ta="right">{totalOf(sums)}</Table.Th>}
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </ScrollArea.Autosize>
  );
}
