// The words of the hook, as large as there is room: each line on a band of its own, one of them in the accent's colour.
import { mainDirection } from '@greenroom/captions/direction';
import { captionFont } from '@greenroom/captions/fonts';
import { createCanvas } from '@napi-rs/canvas';
import { lightness, rgb } from '../paint/colour.ts';
import type { Room } from './claim-label.ts';
import type { Frame, Overlay } from './overlay.ts';
import { drawableWords, evenLines, widthOf } from './set-text.ts';
import { BAND } from './title.ts';

/** Font sizes as shares of the frame's width, and how many lines there may be. */
const PX = { largest: 0.125, smallest: 0.06, step: 0.96 };
const MAX_LINES = 4;
/** On average. */
const WORDS_IN_LINE = 1.75;
/** Height of a line and padding of a band, relative to the size of the letters. */
const LINE = 1.24;
const PAD = 0.3;
const ROUND = 0.16;
const PAPER = '#ffffff';
/** Letters on a lighter accent are dark. */
const PALE_ACCENT = 0.62;

/** Undefined if some words cannot be drawn or do not fit. It is visible from the first frame on. @param room in pixels */
export const hookLabel = (text: string, room: Room, { width, accent }: Frame): Overlay | undefined => {
  const { words, missing } = drawableWords(text);
  if (words.length === 0 || missing.length > 0) return undefined;
  const set = largest(words, room, width);
  if (set === undefined) return undefined;
  const { lines, px } = set;
  const direction = mainDirection(text);
  const tall = Math.ceil(lines.length * px * LINE);
  const picture = createCanvas(width, tall);
  const pen = picture.getContext('2d');
  pen.textBaseline = 'alphabetic';
  pen.direction = direction;
  pen.textAlign = direction === 'rtl' ? 'right' : 'left';
  const marked = markedLine(lines);
  for (const [k, line] of lines.entries()) {
    const wide = widthOf(line, px) + 2 * PAD * px;
    const left = direction === 'rtl' ? room.left + room.widest - wide : room.left;
    const isMarked = k === marked;
    pen.fillStyle = isMarked ? accent : PAPER;
    pen.beginPath();
    pen.roundRect(left, k * px * LINE, wide, px * LINE, px * ROUND);
    pen.fill();
    pen.font = captionFont(px, line);
    pen.fillStyle = isMarked && lightness(rgb(accent)) < PALE_ACCENT ? PAPER : BAND;
    const x = direction === 'rtl' ? left + wide - PAD * px : left + PAD * px;
    pen.fillText(line, x, (k + 0.5) * px * LINE + px * 0.35);
  }
  return { top: Math.round(room.bottom) - tall, layers: [{ picture, after: undefined }] };
};

/** As large as possible; with more than one word in a line, if there is room. */
const largest = (words: readonly string[], room: Room, width: number): Setting | undefined => {
  const most = Math.max(1, Math.min(MAX_LINES, Math.floor(words.length / WORDS_IN_LINE)));
  return largestIn(words, room, width, most) ?? largestIn(words, room, width, MAX_LINES);
};

interface Setting {
  lines: string[];
  px: number;
}

const largestIn = (
  words: readonly string[],
  { widest, tallest }: Room,
  width: number,
  most: number,
): Setting | undefined => {
  for (let px = width * PX.largest; px >= width * PX.smallest; px *= PX.step) {
    const inner = widest - 2 * PAD * px;
    const lines = evenLines(words, inner, px);
    const fits = lines.length <= most && lines.length * px * LINE <= tallest;
    if (fits && lines.every((line) => widthOf(line, px) <= inner)) return { lines, px };
  }
  return undefined;
};

/** A line with a number, or else the last one: what is said there is what counts. A single line is marked. */
const markedLine = (lines: readonly string[]): number => {
  const numbered = lines.findIndex((line) => /\p{N}/u.test(line));
  return numbered < 0 ? lines.length - 1 : numbered;
};
