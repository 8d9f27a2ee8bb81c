// /images: stills of a character.
import { FirstFrameCreated, FirstFrameRequest } from '@greenroom/contract/first-frames';
import { type Endpoint, endpoint } from '../endpoint.ts';
import type { Services } from '../services.ts';
import { samples } from './samples.ts';

export const images = (services: Pick<Services, 'drawFirstFrame'>): Endpoint[] => [
  endpoint({
    name: 'createFirstFrame',
    tag: 'Images',
    method: 'POST',
    path: '/images/first-frame',
    summary: 'Draw a first frame',
    description:
      'Draws a vertical still of a character in a described scene. Costs 6 credits, charged at once. The answer’s image_url ' +
      'can be the first_frame_url of a video.',
    body: FirstFrameRequest,
    answer: FirstFrameCreated,
    errors: { 402: 'The balance is below 6 credits.', 404: 'No such character in this account.' },
    example: {
      body: { character_id: samples.character, scene_description: 'In a bright kitchen in the morning' },
      answer: { image_url: samples.frameUrl, asset_id: samples.asset, credits_charged: 6 },
    },
    handle: ({ call, body }) => services.drawFirstFrame(call, body),
  }),
];
