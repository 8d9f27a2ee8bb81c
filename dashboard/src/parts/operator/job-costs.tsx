// What the providers charged for a job, and what is left of its charge.
import type { JobCosts as Costs } from '@greenroom/contract/dashboard/costs';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack, Text, Title } from '@mantine/core';
import { formatUsd } from '../../lib/format.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { DescriptionList } from '../description-list.tsx';
import { stepName } from '../videos/labels.ts';
import { CostAmount, MarginAmount, modelColumns } from './cost-columns.tsx';
import { EngineName } from './engine-name.tsx';

type Model = Costs['models'][number];

const columns: readonly Column<Model>[] = [
  {
    name: t`Engine`,
    cell: ({ engine, model, step }) => (
      <>
        <EngineName engine={engine} model={model} />
        {step && (
          <Text size="sm" c="dimmed">
            {stepName(step)}
          </Text>
        )}
      </>
    ),
  },
  ...modelColumns,
];

export function JobCosts({ costs }: { costs: Costs }) {
  const { charged_usd, margin_usd, unpriced_calls, models } = costs;
  const charged = charged_usd === null ? t`Nothing yet` : formatUsd(charged_usd);
  return (
    <Stack gap="sm" component="section">
      <Title order={3} size="h5">
        <Trans>Costs (operators only)</Trans>
      </Title>
      {models.length > 0 ? (
        <>
          <DescriptionList
            items={[
              [t`Charged`, charged],
              [t`Cost`, <CostAmount key="cost" {...costs} />],
              [
                t`Margin`,
                margin_usd === null ? (
                  t`Not charged`
                ) : (
                  <MarginAmount key="margin" {...{ margin_usd, unpriced_calls }} />
                ),
              ],
            ]}
          />
          <DataTable
            label={t`Costs`}
            columns={columns}
            rows={models}
            rowKey={({ step, engine, model, unit }) => `${step} ${engine} ${model} ${unit}`}
          />
        </>
      ) : (
        <Text c="dimmed">
          <Trans>Charged: {charged}. No paid calls to providers; what your own machines cost is not known here.</Trans>
        </Text>
      )}
    </Stack>
  );
}
