// /characters: create, list, show and delete presenters.
import { Character, CharacterCreated, CharacterList, CharacterRequest, Deleted } from '@greenroom/contract/characters';
import { uuid } from '@greenroom/contract/text';
import { z } from 'zod';
import { type Endpoint, endpoint, fresh } from '../endpoint.ts';
import type { Services } from '../services.ts';
import { samples } from './samples.ts';

type Deps = Pick<Services, 'createCharacter' | 'listCharacters' | 'getCharacter' | 'deleteCharacter'>;

const params = z.object({ id: uuid().describe('The character_id.') });
const notFound = 'No such character in this account.';

const about = {
  character_id: samples.character,
  name: 'Mara',
  mode: 'description' as const,
  sheet_image_url: samples.sheetUrl,
};
const sheetText = 'Mara: a woman of about 35 with short dark curly hair, brown eyes and a green blazer.';

export const characters = (services: Deps): Endpoint[] => [
  endpoint({
    name: 'createCharacter',
    tag: 'Characters',
    method: 'POST',
    path: '/characters',
    summary: 'Create a character',
    description:
      'Clones a presenter from 1-3 photos, or invents one from a description: exactly one of the two. Costs 10 credits, ' +
      'charged at once. A character is made once and can be used in any number of videos.',
    body: CharacterRequest,
    answer: CharacterCreated,
    errors: {
      402: 'The balance is below 10 credits.',
      422: 'None of the selfie images could be loaded, or no face was found in any of them.',
    },
    example: {
      body: { name: 'Mara', description: 'A woman in her thirties, short dark curly hair, green blazer, warm smile' },
      answer: { ...about, character_sheet_text: sheetText, asset_id: samples.asset, credits_charged: 10 },
    },
    handle: ({ call, body }) => services.createCharacter(call, body),
  }),

  endpoint({
    name: 'listCharacters',
    tag: 'Characters',
    method: 'GET',
    path: '/characters',
    report: true,
    summary: 'List characters',
    description: 'The newest 100 characters of the account, newest first.',
    answer: CharacterList,
    errors: {},
    example: { answer: { characters: [{ ...about, created_at: samples.time }] } },
    handle: ({ call }) => fresh(services.listCharacters(call.client)),
  }),

  endpoint({
    name: 'getCharacter',
    tag: 'Characters',
    method: 'GET',
    path: '/characters/{id}',
    summary: 'Show a character',
    description: 'One character with the text of its sheet.',
    params,
    answer: Character,
    errors: { 404: notFound },
    example: { answer: { ...about, character_sheet_text: sheetText, created_at: samples.time } },
    handle: ({ call, params: { id } }) => fresh(services.getCharacter(call.client, id)),
  }),

  endpoint({
    name: 'deleteCharacter',
    tag: 'Characters',
    method: 'DELETE',
    path: '/characters/{id}',
    summary: 'Delete a character',
    description:
      'Erases the character and the photos it was made from. Jobs that are already queued are not disturbed, and what was ' +
      'generated with it stays.',
    params,
    answer: Deleted,
    errors: { 404: notFound },
    example: { answer: { deleted: true } },
    handle: ({ call, params: { id } }) => fresh(services.deleteCharacter(call.client, id)),
  }),
];
