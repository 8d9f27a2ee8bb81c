// The direction of words, and their order from left to right on a line that mixes both directions.

export type Direction = 'ltr' | 'rtl';

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
const LETTER = /\p{L}/u;
const DIGIT = /\p{N}/u;

const directionOfLetter = (letter: string): Direction => (RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr');

/** Direction of the first letter, undefined if there is none (numbers, punctuation). */
export const directionOf = (text: string): Direction | undefined => {
  const letter = LETTER.exec(text)?.[0];
  return letter === undefined ? undefined : directionOfLetter(letter);
};

/** The share of right-to-left words from which a text is right-to-left, as it may name brands and products in Latin letters. */
const MIN_RTL_SHARE = 0.4;
const ADDRESS = /[\p{L}\p{N}][.@/][\p{L}\p{N}]/u;

/** The direction of a text's lines. Addresses do not count, because they are Latin in every language. */
export const mainDirection = (text: string): Direction => {
  const directions = text.split(/\s+/u).flatMap((word) => (ADDRESS.test(word) ? [] : (directionOf(word) ?? [])));
  const rightToLeft = directions.filter((direction) => direction === 'rtl').length;
  return rightToLeft > directions.length * MIN_RTL_SHARE ? 'rtl' : 'ltr';
};

/** A word, or a mark separated from one, on a line. */
export interface VisualWord {
  text: string;
  /** The word of the line that it belongs to. */
  index: number;
  /** The direction of its surroundings, for the text shaper. */
  direction: Direction;
  /** The neighbour that a mark follows or precedes without a space. */
  glued?: 'left' | 'right';
}

/** Consecutive letters of one direction; most words are one part. */
interface WordPart {
  text: string;
  index: number;
}

/**
 * The words of a line in their order from left to right: the Unicode bidirectional algorithm (UAX #9) at the level of words;
 * the text shaper orders the letters inside them. Numbers follow the direction of the word before them. Marks at the ends of a
 * run of words against the line's direction follow the line. A word with letters of both directions is split.
 */
export const visualOrder = (words: readonly string[], line: Direction): VisualWord[] => {
  const parts = words.flatMap((word, index) => split(word).map((text): WordPart => ({ text, index })));
  const directions = directionsOf(parts, line);
  const units: VisualWord[][] = [];
  for (let from = 0; from < parts.length; ) {
    let to = from + 1;
    if (directions[from] !== line) while (to < parts.length && directions[to] !== line) to++;
    const run = parts.slice(from, to);
    units.push(directions[from] === line ? [{ ...run[0]!, direction: line }] : reverseRun(run, line));
    from = to;
  }
  return (line === 'rtl' ? units.toReversed() : units).flat();
};

/** Marks between letters of both directions stay with those before them. */
const split = (word: string): string[] => {
  const parts: string[] = [];
  let before: Direction | undefined;
  for (const character of word) {
    const own = directionOf(character);
    if (parts.length === 0 || (own !== undefined && before !== undefined && own !== before)) parts.push(character);
    else parts[parts.length - 1] += character;
    before = own ?? before;
  }
  return parts;
};

/** Groups of digits run from the left in every script, with the plus and the brackets of a phone number. */
const PHONE_NUMBER = /^\+?\(?\d+\)?[\s-](?:\(?\d+\)?[\s-])*\d{2,}/u;
const isPhoneNumber = (text: string): boolean => PHONE_NUMBER.test(text) && !LETTER.test(text);

const directionsOf = (parts: readonly WordPart[], line: Direction): Direction[] => {
  let before = line;
  const after = directionsAfter(parts);
  return parts.map(({ text }, i) => {
    const own = isPhoneNumber(text) ? 'ltr' : directionOf(text);
    if (own !== undefined) before = own;
    else if (!DIGIT.test(text)) return after[i] === before ? before : line;
    return before;
  });
};

/** For each part the direction of the first letter from there on. */
const directionsAfter = (parts: readonly WordPart[]): (Direction | undefined)[] => {
  let after: Direction | undefined;
  return parts
    .toReversed()
    .map(({ text }) => {
      after = directionOf(text) ?? after;
      return after;
    })
    .reverse();
};

/** Marks that belong to the sentence rather than to the word: before it, and after it. */
const OPENING = /^["'«“‘([{¿¡]*/u;
const CLOSING = /(?<![.,;:!?…،؛؟"'»”’)\]}])[.,;:!?…،؛؟"'»”’)\]}]+$/u;

/** A run against the direction of its line. */
const reverseRun = (run: readonly WordPart[], line: Direction): VisualWord[] => {
  const inside = run.map((part) => ({ ...part }));
  const [first, last] = [inside[0]!, inside.at(-1)!];
  const opening = isPhoneNumber(first.text) ? '' : OPENING.exec(first.text)![0];
  first.text = first.text.slice(opening.length);
  const closing = CLOSING.exec(last.text.slice(OPENING.exec(last.text)![0].length))?.[0] ?? '';
  last.text = last.text.slice(0, last.text.length - closing.length);
  const ordered = inside.map((part): VisualWord => ({ ...part, direction: line === 'ltr' ? 'rtl' : 'ltr' }));
  const mark = (text: string, { index }: WordPart, glued: 'left' | 'right'): VisualWord[] =>
    text === '' ? [] : [{ text, index, direction: line, glued }];
  return line === 'ltr'
    ? [...mark(opening, first, 'right'), ...ordered.reverse(), ...mark(closing, last, 'left')]
    : [...mark(closing, last, 'right'), ...ordered, ...mark(opening, first, 'left')];
};
