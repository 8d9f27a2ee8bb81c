// The newest videos, ready to play.
import type { VideoPage } from '@greenroom/contract/dashboard/videos';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SimpleGrid, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { get } from '../../lib/http.ts';
import { EmptyState } from '../empty-state.tsx';
import { ButtonLink } from '../links.tsx';
import { Loaded } from '../loaded.tsx';
import { VideoCard } from '../videos/video-card.tsx';

const columns = { base: 2, sm: 3, lg: 4, xl: 6 };

/** @param completed how many of the latest videos are completed; a change loads the list again. */
export function LatestVideos({ completed }: { completed: number | undefined }) {
  const videos = useQuery({
    queryKey: ['/videos', 'latest', completed],
    queryFn: ({ signal }) => get<VideoPage>('/videos', { query: { status: 'completed', limit: 6 }, signal }),
    placeholderData: (before) => before,
  });
  const skeleton = (
    <SimpleGrid cols={columns}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} h={340} radius="lg" />
      ))}
    </SimpleGrid>
  );
  return (
    <Loaded query={videos} skeleton={skeleton}>
      {({ items }) =>
        items.length > 0 ? (
          <SimpleGrid cols={columns}>
            {items.map((video) => (
              <VideoCard key={video.id} video={video} />
            ))}
          </SimpleGrid>
        ) : (
          <EmptyState
            icon="play"
            title={t`No videos yet`}
            action={
              <ButtonLink to="/studio">
                <Trans>Create video</Trans>
              </ButtonLink>
            }
          >
            <Trans>Choose a presenter and a voice, and write a script. You see the price before you pay.</Trans>
          </EmptyState>
        )
      }
    </Loaded>
  );
}
