// The sizes that graphs with the placeholders `width` and `height` are asked for.
import { type Resolution, VIDEO_SIZES } from '@greenroom/engine-kit/ports/talking-head';

/** Video models work in blocks of 16 pixels. */
const BLOCK = 16;

/** Returns the size of a resolution in whole blocks. The service scales and crops the clip. */
export function clipSize(resolution: Resolution): { width: number; height: number } {
  const { width, height } = VIDEO_SIZES[resolution];
  return { width: Math.round(width / BLOCK) * BLOCK, height: Math.round(height / BLOCK) * BLOCK };
}
