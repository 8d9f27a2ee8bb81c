// Says which colour of the captions is not used because it could not be read.
import { paintStyleOf } from '@greenroom/captions/styles';
import { t } from '@lingui/core/macro';
import type { CaptionLook } from './use-brand-kit.ts';

/** Undefined if all colours are used. */
export function colorNote({ style, font, uppercase, text_color, accent_color }: CaptionLook): string | undefined {
  const paint = paintStyleOf({ style, font, uppercase, textColor: text_color, accentColor: accent_color });
  if (paint.text !== text_color)
    return paint.text === '#000000'
      ? t`The text colour has too little contrast here, so the text is black.`
      : t`The text colour has too little contrast here, so the text is white.`;
  // An accent in a box is always used.
  if (paint.spoken && !paint.spoken.box && paint.spoken.text !== accent_color)
    return t`The accent has too little contrast here, so the spoken word has the text colour.`;
  return undefined;
}
