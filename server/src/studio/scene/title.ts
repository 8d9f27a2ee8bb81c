// A lower third: the caption of a picture, in at most three lines on a solid band where reading begins.
import type { SKRSContext2D } from '@napi-rs/canvas';
import { mainDirection } from '../captions/direction.ts';
import { captionFont } from '../captions/fonts.ts';
import { drawableWords, evenLines, fillLines, widthOf } from './set-text.ts';

const BAND = '#15151b';
const EDGE = '#ff5a36';
const MOST_LINES = 3;
/** How far a long text is set smaller before its end is left out. */
const SMALLEST = 0.72;

/** Draws the text above `bottom`, within `widest` from `left` on; answers false where nothing of it can be drawn. */
export const drawTitle = (
  pen: SKRSContext2D,
  text: string,
  place: { left: number; bottom: number; widest: number; fontPx: number },
): boolean => {
  const { words } = drawableWords(text);
  if (words.length === 0) {
    return false;
  }
  const { lines, fontPx } = fit(words, place.widest - place.fontPx, place.fontPx);
  const all = lines.join(' ');
  pen.font = captionFont(fontPx, all);
  const direction = mainDirection(all);
  const lineTall = fontPx * 1.34;
  const pad = fontPx * 0.5;
  const wide = Math.max(...lines.map((line) => widthOf(line, fontPx))) + 2 * pad;
  const tall = lines.length * lineTall + pad * 1.1;
  const top = place.bottom - tall;
  // It stands where reading begins.
  const left = direction === 'rtl' ? place.left + place.widest - wide : place.left;
  pen.fillStyle = BAND;
  pen.beginPath();
  pen.roundRect(left, top, wide, tall, fontPx * 0.28);
  pen.fill();
  pen.fillStyle = EDGE;
  pen.fillRect(direction === 'rtl' ? left + wide - fontPx * 0.14 : left, top + tall * 0.18, fontPx * 0.14, tall * 0.64);
  pen.fillStyle = '#ffffff';
  pen.textBaseline = 'alphabetic';
  pen.direction = direction;
  pen.textAlign = direction === 'rtl' ? 'right' : 'left';
  lines.forEach((line, i) => {
    const x = direction === 'rtl' ? left + wide - pad : left + pad;
    pen.fillText(line, x, top + pad * 0.55 + lineTall * (i + 0.5) + fontPx * 0.35);
  });
  return true;
};

/** The largest size at which two lines hold the words, or else three; the end is left out rather than made unreadable. */
const fit = (words: readonly string[], widest: number, fontPx: number): { lines: string[]; fontPx: number } => {
  const fits = (lines: readonly string[], most: number, size: number) =>
    lines.length <= most && lines.every((line) => widthOf(line, size) <= widest);
  for (const most of [MOST_LINES - 1, MOST_LINES]) {
    for (let size = fontPx; size >= fontPx * SMALLEST; size *= 0.93) {
      const lines = evenLines(words, widest, size);
      if (fits(lines, most, size)) return { lines, fontPx: size };
    }
  }
  const size = fontPx * SMALLEST;
  const all = fillLines(words, widest, size);
  const lines = all.slice(0, MOST_LINES);
  return {
    lines: lines.map((line, i) => cut(line, widest, size, all.length > lines.length && i === lines.length - 1)),
    fontPx: size,
  };
};

const cut = (line: string, widest: number, fontPx: number, goesOn: boolean): string => {
  if (!goesOn && widthOf(line, fontPx) <= widest) return line;
  const letters = [...line];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, fontPx) > widest) letters.pop();
  return `${letters.join('').trimEnd()}…`;
};
