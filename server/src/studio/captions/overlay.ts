// Captions over the frames of a film: a strip of the picture, drawn when the spoken word changes, laid over every frame.
import { createCanvas } from '@napi-rs/canvas';
import type { Picture } from '../render/planes.ts';
import type { Stage } from '../render/stage.ts';
import { createStrip } from '../render/strip.ts';
import { SAFE } from '../scene/safe-area.ts';
import { captionFont } from './fonts.ts';
import { type CaptionGroup, planCaptions } from './layout.ts';
import type { CaptionWord } from './phrases.ts';

export type CaptionPosition = 'top' | 'bottom';

/** Captions stand in the middle, so the side that platforms cover decides on both; and a little off the edges. */
const SIDE = 1 - SAFE.right;
const OFF = 0.02;

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
  const fontPx = width * 0.07;
  const pad = fontPx * 0.42;
  const lineTall = fontPx * 1.42;
  const { groups, text } = planCaptions(words, width * (1 - 2 * SIDE) - 2 * pad, fontPx);
  if (groups.length === 0) {
    return undefined;
  }
  const tall = (Math.ceil(2 * lineTall + 2 * pad) + 7) & ~7;
  const strip = createStrip(
    stage,
    position === 'top' ? height * (SAFE.top + OFF) : height * (SAFE.bottom - OFF) - tall,
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
    pen.textBaseline = 'alphabetic';
    group.lines.forEach((line, row) => {
      const left = (width - line.width) / 2;
      const top = bandTop + pad * 0.6 + row * tall;
      for (const [i, word] of line.words.entries()) {
        if (word.index !== spoken || word.isMark) continue;
        // Where no space parts the words, the highlight must not reach into its neighbours.
        const before = line.words[i - 1];
        const after = line.words[i + 1];
        const room = (edge: number | undefined) => size * (edge !== undefined && edge < size * 0.2 ? 0.03 : 0.16);
        const [ahead, behind] = [
          room(before && word.x - before.x - before.width),
          room(after && after.x - word.x - word.width),
        ];
        pen.fillStyle = SPOKEN;
        pen.beginPath();
        pen.roundRect(left + word.x - ahead, top + tall * 0.06, word.width + ahead + behind, tall * 0.88, size * 0.22);
        pen.fill();
      }
      pen.fillStyle = TEXT;
      for (const word of line.words) {
        pen.font = captionFont(size, word.text, text);
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
