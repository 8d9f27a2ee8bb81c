// The endpoint for browsing generated files.
import { AssetPage, AssetsQuery } from '@greenroom/contract/dashboard/library';
import type { Db } from '../../db/db.ts';
import type { AssetUrls } from '../../library/asset-urls.ts';
import { createAssetQueries } from '../../reporting/assets.ts';
import { type DashboardEndpoint, dashboardEndpoint } from '../endpoint.ts';

export const createAssetEndpoints = (deps: { db: Db; assetUrls: AssetUrls }): DashboardEndpoint[] => {
  const queries = createAssetQueries(deps);
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
  ];
};
