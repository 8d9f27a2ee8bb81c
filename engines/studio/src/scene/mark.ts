// The colours of letters on white and on the client's colour.
import { lightness, rgb } from '../paint/colour.ts';

export const PAPER = '#ffffff';
/** Letters on white. */
export const INK = '#15151b';
/** Letters on a lighter accent are dark. */
const PALE_ACCENT = 0.62;

export const markLettersOn = (accent: string): string => (lightness(rgb(accent)) < PALE_ACCENT ? PAPER : INK);
