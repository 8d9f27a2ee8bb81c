// Where the logo of a brand kit is in a frame: small, in a corner of the safe area.
import { SAFE } from './safe-area.ts';

/** The logo is no larger than this, in parts of the frame's width and height. */
export const LOGO = { maxWidth: 0.2, maxHeight: 0.05 } as const;

/** The corner is on the left, where platforms have no buttons, and above or below the captions' place. */
export type LogoCorner = 'top' | 'bottom';

/** Captions at the top fill the frame above the face, so the logo is below it then. */
export const logoCornerOf = (captions: 'top' | 'bottom' | undefined): LogoCorner =>
  captions === 'top' ? 'bottom' : 'top';

/** Of the light of the logo's own pixels, 0 to 255. */
const DARK_BELOW = 110;

/** Whether the shadow must be light, by the mean light of what is not transparent (Rec. ITU-R BT.709-6, item 3.2). */
export function isDarkLogo(rgba: Uint8ClampedArray): boolean {
  let [light, cover] = [0, 0];
  for (let i = 0; i < rgba.length; i += 4) {
    const alpha = rgba[i + 3]!;
    light += (0.2126 * rgba[i]! + 0.7152 * rgba[i + 1]! + 0.0722 * rgba[i + 2]!) * alpha;
    cover += alpha;
  }
  return light < DARK_BELOW * cover;
}

export const logoShadowOf = (isDark: boolean): string => (isDark ? 'rgb(255 255 255 / 75%)' : 'rgb(0 0 0 / 55%)');

/** How far the shadow reaches, in parts of the frame's width. */
export const LOGO_SHADOW = 0.012;

/** In pixels. Scaled to fit, also up. */
export function logoBoxOf(
  frame: { width: number; height: number },
  logo: { width: number; height: number },
  corner: LogoCorner,
): { x: number; y: number; width: number; height: number } {
  const scale = Math.min((frame.width * LOGO.maxWidth) / logo.width, (frame.height * LOGO.maxHeight) / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const y = corner === 'top' ? frame.height * SAFE.top : frame.height * SAFE.bottom - height;
  return { x: frame.width * SAFE.left, y, width, height };
}
