// Everything that was ever made, as the dashboard browses it.
import { AssetPage, AssetsQuery } from '@greenroom/contract/dashboard/library';
import type { Db } from '../../db/db.ts';
import type { Addresses } from '../../library/asset-urls.ts';
import { createAssetShelf } from '../../reporting/assets.ts';
import { type ConsoleEndpoint, consoleEndpoint } from '../endpoint.ts';

export const createAssetEndpoints = (needs: { db: Db; addresses: Addresses }): ConsoleEndpoint[] => {
  const shelf = createAssetShelf(needs);
  return [
    consoleEndpoint({
      method: 'GET',
      path: '/assets',
      report: true,
      access: 'member',
      query: AssetsQuery,
      answer: AssetPage,
      handle: ({ visitor, query }) => shelf.browse(visitor.client, query),
    }),
  ];
};
