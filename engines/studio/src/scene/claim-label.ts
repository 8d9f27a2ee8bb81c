// A claim beside the presenter: its number large, and the words around it small, in at most three lines.
import { mainDirection } from '@greenroom/captions/direction';
import { captionFont } from '@greenroom/captions/fonts';
import { splitWords } from '@greenroom/engine-kit/text/words';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { INK, markLettersOn, PAPER } from './card-colours.ts';
import { claimOf, type TitleWords } from './label-text.ts';
import type { Frame, Overlay, OverlayLayer } from './overlay.ts';
import { namesPrice, oldNumberIn } from './price.ts';
import { drawableWords, evenLines, widthOf } from './set-text.ts';

/** Of the words around a number, and of a label without one. */
export const MAX_LINES = 3;
/** Font sizes as shares of the frame's width. */
const NUMBER = { largest: 0.25, smallest: 0.08 };
const WORDS = { largest: 0.076, smallest: 0.054 };
const STEP = 0.95;
/** The number is as much larger than the words, if there is room; smaller words must make it larger by this. */
const CONTRAST = 1.8;
const MIN_GAIN = 1.06;
/** Heights of lines and the padding of the band, relative to the size of the letters. */
const LINE = { number: 1.12, words: 1.28 };
const PAD = { across: 0.5, along: 0.34 };

/** In pixels. */
export interface Room {
  left: number;
  widest: number;
  bottom: number;
  tallest: number;
}

interface Line {
  text: string;
  px: number;
  tall: number;
}

/**
 * Undefined if the title has no words around its key words, or they do not fit.
 * @param after frames before it appears; undefined: it is visible from the first frame on
 * @param room in pixels
 * @param wordsAt frames before each word is spoken, in order: lines come in with their first ones. Missing: all soon
 */
export const claimLabel = (
  title: TitleWords,
  after: number | undefined,
  room: Room,
  { width, accent }: Frame,
  wordsAt: readonly number[] = [],
): Overlay | undefined => {
  const { before, key, after: rest } = claimOf(title);
  const texts = [before, key, rest].map(drawableWords);
  if ((before === '' && rest === '') || texts.some(({ missing }) => missing.length > 0)) return undefined;
  const [first, number, last] = texts.map(({ words }) => words) as [string[], string[], string[]];
  let best: { lines: Line[]; px: number; pad: number } | undefined;
  const numberOf = (lines: readonly Line[]): number => Math.max(...lines.map((line) => line.px));
  for (let px = width * WORDS.largest; px >= width * WORDS.smallest; px *= STEP) {
    const pad = px * PAD.across;
    const tallest = room.tallest - 2 * px * PAD.along;
    const lines = linesAt(px, [first, number.join(''), last], room.widest - 2 * pad, { tallest, width });
    if (lines && (best === undefined || numberOf(lines) > numberOf(best.lines) * MIN_GAIN)) best = { lines, px, pad };
    if (best && numberOf(best.lines) > best.px * CONTRAST) break;
  }
  return best && draw(best.lines, { after, wordsAt, ...best, old: oldNumberIn(title), room, width, accent });
};

/** The lines with small words of this size; undefined if they are too many, or leave no room for a large number. */
const linesAt = (
  px: number,
  [first, number, last]: readonly [readonly string[], string, readonly string[]],
  inner: number,
  { tallest, width }: { tallest: number; width: number },
): Line[] | undefined => {
  const small = (words: readonly string[]): Line[] =>
    words.length === 0 ? [] : evenLines(words, inner, px).map((text) => ({ text, px, tall: px * LINE.words }));
  const [above, below] = [small(first), small(last)];
  const around = [...above, ...below];
  if (above.length >= MAX_LINES || around.length > MAX_LINES || around.some(({ text }) => widthOf(text, px) > inner))
    return undefined;
  const left = tallest - around.reduce((sum, { tall }) => sum + tall, 0);
  const large = Math.min(width * NUMBER.largest, left / LINE.number, (inner * 100) / widthOf(number, 100));
  if (large < Math.max(width * NUMBER.smallest, px * 1.2)) return undefined;
  return [...above, { text: number, px: large, tall: large * LINE.number }, ...below];
};

/** Between two lines that enter, in frames, and of a number that counts up: how often it changes, and for how long each is seen. */
const STAGGER = 3;
const COUNT = { steps: 5, frames: 2 };
/** Frames after which a number is there, even if it is said later: the words before it say nothing alone. */
const NUMBER_BY = 9;
/** Characters of a first line that says something alone: "More than" does not. */
const MIN_ALONE = 10;
const ROUND = 0.14;
/** The line through the price that another one replaces, relative to the size of its letters. */
const STRIKE = { over: 0.1, down: -0.05, line: 0.1 };

const draw = (
  lines: readonly Line[],
  {
    after,
    wordsAt,
    px,
    pad,
    old,
    room,
    width,
    accent,
  }: {
    after: number | undefined;
    wordsAt: readonly number[];
    px: number;
    pad: number;
    old: string | undefined;
    room: Room;
    width: number;
    accent: string;
  },
): Overlay => {
  const tall = Math.ceil(lines.reduce((sum, line) => sum + line.tall, 0));
  const direction = mainDirection(lines.map(({ text }) => text).join(' '));
  // On the way to a price, others would be seen that nobody asks.
  const hasPrice = namesPrice(lines.map(({ text }) => text).join(' '));
  const layers: OverlayLayer[] = [];
  const numberIndex = lines.findIndex((line) => line.px > px);
  let [y, spoken] = [0, 0];
  for (const [index, line] of lines.entries()) {
    const isNumber = index === numberIndex;
    const wide = widthOf(line.text, line.px) + 2 * pad;
    const left = direction === 'rtl' ? room.left + room.widest - wide : room.left;
    const drawn = (text: string): Canvas => {
      const picture = createCanvas(width, Math.ceil(line.tall) + 2);
      const pen = picture.getContext('2d');
      pen.fillStyle = isNumber ? accent : PAPER;
      pen.beginPath();
      pen.roundRect(left, 0, wide, line.tall + 1, px * ROUND);
      pen.fill();
      pen.textBaseline = 'alphabetic';
      pen.direction = direction;
      pen.textAlign = direction === 'rtl' ? 'right' : 'left';
      pen.font = captionFont(line.px, text);
      pen.fillStyle = isNumber ? markLettersOn(accent) : INK;
      pen.fillText(text, direction === 'rtl' ? left + wide - pad : left + pad, line.tall / 2 + line.px * 0.35);
      const oldAt = old === undefined || direction === 'rtl' ? -1 : text.indexOf(old);
      if (oldAt >= 0) {
        const x = left + pad + widthOf(text.slice(0, oldAt), line.px) - STRIKE.over * line.px;
        const over = widthOf(old!, line.px) + 2 * STRIKE.over * line.px;
        pen.fillRect(x, line.tall / 2 + line.px * STRIKE.down, over, line.px * STRIKE.line);
      }
      return picture;
    };
    const isFirst = index === 0 || (index === 1 && lines[0]!.text.length < MIN_ALONE);
    const spokenAt = isFirst ? 0 : (wordsAt[spoken] ?? 0);
    const saidAt = index <= numberIndex ? Math.min(spokenAt, (after ?? 0) + NUMBER_BY) : spokenAt;
    spoken += splitWords(line.text).length;
    // The first line comes with the label, and so does what was spoken before.
    const isThere = after === undefined && saidAt <= 0;
    const from = isThere ? undefined : Math.max((after ?? 0) + index * STAGGER, saidAt);
    const down = Math.round(y);
    const counted = isNumber && from !== undefined && !hasPrice ? countedTo(line.text, COUNT.steps) : [];
    for (const [step, text] of counted.entries()) {
      const at = from! + step * COUNT.frames;
      layers.push({ picture: drawn(text), down, after: at, until: at + COUNT.frames, entrance: 0 });
    }
    const shownAt = from === undefined ? undefined : from + counted.length * COUNT.frames;
    layers.push({ picture: drawn(line.text), down, after: shownAt, ...(counted.length > 0 && { entrance: 0 }) });
    y += line.tall;
  }
  return { top: Math.round(room.bottom) - tall, layers };
};

const WHOLE_NUMBER = /^(\P{Nd}{0,4})(\p{Nd}{1,3}(?:[.,]\p{Nd}{3})+|\p{Nd}{2,9})(?![.,]?\p{Nd})(.*)$/su;

/** On the way to "10 hours", "9 hours" could be read. */
const MIN_COUNTED = 100;

/** Smaller numbers on the way to that of a text, written alike; none if it is small or has parts. */
const countedTo = (text: string, steps: number): string[] => {
  const [, before, number, after] = WHOLE_NUMBER.exec(text) ?? [];
  if (number === undefined) return [];
  const mark = /[.,]/.exec(number)?.[0] ?? '';
  const value = Number(number.replaceAll(/[.,]/g, ''));
  if (!Number.isFinite(value) || value < MIN_COUNTED) return [];
  return Array.from({ length: steps }, (_, step) => {
    const part = Math.round(value * (1 - (1 - (step + 1) / (steps + 1)) ** 2));
    return `${before}${String(part).replaceAll(/\B(?=(?:\d{3})+$)/g, mark)}${after}`;
  });
};
