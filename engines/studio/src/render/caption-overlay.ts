// Lays captions over the frames of a video as a strip that is redrawn when the spoken word changes.
import { createCaptionPainter } from '@greenroom/captions/painter';
import type { CaptionWord } from '@greenroom/captions/phrases';
import type { Captions } from '@greenroom/engine-kit/ports/captions';
import type { FrameBuffers } from './frame-buffers.ts';
import type { Picture } from './planes.ts';
import { createStrip } from './strip.ts';

export interface CaptionOverlay {
  /** Takes the last caption off a frame before the picture is drawn into it. */
  clear(frame: Picture): void;
  /** Lays the caption of this time over the frame. */
  lay(frame: Picture, ms: number): void;
}

/** Undefined if none of the words can be drawn. */
export const captionOverlay = (
  buffers: FrameBuffers,
  words: readonly CaptionWord[],
  captions: Captions,
): CaptionOverlay | undefined => {
  const painter = createCaptionPainter(buffers, words, captions);
  if (painter === undefined) return undefined;
  const strip = createStrip(buffers, painter.band.y, painter.band.height);
  return {
    clear: strip.clear,
    lay(frame, ms) {
      const caption = painter.paint(ms);
      if (caption === undefined) return;
      if (caption.change) strip.draw(caption.change.rgba, caption.change.box);
      strip.blend(frame);
    },
  };
};
