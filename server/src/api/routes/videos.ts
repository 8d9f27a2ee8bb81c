// /videos: create or estimate a video.
import { VideoQuote } from '@greenroom/contract/quotes';
import { VideoQueued, VideoRequest } from '@greenroom/contract/videos';
import type { VideoOrders } from '../../production/video/order.ts';
import { type PartnerEndpoint, partnerEndpoint } from '../endpoint.ts';
import { samples } from './samples.ts';

const body = {
  mode: 'talking_head' as const,
  character_id: samples.character,
  voice_id: samples.voice,
  script: 'Meet the mug that keeps its cool. Pour it hot at nine, sip it hot at noon.',
  video_idea: 'A friendly presenter in a bright kitchen',
  use_dynamic_captions: true,
};

export interface VideoDeps {
  videos: Pick<VideoOrders, 'order' | 'estimate'>;
}

export const createVideoEndpoints = ({ videos }: VideoDeps): PartnerEndpoint[] => [
  partnerEndpoint({
    name: 'createVideo',
    tag: 'Videos',
    method: 'POST',
    idempotent: true,
    path: '/videos',
    summary: 'Create a video',
    description:
      'Queues a job and reserves its estimate. On completion the price of the measured length is charged and the rest is ' +
      'released; a failed job is refunded in full. Poll GET /jobs/{workflowId}/status every 8-10 seconds. A request that timed ' +
      'out may have queued a job: send an Idempotency-Key, or check GET /usage/jobs before you send it again.',
    body: VideoRequest,
    response: VideoQueued,
    errors: {
      400:
        'A member is missing, malformed or over its limit; the speech is longer than 59 seconds, or the narration is ' +
        'estimated at more than 60.5; audio_url cannot be read; or first_frame_url is a character sheet.',
      402: 'The balance is below the estimate. Nothing was charged or queued.',
      404: 'The account has no character or voice with this id.',
      429: 'The account has reached its limit for queued and running jobs, `max_active_jobs`.',
    },
    example: { body, response: { workflow_id: samples.workflow, status: 'queued', credits_reserved: 136 } },
    handler: ({ context, body }) => videos.order(context, body),
  }),

  partnerEndpoint({
    name: 'estimateVideo',
    tag: 'Videos',
    method: 'POST',
    idempotent: true,
    path: '/videos/estimate',
    summary: 'Estimate the cost of a video',
    description:
      'Takes the body of POST /videos and returns what it would reserve. Free: nothing is charged, reserved or queued. The ' +
      'character and the voice need not exist.',
    body: VideoRequest,
    response: VideoQuote,
    errors: {
      400: 'A member is missing, malformed or over its limit, the speech would be too long, or first_frame_url is a character sheet.',
      422: 'audio_url cannot be read.',
    },
    example: {
      body,
      response: {
        mode: 'talking_head',
        credits_required: 136,
        credits_balance: 5000,
        sufficient_credits: true,
        estimated_seconds: 5.1,
        breakdown: {
          render_credits: 41,
          lipsync_credits: 69,
          tts_credits: 10,
          first_frame_credits: 6,
          captions_credits: 10,
        },
      },
    },
    handler: ({ context, body }) => videos.estimate(context, body),
  }),
];
