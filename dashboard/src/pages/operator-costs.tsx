// What providers cost, and what is left of the charges to clients: by day, client and model.

import { COSTS_MAX_DAYS, type Costs, type Margin, type ModelCost } from '@greenroom/contract/dashboard/costs';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatCents, formatCount, formatCredits, formatDay, formatDollars, formatUsd } from '../lib/format.ts';
import { get } from '../lib/http.ts';
import { locale } from '../lib/languages.ts';
import { useUrlState } from '../lib/url-state.ts';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { DownloadCsv } from '../parts/download-csv.tsx';
import { FoldedSection } from '../parts/folded-section.tsx';
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
  { name: t`Engine`, cell: ({ engine, model }) => <EngineName engine={engine} model={model} /> },
  ...modelColumns,
];

const creditsColumn: Column<Margin> = { name: t`Credits`, right: true, cell: ({ credits }) => formatCount(credits) };

/** Of what all clients were charged. */
const shareColumn = ({ charged_usd: total }: Margin): Column<Margin> => ({
  name: t({ message: 'Share', context: 'percentage' }),
  right: true,
  cell: ({ charged_usd }) => (total === 0 ? '–' : percent.format(charged_usd / total)),
});

/** Without costs, a table has what was charged only. */
const marginsOf = (total: Margin): readonly Column<Margin>[] => [
  creditsColumn,
  shareColumn(total),
  ...(total.calls > 0 ? marginColumns : marginColumns.slice(0, 1)),
];

const clientTable = (total: Margin): readonly Column<Costs['clients'][number]>[] => [
  {
    name: t`Client`,
    cell: ({ client_id, client_name }) => (
      <TextLink to="/operator/clients/$id" params={{ id: client_id }}>
        {client_name}
      </TextLink>
    ),
  },
  { name: t`Videos`, right: true, cell: ({ videos }) => formatCount(videos) },
  ...marginsOf(total),
];

const dayTable = (total: Margin): readonly Column<Costs['days'][number]>[] => [
  { name: t`Day`, cell: ({ day }) => formatDay(day) },
  ...marginsOf(total),
];

const percent = new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 1 });

const shareOf = ({ margin_usd, charged_usd }: Margin): string =>
  charged_usd === 0 ? t`Nothing charged` : t`${percent.format(margin_usd / charged_usd)} of the charges`;

const isEmpty = ({ calls, charged_usd }: Margin): boolean => calls === 0 && charged_usd === 0;

function Section({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <Stack gap="xs" component="section">
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

/** Without calls to providers no margin is known: what the operator's own machines cost is not recorded. */
function Figures({ costs: { total, paid_cents, test_paid_cents, given_credits, given_usd } }: { costs: Costs }) {
  const hasCosts = total.calls > 0;
  return (
    <SimpleGrid cols={{ base: 2, sm: hasCosts ? 5 : 4 }} spacing="sm">
      <MetricCard
        name={t`Paid`}
        value={formatCents(paid_cents)}
        note={test_paid_cents > 0 ? t`Plus ${formatCents(test_paid_cents)} of test payments` : t`Refunds deducted`}
      />
      <MetricCard name={t`Granted`} value={formatDollars(given_usd)} note={formatCredits(given_credits)} />
      <MetricCard
        name={t`Charged`}
        value={formatDollars(total.charged_usd)}
        note={t`${formatCredits(total.credits)} at list price`}
      />
      <MetricCard
        name={t`Provider cost`}
        value={hasCosts ? formatUsd(total.cost_usd) : t`None`}
        note={hasCosts ? plural(total.calls, { one: '# call', other: '# calls' }) : t`No calls to providers`}
      />
      {hasCosts && <MetricCard name={t`Margin`} value={<MarginAmount {...total} />} note={shareOf(total)} />}
    </SimpleGrid>
  );
}

function Report({ costs, stale }: { costs: Costs; stale: boolean }) {
  const { total, days, clients, client_count, models } = costs;
  const hasCosts = total.calls > 0;
  return (
    <Stack gap="lg" style={{ opacity: stale ? 0.6 : 1 }} aria-busy={stale}>
      {total.unpriced_calls > 0 && (
        <Warning title={unpricedCalls(total.unpriced_calls)}>
          <Trans>
            Their cost is missing below, so margins are at most as shown. Add the rates of the models to ENGINE_RATES.
          </Trans>
        </Warning>
      )}
      <Stack gap="xs">
        <Figures costs={costs} />
        <Text size="sm" c="dimmed">
          <Trans>
            Paid is money received, granted is what credits given without payment are worth, and charged is what the
            credits used in this period are worth, whether they were paid or granted.
          </Trans>
        </Text>
      </Stack>
      {isEmpty(total) ? (
        <Alert variant="light" color="gray" icon={<Icon name="info" />} title={t`No costs or charges in this period`}>
          <Trans>
            Charges appear here as soon as a video is finished, and costs with the first call to a provider.
          </Trans>
        </Alert>
      ) : (
        <>
          <MarginChart days={days}>
            <FoldedSection
              title={t`Show as a table`}
              summary={
                hasCosts
                  ? t`Costs on the day of the call, credits on the day they are charged`
                  : t`By day of the charge`
              }
            >
              <DataTable
                label={t`Days`}
                columns={dayTable(total)}
                rows={days.filter((day) => !isEmpty(day)).toReversed()}
                rowKey={({ day }) => day}
              />
            </FoldedSection>
          </MarginChart>
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
              columns={clientTable(total)}
              rows={clients}
              rowKey={({ client_id }) => client_id}
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
      description={t`What clients were charged and what providers cost. The cost of your own machines is not recorded. Days are in UTC.`}
      actions={<DownloadCsv path="/operator/costs.csv" query={{ ...range }} />}
    >
      <RangePicker range={range} presets={presets} today={today} maxDays={COSTS_MAX_DAYS} onChange={setRange} />
      <Loaded query={query} skeleton={<Skeleton height={480} radius="lg" />}>
        {(costs) => <Report costs={costs} stale={query.isPlaceholderData} />}
      </Loaded>
    </Page>
  );
}
