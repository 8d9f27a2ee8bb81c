// The wire schema of a brand kit: how a team's videos look by default.
import { z } from 'zod';

const color = () => z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #ff5a36');

export const captionStyles = ['band', 'pill', 'outline', 'karaoke', 'single', 'minimal'] as const;
export const captionFonts = ['montserrat', 'noto-sans'] as const;

/** Response of GET /brand-kit, and body of POST /brand-kit, which replaces it. */
export const BrandKit = z.object({
  captions: z.object({
    style: z.enum(captionStyles),
    font: z.enum(captionFonts).describe('For Latin, Greek and Cyrillic letters; other scripts have one font.'),
    uppercase: z.boolean(),
    text_color: color().describe('Replaced by black or white where it could not be read.'),
    accent_color: color(),
  }),
});
export type BrandKit = z.infer<typeof BrandKit>;
