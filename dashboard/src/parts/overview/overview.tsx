// The overview: credits, videos in progress, the latest videos and the usage of the last 30 days.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, SimpleGrid, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatCount, formatPrice, formatWorth } from '../../lib/format.ts';
import { useVisitor } from '../../lib/session.ts';
import { creditsQuery } from '../credits/queries.ts';
import { Icon } from '../icons.tsx';
import { ButtonLink, TextLink } from '../links.tsx';
import { MetricCard } from '../metric-card.tsx';
import { OperatorStatus } from '../operator/operator-status.tsx';
import { Page } from '../page.tsx';
import { inStartOrder } from '../videos/in-progress.ts';
import { useRunningVideos } from '../videos/use-running-videos.ts';
import { VideosInProgress } from '../videos/videos-in-progress.tsx';
import { LatestVideos } from './latest-videos.tsx';
import { MonthlyUsage } from './monthly-usage.tsx';

/** Of the videos in progress; the library has all of them. */
const MAX_SHOWN = 6;

export function Overview() {
  const { role } = useVisitor();
  const credits = useQuery(creditsQuery).data;
  const { running, hasMore } = useRunningVideos();
  return (
    <Page
      title={t`Overview`}
      width="wide"
      actions={
        <ButtonLink to="/studio" leftSection={<Icon name="plus" size={16} />}>
          <Trans>Create video</Trans>
        </ButtonLink>
      }
    >
      <OperatorStatus />
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: 'xs', sm: 'md' }}>
        <MetricCard
          name={t`Credits available`}
          value={credits && formatCount(credits.balance)}
          note={
            credits && credits.debt > 0 ? (
              t`${formatPrice(credits.debt)} owed`
            ) : (
              <>
                {credits && formatWorth(credits.balance)}
                <br />
                <TextLink to="/credits" size="sm" style={{ whiteSpace: 'nowrap' }}>
                  {role === 'owner' ? t`Buy credits` : t`View credits`}
                </TextLink>
              </>
            )
          }
        />
        <MetricCard
          name={t`Credits reserved`}
          value={credits && formatCount(credits.held)}
          note={credits ? t`${formatWorth(credits.held)}, for videos in progress` : t`For videos in progress`}
        />
        <MetricCard
          name={t`In progress`}
          value={running && formatCount(running.length) + (hasMore ? '+' : '')}
          note={
            <TextLink to="/videos" size="sm">
              <Trans>View all</Trans>
            </TextLink>
          }
        />
        <MonthlyUsage />
      </SimpleGrid>
      <VideosInProgress videos={inStartOrder(running ?? []).slice(0, MAX_SHOWN)} />
      <Section
        title={t`Latest videos`}
        more={
          <TextLink to="/videos" size="sm">
            <Trans>View all</Trans>
          </TextLink>
        }
      >
        <LatestVideos />
      </Section>
    </Page>
  );
}

function Section({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  return (
    <Stack component="section" gap="sm" aria-label={title}>
      <Group justify="space-between" align="baseline">
        <Title order={2} size="h4">
          {title}
        </Title>
        {more}
      </Group>
      {children}
    </Stack>
  );
}
