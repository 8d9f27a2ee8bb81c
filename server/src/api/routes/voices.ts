// /voices: clone a voice, pick one from the library, list and delete them.
import { Deleted } from '@greenroom/contract/characters';
import { voiceId } from '@greenroom/contract/text';
import { VoiceCreated, VoiceList, VoiceRequest } from '@greenroom/contract/voices';
import { z } from 'zod';
import { type Endpoint, endpoint, fresh } from '../endpoint.ts';
import type { Services } from '../services.ts';
import { samples } from './samples.ts';

type Deps = Pick<Services, 'createVoice' | 'listVoices' | 'deleteVoice'>;

const about = { voice_id: samples.voice, name: 'Spanish, warm', kind: 'library' as const, language: 'es' };

export const voices = (services: Deps): Endpoint[] => [
  endpoint({
    name: 'createVoice',
    tag: 'Voices',
    method: 'POST',
    path: '/voices',
    summary: 'Create a voice',
    description:
      'Clones a voice from recordings (30 credits, charged at once), or picks a ready-made one by language (free): exactly ' +
      'one of the two. Each kind has its own cap. At most 60 library voices can be ordered an hour; further orders get 429.',
    body: VoiceRequest,
    answer: VoiceCreated,
    errors: {
      402: 'The balance is below 30 credits; never for a library voice.',
      404: 'The library has no voice for this language.',
      409: 'The account has as many voices of this kind as it may have.',
    },
    example: {
      body: { name: 'Spanish, warm', language: 'Spanish', gender: 'female' },
      answer: { ...about, credits_charged: 0 },
    },
    handle: ({ call, body }) => services.createVoice(call, body),
  }),

  endpoint({
    name: 'listVoices',
    tag: 'Voices',
    method: 'GET',
    path: '/voices',
    report: true,
    summary: 'List voices',
    description: 'All voices of the account, newest first.',
    answer: VoiceList,
    errors: {},
    example: { answer: { voices: [{ ...about, created_at: samples.time }] } },
    handle: ({ call }) => fresh(services.listVoices(call.client)),
  }),

  endpoint({
    name: 'deleteVoice',
    tag: 'Voices',
    method: 'DELETE',
    path: '/voices/{id}',
    summary: 'Delete a voice',
    description:
      'Erases the voice and the recordings it was made from, and frees its place under the cap. Jobs that are already ' +
      'queued are not disturbed.',
    params: z.object({ id: voiceId().describe('The voice_id.') }),
    answer: Deleted,
    errors: { 404: 'No such voice in this account.' },
    example: { answer: { deleted: true } },
    handle: ({ call, params: { id } }) => fresh(services.deleteVoice(call.client, id)),
  }),
];
