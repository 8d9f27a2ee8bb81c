// Paints captions: for each time of a video, the picture of the caption with the spoken word highlighted.
import type { Captions } from '@greenroom/engine-kit/ports/captions';
import { createCanvas } from '@napi-rs/canvas';
import { captionFont } from './fonts.ts';
import { type CaptionGroup, planCaptions } from './layout.ts';
import type { CaptionWord } from './phrases.ts';
import { SAFE } from './safe-area.ts';
import { paintStyleOf } from './styles.ts';

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
/** Widths of outlines, in heights of the letters. */
const OUTLINE = 0.2;

/** Returns undefined if none of the words can be drawn. */
export const createCaptionPainter = (
  { width, height }: { width: number; height: number },
  words: readonly CaptionWord[],
  { position, look }: Captions,
): CaptionPainter | undefined => {
  const style = paintStyleOf(look);
  const { single, box, outline, spoken: speaking } = style;
  const { font, uppercase } = look;
  const fontPx = width * style.size;
  const padding = fontPx * 0.42;
  const maxWidth = width * (1 - 2 * SIDE_MARGIN) - 2 * padding;
  const { groups, text } = planCaptions(words, maxWidth, fontPx, { font, uppercase, single });
  if (groups.length === 0) return undefined;

  const bandHeight = (Math.ceil(2 * fontPx * LINE_HEIGHT + 2 * padding) + 7) & ~7;
  const top =
    position === 'top' ? height * (SAFE.top + EDGE_MARGIN) : height * (SAFE.bottom - EDGE_MARGIN) - bandHeight;
  const canvas = createCanvas(width, bandHeight);
  const pen = canvas.getContext('2d');

  const areaOf = ({ lines, fontPx: size }: CaptionGroup): Box => {
    const boxHeight = lines.length * size * LINE_HEIGHT + 2 * padding * 0.6;
    const boxWidth = Math.max(...lines.map((line) => line.width)) + 2 * padding;
    const y = position === 'top' ? 0 : bandHeight - boxHeight;
    return { x: (width - boxWidth) / 2, y, width: boxWidth, height: boxHeight };
  };
  const topOf = (group: CaptionGroup, row: number): number =>
    areaOf(group).y + padding * 0.6 + row * group.fontPx * LINE_HEIGHT;

  /** The box of each part of these words, which can be on two lines. */
  const boxesOf = (group: CaptionGroup, from: number, to: number): Box[] => {
    const size = group.fontPx;
    return group.lines.flatMap((line, row) =>
      line.words.flatMap((word, i) => {
        if (word.index < from || word.index > to || word.isMark) return [];
        // Without a space between the words, the box must not overlap its neighbours.
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

  const fillBox = ({ x, y, width, height }: Box, color: string, radius: number): void => {
    pen.fillStyle = color;
    pen.beginPath();
    pen.roundRect(x, y, width, height, radius);
    pen.fill();
  };

  const drawBackground = (group: CaptionGroup): void => {
    if (!box) return;
    const size = group.fontPx;
    pen.globalAlpha = box.opacity;
    if (box.around === 'all') fillBox(areaOf(group), box.color, size * 0.34);
    else
      for (const [row, line] of group.lines.entries()) {
        const area = { x: (width - line.width) / 2 - padding, width: line.width + 2 * padding };
        const y = topOf(group, row) + size * LINE_HEIGHT * 0.02;
        const pill = { ...area, y, height: size * LINE_HEIGHT * 0.96 };
        fillBox(pill, box.color, pill.height / 2);
      }
    pen.globalAlpha = 1;
  };

  const drawWords = (group: CaptionGroup, spoken: number): void => {
    const size = group.fontPx;
    pen.textBaseline = 'alphabetic';
    pen.textAlign = 'left';
    pen.lineJoin = 'round';
    pen.lineWidth = size * OUTLINE;
    // All outlines first: one must not cover the letters beside it.
    for (const paints of outline ? (['outline', 'letters'] as const) : (['letters'] as const)) {
      for (const [row, line] of group.lines.entries()) {
        for (const word of line.words) {
          pen.font = captionFont(size, word.text, text, font);
          pen.direction = word.direction;
          const x = (width - line.width) / 2 + word.x;
          const y = topOf(group, row) + size * (LINE_HEIGHT * 0.5 + 0.35);
          const isSpoken =
            speaking && !word.isMark && (word.index === spoken || (speaking.past && word.index < spoken));
          if (paints === 'outline') {
            pen.strokeStyle = outline!;
            pen.strokeText(word.text, x, y);
          } else {
            pen.fillStyle = isSpoken ? speaking.text : style.text;
            pen.fillText(word.text, x, y);
          }
        }
      }
    }
  };

  const drawBox = (group: CaptionGroup, spoken: number, area: Box): Uint8ClampedArray => {
    pen.save();
    pen.beginPath();
    pen.rect(area.x, area.y, area.width, area.height);
    pen.clip();
    pen.clearRect(area.x, area.y, area.width, area.height);
    drawBackground(group);
    if (speaking?.box)
      for (const word of boxesOf(group, spoken, spoken)) fillBox(word, speaking.box, group.fontPx * 0.22);
    drawWords(group, spoken);
    pen.restore();
    return pen.getImageData(area.x, area.y, area.width, area.height).data;
  };

  let painted: { group: CaptionGroup; spoken: number } | undefined;

  /** The area to draw for this caption after the one painted before. */
  const changedBox = (group: CaptionGroup, spoken: number): Box | undefined => {
    if (group !== painted?.group) return { x: 0, y: 0, width, height: bandHeight };
    if (spoken === painted.spoken) return undefined;
    if (!speaking) return undefined;
    // From word to word only these change.
    const [from, to] = [Math.min(painted.spoken, spoken), Math.max(painted.spoken, spoken)];
    const boxes = boxesOf(group, from, to);
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
