// Tools for voices, and for speech without a video.
import { Deleted } from '@greenroom/contract/deleted';
import { flatPrices, priceOfSpeech } from '@greenroom/contract/prices';
import { TtsCreated, TtsRequest } from '@greenroom/contract/tts';
import { VoiceCreated, VoiceList, VoiceRequest } from '@greenroom/contract/voices';
import { z } from 'zod';
import { definePaidTool } from '../paid-tool.ts';
import { defineTool, deletes, reads } from '../tool.ts';

export const voiceTools = [
  definePaidTool({
    name: 'create_voice',
    title: 'Create a voice',
    description:
      `Adds a stock voice of a language (free: max_credits 0), or clones a voice from recordings (${flatPrices.clonedVoice} ` +
      'credits). A voice can speak in any number of videos.',
    input: VoiceRequest.in,
    output: VoiceCreated,
    price: ({ sample_urls }) => (sample_urls === undefined ? flatPrices.libraryVoice : flatPrices.clonedVoice),
    create: (body, { client }, options) => client.voices.create(body, options),
  }),
  defineTool({
    name: 'list_voices',
    title: 'List voices',
    description: 'Lists the voices of the account, newest first.',
    annotations: reads,
    input: z.object({}),
    output: VoiceList,
    run: (_, { client, signal }) => client.voices.list({ signal }),
  }),
  defineTool({
    name: 'delete_voice',
    title: 'Delete a voice',
    description: 'Deletes a voice and its recordings for good.',
    annotations: deletes,
    input: z.object({ voice_id: z.string().describe('The id of the voice.') }),
    output: Deleted,
    run: ({ voice_id }, { client, signal }) => client.voices.delete(voice_id, { signal }),
  }),
  definePaidTool({
    name: 'create_speech',
    title: 'Create speech',
    description:
      `Speaks a text and returns the link of the recording. Costs ${flatPrices.speechPerThousand} credits per 1,000 characters, ` +
      `at least ${flatPrices.speechMinimum}. A video with a script needs no speech of its own.`,
    input: TtsRequest,
    output: TtsCreated,
    price: ({ text }) => priceOfSpeech([...text].length),
    create: (body, { client }, options) => client.tts.create(body, options),
  }),
];
