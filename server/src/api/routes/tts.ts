// /tts: speech without a video.
import { TtsCreated, TtsRequest } from '@greenroom/contract/tts';
import type { SpeechOrders } from '../../production/speech/order.ts';
import { type PartnerEndpoint, partnerEndpoint } from '../endpoint.ts';
import { samples } from './samples.ts';

export interface TtsDeps {
  tts: SpeechOrders;
}

export const createTtsEndpoints = ({ tts }: TtsDeps): PartnerEndpoint[] => [
  partnerEndpoint({
    name: 'createSpeech',
    tag: 'Speech',
    method: 'POST',
    idempotent: true,
    path: '/tts',
    summary: 'Create speech',
    description:
      'Speaks a text verbatim in one of the account’s voices. Costs 10 credits per 1,000 characters, at least 10, charged ' +
      'at once. The audio_url of the response can be the audio_url of a video.',
    body: TtsRequest,
    response: TtsCreated,
    errors: { 402: 'The balance is below the price of the text.', 404: 'The account has no voice with this id.' },
    example: {
      body: { voice_id: samples.voice, text: 'Meet the mug that keeps its cool.', voice_settings: { speed: 1.1 } },
      response: { audio_url: samples.audioUrl, duration_sec: 2.31, asset_id: samples.asset, credits_charged: 10 },
    },
    handler: ({ context, body }) => tts.order(context, body),
  }),
];
