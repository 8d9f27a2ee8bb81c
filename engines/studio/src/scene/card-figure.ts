// A figure below the words of a title card.
import { SAFE } from '@greenroom/captions/safe-area';
import type { Frame, Overlay, OverlayLayer } from './overlay.ts';

/** Between the words and the figure, as a share of the frame's width. */
const GAP = 0.04;
/** Height of the middle of words and figure, as a share of the frame. */
const MIDDLE = 0.47;

/** The card with a figure below its words, both together in the middle of the frame; undefined if there is no room for it. @param figureIn so many rows at most */
export const withFigure = (
  card: Overlay,
  figureIn: (tallest: number) => { tall: number; layers: readonly OverlayLayer[] } | undefined,
  { width, height }: Frame,
): Overlay | undefined => {
  const gap = Math.round(width * GAP);
  const words = Math.max(...card.layers.map(({ picture, down = 0 }) => down + picture.height));
  const [highest, bottom] = [height * SAFE.top, height * SAFE.bottom];
  const figure = figureIn(bottom - highest - words - gap);
  if (figure === undefined) return undefined;
  const { tall, layers } = figure;
  const whole = words + gap + tall;
  const top = Math.max(highest, Math.min(bottom - whole, height * MIDDLE - whole / 2));
  return {
    top: Math.floor(top),
    layers: [...card.layers, ...layers.map((layer) => ({ ...layer, down: words + gap + (layer.down ?? 0) }))],
  };
};
