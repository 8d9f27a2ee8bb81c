// A phrase of the speech over the picture: large white letters, on dark plates over what is pale, with a plate behind the word being spoken.
import { mainDirection } from '@greenroom/captions/direction';
import { captionFont } from '@greenroom/captions/fonts';
import { splitWords } from '@greenroom/engine-kit/text/words';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { markLettersOn, PAPER } from './card-colours.ts';
import type { Room } from './claim-label.ts';
import type { Frame, Overlay, OverlayLayer } from './overlay.ts';
import { namesOldPrice } from './price.ts';
import { drawableWords, evenLines, widthOf } from './set-text.ts';

/** Font sizes as shares of the frame's width, and lines at most. All phrases have the same, if there is room for it. */
const PX = { usual: 0.1, smallest: 0.05, step: 0.95 };
const MAX_LINES = 3;
/** Height of a line, the edge and the shadow of letters, and the padding and the corner of a mark, relative to the size of the letters. */
const LINE = 1.2;
const EDGE = 0.15;
const SHADOW = { blur: 0.28, down: 0.05 };
const MARK = { across: 0.17, along: 0.04, round: 0.2 };
/** The plate of a line, beyond its letters. */
const PLATE = { across: 0.26, colour: 'rgba(21, 21, 27, 0.86)' };
/** Of a line through an old price. */
const STRIKE = { over: 0.08, up: 0.4, line: 0.09, edge: 0.05 };
/** What edges, shadows and marks take beside a word. */
const ASIDE = 0.6;
const EDGE_COLOUR = 'rgba(16, 14, 22, 0.92)';
const ENTRANCE = 3;
/** As in `keyWordOf`. The lookbehind keeps the time linear. */
const MARKS_BEHIND = /(?<!\p{P})\p{P}{1,4}$/gu;

/** The words of a phrase with their frames; `after` undefined: from the first frame on. */
export interface SpokenPhrase {
  text: string;
  after: number | undefined;
  until: number;
  /** Frames before each word is spoken, in order. */
  wordsAt: readonly number[];
}

/** Undefined if it has no drawable words. @param marked a word on a plate in the accent's colour @param room in pixels */
export const phraseLabel = (
  { text, after, until, wordsAt }: SpokenPhrase,
  marked: string | undefined,
  { left, widest, bottom, tallest }: Room,
  { width, accent, isPale = false, unstressed }: Frame,
): Overlay | undefined => {
  const { words } = drawableWords(text);
  if (words.length === 0) return undefined;
  const set = largest(words, widest, tallest, width);
  const px = set.px;
  const pad = Math.ceil(px * 0.3);
  const tall = Math.ceil(set.lines.length * px * LINE);
  const direction = mainDirection(text);
  const isOld = namesOldPrice(text);
  const plates: OverlayLayer[] = [];
  const penOver = (wide: number, rows: number): { picture: Canvas; pen: SKRSContext2D } => {
    const picture = createCanvas(wide, Math.ceil(px * LINE * rows) + 2 * pad);
    const pen = picture.getContext('2d');
    pen.textBaseline = 'alphabetic';
    pen.lineJoin = 'round';
    pen.direction = direction;
    return { picture, pen };
  };
  const baseline = pad + px * (LINE / 2 + 0.35);
  const whole = penOver(width, set.lines.length);
  const letters = (
    pen: SKRSContext2D,
    part: string,
    { x, y }: { x: number; y: number },
    kind: 'plain' | 'marked' | 'struck',
  ): void => {
    pen.font = captionFont(px, part);
    if (kind === 'marked') {
      const wide = widthOf(part, px);
      pen.fillStyle = accent;
      pen.beginPath();
      pen.roundRect(
        x - MARK.across * px,
        y - px * (0.85 + MARK.along),
        wide + 2 * MARK.across * px,
        px * (1.13 + 2 * MARK.along),
        px * MARK.round,
      );
      pen.fill();
      pen.fillStyle = markLettersOn(accent);
      pen.fillText(part, x, y);
      return;
    }
    pen.strokeStyle = EDGE_COLOUR;
    pen.lineWidth = px * EDGE;
    pen.shadowColor = 'rgba(8, 6, 14, 0.55)';
    pen.shadowBlur = px * SHADOW.blur;
    pen.shadowOffsetY = px * SHADOW.down;
    pen.strokeText(part, x, y);
    pen.shadowColor = 'transparent';
    pen.fillStyle = PAPER;
    pen.fillText(part, x, y);
    if (kind !== 'struck') return;
    for (const [colour, edge] of [
      [EDGE_COLOUR, STRIKE.edge * px],
      [PAPER, 0],
    ] as const) {
      pen.fillStyle = colour;
      pen.fillRect(
        x - STRIKE.over * px - edge,
        y - px * STRIKE.up - edge,
        widthOf(part, px) + 2 * (STRIKE.over * px + edge),
        px * STRIKE.line + 2 * edge,
      );
    }
  };
  const lastMarked = set.lines
    .join(' ')
    .split(/\s+/u)
    .findLastIndex((word) => word.replaceAll(MARKS_BEHIND, '') === marked);
  // Timings are those of words, of which a part without spaces has several.
  let [spoken, partIndex] = [0, 0];
  const atOf = (word: number): number | undefined => {
    const at = wordsAt[word];
    return word === 0 || at === undefined || (after === undefined && at <= 0) ? after : Math.max(after ?? 0, at);
  };
  for (const [index, line] of isPale ? set.lines.entries() : []) {
    const wide = widthOf(line, px);
    whole.pen.fillStyle = PLATE.colour;
    whole.pen.beginPath();
    whole.pen.roundRect(
      (direction === 'rtl' ? left + widest - wide : left) - PLATE.across * px,
      pad + index * px * LINE,
      wide + 2 * PLATE.across * px,
      px * LINE + 1,
      px * MARK.round,
    );
    whole.pen.fill();
  }
  /** The first word of those without a meaning that end the line before: they belong to what follows. */
  let ahead: number | undefined;
  for (const [index, line] of set.lines.entries()) {
    // In scripts that join letters or write from the right, the line is one, and is on no plate.
    const parts = direction === 'rtl' ? [line] : line.split(/(?<=\S)(?=\s)/u);
    let x = direction === 'rtl' ? left + widest - widthOf(line, px) : left;
    /** Words without a meaning, with the next one that has some on one plate. */
    let group: { text: string; begin: number; from: number } | undefined;
    for (const part of parts) {
      const word = part.trimStart();
      const begin = x + widthOf(part, px) - widthOf(word, px);
      const isKey = direction !== 'rtl' && partIndex === lastMarked;
      const [text, left] = direction === 'rtl' ? [part, x] : [word, begin];
      letters(whole.pen, text, { x: left, y: baseline + index * px * LINE }, isKey && isOld ? 'struck' : 'plain');
      const count = splitWords(part).length;
      group = group ? { ...group, text: group.text + part } : { text: word, begin, from: ahead ?? spoken };
      ahead = undefined;
      const hasMeaning = isKey || !unstressed?.has(word.replaceAll(MARKS_BEHIND, '').toLowerCase());
      const [at, next] = [atOf(group.from), atOf(spoken + count)];
      // After what counts, which stays marked, nothing else is.
      const isSpokenAlone =
        count === 1 && hasMeaning && at !== next && (at ?? 0) < until && !(lastMarked >= 0 && partIndex > lastMarked);
      if (direction !== 'rtl' && !isOld && (isKey || isSpokenAlone)) {
        const from = even(Math.max(0, group.begin - ASIDE * px));
        const to = even(Math.min(width, group.begin + widthOf(group.text, px) + ASIDE * px));
        const { picture, pen } = penOver(to - from, 1);
        letters(pen, group.text, { x: group.begin - from, y: baseline }, 'marked');
        const last = plates.at(-1);
        // What has no meaning and is followed by nothing in its line leaves the plate before it where it is.
        if (last && at !== undefined) plates[plates.length - 1] = { ...last, until: Math.min(at, last.until ?? until) };
        plates.push({
          picture,
          left: from,
          down: Math.round(index * px * LINE),
          after: at,
          until,
          entrance: at === after ? ENTRANCE : 0,
        });
      }
      if (hasMeaning || count !== 1) group = undefined;
      x += widthOf(part, px);
      spoken += count;
      partIndex++;
    }
    if (group) ahead = group.from;
  }
  const top = Math.round(bottom) - tall - pad;
  return { top, layers: [{ picture: whole.picture, after, until, entrance: ENTRANCE }, ...plates] };
};

const even = (pixels: number): number => 2 * Math.floor(pixels / 2);

const largest = (
  words: readonly string[],
  widest: number,
  tallest: number,
  width: number,
): { lines: string[]; px: number } => {
  for (let px = width * PX.usual; ; px *= PX.step) {
    const lines = evenLines(words, widest, px);
    const fits = lines.length <= MAX_LINES && lines.length * px * LINE <= tallest;
    if ((fits && lines.every((line) => widthOf(line, px) <= widest)) || px < width * PX.smallest) return { lines, px };
  }
};
