// Which way words run, and how the words of a line stand from left to right where both ways meet.

export type Direction = 'ltr' | 'rtl';

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
const LETTER = /\p{L}/u;
const DIGIT = /\p{N}/u;

const directionOfLetter = (letter: string): Direction => (RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr');

/** Direction of the first letter, undefined where there is none (numbers, punctuation). */
export const directionOf = (text: string): Direction | undefined => {
  const letter = LETTER.exec(text)?.[0];
  return letter === undefined ? undefined : directionOfLetter(letter);
};

/** The direction of most of the letters. */
export const mainDirection = (text: string): Direction => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const back = letters.filter((letter) => directionOfLetter(letter) === 'rtl').length;
  return back * 2 > letters.length ? 'rtl' : 'ltr';
};

/** A word, or a mark taken off one, as it stands on a line. */
export interface Stand {
  text: string;
  /** Which of the line's words it is of. */
  index: number;
  /** What the text shaper is to take for the direction of its surroundings. */
  direction: Direction;
  /** The neighbour that a mark stands against without a space. */
  glued?: 'left' | 'right';
}

/**
 * The words of a line as they stand from left to right: the Unicode bidirectional algorithm (UAX #9) at the level of words,
 * whose insides the text shaper orders. Numbers go with the word before them, and marks at the ends of a run of words
 * against the line stand where the line has them.
 */
export const visualOrder = (words: readonly string[], line: Direction): Stand[] => {
  const directions = directionsOf(words, line);
  const units: Stand[][] = [];
  for (let from = 0; from < words.length; ) {
    let to = from + 1;
    if (directions[from] !== line) while (to < words.length && directions[to] !== line) to++;
    units.push(
      directions[from] === line
        ? [{ text: words[from]!, index: from, direction: line }]
        : against(words, from, to, line),
    );
    from = to;
  }
  return (line === 'rtl' ? units.toReversed() : units).flat();
};

const directionsOf = (words: readonly string[], line: Direction): Direction[] => {
  let before = line;
  return words.map((word, i) => {
    const own = directionOf(word);
    if (own !== undefined) before = own;
    else if (!DIGIT.test(word)) {
      const after = words
        .slice(i)
        .map(directionOf)
        .find((each) => each !== undefined);
      return after === before ? before : line;
    }
    return before;
  });
};

/** Marks that belong to the sentence rather than to the word they stand at: before it, and behind. */
const MARKS = /^(["'«“‘([{¿¡]*)(.*?)([.,;:!?…،؛؟"'»”’)\]}]*)$/su;

/** Words `from` to `to` of a line whose direction they do not share. */
const against = (words: readonly string[], from: number, to: number, line: Direction): Stand[] => {
  const run = words.slice(from, to);
  const [, opening = ''] = MARKS.exec(run[0]!) ?? [];
  run[0] = run[0]!.slice(opening.length);
  const closing = MARKS.exec(run.at(-1)!)?.[3] ?? '';
  run[run.length - 1] = run.at(-1)!.slice(0, run.at(-1)!.length - closing.length);
  const stands = run.map((text, i): Stand => ({ text, index: from + i, direction: line === 'ltr' ? 'rtl' : 'ltr' }));
  const mark = (text: string, index: number, glued: 'left' | 'right'): Stand[] =>
    text === '' ? [] : [{ text, index, direction: line, glued }];
  return line === 'ltr'
    ? [...mark(opening, from, 'right'), ...stands.reverse(), ...mark(closing, to - 1, 'left')]
    : [...mark(closing, to - 1, 'right'), ...stands, ...mark(opening, from, 'left')];
};
