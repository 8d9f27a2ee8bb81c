// Which way words run, and their order on a line from left to right.

export type Direction = 'ltr' | 'rtl';

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
const STRONG = /\p{L}/u;

/** Direction of the first letter, undefined where there is none (numbers, punctuation). */
export const directionOf = (text: string): Direction | undefined => {
  const letter = [...text].find((character) => STRONG.test(character));
  return letter === undefined ? undefined : RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
};

/**
 * Indexes of the words of a line as they stand from left to right: the Unicode bidirectional algorithm (UAX #9) at the
 * level of words, whose insides the text shaper orders. Words without letters follow the line.
 */
export const visualOrder = (words: readonly string[], line: Direction): number[] => {
  const runs: { direction: Direction; indexes: number[] }[] = [];
  words.forEach((word, i) => {
    const direction = directionOf(word) ?? line;
    const last = runs.at(-1);
    if (last?.direction === direction) {
      last.indexes.push(i);
    } else {
      runs.push({ direction, indexes: [i] });
    }
  });
  const ordered = line === 'rtl' ? runs.reverse() : runs;
  return ordered.flatMap(({ direction, indexes }) => (direction === 'rtl' ? indexes.toReversed() : indexes));
};
