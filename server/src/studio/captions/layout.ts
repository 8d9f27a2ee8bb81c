// Words become captions: a few at a time, at most two lines, measured so that nothing leaves the safe area.
import { createCanvas } from '@napi-rs/canvas';
import { type Direction, directionOf, visualOrder } from './direction.ts';
import { captionFont } from './fonts.ts';
import { readable } from './readable.ts';

export interface CaptionWord {
  text: string;
  startMs: number;
  endMs: number;
}

export interface PlacedWord {
  text: string;
  /** Which of the group's words this is, in order of speech; pieces of one broken word share it. */
  index: number;
  direction: Direction;
  /** Left edge and width, in pixels from the line's left edge. */
  x: number;
  width: number;
}

export interface CaptionLine {
  words: PlacedWord[];
  width: number;
}

/** Words that stand on the screen together. */
export interface CaptionGroup {
  lines: CaptionLine[];
  fontPx: number;
  startMs: number;
  endMs: number;
  /** Start of each word, in order of speech. */
  wordStartsMs: number[];
}

const MOST_WORDS = 6;
const MOST_CHARACTERS = 28;
/** A silence longer than this begins a new caption. */
const PAUSE_MS = 380;
/** How long a caption stays after its last word where nothing follows. */
const LINGER_MS = 350;

const SENTENCE_END = /[.!?…؟。！？]["'”’»)\]]*$/u;
const CLAUSE_END = /[,;:،؛–—]["'”’»)\]]*$/u;

const ruler = createCanvas(1, 1).getContext('2d');

const measure = (text: string, fontPx: number): number => {
  ruler.font = captionFont(fontPx);
  return ruler.measureText(text).width;
};

/** @param widest of a line, in pixels @param fontPx preferred size of the letters */
export const planCaptions = (words: readonly CaptionWord[], widest: number, fontPx: number): CaptionGroup[] => {
  const shown = words.flatMap((word) => {
    const text = readable(word.text);
    return text === undefined ? [] : [{ ...word, text }];
  });
  const groups = gather(shown, widest, fontPx);
  return groups.map((group, i) => {
    const next = groups[i + 1]?.[0]?.startMs ?? Number.POSITIVE_INFINITY;
    const last = group.at(-1)!;
    return {
      ...setLines(
        group.map(({ text }) => text),
        widest,
        fontPx,
      ),
      startMs: group[0]!.startMs,
      endMs: Math.min(next, last.endMs + LINGER_MS),
      wordStartsMs: group.map(({ startMs }) => startMs),
    };
  });
};

/** Phrases: broken at sentences, pauses and, once long enough, at commas; never more than fits two lines. */
const gather = (words: readonly CaptionWord[], widest: number, fontPx: number): CaptionWord[][] => {
  const groups: CaptionWord[][] = [];
  let group: CaptionWord[] = [];
  for (const word of words) {
    const before = group.at(-1);
    if (before !== undefined) {
      const text = [...group, word].map((each) => each.text);
      const characters = [...group.map((each) => each.text).join(' ')].length;
      const full =
        group.length >= MOST_WORDS ||
        characters + word.text.length > MOST_CHARACTERS ||
        wrap(text, widest, fontPx) === undefined;
      const over = SENTENCE_END.test(before.text) || word.startMs - before.endMs > PAUSE_MS;
      if (full || over || (CLAUSE_END.test(before.text) && characters > 12)) {
        groups.push(group);
        group = [];
      }
    }
    group.push(word);
  }
  return group.length > 0 ? [...groups, group] : groups;
};

interface Piece {
  text: string;
  index: number;
}

/** The words on one line, else on the two most even ones; undefined where two lines cannot hold them. */
const wrap = (words: readonly string[], widest: number, fontPx: number): Piece[][] | undefined => {
  const pieces = words.map((text, index) => ({ text, index }));
  const widthOf = (line: readonly Piece[]) =>
    line.reduce((sum, { text }) => sum + measure(text, fontPx), gapOf(fontPx) * (line.length - 1));
  if (widthOf(pieces) <= widest) {
    return [pieces];
  }
  let best: { lines: Piece[][]; width: number } | undefined;
  for (let cut = 1; cut < pieces.length; cut++) {
    const lines = [pieces.slice(0, cut), pieces.slice(cut)];
    const width = Math.max(...lines.map(widthOf));
    if (width <= widest && (best === undefined || width < best.width)) {
      best = { lines, width };
    }
  }
  return best?.lines;
};

const gapOf = (fontPx: number): number => fontPx * 0.3;

/** Smallest size a word is shrunk to before it is broken instead. */
const SMALLEST = 0.6;

const setLines = (words: readonly string[], widest: number, fontPx: number): Pick<CaptionGroup, 'lines' | 'fontPx'> => {
  for (let size = fontPx; ; size *= 0.94) {
    const lines = wrap(words, widest, size) ?? (size < fontPx * SMALLEST ? breakWord(words, widest, size) : undefined);
    if (lines !== undefined) {
      const direction = words.map(directionOf).find((each) => each !== undefined) ?? 'ltr';
      return { fontPx: size, lines: lines.map((line) => place(line, direction, size)) };
    }
  }
};

/** One endless word in two halves. */
const breakWord = (words: readonly string[], widest: number, fontPx: number): Piece[][] | undefined => {
  const characters = [...words.join(' ')];
  const half = Math.ceil(characters.length / 2);
  const lines = [characters.slice(0, half), characters.slice(half)].map((part) => [{ text: part.join(''), index: 0 }]);
  return lines.every(([piece]) => measure(piece!.text, fontPx) <= widest) ? lines : undefined;
};

const place = (pieces: readonly Piece[], direction: Direction, fontPx: number): CaptionLine => {
  const texts = pieces.map(({ text }) => text);
  let x = 0;
  const words = visualOrder(texts, direction).map((i): PlacedWord => {
    const { text, index } = pieces[i]!;
    const width = measure(text, fontPx);
    const placed = { text, index, direction: directionOf(text) ?? direction, x, width };
    x += width + gapOf(fontPx);
    return placed;
  });
  return { words, width: x - gapOf(fontPx) };
};
