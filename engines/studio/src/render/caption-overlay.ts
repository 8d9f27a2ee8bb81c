// Captions over the frames of a film: a strip of the picture, drawn when the spoken word changes, laid over every frame.

import { captionFont } from '@greenroom/captions/fonts';
import { type CaptionGroup, planCaptions } from '@greenroom/captions/layout';
import type { CaptionWord } from '@greenroom/captions/phrases';
import { SAFE } from '@greenroom/captions/safe-area';
import { createCanvas } from '@napi-rs/canvas';
import type { Box } from '../puppet.ts';
import type { Picture } from './planes.ts';
import type { Stage } from './stage.ts';
import { createStrip } from './strip.ts';

export type CaptionPosition = 'top' | 'bottom';

/** Captions stand in the middle, so the side that platforms cover decides on both; and a little off the edges. */
const SIDE = 1 - SAFE.right;
const OFF = 0.02;

/** From one line to the next, in heights of the letters. */
const LINE = 1.42;

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
  const lineTall = fontPx * LINE;
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

  const bandOf = ({ lines, fontPx: size }: CaptionGroup): Box => {
    const tall = lines.length * size * LINE + 2 * pad * 0.6;
    const wide = Math.max(...lines.map((line) => line.width)) + 2 * pad;
    return { x: (width - wide) / 2, y: position === 'top' ? 0 : strip.height - tall, width: wide, height: tall };
  };
  const topOf = (group: CaptionGroup, row: number): number => bandOf(group).y + pad * 0.6 + row * group.fontPx * LINE;

  /** Where the spoken word is highlighted: once in each line that a part of it stands on. */
  const highlights = (group: CaptionGroup, spoken: number): Box[] => {
    const size = group.fontPx;
    return group.lines.flatMap((line, row) =>
      line.words.flatMap((word, i) => {
        if (word.index !== spoken || word.isMark) return [];
        // Where no space parts the words, the highlight must not reach into its neighbours.
        const before = line.words[i - 1];
        const after = line.words[i + 1];
        const room = (edge: number | undefined) => size * (edge !== undefined && edge < size * 0.2 ? 0.03 : 0.16);
        const [ahead, behind] = [
          room(before && word.x - before.x - before.width),
          room(after && after.x - word.x - word.width),
        ];
        return {
          x: (width - line.width) / 2 + word.x - ahead,
          y: topOf(group, row) + size * LINE * 0.06,
          width: word.width + ahead + behind,
          height: size * LINE * 0.88,
        };
      }),
    );
  };

  /** Draws a box of the strip. */
  const draw = (group: CaptionGroup, spoken: number, box: Box): void => {
    const size = group.fontPx;
    pen.save();
    pen.beginPath();
    pen.rect(box.x, box.y, box.width, box.height);
    pen.clip();
    pen.clearRect(box.x, box.y, box.width, box.height);
    const band = bandOf(group);
    pen.fillStyle = BAND;
    pen.beginPath();
    pen.roundRect(band.x, band.y, band.width, band.height, size * 0.34);
    pen.fill();
    pen.fillStyle = SPOKEN;
    for (const { x, y, width, height } of highlights(group, spoken)) {
      pen.beginPath();
      pen.roundRect(x, y, width, height, size * 0.22);
      pen.fill();
    }
    pen.fillStyle = TEXT;
    pen.textBaseline = 'alphabetic';
    pen.textAlign = 'left';
    for (const [row, line] of group.lines.entries()) {
      for (const word of line.words) {
        pen.font = captionFont(size, word.text, text);
        pen.direction = word.direction;
        pen.fillText(word.text, (width - line.width) / 2 + word.x, topOf(group, row) + size * (LINE * 0.5 + 0.35));
      }
    }
    pen.restore();
    strip.draw(pen.getImageData(box.x, box.y, box.width, box.height).data, box);
  };

  let shown: { group: CaptionGroup; spoken: number } | undefined;

  return {
    clear: strip.clear,
    lay: (frame, ms) => {
      const group = groups.find(({ startMs, endMs }) => ms >= startMs && ms < endMs);
      if (group === undefined) {
        return;
      }
      const spoken = group.wordStartsMs.findLastIndex((startMs) => startMs <= ms);
      if (group !== shown?.group) {
        draw(group, spoken, { x: 0, y: 0, width, height: strip.height });
      } else if (spoken !== shown.spoken) {
        // From word to word only the highlight moves.
        const changed = [...highlights(group, shown.spoken), ...highlights(group, spoken)];
        if (changed.length > 0) draw(group, spoken, evenBoxAround(changed));
      }
      shown = { group, spoken };
      strip.lay(frame);
    },
  };
};

/** The smallest box of even numbers round boxes. */
const evenBoxAround = (boxes: readonly Box[]): Box => {
  const x = Math.floor(Math.min(...boxes.map((box) => box.x)) / 2) * 2;
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)) / 2) * 2;
  return {
    x,
    y,
    width: Math.ceil((Math.max(...boxes.map((box) => box.x + box.width)) - x) / 2) * 2,
    height: Math.ceil((Math.max(...boxes.map((box) => box.y + box.height)) - y) / 2) * 2,
  };
};
