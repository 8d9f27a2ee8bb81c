// Commands for characters.
import type { NewCharacter } from '@greenroom/sdk';
import { bodyOf, type Command, idempotencyKeyOption } from '../command.ts';

export const characterCommands: readonly Command[] = [
  {
    name: 'character create',
    about: 'Clones a character from photos or generates one from a description. Costs 10 credits.',
    options: [
      { name: 'name', type: 'text', isRequired: true, about: 'The name of the character in the account.' },
      { name: 'description', type: 'text', about: 'The person to generate.' },
      {
        name: 'selfie-image-urls',
        type: 'text',
        isList: true,
        about: 'A public https link to a photo. Repeat it for up to 3.',
      },
      { name: 'edit-instructions', type: 'text', about: 'With photos: a change that keeps the identity.' },
      {
        name: 'reference-image-urls',
        type: 'text',
        isList: true,
        about: 'With a description: a link to an image as style reference. Repeat it for up to 3.',
      },
      { name: 'recast-attempt', type: 'number', about: 'With a description: another number gives another person.' },
      idempotencyKeyOption,
    ],
    async run({ connect }, given) {
      const { characters } = await connect();
      const idempotencyKey = given.text('idempotency-key');
      return { print: await characters.create(bodyOf<NewCharacter>(given), { idempotencyKey }) };
    },
  },
  {
    name: 'character list',
    about: 'Lists characters, newest first.',
    run: async ({ connect }) => ({ print: await (await connect()).characters.list() }),
  },
  {
    name: 'character get',
    about: 'Shows a character.',
    parameters: ['id'],
    run: async ({ connect }, { parameters }) => ({ print: await (await connect()).characters.get(parameters.id!) }),
  },
  {
    name: 'character delete',
    about: 'Deletes a character. Its videos remain.',
    parameters: ['id'],
    run: async ({ connect }, { parameters }) => ({ print: await (await connect()).characters.delete(parameters.id!) }),
  },
];
