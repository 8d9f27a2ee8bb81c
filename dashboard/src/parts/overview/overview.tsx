// The overview: credits, videos in progress, the latest videos and the usage of the last 30 days.
import type { JobRow, JobRows } from '@greenroom/contract/dashboard/jobs';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, SimpleGrid, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatCount, formatPrice, formatWorth } from '../../lib/format.ts';
import { get } from '../../lib/http.ts';
import { whileLive } from '../../lib/query.ts';
import { useVisitor } from '../../lib/session.ts';
import { creditsQuery } from '../credits/queries.ts';
import { Icon } from '../icons.tsx';
import { ButtonLink, TextLink } from '../links.tsx';
import { MetricCard } from '../metric-card.tsx';
import { OperatorStatus } from '../operator/operator-status.tsx';
import { Page } from '../page.tsx';
import { isInProgress } from '../videos/in-progress.ts';
import { LatestVideos } from './latest-videos.tsx';
import { MonthlyUsage } from './monthly-usage.tsx';
import { VideosInProgress } from './videos-in-progress.tsx';

export function Overview() {
  const { role } = useVisitor();
  const credits = useQuery(creditsQuery).data;
  const videos = useQuery({
    queryKey: ['/jobs', 'latest'],
    queryFn: ({ signal }) => get<JobRows>('/jobs', { query: { limit: 20 }, signal }),
    refetchInterval: whileLive<JobRows>(({ items }) => items.some(isInProgress)),
  });
  const inProgress = videos.data?.items.filter(isInProgress);
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
                {credits && `${formatWorth(credits.balance)} · `}
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
          value={inProgress && formatCount(inProgress.length)}
          note={
            <TextLink to="/videos" size="sm">
              <Trans>View all</Trans>
            </TextLink>
          }
        />
        <MonthlyUsage />
      </SimpleGrid>
      {inProgress && inProgress.length > 0 && (
        <Section title={t`In progress`}>
          <VideosInProgress videos={inProgress as JobRow[]} />
        </Section>
      )}
      <Section
        title={t`Latest videos`}
        more={
          <TextLink to="/videos" size="sm">
            <Trans>View all</Trans>
          </TextLink>
        }
      >
        <LatestVideos completed={videos.data?.items.filter(({ status }) => status === 'completed').length} />
      </Section>
    </Page>
  );
}

function Section({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  return (
    <Stack component="section" gap="sm" aria-label={title}>
      <Group justify="space-between" align="baseline">
        <Title order={2}>{title}</Title>
        {more}
      </Group>
      {children}
    </Stack>
  );
}
