// The newest videos, ready to play.
import type { AssetPage } from '@greenroom/contract/dashboard/library';
import { SimpleGrid, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { get } from '../../lib/http.ts';
import { EmptyState } from '../empty-state.tsx';
import { AssetCard } from '../library/asset-card.tsx';
import { ButtonLink } from '../links.tsx';
import { Loaded } from '../loaded.tsx';

const columns = { base: 2, sm: 3, lg: 4, xl: 6 };

/** @param made how many of the latest jobs are completed: when it changes, there may be another video. */
export function LatestVideos({ made }: { made: number | undefined }) {
  const videos = useQuery({
    queryKey: ['/assets', 'latest videos', made],
    queryFn: ({ signal }) => get<AssetPage>('/assets', { query: { kind: 'video', limit: 6 }, signal }),
    placeholderData: (before) => before,
  });
  const grey = (
    <SimpleGrid cols={columns}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} h={340} radius="lg" />
      ))}
    </SimpleGrid>
  );
  return (
    <Loaded query={videos} skeleton={grey}>
      {({ items }) =>
        items.length > 0 ? (
          <SimpleGrid cols={columns}>
            {items.map((asset) => (
              <AssetCard key={asset.asset_id} asset={asset} />
            ))}
          </SimpleGrid>
        ) : (
          <EmptyState icon="play" title="No videos yet" action={<ButtonLink to="/studio">Open the studio</ButtonLink>}>
            Pick a presenter and a voice, write what should be said, and see the price before you order.
          </EmptyState>
        )
      }
    </Loaded>
  );
}
