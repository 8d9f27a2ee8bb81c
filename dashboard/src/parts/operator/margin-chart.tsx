// What clients were charged each day, split into the cost of providers and the margin.
import type { Costs } from '@greenroom/contract/dashboard/costs';
import { t } from '@lingui/core/macro';
import { Box, Divider, Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDollars, formatUsd } from '../../lib/format.ts';
import { barName, countSteps, shortDay } from '../usage/bars.ts';
import type { Fill } from '../usage/pattern.tsx';
import { type Series, StackedBars } from '../usage/stacked-bars.tsx';

type Key = 'cost' | 'margin';

const costFill: Fill = { color: '#c2741f', marks: 'diagonal_up' };
const chargeFill: Fill = { color: '#178f65', marks: 'none' };

/** Without costs, the margin is all that was charged. */
function seriesOf(days: Costs['days']): readonly Series<Key>[] {
  if (days.every(({ calls }) => calls === 0)) return [{ key: 'margin', name: t`Charged`, fill: chargeFill }];
  // The cost of some calls is unknown.
  const isPartial = days.some(({ unpriced_calls }) => unpriced_calls > 0);
  return [
    { key: 'cost', name: isPartial ? t`Known provider cost` : t`Provider cost`, fill: costFill },
    { key: 'margin', name: isPartial ? t`Margin at most` : t`Margin`, fill: chargeFill },
  ];
}

const dollarSteps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, ...countSteps];

interface MarginChartProps {
  days: Costs['days'];
  /** Below the chart: the table of days. */
  children: ReactNode;
}

export function MarginChart({ days, children }: MarginChartProps) {
  const series = seriesOf(days);
  const title = series.length > 1 ? t`Cost and margin by day` : t`Charged by day`;
  return (
    <Paper component="section" aria-label={title} p={0}>
      <Box p="lg" pb="xs">
        <Title order={2} mb="md">
          {title}
        </Title>
        <StackedBars
          summary={t`${title}. The table of days has the data.`}
          series={series}
          bars={days.map(({ day, cost_usd, margin_usd }) => ({
            label: shortDay(day),
            name: barName({ from: day, to: day }),
            values: { cost: cost_usd, margin: margin_usd },
          }))}
          format={series.length > 1 ? formatUsd : formatDollars}
          steps={dollarSteps}
        />
      </Box>
      <Divider />
      {children}
    </Paper>
  );
}
