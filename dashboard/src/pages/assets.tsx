// The assets page: every file of the account, to play, link and download.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Paper, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { post } from '../lib/http.ts';
import { useList } from '../lib/query.ts';
import { useUrlState } from '../lib/url-state.ts';
import { useDeletion } from '../lib/use-deletion.ts';
import { CardSkeletons } from '../parts/card-skeletons.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { ErrorNote } from '../parts/error-note.tsx';
import { AssetFilters, noFilter, searchOf } from '../parts/library/asset-filters.tsx';
import { type AssetGroup, groupAssets } from '../parts/library/asset-groups.ts';
import { assetNames } from '../parts/library/asset-names.ts';
import { AssetRow, type ListedAsset } from '../parts/library/asset-row.tsx';
import classes from '../parts/library/library.module.css';
import { ButtonLink, TextLink } from '../parts/links.tsx';
import { isFiltered } from '../parts/list-filters.tsx';
import { LoadMore } from '../parts/load-more.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { NoMatches } from '../parts/no-matches.tsx';
import { Page } from '../parts/page.tsx';
import { RelativeTime } from '../parts/relative-time.tsx';
import { RenameDialog } from '../parts/rename-dialog.tsx';

export function AssetsPage() {
  const [filter, setFilter] = useUrlState(noFilter);
  const list = useList<ListedAsset>('/assets', { query: searchOf(filter) });
  return (
    <Page
      title={t`Assets`}
      description={t`The files of your videos and presenters. Anyone who has the link to a file can open it.`}
      width="wide"
    >
      <AssetFilters filter={filter} onChange={setFilter} />
      <Loaded
        query={{ ...list, data: list.items }}
        skeleton={<CardSkeletons count={6} height={220} cols={{ base: 1 }} />}
      >
        {(assets) =>
          assets.length > 0 ? (
            <Assets assets={assets} isOfOneType={filter.kind !== ''} />
          ) : isFiltered(filter) ? (
            <NoMatches onClear={() => setFilter(noFilter)} />
          ) : (
            <EmptyState
              icon="asset"
              title={t`No assets yet`}
              action={
                <ButtonLink to="/studio">
                  <Trans>Create video</Trans>
                </ButtonLink>
              }
            >
              <Trans>Videos, first frames, speech and reference sheets appear here, ready to embed or download.</Trans>
            </EmptyState>
          )
        }
      </Loaded>
      <LoadMore list={list} />
    </Page>
  );
}

/** By video, unless they are of one type: then there is one for each video. */
function Assets({ assets, isOfOneType }: { assets: readonly ListedAsset[]; isOfOneType: boolean }) {
  const queries = useQueryClient();
  const [renamed, setRenamed] = useState<ListedAsset>();
  const { deletion } = useDeletion('/assets');
  const rowOf = (asset: ListedAsset, group?: string) => (
    <AssetRow
      key={asset.asset_id}
      asset={asset}
      group={group}
      actions={{ rename: () => setRenamed(asset), remove: () => deletion.mutate([asset.asset_id]) }}
    />
  );
  return (
    <>
      <ErrorNote error={deletion.error} title={t`Nothing was deleted`} />
      {isOfOneType ? (
        <Paper p="md" className={classes.files}>
          {assets.map((asset) => rowOf(asset))}
        </Paper>
      ) : (
        groupAssets(assets).map((group) => <Section key={group.assets[0]!.asset_id} {...group} rowOf={rowOf} />)
      )}
      <RenameDialog
        item={renamed && { id: renamed.asset_id, name: renamed.name }}
        label={t`Name`}
        rename={(id, name) =>
          post(`/assets/${id}/name`, { name }).then(() => queries.invalidateQueries({ queryKey: ['/assets'] }))
        }
        onClose={() => setRenamed(undefined)}
      />
    </>
  );
}

interface SectionProps extends AssetGroup {
  rowOf: (asset: ListedAsset, group?: string) => ReactNode;
}

function Section({ video, assets, rowOf }: SectionProps) {
  const title = video ? video.name || assetNames.video : t`Other files`;
  return (
    <Paper component="section" p="md" aria-label={title}>
      <Group justify="space-between" align="baseline" wrap="nowrap" gap="md">
        <Title order={2} size="h4" lineClamp={1}>
          {video?.workflow_id ? (
            <TextLink to="/videos/$id" params={{ id: video.workflow_id }} c="inherit" inherit underline="hover">
              <bdi>{title}</bdi>
            </TextLink>
          ) : (
            title
          )}
        </Title>
        {video && (
          <Text size="sm" c="dimmed" style={{ flexShrink: 0 }}>
            <RelativeTime at={video.created_at} />
          </Text>
        )}
      </Group>
      <div className={classes.files}>{assets.map((asset) => rowOf(asset, video && title))}</div>
    </Paper>
  );
}
