// The wire schemas of /characters: presenters cloned from photos or generated from a description.
import { z } from 'zod';
import { limits } from './limits.ts';
import { blankable, dateTime, inputUrl, text, uuid } from './text.ts';

export const CharacterMode = z
  .enum(['photos', 'description'])
  .describe('How the character was created: from photos of a person, or from a description.');
export type CharacterMode = z.infer<typeof CharacterMode>;

export const CharacterRequest = z
  .object({
    name: text(limits.characterNameLength).describe('The name of the character in the account.'),
    selfie_image_urls: z
      .array(inputUrl())
      .min(1)
      .max(limits.selfies)
      .optional()
      .describe('Photo mode: public https links to 1-3 photos of one person, whose likeness is reproduced exactly.'),
    edit_instructions: blankable(limits.editInstructionsLength).describe(
      'Photo mode: a change that keeps the identity, such as different clothes. Ignored in description mode.',
    ),
    description: text(limits.descriptionLength)
      .optional()
      .describe('Description mode: the person to generate. Send either this or selfie_image_urls.'),
    reference_image_urls: z
      .array(inputUrl())
      .max(limits.referenceImages)
      .optional()
      .describe(
        'Description mode: public https links to at most 3 images as style references. Their identities are not copied. ' +
          'An image that cannot be loaded is skipped and named in character_sheet_text. Ignored in photo mode.',
      ),
    recast_attempt: z
      .int()
      .min(1)
      .optional()
      .describe(
        'Description mode: another number gives a noticeably different person for the same description. Ignored in photo mode.',
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
/** The body of a request to create a character. */
export type NewCharacter = z.input<typeof CharacterRequest>;

const about = {
  character_id: uuid().describe('The id of the character.'),
  name: z.string().describe('The name given at creation.'),
  mode: CharacterMode,
  sheet_image_url: z
    .url()
    .describe('A reference sheet: a grid of poses. It is not a video frame and is rejected as first_frame_url.'),
};

const sheetText = z
  .string()
  .nullable()
  .describe('A description of the presenter, and any reference images that could not be used.');

/** Response of POST /characters. */
export const CharacterCreated = z.object({
  ...about,
  character_sheet_text: sheetText,
  asset_id: uuid().nullable().describe('The asset of the sheet.'),
  credits_charged: z.int().describe('The credits charged: 10.'),
});
export type CharacterCreated = z.infer<typeof CharacterCreated>;

/** Response of GET /characters/{id}. */
export const Character = z.object({
  ...about,
  character_sheet_text: sheetText,
  created_at: dateTime().describe('When it was created.'),
});
export type Character = z.infer<typeof Character>;

/** Response of GET /characters. */
export const CharacterList = z.object({
  characters: z
    .array(z.object({ ...about, created_at: dateTime().describe('When it was created.') }))
    .describe('Newest first, at most 100.'),
});
export type CharacterList = z.infer<typeof CharacterList>;
