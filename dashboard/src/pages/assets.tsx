// The assets page: every file of the account, to play, link and download.
import { SimpleGrid, Skeleton } from '@mantine/core';
import { useList } from '../lib/query.ts';
import { useUrlState } from '../lib/url-state.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { AssetCard, type ListedAsset } from '../parts/library/asset-card.tsx';
import { AssetFilters, noFilter, searchOf } from '../parts/library/asset-filters.tsx';
import { ButtonLink } from '../parts/links.tsx';
import { isFiltered } from '../parts/list-filters.tsx';
import { LoadMore } from '../parts/load-more.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { NoMatches } from '../parts/no-matches.tsx';
import { Page } from '../parts/page.tsx';

const columns = { base: 2, sm: 3, lg: 4, xl: 5 };
const spacing = { base: 'xs', sm: 'md' };

export function AssetsPage() {
  const [filter, setFilter] = useUrlState(noFilter);
  const list = useList<ListedAsset>('/assets', { query: searchOf(filter) });
  return (
    <Page title="Assets" description="All your files. Links are permanent and public." width="wide">
      <AssetFilters filter={filter} onChange={setFilter} />
      <Loaded query={{ ...list, data: list.items }} skeleton={<CardSkeletons />}>
        {(assets) =>
          assets.length > 0 ? (
            <SimpleGrid cols={columns} spacing={spacing}>
              {assets.map((asset) => (
                <AssetCard key={asset.asset_id} asset={asset} />
              ))}
            </SimpleGrid>
          ) : isFiltered(filter) ? (
            <NoMatches items="assets" onClear={() => setFilter(noFilter)} />
          ) : (
            <EmptyState icon="asset" title="No assets yet" action={<ButtonLink to="/studio">Create video</ButtonLink>}>
              Videos, first frames, speech and reference sheets appear here, ready to embed or download.
            </EmptyState>
          )
        }
      </Loaded>
      <LoadMore list={list} />
    </Page>
  );
}

const CardSkeletons = () => (
  <SimpleGrid cols={columns} spacing={spacing}>
    {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
      <Skeleton key={key} h={340} radius="lg" />
    ))}
  </SimpleGrid>
);
