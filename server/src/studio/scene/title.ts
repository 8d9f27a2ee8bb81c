// A lower third: the caption of a picture, in at most two lines on a solid band where reading begins.
import type { SKRSContext2D } from '@napi-rs/canvas';
import { directionOf } from '../captions/direction.ts';
import { captionFont } from '../captions/fonts.ts';
import { readable } from '../captions/readable.ts';

const BAND = '#15151b';
const EDGE = '#ff5a36';
const MOST_LINES = 2;

/** Draws the text above `bottom`, within `widest` from `left` on; answers false where nothing of it can be drawn. */
export const drawTitle = (
  pen: SKRSContext2D,
  text: string,
  place: { left: number; bottom: number; widest: number; fontPx: number },
): boolean => {
  const words = text.split(/\s+/u).flatMap((word) => readable(word) ?? []);
  if (words.length === 0) {
    return false;
  }
  const { lines, fontPx } = fit(pen, words, place.widest - place.fontPx, place.fontPx);
  pen.font = captionFont(fontPx);
  const direction = directionOf(words.join(' ')) ?? 'ltr';
  const lineTall = fontPx * 1.34;
  const pad = fontPx * 0.5;
  const wide = Math.max(...lines.map((line) => pen.measureText(line).width)) + 2 * pad;
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

/** The largest size at which the words fill no more than two lines; the end is left out rather than made unreadable. */
const fit = (
  pen: SKRSContext2D,
  words: readonly string[],
  widest: number,
  fontPx: number,
): { lines: string[]; fontPx: number } => {
  for (let size = fontPx; ; size *= 0.93) {
    pen.font = captionFont(size);
    const smallest = size < fontPx * 0.6;
    const lines: string[] = [];
    for (const word of words) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && pen.measureText(longer).width <= widest) {
        lines[lines.length - 1] = longer;
      } else {
        lines.push(word);
      }
    }
    if (lines.length <= MOST_LINES && lines.every((line) => pen.measureText(line).width <= widest)) {
      return { lines: lines.length === MOST_LINES ? evenLines(pen, words) : lines, fontPx: size };
    }
    if (smallest) {
      return {
        lines: lines.slice(0, MOST_LINES).map((line) => cut(pen, line, widest, lines.length > MOST_LINES)),
        fontPx: size,
      };
    }
  }
};

/** Two lines as alike in width as the words allow. */
const evenLines = (pen: SKRSContext2D, words: readonly string[]): string[] => {
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => pen.measureText(line).width));
  return words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
    .reduce((best, lines) => (widest(lines) < widest(best) ? lines : best));
};

const cut = (pen: SKRSContext2D, line: string, widest: number, goesOn: boolean): string => {
  let text = line;
  while (text.length > 1 && pen.measureText(`${text}…`).width > widest) {
    text = text.slice(0, -1);
  }
  return text === line && !goesOn ? line : `${text.trimEnd()}…`;
};
