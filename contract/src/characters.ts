// The wire shapes of /characters: a presenter cloned from photos or invented from words.
import { z } from 'zod';
import { limits } from './limits.ts';
import { blankable, dateTime, inputUrl, text, uuid } from './text.ts';

export const CharacterMode = z
  .enum(['photos', 'description'])
  .describe('How the presenter came to be: from photos of a person, or invented from a description.');
export type CharacterMode = z.infer<typeof CharacterMode>;

export const CharacterRequest = z
  .object({
    name: text(limits.characterNameLength).describe('What the account calls this presenter.'),
    selfie_image_urls: z
      .array(inputUrl())
      .min(1)
      .max(limits.selfies)
      .optional()
      .describe('Photo mode: public https links to 1-3 photos of one person, who is reproduced exactly.'),
    edit_instructions: blankable(limits.editInstructionsLength).describe(
      'Photo mode: a tweak that keeps the identity, such as other clothes. Ignored in description mode.',
    ),
    description: text(limits.descriptionLength)
      .optional()
      .describe('Description mode: who to invent, in words. Exactly one of this and selfie_image_urls is given.'),
    reference_image_urls: z
      .array(inputUrl())
      .max(limits.referenceImages)
      .optional()
      .describe(
        'Description mode: public https links to at most 3 images as loose style inspiration, never an identity to copy. ' +
          'One that cannot be loaded is skipped and named in character_sheet_text. Ignored in photo mode.',
      ),
    recast_attempt: z
      .int()
      .min(1)
      .optional()
      .describe(
        'Description mode: another number makes a noticeably different person of the same description. Ignored in photo mode.',
      ),
  })
  .transform((body, context) => {
    const { name, selfie_image_urls, edit_instructions, description, reference_image_urls, recast_attempt } = body;
    if (selfie_image_urls !== undefined && description === undefined)
      return { mode: 'photos' as const, name, selfie_image_urls, edit_instructions };
    if (selfie_image_urls === undefined && description !== undefined)
      return {
        mode: 'description' as const,
        name,
        description,
        reference_image_urls: reference_image_urls ?? [],
        recast_attempt: recast_attempt ?? 0,
      };
    context.addIssue('must have exactly one of selfie_image_urls and description');
    return z.NEVER;
  });
export type CharacterRequest = z.output<typeof CharacterRequest>;
/** What a partner sends to create a character. */
export type NewCharacter = z.input<typeof CharacterRequest>;

const about = {
  character_id: uuid().describe('The id to name this character by.'),
  name: z.string().describe('The name given on creation.'),
  mode: CharacterMode,
  sheet_image_url: z
    .url()
    .describe('A reference sheet: a grid of poses. It is not a video frame and is refused as first_frame_url.'),
};

const sheetText = z.string().nullable().describe('Who the presenter is, in prose, and what could not be used.');

/** Answer of POST /characters. */
export const CharacterCreated = z.object({
  ...about,
  character_sheet_text: sheetText,
  asset_id: uuid().nullable().describe('The sheet as an asset.'),
  credits_charged: z.int().describe('What was charged: 10.'),
});
export type CharacterCreated = z.infer<typeof CharacterCreated>;

/** Answer of GET /characters/{id}. */
export const Character = z.object({
  ...about,
  character_sheet_text: sheetText,
  created_at: dateTime().describe('When it was created.'),
});
export type Character = z.infer<typeof Character>;

/** Answer of GET /characters. */
export const CharacterList = z.object({
  characters: z
    .array(z.object({ ...about, created_at: dateTime().describe('When it was created.') }))
    .describe('Newest first, at most 100.'),
});
export type CharacterList = z.infer<typeof CharacterList>;

/** Answer of every DELETE. */
export const Deleted = z.object({ deleted: z.boolean().describe('Always true: what was not there is a 404.') });
export type Deleted = z.infer<typeof Deleted>;
