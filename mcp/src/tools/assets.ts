// Tools for assets: every generated file.
import { Asset, AssetList, AssetsQuery } from '@greenroom/contract/assets';
import { z } from 'zod';
import { defineTool, reads } from '../tool.ts';

export const assetTools = [
  defineTool({
    name: 'list_assets',
    title: 'List assets',
    description:
      'Lists generated files, newest first: character sheets, first frames, speech and videos. Links are permanent and public. ' +
      'Small files can also be read as the resource greenroom://assets/{asset_id}.',
    annotations: reads,
    input: AssetsQuery,
    output: AssetList,
    run: (query, { client, signal }) => client.assets.list(query, { signal }),
  }),
  defineTool({
    name: 'get_asset',
    title: 'Get an asset',
    description: 'Returns the link and the properties of a generated file, such as its size, length and subtitles.',
    annotations: reads,
    input: z.object({ asset_id: z.string().describe('The id of the asset.') }),
    output: Asset,
    run: ({ asset_id }, { client, signal }) => client.assets.get(asset_id, { signal }),
  }),
];
