// /assets: everything that was generated.
import { Asset, AssetList, AssetsQuery } from '@greenroom/contract/assets';
import { uuid } from '@greenroom/contract/text';
import { z } from 'zod';
import { type Endpoint, endpoint, fresh } from '../endpoint.ts';
import type { Services } from '../services.ts';
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

export const assets = (services: Pick<Services, 'listAssets' | 'getAsset'>): Endpoint[] => [
  endpoint({
    name: 'listAssets',
    tag: 'Assets',
    method: 'GET',
    path: '/assets',
    report: true,
    summary: 'List assets',
    description: 'Everything generated for the account, newest first.',
    query: AssetsQuery,
    answer: AssetList,
    errors: { 400: 'kind is unknown, or limit or offset is out of range.' },
    example: { answer: { assets: [asset] } },
    handle: ({ call, query }) => fresh(services.listAssets(call.client, query)),
  }),

  endpoint({
    name: 'getAsset',
    tag: 'Assets',
    method: 'GET',
    path: '/assets/{id}',
    summary: 'Show an asset',
    description: 'One asset.',
    params: z.object({ id: uuid().describe('The asset_id.') }),
    answer: Asset,
    errors: { 404: 'No such asset in this account.' },
    example: { answer: asset },
    handle: ({ call, params: { id } }) => fresh(services.getAsset(call.client, id)),
  }),
];
