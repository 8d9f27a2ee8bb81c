// The words of the hook, as large as there is room: each line on a band of its own, one of them in the accent's colour.
import { mainDirection } from '@greenroom/captions/direction';
import { captionFont } from '@greenroom/captions/fonts';
import { splitWords } from '@greenroom/engine-kit/text/words';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { INK, markLettersOn, PAPER } from './card-colours.ts';
import type { Room } from './claim-label.ts';
import type { Frame, Overlay, OverlayLayer } from './overlay.ts';
import { drawableWords, evenLines, widthOf } from './set-text.ts';

/** Font sizes as shares of the frame's width, and how many lines there may be. */
const PX = { largest: 0.16, smallest: 0.05, step: 0.96 };
const MAX_LINES = 5;
/** Height of a line and padding of a band, relative to the size of the letters. */
const LINE = 1.16;
const PAD = 0.3;
const ROUND = 0.16;

/**
 * Undefined if some words cannot be drawn or do not fit. It is visible from the first frame on; a line is in the accent's colour while it is
 * spoken.
 * @param room in pixels @param wordsAt frames before each word is spoken
 */
export const hookLabel = (
  text: string,
  room: Room,
  { width, accent }: Frame,
  wordsAt: readonly number[] = [],
): Overlay | undefined => {
  const { words, missing } = drawableWords(text);
  if (words.length === 0 || missing.length > 0) return undefined;
  const set = largest(words, room, width);
  if (set === undefined) return undefined;
  const { lines, px } = set;
  const direction = mainDirection(text);
  const tall = Math.ceil(lines.length * px * LINE);
  const bands = (shown: readonly number[], isAccent: (line: number) => boolean): Canvas => {
    const picture = createCanvas(width, tall);
    const pen = picture.getContext('2d');
    pen.textBaseline = 'alphabetic';
    pen.direction = direction;
    pen.textAlign = direction === 'rtl' ? 'right' : 'left';
    for (const k of shown) {
      const line = lines[k]!;
      const wide = widthOf(line, px) + 2 * PAD * px;
      const left = direction === 'rtl' ? room.left + room.widest - wide : room.left;
      pen.fillStyle = isAccent(k) ? accent : PAPER;
      pen.beginPath();
      pen.roundRect(left, k * px * LINE, wide, px * LINE, px * ROUND);
      pen.fill();
      pen.font = captionFont(px, line);
      pen.fillStyle = isAccent(k) ? markLettersOn(accent) : INK;
      const x = direction === 'rtl' ? left + wide - PAD * px : left + PAD * px;
      pen.fillText(line, x, (k + 0.5) * px * LINE + px * 0.35);
    }
    return picture;
  };
  const marked = markedLine(lines);
  let spoken = 0;
  const linesAt = lines.map((line) => {
    const at = wordsAt[spoken];
    spoken += splitWords(line).length;
    return at;
  });
  const lit = lines.flatMap((_, k): OverlayLayer[] => {
    const [after, until = Number.POSITIVE_INFINITY] = [linesAt[k], linesAt[k + 1]];
    if (after === undefined || k === marked) return [];
    return [{ picture: bands([k], () => true), after: Math.max(0, after), until, entrance: 0 }];
  });
  const all = { picture: bands([...lines.keys()], (k) => k === marked), after: undefined };
  return { top: Math.round(room.bottom) - tall, layers: [all, ...lit] };
};

interface Setting {
  lines: string[];
  px: number;
}

/** As large as possible. */
const largest = (words: readonly string[], { widest, tallest }: Room, width: number): Setting | undefined => {
  for (let px = width * PX.largest; px >= width * PX.smallest; px *= PX.step) {
    const inner = widest - 2 * PAD * px;
    const lines = evenLines(words, inner, px);
    const fits = lines.length <= MAX_LINES && lines.length * px * LINE <= tallest;
    if (fits && lines.every((line) => widthOf(line, px) <= inner)) return { lines, px };
  }
  return undefined;
};

/** A line with a number, or else the last one: what is said there is what counts. A single line is marked. */
const markedLine = (lines: readonly string[]): number => {
  const numbered = lines.findIndex((line) => /\p{N}/u.test(line));
  return numbered < 0 ? lines.length - 1 : numbered;
};
