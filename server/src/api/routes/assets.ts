// /assets: list and show generated files.
import { Asset, AssetList, AssetsQuery } from '@greenroom/contract/assets';
import { uuid } from '@greenroom/contract/text';
import { z } from 'zod';
import type { AssetQueries } from '../../reporting/assets.ts';
import { type PartnerEndpoint, partnerEndpoint } from '../endpoint.ts';
import { samples } from './samples.ts';

const asset = {
  asset_id: samples.asset,
  kind: 'video' as const,
  url: samples.videoUrl,
  workflow_id: samples.workflow,
  character_id: samples.character,
  voice_id: samples.voice,
  metadata: {
    width: 480,
    height: 854,
    duration: 4.92,
    bytes: 812_345,
    codec: 'h264',
    engine: 'studio',
    synthetic: true as const,
    captions_srt_url: samples.videoUrl.replace('.mp4', '.srt'),
    captions_vtt_url: samples.videoUrl.replace('.mp4', '.vtt'),
    word_timings_url: samples.videoUrl.replace('.mp4', '.json'),
  },
  created_at: samples.later,
};

export interface AssetDeps {
  assetQueries: Pick<AssetQueries, 'get'>;
  assetLists: Pick<AssetQueries, 'list'>;
}

export const createAssetEndpoints = ({ assetQueries, assetLists }: AssetDeps): PartnerEndpoint[] => [
  partnerEndpoint({
    name: 'listAssets',
    tag: 'Assets',
    method: 'GET',
    path: '/assets',
    report: true,
    summary: 'List assets',
    description: 'Lists everything generated for the account, newest first.',
    query: AssetsQuery,
    response: AssetList,
    errors: { 400: 'kind is unknown, or limit or offset is out of range.' },
    example: { response: { assets: [asset] } },
    handler: ({ context, query }) => assetLists.list(context.client, query),
  }),

  partnerEndpoint({
    name: 'getAsset',
    tag: 'Assets',
    method: 'GET',
    path: '/assets/{id}',
    summary: 'Show an asset',
    description: 'Returns one asset.',
    params: z.object({ id: uuid().describe('The asset_id.') }),
    response: Asset,
    errors: { 404: 'No such asset in this account.' },
    example: { response: asset },
    handler: ({ context, params: { id } }) => assetQueries.get(context.client, id),
  }),
];
