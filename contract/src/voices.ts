// The wire shapes of /voices: a voice cloned from samples, or picked from the built-in library.
import { z } from 'zod';
import { limits } from './limits.ts';
import { dateTime, inputUrl, text } from './text.ts';

export const VoiceKind = z
  .enum(['cloned', 'library'])
  .describe('Cloned from samples, or picked from the built-in library.');
export type VoiceKind = z.infer<typeof VoiceKind>;

export const Gender = z.enum(['female', 'male']);
export type Gender = z.infer<typeof Gender>;

export const VoiceRequest = z
  .object({
    name: text(limits.voiceNameLength).describe('What the account calls this voice.'),
    sample_urls: z
      .array(inputUrl())
      .min(1)
      .max(limits.voiceSamples)
      .optional()
      .describe(
        'Clone: public https links to 1-25 recordings of one speaker, each at least about 5 seconds. ' +
          'Costs 30 credits and counts against the cap of cloned voices. A recording shorter than 4.5 seconds is refused.',
      ),
    language: text(limits.languageHintLength)
      .optional()
      .describe(
        'Library: a language name or ISO code. Picks a ready-made voice, proved with a tiny speech probe before it is saved. ' +
          'Free; counts against the cap of library voices. Exactly one of this and sample_urls is given.',
      ),
    gender: Gender.default('female').describe('Library: whose voice to pick. Ignored for a clone.'),
  })
  .transform(({ name, sample_urls, language, gender }, context) => {
    if (sample_urls !== undefined && language === undefined) return { kind: 'cloned' as const, name, sample_urls };
    if (sample_urls === undefined && language !== undefined)
      return { kind: 'library' as const, name, language, gender };
    context.addIssue('must have exactly one of sample_urls and language');
    return z.NEVER;
  });
export type VoiceRequest = z.output<typeof VoiceRequest>;
/** What a partner sends to create a voice. */
export type NewVoice = z.input<typeof VoiceRequest>;

const about = {
  voice_id: z.string().describe('Opaque; only this account can use it.'),
  name: z.string().describe('The name given on creation.'),
  kind: VoiceKind,
  language: z.string().nullable().describe('The language of a library voice; null for a clone, which speaks any.'),
};

/** Answer of POST /voices. */
export const VoiceCreated = z.object({
  ...about,
  credits_charged: z.int().describe('What was charged: 30 for a clone, 0 for a library voice.'),
});
export type VoiceCreated = z.infer<typeof VoiceCreated>;

/** Answer of GET /voices. */
export const VoiceList = z.object({
  voices: z
    .array(z.object({ ...about, created_at: dateTime().describe('When it was created.') }))
    .describe('Newest first.'),
});
export type VoiceList = z.infer<typeof VoiceList>;
