// The files page: the pictures and sounds of the account as cards, to see, play, link and download.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SimpleGrid } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { post } from '../lib/http.ts';
import { useList } from '../lib/query.ts';
import { useUrlState } from '../lib/url-state.ts';
import { useDeletion } from '../lib/use-deletion.ts';
import { CardSkeletons } from '../parts/card-skeletons.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { ErrorNote } from '../parts/error-note.tsx';
import { AssetCard } from '../parts/library/asset-card.tsx';
import { AssetFilters, noFilter, searchOf } from '../parts/library/asset-filters.tsx';
import { type AssetGroup, groupAssets } from '../parts/library/asset-groups.ts';
import type { ListedAsset } from '../parts/library/asset-menu.tsx';
import { ButtonLink } from '../parts/links.tsx';
import { isFiltered } from '../parts/list-filters.tsx';
import { LoadMore } from '../parts/load-more.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { NoMatches } from '../parts/no-matches.tsx';
import { Page } from '../parts/page.tsx';
import { RenameDialog } from '../parts/rename-dialog.tsx';

const columns = { base: 1, sm: 2, lg: 3, xl: 4 };
const spacing = { base: 'xs', sm: 'md' };

export function AssetsPage() {
  const [filter, setFilter] = useUrlState(noFilter);
  const list = useList<ListedAsset>('/assets', { query: searchOf(filter) });
  return (
    <Page title={t`Files`} width="wide" description={t`All files of your videos and presenters, ready to download.`}>
      <AssetFilters filter={filter} onChange={setFilter} />
      <Loaded
        query={{ ...list, data: list.items }}
        skeleton={<CardSkeletons count={6} height={130} cols={columns} spacing={spacing} />}
      >
        {(assets) =>
          assets.length > 0 ? (
            <Assets assets={assets} />
          ) : isFiltered(filter) ? (
            <NoMatches onClear={() => setFilter(noFilter)} />
          ) : (
            <EmptyState
              icon="asset"
              title={t`No files yet`}
              action={
                <ButtonLink to="/studio">
                  <Trans>Create video</Trans>
                </ButtonLink>
              }
            >
              <Trans>The pictures and speech of your videos and presenters appear here, ready to download.</Trans>
            </EmptyState>
          )
        }
      </Loaded>
      <LoadMore list={list} />
    </Page>
  );
}

function Assets({ assets }: { assets: readonly ListedAsset[] }) {
  const queries = useQueryClient();
  const [renamed, setRenamed] = useState<AssetGroup>();
  const { deletion } = useDeletion('/assets');
  const actions = { rename: setRenamed, remove: ({ asset_id }: ListedAsset) => deletion.mutate([asset_id]) };
  const groups = useMemo(() => groupAssets(assets), [assets]);
  const rename = async (name: string) => {
    const { files, name: before } = renamed!;
    if (name === before) return;
    try {
      // A file with a name of its own keeps it.
      for (const file of files) if (file.name === before) await post(`/assets/${file.asset_id}/name`, { name });
    } finally {
      await queries.invalidateQueries({ queryKey: ['/assets'] });
    }
  };
  return (
    <>
      <ErrorNote error={deletion.error} title={t`Nothing was deleted`} />
      <SimpleGrid cols={columns} spacing={spacing} style={{ gridAutoRows: '1fr' }}>
        {groups.map((group) => (
          <AssetCard key={group.id} group={group} actions={actions} />
        ))}
      </SimpleGrid>
      <RenameDialog
        item={renamed && { id: renamed.id, name: renamed.name }}
        label={t`Name`}
        rename={(_, name) => rename(name)}
        onClose={() => setRenamed(undefined)}
      />
    </>
  );
}
