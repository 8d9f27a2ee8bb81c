// The wire schema of a brand kit: how a team's videos look by default.
import { z } from 'zod';
import { captionFonts, captionStyles } from './caption-choices.ts';
import { uploadId } from './uploads.ts';

const color = () => z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #ff5a36');

const Captions = z.object({
  style: z.enum(captionStyles),
  font: z.enum(captionFonts).describe('For Latin, Greek and Cyrillic letters; other scripts have one font.'),
  uppercase: z.boolean(),
  text_color: color().describe('Replaced by black or white where it could not be read.'),
  accent_color: color(),
});

const CaptionsPosition = z.enum(['top', 'bottom']);

/** Body of POST /brand-kit, which replaces what it names. */
export const BrandKitChange = z.object({
  captions: Captions.optional(),
  captions_position: CaptionsPosition.optional(),
  ai_label: z.boolean().optional().describe('Whether videos show the label "AI presenter".'),
});
export type BrandKitChange = z.infer<typeof BrandKitChange>;

const logoId = () => z.string().regex(/^[0-9a-f]{32}$/, 'must be the id of a logo');

/** Response of GET /brand-kit and of all its changes. */
export const BrandKit = z.object({
  captions: Captions,
  captions_position: CaptionsPosition.describe(
    'Of drafts that have none of their own. A request of the partner API has the position that it names, or its default.',
  ),
  ai_label: z.boolean().describe('Whether all videos that are ordered from now on show the label "AI presenter".'),
  ai_label_required: z
    .boolean()
    .describe('Whether the operator shows the label in all videos, whatever the brand kit says.'),
  logo: z
    .object({ logo_id: logoId() })
    .nullable()
    .describe('In a corner of all videos that are ordered from now on. Null: none.'),
});
export type BrandKit = z.infer<typeof BrandKit>;

/** Body of POST /brand-kit/logo, which replaces the logo. */
export const NewLogo = z.object({ upload_id: uploadId().describe('Of an upload of the kind logo.') });

/** The path of GET /brand-kit/logos/{id}/file. */
export const LogoPath = z.object({ id: logoId() });
