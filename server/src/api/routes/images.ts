// /images: stills of a character.
import { FirstFrameCreated, FirstFrameRequest } from '@greenroom/contract/first-frames';
import type { FirstFrameOrders } from '../../production/first-frame/order.ts';
import { type PartnerEndpoint, partnerEndpoint } from '../endpoint.ts';
import { samples } from './samples.ts';

export interface ImageDeps {
  firstFrames: FirstFrameOrders;
}

export const createImageEndpoints = ({ firstFrames }: ImageDeps): PartnerEndpoint[] => [
  partnerEndpoint({
    name: 'createFirstFrame',
    tag: 'Images',
    method: 'POST',
    idempotent: true,
    path: '/images/first-frame',
    summary: 'Create a first frame',
    description:
      'Generates a vertical still of a character in a described scene. Costs 6 credits, charged at once. The image_url of ' +
      'the response can be the first_frame_url of a video.',
    body: FirstFrameRequest,
    response: FirstFrameCreated,
    errors: { 402: 'The balance is below 6 credits.', 404: 'The account has no character with this id.' },
    example: {
      body: { character_id: samples.character, scene_description: 'In a bright kitchen in the morning' },
      response: { image_url: samples.frameUrl, asset_id: samples.asset, credits_charged: 6 },
    },
    handler: ({ context, body }) => firstFrames.order(context, body),
  }),
];
