// Lays out words as captions: phrases on at most two lines, measured so that nothing leaves the safe area.
import type { CaptionFont } from '@greenroom/engine-kit/ports/captions';
import { joinWords } from '@greenroom/engine-kit/text/words';
import { type Direction, directionOf, mainDirection, visualOrder } from './direction.ts';
import { drawableText } from './drawable-text.ts';
import { measureCaption } from './fonts.ts';
import { type CaptionWord, phrasesOf } from './phrases.ts';
import { gapBetween, type Measure, type Piece, wrap } from './wrap.ts';

export interface PlacedWord {
  text: string;
  /** The index of the word in the group, in order of speech; pieces of one broken word share it. */
  index: number;
  /** The direction of its surroundings, for the text shaper. */
  direction: Direction;
  /** A mark separated from its word; it is not highlighted with it. */
  isMark: boolean;
  /** Left edge and width, in pixels from the line's left edge. */
  x: number;
  width: number;
}

export interface CaptionLine {
  words: PlacedWord[];
  width: number;
}

/** Words that are shown together. */
export interface CaptionGroup {
  lines: CaptionLine[];
  fontPx: number;
  startMs: number;
  endMs: number;
  /** Start of each word, in order of speech. */
  wordStartsMs: number[];
}

export interface CaptionPlan {
  groups: CaptionGroup[];
  /** The text of all groups, for `captionFont`. */
  text: string;
}

/** How long a caption stays after its last word, and the silence that it bridges until the next caption. */
const LINGER_MS = 350;
const BRIDGE_MS = 700;

interface PlanOptions {
  font?: CaptionFont;
  uppercase?: boolean;
  /** Shows one word at a time. */
  single?: boolean;
}

/** @param maxWidth of a line, in pixels @param fontPx preferred font size */
export const planCaptions = (
  words: readonly CaptionWord[],
  maxWidth: number,
  fontPx: number,
  { font, uppercase = false, single = false }: PlanOptions = {},
): CaptionPlan => {
  const locale = uppercase ? upperCaseLocale(words.map((word) => word.text).join(' ')) : undefined;
  const shown = words.flatMap((word) => {
    const text = drawableText(locale === undefined ? word.text : word.text.toLocaleUpperCase(locale));
    return text === undefined ? [] : [{ ...word, text }];
  });
  const text = joinWords(shown.map((word) => word.text));
  const main = mainDirection(text);
  const measure: Measure = { maxWidth, widthOf: (part, px) => measureCaption(px, part, text, font) };
  const fits = (phrase: readonly CaptionWord[]) =>
    wrap(
      phrase.map((word) => word.text),
      measure,
      fontPx,
    ) !== undefined;
  const phrases = single ? shown.map((word) => [word]) : phrasesOf(shown, fits);
  const groups = phrases.map((phrase, i): CaptionGroup => {
    const next = phrases[i + 1]?.[0]?.startMs ?? Number.POSITIVE_INFINITY;
    const endMs = phrase.at(-1)!.endMs;
    const texts = phrase.map((word) => word.text);
    const direction = texts.some((word) => directionOf(word) === main) ? main : (directionOf(texts.join(' ')) ?? main);
    return {
      ...setLines(texts, direction, measure, fontPx),
      startMs: phrase[0]!.startMs,
      endMs: next - endMs < BRIDGE_MS ? next : endMs + LINGER_MS,
      wordStartsMs: phrase.map(({ startMs }) => startMs),
    };
  });
  return { groups, text };
};

/** Turkish and Greek have capitals of their own: İ for i, and none with an accent. */
const upperCaseLocale = (text: string): string =>
  /[ığ]/u.test(text) ? 'tr' : /\p{Script=Greek}/u.test(text) ? 'el' : 'en';

/** Smallest size, relative to the preferred one, before a word is broken instead; addresses and numbers shrink further. */
const MIN_SCALE = 0.6;
const MIN_WHOLE_SCALE = 0.5;
const WHOLE = /[\d/@]|\p{L}\.\p{L}/u;

const setLines = (
  words: readonly string[],
  direction: Direction,
  measure: Measure,
  fontPx: number,
): Pick<CaptionGroup, 'lines' | 'fontPx'> => {
  const at = (size: number, lines: Piece[][]) => ({
    fontPx: size,
    lines: lines.map((line) => place(line, direction, measure, size)),
  });
  const smallest = fontPx * (words.some((word) => WHOLE.test(word)) ? MIN_WHOLE_SCALE : MIN_SCALE);
  for (let size = fontPx; size >= smallest; size *= 0.94) {
    const lines = wrap(words, measure, size);
    if (lines !== undefined) return at(size, lines);
  }
  for (let size = fontPx; ; size *= 0.94) {
    const lines = breakWord(words, measure, size);
    if (lines !== undefined) return at(size, lines);
  }
};

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** One very long word on two lines, broken after a separator of an address if there is one near its middle. */
const breakWord = (words: readonly string[], { maxWidth, widthOf }: Measure, fontPx: number): Piece[][] | undefined => {
  const characters = [...graphemes.segment(words.join(' '))].map(({ segment }) => segment);
  const middle = Math.ceil(characters.length / 2);
  const near = characters
    .flatMap((character, i) => (/[/.?&=_-]/.test(character) ? [i + 1] : []))
    .filter((at) => Math.abs(at - middle) < characters.length * 0.15)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const at = near[0] ?? middle;
  const [first, second] = [characters.slice(0, at).join(''), characters.slice(at).join('')];
  const hyphen = /\p{L}$/u.test(first) && /^\p{L}/u.test(second) && directionOf(first) === 'ltr' ? '-' : '';
  const lines = [first + hyphen, second].map((text) => [{ text, index: 0 }]);
  return lines.every(([piece]) => widthOf(piece!.text, fontPx) <= maxWidth) ? lines : undefined;
};

const place = (pieces: readonly Piece[], direction: Direction, { widthOf }: Measure, fontPx: number): CaptionLine => {
  const texts = pieces.map(({ text }) => text);
  let x = 0;
  const ordered = visualOrder(texts, direction);
  const words = ordered.map((visual, i): PlacedWord => {
    const left = ordered[i - 1];
    const glued =
      left === undefined || left.index === visual.index || left.glued === 'right' || visual.glued === 'left';
    const [first, second] = [Math.min(left?.index ?? 0, visual.index), Math.max(left?.index ?? 0, visual.index)];
    if (!glued) x += gapBetween(texts[first]!, texts[second]!, fontPx);
    const width = widthOf(visual.text, fontPx);
    const placed = {
      text: visual.text,
      index: pieces[visual.index]!.index,
      direction: visual.direction,
      isMark: visual.glued !== undefined,
      x,
      width,
    };
    x += width;
    return placed;
  });
  return { words, width: x };
};
