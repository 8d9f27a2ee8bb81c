// Commands for voices.
import type { NewVoice } from '@greenroom/sdk';
import { bodyOf, type Command, idempotencyKeyOption } from '../command.ts';

export const voiceCommands: readonly Command[] = [
  {
    name: 'voice create',
    about: 'Clones a voice from recordings (30 credits) or picks a stock voice (free).',
    options: [
      { name: 'name', type: 'text', isRequired: true, about: 'The name of the voice in the account.' },
      { name: 'language', type: 'text', about: 'The language of a stock voice, by name or ISO code.' },
      {
        name: 'gender',
        type: 'text',
        choices: ['female', 'male'],
        about: 'The gender of a stock voice; female by default.',
      },
      {
        name: 'sample-urls',
        type: 'text',
        isList: true,
        about: 'A public https link to a recording to clone. Repeat it for up to 25.',
      },
      idempotencyKeyOption,
    ],
    async run({ connect }, given) {
      const { voices } = await connect();
      const idempotencyKey = given.text('idempotency-key');
      return { print: await voices.create(bodyOf<NewVoice>(given), { idempotencyKey }) };
    },
  },
  {
    name: 'voice list',
    about: 'Lists voices, newest first.',
    run: async ({ connect }) => ({ print: await (await connect()).voices.list() }),
  },
  {
    name: 'voice delete',
    about: 'Deletes a voice.',
    parameters: ['id'],
    run: async ({ connect }, { parameters }) => ({ print: await (await connect()).voices.delete(parameters.id!) }),
  },
];
