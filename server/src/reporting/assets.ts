// Lists and shows assets for the partner API and the dashboard.
import type { Asset, AssetList, AssetsQuery } from '@greenroom/contract/assets';
import type { AssetPage, AssetsQuery as BrowseQuery } from '@greenroom/contract/dashboard/library';
import type { Db } from '../db/db.ts';
import { pageOf } from '../http/page-of.ts';
import { Problem } from '../kernel/problem.ts';
import type { AssetUrls } from '../library/asset-urls.ts';
import * as library from '../library/assets.ts';
import { findPortraitUrl, previewUrls } from '../library/previews.ts';
import { searchQuery } from '../library/search-words.ts';
import { sidecarUrls } from '../library/sidecars.ts';

export type AssetQueries = ReturnType<typeof createAssetQueries>;

export type AssetWithPreviews = AssetPage['items'][number];

export const createAssetQueries = ({ db, assetUrls }: { db: Db; assetUrls: AssetUrls }) => {
  const show = (asset: library.Asset): Asset => ({
    asset_id: asset.id,
    kind: asset.kind,
    url: assetUrls.of(asset.path),
    workflow_id: asset.workflowId,
    character_id: asset.characterId,
    voice_id: asset.voiceId,
    metadata: { ...(asset.metadata as Asset['metadata']), ...sidecarUrls(asset, assetUrls) },
    created_at: asset.createdAt.toISOString(),
  });
  const showWithPreviews = (asset: library.Asset): AssetWithPreviews => ({
    ...show(asset),
    name: asset.name,
    previews: previewUrls(asset, assetUrls),
    portrait_url: findPortraitUrl(asset, assetUrls),
  });
  return {
    async list(client: string, query: AssetsQuery): Promise<AssetList> {
      return { assets: (await library.listAssets(db, client, query)).map(show) };
    },
    async browse(client: string, { q, kind, from, to, cursor, limit }: BrowseQuery): Promise<AssetPage> {
      const search = q?.trim() ? searchQuery(client, q) : '';
      // A search for punctuation.
      if (search === undefined) return { items: [], next_cursor: null };
      const found = await library.browseAssets(db, client, {
        search,
        kind,
        from: from === undefined ? undefined : new Date(from),
        to: to === undefined ? undefined : new Date(to),
        after: cursor,
        limit: limit + 1,
      });
      return pageOf(found, limit, showWithPreviews);
    },
    async get(client: string, id: string): Promise<Asset> {
      return show(await library.getAsset(db, client, id));
    },
    /** Undefined if it was deleted. */
    async findWithPreviews(client: string, id: string): Promise<AssetWithPreviews | undefined> {
      try {
        return showWithPreviews(await library.getAsset(db, client, id));
      } catch (error) {
        if (error instanceof Problem && error.code === 'not_found') return undefined;
        throw error;
      }
    },
  };
};
