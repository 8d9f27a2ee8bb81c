// Commands for speech, images and assets.
import type { AssetsFilter, NewFirstFrame, NewSpeech } from '@greenroom/sdk';
import { bodyOf, type Command, idempotencyKeyOption, outputOption, pageOptions } from '../command.ts';
import { checkOutput, save } from '../output.ts';

export const fileCommands: readonly Command[] = [
  {
    name: 'speech create',
    about: 'Speaks a text. Costs 10 credits per 1,000 characters, at least 10.',
    options: [
      { name: 'voice-id', type: 'text', isRequired: true, about: 'A voice of the account.' },
      { name: 'text', type: 'text', isRequired: true, about: 'Spoken verbatim.' },
      {
        name: 'language-code',
        type: 'text',
        about: 'The language of the text: a two-letter code. Detected if omitted.',
      },
      { name: 'voice-settings', type: 'json', about: 'Such as {"speed": 1, "stability": 0.5}.' },
      outputOption,
      idempotencyKeyOption,
    ],
    async run({ connect }, given) {
      const output = await checkOutput(given);
      const { tts, assets } = await connect();
      const speech = await tts.create(bodyOf<NewSpeech>(given), { idempotencyKey: given.text('idempotency-key') });
      return { print: await save(assets, speech, speech.audio_url, output) };
    },
  },
  {
    name: 'image create',
    about: 'Creates a still of a character, for the first frame of a video. Costs 6 credits.',
    options: [
      { name: 'character-id', type: 'text', isRequired: true, about: 'The character to show.' },
      { name: 'scene-description', type: 'text', isRequired: true, about: 'A description of the image.' },
      outputOption,
      idempotencyKeyOption,
    ],
    async run({ connect }, given) {
      const output = await checkOutput(given);
      const { images, assets } = await connect();
      const idempotencyKey = given.text('idempotency-key');
      const frame = await images.firstFrame(bodyOf<NewFirstFrame>(given), { idempotencyKey });
      return { print: await save(assets, frame, frame.image_url, output) };
    },
  },
  {
    name: 'asset list',
    about: 'Lists generated files, newest first.',
    options: [
      {
        name: 'kind',
        type: 'text',
        choices: ['character_sheet', 'first_frame', 'tts_audio', 'video'],
        about: 'Only assets of this kind.',
      },
      ...pageOptions,
    ],
    run: async ({ connect }, given) => ({ print: await (await connect()).assets.list(bodyOf<AssetsFilter>(given)) }),
  },
  {
    name: 'asset get',
    about: 'Shows an asset, and saves its file with --output.',
    parameters: ['id'],
    options: [outputOption],
    async run({ connect }, given) {
      const output = await checkOutput(given);
      const { assets } = await connect();
      const asset = await assets.get(given.parameters.id!);
      return { print: await save(assets, asset, asset.url, output) };
    },
  },
];
