// Lists and shows assets for the partner API and the dashboard.
import type { Asset, AssetList, AssetsQuery } from '@greenroom/contract/assets';
import type { AssetPage, AssetsQuery as BrowseQuery } from '@greenroom/contract/dashboard/library';
import type { Db } from '../db/db.ts';
import { pageOf } from '../http/page-of.ts';
import type { AssetUrls } from '../library/asset-urls.ts';
import * as library from '../library/assets.ts';
import { previewUrls } from '../library/previews.ts';
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
    previews: previewUrls(asset, assetUrls),
  });
  return {
    async list(client: string, query: AssetsQuery): Promise<AssetList> {
      return { assets: (await library.listAssets(db, client, query)).map(show) };
    },
    async browse(client: string, { kind, from, to, cursor, limit }: BrowseQuery): Promise<AssetPage> {
      const found = await library.browseAssets(db, client, {
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
    async getWithPreviews(client: string, id: string): Promise<AssetWithPreviews> {
      return showWithPreviews(await library.getAsset(db, client, id));
    },
  };
};
