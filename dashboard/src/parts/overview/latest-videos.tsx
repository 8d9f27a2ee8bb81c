// The newest videos, ready to play.
import type { VideoPage } from '@greenroom/contract/dashboard/videos';
import { Trans } from '@lingui/react/macro';
import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { get } from '../../lib/http.ts';
import { CardSkeletons } from '../card-skeletons.tsx';
import { Loaded } from '../loaded.tsx';
import { NoVideos } from '../videos/no-videos.tsx';
import { VideoCard } from '../videos/video-card.tsx';

const columns = { base: 2, sm: 3, lg: 4, xl: 6 };

export function LatestVideos() {
  const videos = useQuery({
    queryKey: ['/videos', 'latest'],
    queryFn: ({ signal }) => get<VideoPage>('/videos', { query: { status: 'completed', limit: 6 }, signal }),
  });
  return (
    <Loaded query={videos} skeleton={<CardSkeletons count={4} height={340} cols={columns} />}>
      {({ items }) =>
        items.length > 0 ? (
          <SimpleGrid cols={columns}>
            {items.map((video) => (
              <VideoCard key={video.id} video={video} />
            ))}
          </SimpleGrid>
        ) : (
          <NoVideos>
            <Trans>Choose a presenter and a voice, and write a script. You see the price before you pay.</Trans>
          </NoVideos>
        )
      }
    </Loaded>
  );
}
