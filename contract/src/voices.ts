// The wire schemas of /voices: voices cloned from samples, and stock voices.
import { z } from 'zod';
import { limits } from './limits.ts';
import { dateTime, inputUrl, text } from './text.ts';

export const VoiceKind = z
  .enum(['cloned', 'library'])
  .describe('cloned: created from recordings of a speaker. library: a stock voice.');
export type VoiceKind = z.infer<typeof VoiceKind>;

export const Gender = z.enum(['female', 'male']);
export type Gender = z.infer<typeof Gender>;

export const VoiceRequest = z
  .object({
    name: text(limits.voiceNameLength).describe('The name of the voice in the account.'),
    sample_urls: z
      .array(inputUrl())
      .min(1)
      .max(limits.voiceSamples)
      .optional()
      .describe(
        'Clone: public https links to 1-25 recordings of one speaker, each at least about 5 seconds. ' +
          'Costs 30 credits and counts against the limit of cloned voices. A recording shorter than 4.5 seconds is rejected.',
      ),
    language: text(limits.languageHintLength)
      .optional()
      .describe(
        'Stock voice: the name or ISO code of its language. The voice is tested with a short text before it is saved. ' +
          'Free; counts against the limit of stock voices. Send either this or sample_urls.',
      ),
    gender: Gender.default('female').describe('Stock voice: its gender. Ignored for a clone.'),
  })
  .transform(({ name, sample_urls, language, gender }, context) => {
    if (sample_urls !== undefined && language === undefined) return { kind: 'cloned' as const, name, sample_urls };
    if (sample_urls === undefined && language !== undefined)
      return { kind: 'library' as const, name, language, gender };
    context.addIssue('must have exactly one of sample_urls and language');
    return z.NEVER;
  });
export type VoiceRequest = z.output<typeof VoiceRequest>;
/** The body of a request to create a voice. */
export type NewVoice = z.input<typeof VoiceRequest>;

const about = {
  voice_id: z.string().describe('The id of the voice: opaque, usable only by this account.'),
  name: z.string().describe('The name given at creation.'),
  kind: VoiceKind,
  language: z
    .string()
    .nullable()
    .describe('The language of a stock voice; null for a clone, which speaks any language.'),
};

/** Response of POST /voices. */
export const VoiceCreated = z.object({
  ...about,
  credits_charged: z.int().describe('The credits charged: 30 for a clone, 0 for a stock voice.'),
});
export type VoiceCreated = z.infer<typeof VoiceCreated>;

/** Response of GET /voices. */
export const VoiceList = z.object({
  voices: z
    .array(z.object({ ...about, created_at: dateTime().describe('When it was created.') }))
    .describe('Newest first.'),
});
export type VoiceList = z.infer<typeof VoiceList>;
