// /voices: clone a voice, pick a stock voice, list and delete voices.
import { Deleted } from '@greenroom/contract/deleted';
import { voiceId } from '@greenroom/contract/text';
import { VoiceCreated, VoiceList, VoiceRequest } from '@greenroom/contract/voices';
import { z } from 'zod';
import type { VoiceOrders } from '../../production/voice/order.ts';
import type { VoiceQueries } from '../../production/voice/queries.ts';
import { type PartnerEndpoint, partnerEndpoint } from '../endpoint.ts';
import { samples } from './samples.ts';

export interface VoiceDeps {
  voices: VoiceOrders;
  voiceQueries: Pick<VoiceQueries, 'delete'>;
  voiceLists: Pick<VoiceQueries, 'list'>;
}

const about = { voice_id: samples.voice, name: 'Spanish, warm', kind: 'library' as const, language: 'es' };

export const createVoiceEndpoints = ({ voices, voiceQueries, voiceLists }: VoiceDeps): PartnerEndpoint[] => [
  partnerEndpoint({
    name: 'createVoice',
    tag: 'Voices',
    method: 'POST',
    idempotent: true,
    path: '/voices',
    summary: 'Create a voice',
    description:
      'Clones a voice from recordings (30 credits, charged at once) or picks a stock voice by language (free). Send either ' +
      'sample_urls or language. Each kind has its own limit. An account can create at most 60 stock voices an hour; further ' +
      'requests return 429.',
    body: VoiceRequest,
    response: VoiceCreated,
    errors: {
      402: 'The balance is below 30 credits. Never for a stock voice.',
      404: 'There is no stock voice in this language.',
      409: 'The account has reached its limit for voices of this kind.',
    },
    example: {
      body: { name: 'Spanish, warm', language: 'Spanish', gender: 'female' },
      response: { ...about, credits_charged: 0 },
    },
    handler: ({ context, body }) => voices.order(context, body),
  }),

  partnerEndpoint({
    name: 'listVoices',
    tag: 'Voices',
    method: 'GET',
    path: '/voices',
    report: true,
    summary: 'List voices',
    description: 'Lists all voices of the account, newest first.',
    response: VoiceList,
    errors: {},
    example: { response: { voices: [{ ...about, created_at: samples.time }] } },
    handler: ({ context }) => voiceLists.list(context.client),
  }),

  partnerEndpoint({
    name: 'deleteVoice',
    tag: 'Voices',
    method: 'DELETE',
    path: '/voices/{id}',
    summary: 'Delete a voice',
    description:
      'Deletes the voice and the recordings it was created from. It no longer counts against the limit. Queued jobs still ' +
      'run.',
    params: z.object({ id: voiceId().describe('The voice_id.') }),
    response: Deleted,
    errors: { 404: 'The account has no voice with this id.' },
    example: { response: { deleted: true } },
    handler: ({ context, params: { id } }) => voiceQueries.delete(context.client, id),
  }),
];
