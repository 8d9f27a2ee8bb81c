// Paints captions: for each time of a video, the picture of the caption with the spoken word highlighted.
import { createCanvas } from '@napi-rs/canvas';
import { captionFont } from './fonts.ts';
import { type CaptionGroup, planCaptions } from './layout.ts';
import type { CaptionWord } from './phrases.ts';
import { SAFE } from './safe-area.ts';

export type CaptionPosition = 'top' | 'bottom';

/** In pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PaintedCaption {
  /** The part of the band that differs from the last painted caption, at even coordinates; undefined if nothing does. */
  change: { box: Box; rgba: Uint8ClampedArray } | undefined;
}

export interface CaptionPainter {
  /** Rows of the frame that captions are painted in, at its full width: `y` is even, `height` a multiple of 8. */
  readonly band: { readonly y: number; readonly height: number };
  /** The caption at this time; undefined if there is none. */
  paint(ms: number): PaintedCaption | undefined;
}

/** Captions are centred, so both margins are that of the side that platforms cover. */
const SIDE_MARGIN = 1 - SAFE.right;
/** From the edge of the safe area, in parts of the frame's height. */
const EDGE_MARGIN = 0.02;

/** From one line to the next, in heights of the letters. */
const LINE_HEIGHT = 1.42;

const BACKGROUND = '#15151b';
const SPOKEN = '#ff5a36';
const TEXT = '#ffffff';

/** Returns undefined if none of the words can be drawn. */
export const createCaptionPainter = (
  { width, height }: { width: number; height: number },
  words: readonly CaptionWord[],
  position: CaptionPosition,
): CaptionPainter | undefined => {
  const fontPx = width * 0.07;
  const padding = fontPx * 0.42;
  const { groups, text } = planCaptions(words, width * (1 - 2 * SIDE_MARGIN) - 2 * padding, fontPx);
  if (groups.length === 0) return undefined;

  const bandHeight = (Math.ceil(2 * fontPx * LINE_HEIGHT + 2 * padding) + 7) & ~7;
  const top =
    position === 'top' ? height * (SAFE.top + EDGE_MARGIN) : height * (SAFE.bottom - EDGE_MARGIN) - bandHeight;
  const canvas = createCanvas(width, bandHeight);
  const pen = canvas.getContext('2d');

  const backgroundOf = ({ lines, fontPx: size }: CaptionGroup): Box => {
    const boxHeight = lines.length * size * LINE_HEIGHT + 2 * padding * 0.6;
    const boxWidth = Math.max(...lines.map((line) => line.width)) + 2 * padding;
    const y = position === 'top' ? 0 : bandHeight - boxHeight;
    return { x: (width - boxWidth) / 2, y, width: boxWidth, height: boxHeight };
  };
  const topOf = (group: CaptionGroup, row: number): number =>
    backgroundOf(group).y + padding * 0.6 + row * group.fontPx * LINE_HEIGHT;

  /** The spoken word has a highlight in each line that has a part of it. */
  const highlights = (group: CaptionGroup, spoken: number): Box[] => {
    const size = group.fontPx;
    return group.lines.flatMap((line, row) =>
      line.words.flatMap((word, i) => {
        if (word.index !== spoken || word.isMark) return [];
        // Without a space between the words, the highlight must not overlap its neighbours.
        const before = line.words[i - 1];
        const after = line.words[i + 1];
        const marginFor = (gap: number | undefined) => size * (gap !== undefined && gap < size * 0.2 ? 0.03 : 0.16);
        const [left, right] = [
          marginFor(before && word.x - before.x - before.width),
          marginFor(after && after.x - word.x - word.width),
        ];
        return {
          x: (width - line.width) / 2 + word.x - left,
          y: topOf(group, row) + size * LINE_HEIGHT * 0.06,
          width: word.width + left + right,
          height: size * LINE_HEIGHT * 0.88,
        };
      }),
    );
  };

  const drawBox = (group: CaptionGroup, spoken: number, box: Box): Uint8ClampedArray => {
    const size = group.fontPx;
    pen.save();
    pen.beginPath();
    pen.rect(box.x, box.y, box.width, box.height);
    pen.clip();
    pen.clearRect(box.x, box.y, box.width, box.height);
    const background = backgroundOf(group);
    pen.fillStyle = BACKGROUND;
    pen.beginPath();
    pen.roundRect(background.x, background.y, background.width, background.height, size * 0.34);
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
        pen.fillText(
          word.text,
          (width - line.width) / 2 + word.x,
          topOf(group, row) + size * (LINE_HEIGHT * 0.5 + 0.35),
        );
      }
    }
    pen.restore();
    return pen.getImageData(box.x, box.y, box.width, box.height).data;
  };

  let painted: { group: CaptionGroup; spoken: number } | undefined;

  /** The area to draw for this caption after the one painted before. */
  const changedBox = (group: CaptionGroup, spoken: number): Box | undefined => {
    if (group !== painted?.group) return { x: 0, y: 0, width, height: bandHeight };
    if (spoken === painted.spoken) return undefined;
    // From word to word only the highlight moves.
    const boxes = [...highlights(group, painted.spoken), ...highlights(group, spoken)];
    return boxes.length > 0 ? evenBoxAround(boxes) : undefined;
  };

  return {
    band: { y: Math.round(top) & ~1, height: bandHeight },
    paint(ms) {
      const group = groups.find(({ startMs, endMs }) => ms >= startMs && ms < endMs);
      if (group === undefined) return undefined;
      const spoken = group.wordStartsMs.findLastIndex((startMs) => startMs <= ms);
      const box = changedBox(group, spoken);
      painted = { group, spoken };
      return { change: box && { box, rgba: drawBox(group, spoken, box) } };
    },
  };
};

/** The smallest box with even coordinates around boxes. */
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
