// Daily usage in charts, with the same totals as the usage summary of the API.
import { DAILY_USAGE_MAX_DAYS, type DailyUsage } from '@greenroom/contract/dashboard/usage';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Radio, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { get } from '../lib/http.ts';
import { localTimeZone } from '../lib/time-zone.ts';
import { useUrlState } from '../lib/url-state.ts';
import { CreditsPages } from '../parts/credits/credits-pages.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { ButtonLink } from '../parts/links.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { RadioCards } from '../parts/radio-cards.tsx';
import classes from '../parts/studio/studio.module.css';
import { barsOf } from '../parts/usage/bars.ts';
import { ChartCard } from '../parts/usage/chart-card.tsx';
import { creditsChart, jobsChart, secondsChart } from '../parts/usage/charts.ts';
import figureClasses from '../parts/usage/figures.module.css';
import { presetsOn, todayIn } from '../parts/usage/range.ts';
import { RangePicker } from '../parts/usage/range-picker.tsx';

export function UsagePage() {
  const timeZone = localTimeZone();
  const today = todayIn(timeZone);
  const presets = presetsOn(today);
  const [range, setRange] = useUrlState({ ...presets[1]!.range });
  const query = useQuery({
    queryKey: ['/usage', range, timeZone],
    queryFn: ({ signal }) => get<DailyUsage>('/usage', { query: { ...range, time_zone: timeZone }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={t`Usage`}
      heading={t`Credits`}
      description={t`What your credits were spent on. Days are in the time zone ${timeZone}.`}
    >
      <CreditsPages />
      <RangePicker range={range} presets={presets} today={today} maxDays={DAILY_USAGE_MAX_DAYS} onChange={setRange} />
      <Loaded query={query} skeleton={<Skeleton height={420} radius="lg" />}>
        {(usage) => <Charts usage={usage} stale={query.isPlaceholderData} />}
      </Loaded>
    </Page>
  );
}

const charts = { credits: creditsChart, videos: jobsChart, length: secondsChart };
type Figure = keyof typeof charts;
const figures = Object.keys(charts) as Figure[];

function Charts({ usage: { total, days }, stale }: { usage: DailyUsage; stale: boolean }) {
  const [figure, setFigure] = useState<Figure>('credits');
  const { bars, each } = barsOf(days);
  const jobCount = total.jobs.completed + total.jobs.failed + total.jobs.running_or_queued;
  if (jobCount === 0 && total.credits_consumed === 0) {
    return (
      <EmptyState
        icon="usage"
        title={t`No usage in this period`}
        action={
          <ButtonLink to="/studio">
            <Trans>Create video</Trans>
          </ButtonLink>
        }
      >
        <Trans>Videos appear here as soon as they are charged.</Trans>
      </EmptyState>
    );
  }
  return (
    <Stack gap="lg" style={{ opacity: stale ? 0.6 : 1 }} aria-busy={stale}>
      <RadioCards label={t`Figure`} value={figure} onChange={(value) => setFigure(value as Figure)}>
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing={{ base: 'xs', sm: 'md' }}>
          {figures.map((name) => (
            <Radio.Card
              key={name}
              value={name}
              radius="lg"
              p={{ base: 'xs', sm: 'md' }}
              className={`${classes.card} ${figureClasses.figure}`}
            >
              <Radio.Indicator size="xs" className={figureClasses.indicator} />
              <Text size="sm" c="dimmed">
                {charts[name].title}
              </Text>
              <Text fw={650} fz={{ base: 18, sm: 24 }} lh={1.3}>
                {charts[name].totalOf(total)}
              </Text>
              <Text size="sm" c="dimmed" visibleFrom="xs">
                {charts[name].aboutTotal(total)}
              </Text>
            </Radio.Card>
          ))}
        </SimpleGrid>
      </RadioCards>
      {each === 'week' && (
        <Text size="sm" c="dimmed">
          <Trans>Each bar is one week.</Trans>
        </Text>
      )}
      {figure === 'credits' && <ChartCard chart={creditsChart} bars={bars} total={total} />}
      {figure === 'videos' && <ChartCard chart={jobsChart} bars={bars} total={total} />}
      {figure === 'length' && <ChartCard chart={secondsChart} bars={bars} total={total} />}
    </Stack>
  );
}
