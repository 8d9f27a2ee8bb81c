// Captions over the frames of a film: a strip of the picture, drawn when the spoken word changes, laid over every frame.
import { createCanvas } from '@napi-rs/canvas';
import type { Picture } from '../render/planes.ts';
import type { Stage } from '../render/stage.ts';
import { createStrip } from '../render/strip.ts';
import { captionFont } from './fonts.ts';
import { type CaptionGroup, type CaptionWord, planCaptions } from './layout.ts';

export type CaptionPosition = 'top' | 'bottom';

// Players and platforms lay their own buttons over these parts of a vertical film.
const SAFE_TOP = 0.08;
const SAFE_BOTTOM = 0.18;
const SAFE_SIDE = 0.12;

const BAND = '#15151b';
const SPOKEN = '#ff5a36';
const TEXT = '#ffffff';

export interface CaptionOverlay {
  /** Takes the last caption off a frame before the picture is drawn into it. */
  clear(frame: Picture): void;
  /** Lays the caption of this time over the frame. */
  lay(frame: Picture, ms: number): void;
}

/** Undefined where none of the words can be drawn. */
export const captionOverlay = (
  stage: Stage,
  words: readonly CaptionWord[],
  position: CaptionPosition,
): CaptionOverlay | undefined => {
  const { width, height } = stage;
  const fontPx = width * 0.066;
  const pad = fontPx * 0.42;
  const lineTall = fontPx * 1.42;
  const groups = planCaptions(words, width * (1 - 2 * SAFE_SIDE) - 2 * pad, fontPx);
  if (groups.length === 0) {
    return undefined;
  }
  const tall = (Math.ceil(2 * lineTall + 2 * pad) + 7) & ~7;
  const strip = createStrip(
    stage,
    position === 'top' ? height * (SAFE_TOP + 0.02) : height * (1 - SAFE_BOTTOM - 0.02) - tall,
    tall,
  );

  const canvas = createCanvas(width, strip.height);
  const pen = canvas.getContext('2d');

  const draw = (group: CaptionGroup, spoken: number): void => {
    pen.clearRect(0, 0, width, strip.height);
    const size = group.fontPx;
    const tall = size * 1.42;
    const bandTall = group.lines.length * tall + 2 * pad * 0.6;
    const bandWide = Math.max(...group.lines.map((line) => line.width)) + 2 * pad;
    const bandTop = position === 'top' ? 0 : strip.height - bandTall;
    pen.fillStyle = BAND;
    pen.beginPath();
    pen.roundRect((width - bandWide) / 2, bandTop, bandWide, bandTall, size * 0.34);
    pen.fill();
    pen.font = captionFont(size);
    pen.textBaseline = 'alphabetic';
    group.lines.forEach((line, row) => {
      const left = (width - line.width) / 2;
      const top = bandTop + pad * 0.6 + row * tall;
      for (const word of line.words) {
        if (word.index === spoken) {
          pen.fillStyle = SPOKEN;
          pen.beginPath();
          pen.roundRect(
            left + word.x - size * 0.16,
            top + tall * 0.06,
            word.width + size * 0.32,
            tall * 0.88,
            size * 0.22,
          );
          pen.fill();
        }
      }
      pen.fillStyle = TEXT;
      for (const word of line.words) {
        pen.direction = word.direction;
        pen.textAlign = 'left';
        pen.fillText(word.text, left + word.x, top + tall * 0.5 + size * 0.35);
      }
    });
    strip.draw(pen.getImageData(0, 0, width, strip.height).data);
  };

  let shown = '';

  return {
    clear: strip.clear,
    lay: (frame, ms) => {
      const g = groups.findIndex(({ startMs, endMs }) => ms >= startMs && ms < endMs);
      const group = groups[g];
      if (group === undefined) {
        return;
      }
      const spoken = group.wordStartsMs.findLastIndex((startMs) => startMs <= ms);
      const name = `${g} ${spoken}`;
      if (name !== shown) {
        shown = name;
        draw(group, spoken);
      }
      strip.lay(frame);
    },
  };
};
