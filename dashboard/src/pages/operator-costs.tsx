// What providers cost, and what is left of the charges to clients: by day, client and model.

import { COSTS_MAX_DAYS, type Costs, type Margin, type ModelCost } from '@greenroom/contract/dashboard/costs';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatCount, formatDay, formatUsd } from '../lib/format.ts';
import { get } from '../lib/http.ts';
import { locale } from '../lib/languages.ts';
import { useUrlState } from '../lib/url-state.ts';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { Icon } from '../parts/icons.tsx';
import { TextLink } from '../parts/links.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { MetricCard } from '../parts/metric-card.tsx';
import { MarginAmount, marginColumns, modelColumns, unpricedCalls } from '../parts/operator/cost-columns.tsx';
import { EngineName } from '../parts/operator/engine-name.tsx';
import { MarginChart } from '../parts/operator/margin-chart.tsx';
import { OperatorHeading } from '../parts/operator/operator-heading.tsx';
import { Page } from '../parts/page.tsx';
import { daysIn, presetsOn, todayIn } from '../parts/usage/range.ts';
import { RangePicker } from '../parts/usage/range-picker.tsx';
import { Warning } from '../parts/warning.tsx';

const modelTable: readonly Column<ModelCost>[] = [
  { name: t`Engine`, hiddenName: true, cell: ({ engine, model }) => <EngineName engine={engine} model={model} /> },
  ...modelColumns,
];

const clientTable: readonly Column<Costs['clients'][number]>[] = [
  {
    name: t`Client`,
    hiddenName: true,
    cell: ({ client_id, client_name }) => (
      <TextLink to="/operator/clients/$id" params={{ id: client_id }}>
        {client_name}
      </TextLink>
    ),
  },
  ...marginColumns,
];

const dayTable: readonly Column<Costs['days'][number]>[] = [
  { name: t`Day`, hiddenName: true, cell: ({ day }) => formatDay(day) },
  ...marginColumns,
];

const percent = new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 1 });

const shareOf = ({ margin_usd, charged_usd }: Margin): string =>
  charged_usd === 0 ? t`Nothing charged` : t`${percent.format(margin_usd / charged_usd)} of the charges`;

const isEmpty = ({ calls, charged_usd }: Margin): boolean => calls === 0 && charged_usd === 0;

function Section({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <Stack gap="sm" component="section">
      <div>
        <Title order={2}>{title}</Title>
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      </div>
      {children}
    </Stack>
  );
}

function Report({ costs: { total, days, clients, client_count, models }, stale }: { costs: Costs; stale: boolean }) {
  const hasCosts = total.calls > 0;
  /** Without costs, a table has what was charged only. */
  const shownOf = <Row,>(columns: readonly Column<Row>[]) => (hasCosts ? columns : columns.slice(0, 2));
  return (
    <Stack gap="lg" style={{ opacity: stale ? 0.6 : 1 }} aria-busy={stale}>
      {total.unpriced_calls > 0 && (
        <Warning title={unpricedCalls(total.unpriced_calls)}>
          <Trans>
            Their cost is missing below, so margins are at most as shown. Add the rates of the models to ENGINE_RATES.
          </Trans>
        </Warning>
      )}
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <MetricCard
          name={t`Charged`}
          value={formatUsd(total.charged_usd)}
          note={t`Credits at list price, also those that you gave away`}
        />
        {hasCosts && (
          <>
            <MetricCard
              name={t`Cost`}
              value={formatUsd(total.cost_usd)}
              note={plural(total.calls, { one: '# call to providers', other: '# calls to providers' })}
            />
            <MetricCard name={t`Margin`} value={<MarginAmount {...total} />} note={shareOf(total)} />
          </>
        )}
      </SimpleGrid>
      {!hasCosts && !isEmpty(total) && (
        <Text c="dimmed">
          <Trans>
            No calls to providers in this period, so there is no cost and no margin. The built-in engine runs on your
            own machines, whose cost is not known here.
          </Trans>
        </Text>
      )}
      {isEmpty(total) ? (
        <Alert variant="light" color="gray" icon={<Icon name="info" />} title={t`No costs or charges in this period`}>
          <Trans>
            Charges appear here as soon as a video is finished, and costs with the first call to a provider.
          </Trans>
        </Alert>
      ) : (
        <>
          {hasCosts && <MarginChart days={days} />}
          {models.length > 0 && (
            <Section
              title={t`Models`}
              note={t`Highest cost first. Clients are charged for whole videos, which use several models, so a model has no margin of its own.`}
            >
              <DataTable
                label={t`Models`}
                columns={modelTable}
                rows={models}
                rowKey={({ engine, model, unit }) => `${engine} ${model} ${unit}`}
              />
            </Section>
          )}
          <Section
            title={t`Clients`}
            note={
              client_count > clients.length
                ? t`The ${formatCount(clients.length)} with the highest costs, of ${formatCount(client_count)}`
                : hasCosts
                  ? t`Highest cost first`
                  : t`Highest charge first`
            }
          >
            <DataTable
              label={t`Clients`}
              columns={shownOf(clientTable)}
              rows={clients}
              rowKey={({ client_id }) => client_id}
            />
          </Section>
          <Section title={t`Days`} note={t`Costs on the day of the call, credits on the day they are charged`}>
            <DataTable
              label={t`Days`}
              columns={shownOf(dayTable)}
              rows={days.filter((day) => !isEmpty(day)).toReversed()}
              rowKey={({ day }) => day}
            />
          </Section>
        </>
      )}
    </Stack>
  );
}

export function OperatorCostsPage() {
  const today = todayIn('UTC');
  const presets = presetsOn(today).filter(({ range }) => daysIn(range) <= COSTS_MAX_DAYS);
  const [range, setRange] = useUrlState({ ...presets[1]!.range });
  const query = useQuery({
    queryKey: ['/operator/costs', range],
    queryFn: ({ signal }) => get<Costs>('/operator/costs', { query: range, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={t`Costs`}
      heading={<OperatorHeading title={t`Costs`} />}
      description={t`Charges of providers, and the margin that remains. Days are in UTC.`}
    >
      <RangePicker range={range} presets={presets} today={today} maxDays={COSTS_MAX_DAYS} onChange={setRange} />
      <Loaded query={query} skeleton={<Skeleton height={480} radius="lg" />}>
        {(costs) => <Report costs={costs} stale={query.isPlaceholderData} />}
      </Loaded>
    </Page>
  );
}
