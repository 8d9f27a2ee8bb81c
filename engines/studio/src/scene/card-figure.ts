// A figure below the words of a title card.
import { SAFE } from '@greenroom/captions/safe-area';
import type { Frame, Overlay, OverlayLayer } from './overlay.ts';

/** Between the words and the figure, as a share of the frame's width. */
const GAP = 0.04;
/** Height of the middle of words and figure, as a share of the frame. */
const MIDDLE = 0.47;

/** The card with a figure below its words, both together in the middle of the frame; undefined if there is no room for it. */
export const withFigure = (
  card: Overlay,
  { tall, layers }: { tall: number; layers: readonly OverlayLayer[] },
  { width, height }: Frame,
): Overlay | undefined => {
  const gap = Math.round(width * GAP);
  const words = Math.max(...card.layers.map(({ picture, down = 0 }) => down + picture.height));
  const whole = words + gap + tall;
  const [highest, lowest] = [height * SAFE.top, height * SAFE.bottom - whole];
  if (lowest < highest) return undefined;
  const top = Math.max(highest, Math.min(lowest, height * MIDDLE - whole / 2));
  return {
    top: Math.floor(top),
    layers: [...card.layers, ...layers.map((layer) => ({ ...layer, down: words + gap }))],
  };
};
