// The wire schemas of /tts: speech in one of the account's voices.
import { z } from 'zod';
import { limits } from './limits.ts';
import { spokenText, uuid, voiceId } from './text.ts';

const part = () => z.number().min(0).max(1).optional();

export const VoiceSettings = z
  .object({
    stability: part().describe(
      '0 to 1: how even the speech is. 0 lets pitch and pauses vary; 1 keeps the pitch nearly constant and the pauses equal.',
    ),
    similarity_boost: part().describe(
      '0 to 1: how closely the output matches the original voice; 0.75 by default. Above 0.75, the pitch of a cloned voice is matched to the speaker in each text, which takes a little longer.',
    ),
    style: part().describe(
      '0 to 1: how much expression is added, as wider pitch movement and longer pauses between sentences.',
    ),
    speed: z.number().min(0.7).max(1.2).optional().describe('0.7 to 1.2 times the natural pace; 1.2 by default.'),
    use_speaker_boost: z
      .boolean()
      .optional()
      .describe('More presence around 3 kHz, for small loudspeakers; true by default.'),
  })
  .describe('A partial override: members that are omitted keep their defaults.');
export type VoiceSettings = z.output<typeof VoiceSettings>;

export const TtsRequest = z.object({
  voice_id: voiceId().describe('A voice of the account.'),
  text: spokenText(limits.ttsTextLength).describe('Spoken verbatim. Priced by its length in Unicode code points.'),
  language_code: z
    .string()
    .regex(
      /^[A-Za-z]{2}(?:[-_](?:[A-Za-z]{2}|\d{3}))?$/,
      'must be a two-letter language code, with or without a region',
    )
    .optional()
    .describe(
      'The language of the text: a two-letter code, optionally with a region ("es", "es-MX"). Detected if omitted.',
    ),
  voice_settings: VoiceSettings.optional(),
});
export type TtsRequest = z.output<typeof TtsRequest>;
/** The body of a request for speech. */
export type NewSpeech = z.input<typeof TtsRequest>;

/** Response of POST /tts. */
export const TtsCreated = z.object({
  audio_url: z.url().describe('The recording. The link is permanent.'),
  duration_sec: z.number().describe('Its length in seconds.'),
  asset_id: uuid().nullable().describe('The asset of the recording.'),
  credits_charged: z.int().describe('The credits charged: 10 per 1,000 characters, at least 10.'),
});
export type TtsCreated = z.infer<typeof TtsCreated>;
