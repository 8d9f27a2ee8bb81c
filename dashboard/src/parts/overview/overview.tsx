// What there is to see on coming back: credits, what is being made, the latest videos, the month's usage.
import type { JobRow, JobRows } from '@greenroom/contract/dashboard/jobs';
import { Group, SimpleGrid, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatCount, formatCredits } from '../../lib/format.ts';
import { get } from '../../lib/http.ts';
import { whileLive } from '../../lib/query.ts';
import { creditsQuery } from '../credits/queries.ts';
import { Figure } from '../figure.tsx';
import { Icon } from '../icons.tsx';
import { isLive } from '../jobs/live.ts';
import { ButtonLink, TextLink } from '../links.tsx';
import { Page } from '../page.tsx';
import { LatestVideos } from './latest-videos.tsx';
import { MonthFigure } from './month-figure.tsx';
import { UnderWay } from './under-way.tsx';

export function Overview() {
  const credits = useQuery(creditsQuery).data;
  const jobs = useQuery({
    queryKey: ['/jobs', 'latest'],
    queryFn: ({ signal }) => get<JobRows>('/jobs', { query: { limit: 20 }, signal }),
    refetchInterval: whileLive<JobRows>(({ items }) => items.some(isLive)),
  });
  const live = jobs.data?.items.filter(isLive);
  return (
    <Page
      title="Overview"
      width="wide"
      actions={
        <ButtonLink to="/studio" leftSection={<Icon name="plus" size={16} />}>
          New video
        </ButtonLink>
      }
    >
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: 'xs', sm: 'md' }}>
        <Figure
          name="Credits to spend"
          value={credits && formatCount(credits.balance)}
          note={
            credits && credits.debt > 0 ? (
              `${formatCredits(credits.debt)} owed`
            ) : (
              <TextLink to="/credits" size="sm">
                Buy credits
              </TextLink>
            )
          }
        />
        <Figure name="Set aside" value={credits && formatCount(credits.held)} note="for what is being made" />
        <Figure
          name="Being made"
          value={live && formatCount(live.length)}
          note={
            <TextLink to="/jobs" size="sm">
              All jobs
            </TextLink>
          }
        />
        <MonthFigure />
      </SimpleGrid>
      {live && live.length > 0 && (
        <Section title="Being made">
          <UnderWay jobs={live as JobRow[]} />
        </Section>
      )}
      <Section
        title="Latest videos"
        more={
          <TextLink to="/library/assets" search={{ kind: 'video' } as never} size="sm">
            All videos
          </TextLink>
        }
      >
        <LatestVideos made={jobs.data?.items.filter(({ status }) => status === 'completed').length} />
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
