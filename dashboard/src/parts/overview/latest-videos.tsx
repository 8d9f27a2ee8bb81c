// The newest videos, ready to play; for an account without any, templates.
import type { VideoPage } from '@greenroom/contract/dashboard/videos';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { get } from '../../lib/http.ts';
import { TextLink } from '../links.tsx';
import { Loaded } from '../loaded.tsx';
import { VideoCard } from '../videos/video-card.tsx';
import classes from './row.module.css';
import { RowSection, RowSkeleton } from './row-section.tsx';
import { StartFromTemplate } from './start-from-template.tsx';

export const latestVideosQuery = queryOptions({
  queryKey: ['/videos', 'latest'],
  queryFn: ({ signal }) => get<VideoPage>('/videos', { query: { status: 'completed', limit: 6 }, signal }),
});

export function LatestVideos() {
  const videos = useQuery(latestVideosQuery);
  if (videos.data?.items.length === 0) return <StartFromTemplate />;
  return (
    <RowSection
      title={t`Latest videos`}
      link={
        <TextLink to="/videos" size="sm">
          <Trans>View all</Trans>
        </TextLink>
      }
    >
      <Loaded query={videos} skeleton={<RowSkeleton />}>
        {({ items }) => (
          <div className={classes.row}>
            {items.map((video) => (
              <VideoCard key={video.id} video={video} />
            ))}
          </div>
        )}
      </Loaded>
    </RowSection>
  );
}
