// What clients were charged each day, split into the cost and the margin.
import type { Costs } from '@greenroom/contract/dashboard/costs';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Paper, Title } from '@mantine/core';
import { formatUsd } from '../../lib/format.ts';
import { barName, countSteps, shortDay } from '../usage/bars.ts';
import { type Series, StackedBars } from '../usage/stacked-bars.tsx';

/** `isPartial`: the cost of some calls is unknown. */
const seriesOf = (isPartial: boolean): readonly Series<'cost' | 'margin'>[] => [
  { key: 'cost', name: isPartial ? t`Known cost` : t`Cost`, fill: { color: '#c2741f', marks: 'diagonal_up' } },
  { key: 'margin', name: isPartial ? t`Margin at most` : t`Margin`, fill: { color: '#178f65', marks: 'none' } },
];

const dollarSteps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, ...countSteps];

export const MarginChart = ({ days }: Pick<Costs, 'days'>) => (
  <Paper component="section">
    <Title order={2} mb="md">
      <Trans>Cost and margin by day</Trans>
    </Title>
    <StackedBars
      summary={t`Cost and margin of each day. The table of days has the data.`}
      series={seriesOf(days.some(({ unpriced_calls }) => unpriced_calls > 0))}
      bars={days.map(({ day, cost_usd, margin_usd }) => ({
        label: shortDay(day),
        name: barName({ from: day, to: day }),
        values: { cost: cost_usd, margin: margin_usd },
      }))}
      format={formatUsd}
      steps={dollarSteps}
    />
  </Paper>
);
