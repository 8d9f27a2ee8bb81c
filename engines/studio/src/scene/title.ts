// A lower third: a picture's whole caption on a solid band at the side where reading begins.
import { type Direction, mainDirection } from '@greenroom/captions/direction';
import { captionFont } from '@greenroom/captions/fonts';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { blend, hex, lightness, rgb } from '../paint/colour.ts';
import { INK } from './card-colours.ts';
import { drawableWords, evenLines, piecesOf, widthOf } from './set-text.ts';

/** The colour behind labels. */
export const BAND = INK;
const LINE = 1.34;
const PAD = 0.5;
/** Smallest share of the wanted font size before lines are added; a full band may go below. */
const SMALL = 0.72;
/** At which an address is still whole, and at which it is broken only after its marks, as shares of the wanted size. */
const SMALLEST = { whole: 0.42, broken: 0.3 };
const STEP = 0.93;

/** A text set in lines, in pixels. */
export interface Title {
  lines: readonly string[];
  fontPx: number;
  wide: number;
  tall: number;
}

/** Sets the drawable words as large as the room allows; undefined if there are none. */
export const setTitle = (
  text: string,
  room: { widest: number; tallest: number; fontPx: number; maxLines?: number },
): Title | undefined => {
  const { words } = drawableWords(text);
  if (words.length === 0) return undefined;
  const { lines, fontPx } = fit(words, room);
  const wide = Math.max(...lines.map((line) => widthOf(line, fontPx))) + 2 * PAD * fontPx;
  return { lines, fontPx, wide, tall: tallOf(lines, fontPx) };
};

/** Draws a title that ends at row `bottom`, at the side where reading begins. */
export const drawTitle = (
  context: SKRSContext2D,
  { lines, fontPx, wide, tall }: Title,
  { left: leftmost, bottom, widest, accent }: { left: number; bottom: number; widest: number; accent: string },
): void => {
  const all = lines.join(' ');
  context.font = captionFont(fontPx, all);
  const direction = mainDirection(all);
  const lineTall = fontPx * LINE;
  const pad = fontPx * PAD;
  const top = bottom - tall;
  const left = direction === 'rtl' ? leftmost + widest - wide : leftmost;
  drawBand(context, { left, top, wide, tall, fontPx }, accent, direction);
  context.fillStyle = '#ffffff';
  context.textBaseline = 'alphabetic';
  context.direction = direction;
  context.textAlign = direction === 'rtl' ? 'right' : 'left';
  lines.forEach((line, i) => {
    const x = direction === 'rtl' ? left + wide - pad : left + pad;
    const y = top + pad * 0.55 + lineTall * (i + 0.5) + fontPx * 0.35;
    context.fillText(line, x, y);
  });
};

/** A darker mark can hardly be seen on the band. */
const VISIBLE = 0.56;

/** The accent, as light as it must be to stand out on the band. */
const visibleOnBand = (accent: string): string => {
  const colour = rgb(accent);
  return hex(blend(colour, [255, 255, 255], Math.max(0, VISIBLE - lightness(colour))));
};

/** The ground of a label, with a mark in the accent's colour where reading begins. */
const drawBand = (
  context: SKRSContext2D,
  { left, top, wide, tall, fontPx }: { left: number; top: number; wide: number; tall: number; fontPx: number },
  accent: string,
  direction: Direction,
): void => {
  context.save();
  context.beginPath();
  context.roundRect(left, top, wide, tall, fontPx * 0.28);
  context.clip();
  context.fillStyle = BAND;
  context.fillRect(left, top, wide, tall);
  const edge = fontPx * 0.16;
  context.fillStyle = visibleOnBand(accent);
  context.fillRect(direction === 'rtl' ? left + wide - edge : left, top, edge, tall);
  context.restore();
};

const tallOf = (lines: readonly string[], fontPx: number): number => fontPx * (lines.length * LINE + PAD * 1.1);

/** As few lines as possible at a good size, or else the largest size at which all words fit. */
const fit = (
  words: readonly string[],
  { widest, tallest, fontPx, maxLines = Number.POSITIVE_INFINITY }: Parameters<typeof setTitle>[1],
): { lines: string[]; fontPx: number } => {
  const set = (size: number, pieces: readonly string[] = words) => ({
    lines: evenLines(pieces, widest - 2 * PAD * size, size),
    fontPx: size,
  });
  const fits = ({ lines, fontPx: size }: ReturnType<typeof set>): boolean =>
    tallOf(lines, size) <= tallest &&
    lines.length <= maxLines &&
    lines.every((line) => widthOf(line, size) <= widest - 2 * PAD * size);
  const good: ReturnType<typeof set>[] = [];
  for (let size = fontPx; size >= fontPx * SMALL; size *= STEP) good.push(set(size));
  const [best] = good.filter(fits).toSorted((a, b) => Math.max(2, a.lines.length) - Math.max(2, b.lines.length));
  if (best) return best;
  const largest = (pieces: readonly string[], from: number, to: number): ReturnType<typeof set> | undefined => {
    for (let size = fontPx * from; size >= fontPx * to; size *= STEP) {
      const whole = set(size, pieces);
      if (fits(whole)) return whole;
    }
    return undefined;
  };
  const unbroken = largest(words, SMALL, SMALLEST.whole) ?? largest(words.flatMap(piecesOf), 1, SMALLEST.broken);
  if (unbroken) return unbroken;
  for (let size = fontPx; ; size *= STEP) {
    const small = set(
      size,
      words.flatMap((word) => splitWord(word, widest - 2 * PAD * size, size)),
    );
    if (fits(small)) return small;
  }
};

/** Splits a word into pieces that fit a line. */
const splitWord = (word: string, widest: number, fontPx: number): string[] => {
  const pieces = [''];
  for (const [letter] of word.matchAll(LETTERS)) {
    const longer = pieces.at(-1)! + letter;
    if (longer !== letter && widthOf(longer, fontPx) > widest) pieces.push(letter);
    else pieces[pieces.length - 1] = longer;
  }
  return pieces;
};

/** A character with its combining marks. */
const LETTERS = /.[\p{M}\u200D]*/gsu;
