// A chart with its data as a table; of a few days, only the table.
import type { DailyUsage } from '@greenroom/contract/dashboard/usage';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Paper, Space, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Disclosure } from '../disclosure.tsx';
import { type Bar, barName, fewOf, shortDay } from './bars.ts';
import { ChartTable } from './chart-table.tsx';
import type { Chart } from './charts.ts';
import { StackedBars } from './stacked-bars.tsx';

interface Props<Key extends string> {
  chart: Chart<Key>;
  bars: readonly Bar[];
  total: DailyUsage['total'];
}

export function ChartCard<Key extends string>({ chart, bars, total }: Props<Key>) {
  const heading = useId();
  const sums = chart.valuesOf(total);
  const shown = bars.map((bar) => ({ label: shortDay(bar.from), name: barName(bar), values: chart.valuesOf(bar) }));
  const few = fewOf(shown);
  return (
    <Paper component="section" aria-labelledby={heading}>
      <Title order={2} id={heading} mb={4}>
        {chart.title}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {chart.note}
      </Text>
      {few?.length === 0 ? (
        <Text size="sm">
          <Trans>None in this period</Trans>
        </Text>
      ) : few ? (
        <ChartTable
          chart={{ ...chart, series: chart.series.filter(({ key }) => few.some(({ values }) => values[key] !== 0)) }}
          rows={few}
          sums={sums}
        />
      ) : (
        <>
          <StackedBars
            summary={t`${chart.title}: ${chart.totalOf(total)} in total. The table below has the data.`}
            series={chart.series.filter(({ key }) => sums[key] > 0)}
            bars={shown}
            format={chart.format}
            steps={chart.steps}
          />
          <Space h="sm" />
          <Disclosure label={t`Show as a table`}>
            <ChartTable chart={chart} rows={shown} sums={sums} />
          </Disclosure>
        </>
      )}
    </Paper>
  );
}
