// Tools for characters: the presenters.
import { Character, CharacterCreated, CharacterList, CharacterRequest } from '@greenroom/contract/characters';
import { Deleted } from '@greenroom/contract/deleted';
import { flatPrices } from '@greenroom/contract/prices';
import { z } from 'zod';
import { definePaidTool } from '../paid-tool.ts';
import { defineTool, deletes, reads } from '../tool.ts';

const character = z.object({ character_id: z.string().describe('The id of the character.') });

export const characterTools = [
  definePaidTool({
    name: 'create_character',
    title: 'Create a character',
    description:
      'Creates a presenter: cloned from 1-3 photos of a person (selfie_image_urls), or generated from a description. Costs ' +
      `${flatPrices.character} credits. Takes some seconds. A character can appear in any number of videos.`,
    input: CharacterRequest.in,
    output: CharacterCreated,
    price: () => flatPrices.character,
    create: (body, { client }, options) => client.characters.create(body, options),
  }),
  defineTool({
    name: 'list_characters',
    title: 'List characters',
    description: 'Lists the characters of the account, newest first, at most 100.',
    annotations: reads,
    input: z.object({}),
    output: CharacterList,
    run: (_, { client, signal }) => client.characters.list({ signal }),
  }),
  defineTool({
    name: 'get_character',
    title: 'Get a character',
    description: 'Returns a character with the description of the presenter.',
    annotations: reads,
    input: character,
    output: Character,
    run: ({ character_id }, { client, signal }) => client.characters.get(character_id, { signal }),
  }),
  defineTool({
    name: 'delete_character',
    title: 'Delete a character',
    description: 'Deletes a character and its photos for good. Its videos and pictures remain.',
    annotations: deletes,
    input: character,
    output: Deleted,
    run: ({ character_id }, { client, signal }) => client.characters.delete(character_id, { signal }),
  }),
];
