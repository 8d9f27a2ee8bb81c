// Burns captions into the frames of a video.
import { createCaptionPainter } from '@greenroom/captions/painter';
import type { CaptionWord } from '@greenroom/captions/phrases';
import type { Captions } from '@greenroom/engine-kit/ports/captions';
import { type Burn, createOverlay } from './overlay.ts';
import type { VideoSize } from './video-format.ts';

/** Undefined if none of the words can be drawn. */
export function createCaptionBurner(
  size: VideoSize,
  words: readonly CaptionWord[],
  captions: Captions,
): Burn | undefined {
  const painter = createCaptionPainter(size, words, captions);
  if (painter === undefined) return undefined;
  const overlay = createOverlay(size, painter.band);
  return (planes, ms) => {
    const caption = painter.paint(ms);
    if (caption === undefined) return;
    if (caption.change) overlay.paint(caption.change.box, caption.change.rgba);
    overlay.blendInto(planes);
  };
}
