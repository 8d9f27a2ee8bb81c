// Title cards: the key words as large as the safe area allows, the words before and after them small; on an end card, in the middle.
import { type Direction, mainDirection } from '@greenroom/captions/direction';
import { captionFont } from '@greenroom/captions/fonts';
import { LOGO } from '@greenroom/captions/logo-place';
import { SAFE } from '@greenroom/captions/safe-area';
import { createCanvas } from '@napi-rs/canvas';
import { isAddress } from '../words/address.ts';
import type { Frame, Overlay } from './overlay.ts';
import { drawableWords, evenLines, piecesOf, widthOf } from './set-text.ts';

const LEFT = 0.09;
const MAX_WIDTH = SAFE.right - LEFT - 0.02;
/** Of the words of an end card: the middle of the frame, with the same margin on both sides, below a client's logo. */
const END = { middle: 0.5, maxWidth: 2 * (SAFE.right - 0.5) - 0.02, top: SAFE.top + LOGO.maxHeight + 0.01 };
/** Sizes that are tried to fit the room, relative to the wanted ones. */
const SCALES = [1, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6, 0.54, 0.48, 0.42, 0.36, 0.3] as const;
/** Of the words before and after the key words, and of the smallest key words, so that they can be read. */
const SMALLEST = 0.7;
/** The plate of an address, a number or a price on an end card, with its padding as a share of their font size. */
const PLATE = { colour: '#ffffff', letters: '#15151b', pad: 0.34, round: 0.26 };
/** Font sizes as shares of the frame's width, and line limits, of the key words and of the rest. */
const KEY = { largestFit: 0.32, smallest: 0.09, smallestUnbroken: 0.055, linesAt: 4 };
const REST = { px: 0.074, ofKey: 0.85, lines: 3 };
/** Of the words before the key words on an end card: what to do. */
const CALL = { px: 0.115, ofKey: 1.3 };
/** Frames between the entrances of two parts. */
const STAGGER = 6;
/** Shorter titles are read at once and have one size: "In 15 Minuten". */
const TOGETHER_LETTERS = 16;
/** A number and its noun are as large as the number, if they are short: "3 hours". */
const CLAIM_LETTERS = 10;

interface Part {
  lines: string[];
  fontPx: number;
  /** Of a plate around the words, as a share of the font size; 0 if there is none. */
  pad: number;
}

/**
 * Lays out a title card; undefined if some of its letters cannot be drawn or it does not fit.
 * @param spoken frames before the key words are spoken, and those after them; `after` undefined: with the key words
 * @param end the last row of an end card's words, as a share of the frame. On an end card, a single key word is on a plate
 */
export const titleCard = (
  title: { before: string; key: string; after: string },
  spoken: { key: number; after: number | undefined },
  frame: Frame,
  end?: { bottom: number },
): Overlay | undefined => {
  const { width, height } = frame;
  const isEnd = end !== undefined;
  const widest = width * (isEnd ? END.maxWidth : MAX_WIDTH);
  const whole = [title.before, title.key, title.after].filter((part) => part !== '').join(' ');
  const isShort = !isEnd && [...whole].length <= TOGETHER_LETTERS;
  const claim = `${title.key} ${title.after}`.trim();
  const isShortClaim = !isEnd && title.before !== '' && [...claim].length <= CLAIM_LETTERS;
  const split = isShortClaim ? [title.before, claim, ''] : [title.before, title.key, title.after];
  const texts = isShort ? ['', whole, ''] : split;
  const [before, key, after] = texts.map(drawableWords);
  if ([before, key, after].some((part) => part!.missing.length > 0) || key!.words.length === 0) return undefined;
  // Several words in lines would make a plate that fills the frame.
  const hasPlate = isEnd && key!.words.length === 1;
  const partsAt = (scale: number): Part[] | undefined => {
    const large = largest(key!.words, widest, width, { pad: hasPlate ? PLATE.pad : 0, scale });
    if (!large) return undefined;
    const px = width * Math.max(scale, SMALLEST);
    const small = Math.min(px * REST.px, large.fontPx * REST.ofKey);
    const call = isEnd ? Math.min(px * CALL.px, large.fontPx * CALL.ofKey) : small;
    const parts = [lines(before!.words, widest, call), large, lines(after!.words, widest, small)];
    return parts.some((part) => part === undefined) ? undefined : (parts as Part[]);
  };
  const room = end ? height * (end.bottom - END.top) : Number.POSITIVE_INFINITY;
  const parts = SCALES.values()
    .map(partsAt)
    .find((set) => set !== undefined && tallOf(set, width) <= room);
  if (parts === undefined) return undefined;
  // The first part appears at once, or the card would be empty.
  const keyAt = before!.words.length === 0 ? 0 : Math.max(STAGGER, spoken.key);
  const entrances = [0, keyAt, Math.max(keyAt + STAGGER, spoken.after ?? 0)];
  return layOutCard(parts, entrances, mainDirection(`${title.before} ${title.key} ${title.after}`), frame, end);
};

const lineTall = (part: Part): number => part.fontPx * 1.16;
const gapOf = (width: number): number => width * 0.03;
const barOf = (width: number): number => width * 0.014;

/** The height of the parts with the mark above them. */
const tallOf = (parts: readonly Part[], width: number): number =>
  parts
    .filter(({ lines }) => lines.length > 0)
    .reduce(
      (sum, part) => sum + part.lines.length * lineTall(part) + 2 * part.pad * part.fontPx + gapOf(width),
      barOf(width) + 2 * gapOf(width),
    );

const layOutCard = (
  parts: readonly Part[],
  entrances: readonly number[],
  direction: Direction,
  { width, height, accent }: Frame,
  end: { bottom: number } | undefined,
): Overlay => {
  const [gap, bar] = [gapOf(width), barOf(width)];
  const shown = parts.map((part, k) => ({ ...part, after: entrances[k]! })).filter(({ lines }) => lines.length > 0);
  const tall = tallOf(parts, width);
  // A rising layer starts slightly lower.
  const room = Math.ceil(tall + width * 0.04);
  const side = direction === 'rtl' ? width * (SAFE.right - 0.02) : width * LEFT;
  const edge = end ? width * END.middle : side;
  /** Where something so wide begins. */
  const leftOf = (wide: number): number => {
    if (end) return edge - wide / 2;
    return direction === 'rtl' ? edge - wide : edge;
  };
  const layer = () => {
    const picture = createCanvas(width, room);
    const context = picture.getContext('2d');
    context.direction = direction;
    if (end) context.textAlign = 'center';
    else context.textAlign = direction === 'rtl' ? 'right' : 'left';
    context.textBaseline = 'alphabetic';
    context.shadowColor = 'rgba(0, 0, 0, 0.35)';
    context.shadowBlur = width * 0.02;
    return { picture, pen: context };
  };
  const mark = layer();
  mark.pen.fillStyle = accent;
  mark.pen.fillRect(leftOf(width * 0.13), gap * 0.5, width * 0.13, bar);
  let y = gap + bar;
  const layers = shown.map((part) => {
    const { picture, pen: context } = layer();
    context.font = captionFont(part.fontPx, part.lines.join(' '));
    const pad = part.pad * part.fontPx;
    const inner = end ? edge : edge + (direction === 'rtl' ? -pad : pad);
    if (pad > 0) {
      const wide = Math.max(...part.lines.map((line) => widthOf(line, part.fontPx))) + 2 * pad;
      const plateTall = part.lines.length * lineTall(part) + 2 * pad;
      context.fillStyle = PLATE.colour;
      context.beginPath();
      context.roundRect(leftOf(wide), y, wide, plateTall, part.fontPx * PLATE.round);
      context.fill();
      context.shadowColor = 'transparent';
      y += pad;
    }
    context.fillStyle = pad > 0 ? PLATE.letters : '#ffffff';
    for (const line of part.lines) {
      context.fillText(line, inner, y + part.fontPx * 0.92);
      y += lineTall(part);
    }
    y += pad + gap;
    return { picture, after: part.after };
  });
  // Slightly above the middle, the optical centre.
  const middle = end ? (END.top + end.bottom) / 2 : 0.44;
  const top = Math.max(height * SAFE.top, Math.min(height * middle - tall / 2, height * SAFE.bottom - room));
  return { top: Math.round(top), layers: [{ picture: mark.picture, after: 0 }, ...layers] };
};

/** The words in lines at a font size; undefined if they need more than `maxLines`. */
const lines = (
  words: readonly string[],
  widest: number,
  fontPx: number,
  { maxLines = REST.lines, pad = 0 } = {},
): Part | undefined => {
  const inside = widest - 2 * pad * fontPx;
  const set = evenLines(words, inside, fontPx);
  const fits = set.length <= maxLines && set.every((line) => widthOf(line, fontPx) <= inside);
  return fits ? { lines: set, fontPx, pad } : undefined;
};

const largest = (
  words: readonly string[],
  widest: number,
  width: number,
  { pad, scale }: { pad: number; scale: number },
): Part | undefined => {
  // Longer text starts smaller, or it would fill the frame.
  const letters = words.join('').length;
  const start = scale * (letters <= 5 ? KEY.largestFit : letters <= 12 ? 0.21 : 0.155);
  // A telephone number or an address in one line is better than a larger one in two.
  const isUnbroken = (word: string) => word.trim().includes(' ') || isAddress(word.trim());
  const readable = Math.max(scale, SMALLEST) * (words.some(isUnbroken) ? KEY.smallestUnbroken : KEY.smallest);
  const smallest = Math.min(start, readable);
  const sized = (pieces: readonly string[], maxLines: number): Part | undefined => {
    for (let size = start; size >= smallest; size *= 0.94) {
      const part = lines(pieces, widest, width * size, { maxLines, pad });
      if (part) return part;
    }
    return undefined;
  };
  const whole = sized(words, KEY.linesAt);
  if (whole) return whole;
  // An address in as few lines as possible.
  const pieces = words.flatMap(piecesOf);
  return sized(pieces, 2) ?? sized(pieces, 3) ?? sized(pieces, KEY.linesAt);
};
