// Everything that was ever made, as the dashboard browses it.
import { AssetPage, AssetsQuery } from '@greenroom/contract/console/library';
import type { Db } from '../../db/db.ts';
import type { Addresses } from '../../production/addresses.ts';
import { createAssetShelf } from '../../production/asset-shelf.ts';
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
