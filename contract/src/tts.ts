// The wire shapes of /tts: standalone speech in one of the account's own voices.
import { z } from 'zod';
import { limits } from './limits.ts';
import { text, uuid, voiceId } from './text.ts';

const part = () => z.number().min(0).max(1).optional();

export const VoiceSettings = z
  .object({
    stability: part().describe(
      '0 to 1: how evenly every sentence is spoken. 0 lets pitch and pauses move, 1 keeps the voice near one note and its pauses alike.',
    ),
    similarity_boost: part().describe(
      '0 to 1: how near to itself the voice is; 0.75 when left out. Up to 0.75 more and more of its own tone colour is put on. Above, a cloned voice is measured in each text and brought nearer to the speaker’s pitch and to how much it moves, which takes a little longer; a built-in voice wears up to 15 % more of its colour.',
    ),
    style: part().describe(
      '0 to 1: how much expression is added: wider pitch movement and longer pauses between sentences.',
    ),
    speed: z.number().min(0.7).max(1.2).optional().describe('0.7 to 1.2 times the natural pace; 1.2 when left out.'),
    use_speaker_boost: z
      .boolean()
      .optional()
      .describe('More presence around 3 kHz, for small loudspeakers; on when left out.'),
  })
  .describe('A partial override: tuned defaults apply to every member that is left out.');
export type VoiceSettings = z.output<typeof VoiceSettings>;

export const TtsRequest = z.object({
  voice_id: voiceId().describe('One of the account’s own voices.'),
  text: text(limits.ttsTextLength).describe('Spoken verbatim. Priced by its length in Unicode code points.'),
  language_code: z
    .string()
    .regex(
      /^[A-Za-z]{2}(?:[-_](?:[A-Za-z]{2}|\d{3}))?$/,
      'must be a two-letter language code, with or without a region',
    )
    .optional()
    .describe('The language of the text: two letters, a region may follow ("es", "es-MX"). Detected when left out.'),
  voice_settings: VoiceSettings.optional(),
});
export type TtsRequest = z.output<typeof TtsRequest>;
/** What a partner sends to have a text spoken. */
export type NewSpeech = z.input<typeof TtsRequest>;

/** Answer of POST /tts. */
export const TtsCreated = z.object({
  audio_url: z.url().describe('The recording; durable.'),
  duration_sec: z.number().describe('Its length in seconds.'),
  asset_id: uuid().nullable().describe('The recording as an asset.'),
  credits_charged: z.int().describe('What was charged: 10 per 1,000 characters, at least 10.'),
});
export type TtsCreated = z.infer<typeof TtsCreated>;
