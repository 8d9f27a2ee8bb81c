// The colours that labels, cards and the grounds of things share.
import { lightness, type Rgb, rgb } from '../paint/colour.ts';

export const PAPER = '#ffffff';
/** Letters on white. */
export const INK = '#15151b';
/** Letters on a lighter accent are dark. */
const PALE_ACCENT = 0.62;

/** Of light on a ground. */
export const WHITE: Rgb = [255, 252, 247];
/** Dark shades of a lighter accent, such as yellow, look dirty. */
export const CLEAN_LIGHT = 0.55;

export const markLettersOn = (accent: string): string => (lightness(rgb(accent)) < PALE_ACCENT ? PAPER : INK);
