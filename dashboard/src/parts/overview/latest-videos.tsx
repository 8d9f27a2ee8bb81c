// The newest videos, ready to play; for an account without any, templates.
import type { VideoPage } from '@greenroom/contract/dashboard/videos';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Skeleton, Stack, Title } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { get } from '../../lib/http.ts';
import { lazyPage } from '../../lib/lazy-page.ts';
import { TextLink } from '../links.tsx';
import { Loaded } from '../loaded.tsx';
import { VideoCard } from '../videos/video-card.tsx';
import classes from './row.module.css';

const TemplateTiles = lazyPage(() => import('../studio/templates/template-tiles.tsx'), 'TemplateTiles');

const placeholders = (
  <div className={classes.row}>
    {[0, 1, 2, 3].map((index) => (
      <Skeleton key={index} height={340} radius="lg" />
    ))}
  </div>
);

export const latestVideosQuery = queryOptions({
  queryKey: ['/videos', 'latest'],
  queryFn: ({ signal }) => get<VideoPage>('/videos', { query: { status: 'completed', limit: 6 }, signal }),
});

export function LatestVideos() {
  const videos = useQuery(latestVideosQuery);
  if (videos.data?.items.length === 0)
    return (
      <Section title={t`Start from a template`}>
        <Suspense fallback={placeholders}>
          <TemplateTiles className={classes.row} count={6} />
        </Suspense>
      </Section>
    );
  return (
    <Section
      title={t`Latest videos`}
      link={
        <TextLink to="/videos" size="sm">
          <Trans>View all</Trans>
        </TextLink>
      }
    >
      <Loaded query={videos} skeleton={placeholders}>
        {({ items }) => (
          <div className={classes.row}>
            {items.map((video) => (
              <VideoCard key={video.id} video={video} />
            ))}
          </div>
        )}
      </Loaded>
    </Section>
  );
}

const Section = ({ title, link, children }: { title: string; link?: ReactNode; children: ReactNode }) => (
  <Stack component="section" gap="sm" aria-label={title}>
    <Group justify="space-between" align="baseline">
      <Title order={2} size="h4">
        {title}
      </Title>
      {link}
    </Group>
    {children}
  </Stack>
);
