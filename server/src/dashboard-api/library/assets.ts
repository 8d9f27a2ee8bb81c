// The endpoints for generated files: browse, rename, delete and restore.
import { Done } from '@greenroom/contract/dashboard/account';
import { AssetPage, AssetPath, AssetsQuery, NewAssetName, SelectedAssets } from '@greenroom/contract/dashboard/library';
import type { Db, Tx } from '../../db/db.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import { deleteAssets, renameAsset, restoreAssets } from '../../library/change-assets.ts';
import { createAssetQueries } from '../../reporting/assets.ts';
import { type DashboardEndpoint, dashboardEndpoint } from '../endpoint.ts';

export const createAssetEndpoints = ({
  db,
  reports,
  assetUrls,
}: {
  db: Db;
  /** Connections for the list. */
  reports: Db;
  assetUrls: AssetUrls;
}): DashboardEndpoint[] => {
  const queries = createAssetQueries({ db: reports, assetUrls });
  const inTx = <T>(act: (tx: Tx) => Promise<T>) => db.transaction().execute(act);
  return [
    dashboardEndpoint({
      method: 'GET',
      path: '/assets',
      report: true,
      access: 'member',
      query: AssetsQuery,
      response: AssetPage,
      handler: ({ visitor, query }) => queries.browse(visitor.client, query),
    }),
    dashboardEndpoint({
      method: 'POST',
      path: '/assets/{id}/name',
      access: 'member',
      params: AssetPath,
      body: NewAssetName,
      response: Done,
      async handler({ visitor: { client }, params: { id }, body: { name } }) {
        await inTx((tx) => renameAsset(tx, client, id, name.trim()));
        return {};
      },
    }),
    dashboardEndpoint({
      method: 'POST',
      path: '/assets/delete',
      access: 'member',
      body: SelectedAssets,
      response: Done,
      async handler({ visitor: { client }, body: { ids } }) {
        await inTx((tx) => deleteAssets(tx, client, ids));
        return {};
      },
    }),
    dashboardEndpoint({
      method: 'POST',
      path: '/assets/restore',
      access: 'member',
      body: SelectedAssets,
      response: Done,
      async handler({ visitor: { client }, body: { ids } }) {
        await inTx((tx) => restoreAssets(tx, client, ids));
        return {};
      },
    }),
  ];
};
