// The newest videos, ready to play. An account without any starts above.
import type { VideoPage } from '@greenroom/contract/dashboard/videos';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Box, Group, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { get } from '../../lib/http.ts';
import { CardSkeletons } from '../card-skeletons.tsx';
import { TextLink } from '../links.tsx';
import { Loaded } from '../loaded.tsx';
import { VideoCard } from '../videos/video-card.tsx';

const Starters = lazy(() => import('../studio/templates/starters.tsx'));

const columns = { base: 2, sm: 3, lg: 4, xl: 6 };

export function LatestVideos() {
  const videos = useQuery({
    queryKey: ['/videos', 'latest'],
    queryFn: ({ signal }) => get<VideoPage>('/videos', { query: { status: 'completed', limit: 6 }, signal }),
  });
  const navigate = useNavigate();
  const title = t`Latest videos`;
  return (
    <Stack component="section" gap="sm" aria-label={title}>
      <Group justify="space-between" align="baseline">
        <Title order={2} size="h4">
          {title}
        </Title>
        {videos.data?.items.length !== 0 && (
          <TextLink to="/videos" size="sm">
            <Trans>View all</Trans>
          </TextLink>
        )}
      </Group>
      <Loaded query={videos} skeleton={<CardSkeletons count={4} height={340} cols={columns} />}>
        {({ items }) =>
          items.length > 0 ? (
            <SimpleGrid cols={columns}>
              {items.map((video) => (
                <VideoCard key={video.id} video={video} />
              ))}
            </SimpleGrid>
          ) : (
            <Stack gap="sm">
              <Text c="dimmed">
                <Trans>Your videos appear here. Begin with one of these:</Trans>
              </Text>
              <Box maw={560}>
                <Suspense fallback={<Skeleton h={140} />}>
                  <Starters onPick={({ id }) => void navigate({ to: '/studio', search: { template: id } })} />
                </Suspense>
              </Box>
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  );
}
