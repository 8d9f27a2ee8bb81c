// /characters: create, list, show and delete presenters.
import { Character, CharacterCreated, CharacterList, CharacterRequest } from '@greenroom/contract/characters';
import { Deleted } from '@greenroom/contract/deleted';
import { limits } from '@greenroom/contract/limits';
import { uuid } from '@greenroom/contract/text';
import { z } from 'zod';
import type { CharacterOrders } from '../../production/character/order.ts';
import type { CharacterQueries } from '../../production/character/queries.ts';
import { type PartnerEndpoint, partnerEndpoint } from '../endpoint.ts';
import { samples } from './samples.ts';

export interface CharacterDeps {
  characters: CharacterOrders;
  characterQueries: Pick<CharacterQueries, 'get' | 'delete'>;
  characterLists: Pick<CharacterQueries, 'list'>;
}

const params = z.object({ id: uuid().describe('The character_id.') });
const notFound = 'The account has no character with this id.';

const about = {
  character_id: samples.character,
  name: 'Mara',
  mode: 'description' as const,
  sheet_image_url: samples.sheetUrl,
};
const sheetText = 'Mara: a woman of about 35 with short dark curly hair, brown eyes and a green blazer.';

export const createCharacterEndpoints = ({
  characters,
  characterQueries,
  characterLists,
}: CharacterDeps): PartnerEndpoint[] => [
  partnerEndpoint({
    name: 'createCharacter',
    tag: 'Characters',
    method: 'POST',
    idempotent: true,
    path: '/characters',
    summary: 'Create a character',
    description:
      'Clones a presenter from 1-3 photos, or generates one from a description. Send either photos or a description. Costs ' +
      '10 credits, charged at once. A character can be used in any number of videos.',
    body: CharacterRequest,
    response: CharacterCreated,
    errors: {
      402: 'The balance is below 10 credits.',
      422: 'No selfie image could be loaded, or none shows a face.',
    },
    example: {
      body: { name: 'Mara', description: 'A woman in her thirties, short dark curly hair, green blazer, warm smile' },
      response: { ...about, character_sheet_text: sheetText, asset_id: samples.asset, credits_charged: 10 },
    },
    handler: ({ context, body }) => characters.order(context, body),
  }),

  partnerEndpoint({
    name: 'listCharacters',
    tag: 'Characters',
    method: 'GET',
    path: '/characters',
    report: true,
    summary: 'List characters',
    description: 'Lists the newest 100 characters of the account, newest first.',
    response: CharacterList,
    errors: {},
    example: { response: { characters: [{ ...about, created_at: samples.time }] } },
    handler: ({ context }) => characterLists.list(context.client, limits.listedCharacters),
  }),

  partnerEndpoint({
    name: 'getCharacter',
    tag: 'Characters',
    method: 'GET',
    path: '/characters/{id}',
    summary: 'Show a character',
    description: 'Returns one character with the text of its sheet.',
    params,
    response: Character,
    errors: { 404: notFound },
    example: { response: { ...about, character_sheet_text: sheetText, created_at: samples.time } },
    handler: ({ context, params: { id } }) => characterQueries.get(context.client, id),
  }),

  partnerEndpoint({
    name: 'deleteCharacter',
    tag: 'Characters',
    method: 'DELETE',
    path: '/characters/{id}',
    summary: 'Delete a character',
    description:
      'Deletes the character and the photos it was created from. Queued jobs still run, and generated files are kept.',
    params,
    response: Deleted,
    errors: { 404: notFound },
    example: { response: { deleted: true } },
    handler: ({ context, params: { id } }) => characterQueries.delete(context.client, id),
  }),
];
