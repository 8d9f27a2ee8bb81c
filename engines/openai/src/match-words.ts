// Matches the words of a text to words that a recognizer or a synthesizer reported, which it may have split, joined or spelled differently.
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';
import { alignSequences } from './align-sequences.ts';

/** The times of a word, in milliseconds. */
export interface Span {
  startMs: number;
  endMs: number;
}

/** Letters of a word of the text that are equal to letters of a heard word. */
interface Pair {
  word: number;
  heardWord: number;
  /** Positions of the first and the last of them in the heard word. */
  first: number;
  last: number;
  count: number;
}

/** A word is found if this part of its letters is; a heard word is paired with it if this part of the shorter of them is equal. */
const MIN_PART = 0.5;

/**
 * Returns the time of each word; undefined for a word that was not heard.
 *
 * @param words of the text, in order
 * @param heard in order; their times may overlap
 */
export function matchWords(words: readonly string[], heard: readonly SpokenWord[]): (Span | undefined)[] {
  const written = words.map(lettersOf);
  const spoken = heard.map(({ text }) => lettersOf(text));
  const pairs = pairWords(written, spoken).filter(
    ({ word, heardWord, count }) => count >= MIN_PART * Math.min(written[word]!.length, spoken[heardWord]!.length),
  );
  const pairsOfWord = Map.groupBy(pairs, ({ word }) => word);
  const pairsOfHeard = Map.groupBy(pairs, ({ heardWord }) => heardWord);
  /** `part` of the heard word if it has letters of several words, else its edge. */
  const timeMs = (heardWord: number, part: number, edge: 'startMs' | 'endMs'): number => {
    const { startMs, endMs } = heard[heardWord]!;
    return pairsOfHeard.get(heardWord)!.length === 1 ? heard[heardWord]![edge] : startMs + (endMs - startMs) * part;
  };
  return written.map((letters, word) => {
    const found = pairsOfWord.get(word) ?? [];
    const [begin, end] = [found[0], found.at(-1)];
    if (!begin || !end || found.reduce((sum, { count }) => sum + count, 0) < MIN_PART * letters.length)
      return undefined;
    return {
      startMs: timeMs(begin.heardWord, begin.first / spoken[begin.heardWord]!.length, 'startMs'),
      endMs: timeMs(end.heardWord, (end.last + 1) / spoken[end.heardWord]!.length, 'endMs'),
    };
  });
}

/** Letters and digits. Accents, case and punctuation do not count. */
const lettersOf = (word: string): string[] =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]/gu) ?? [];

function pairWords(written: readonly string[][], spoken: readonly string[][]): Pair[] {
  const placesOf = (words: readonly string[][]) =>
    words.flatMap((letters, word) => letters.map((_, index) => ({ word, index })));
  const [writtenPlaces, spokenPlaces] = [placesOf(written), placesOf(spoken)];
  const pairs: Pair[] = [];
  for (const [at, partner] of alignSequences(written.flat(), spoken.flat()).entries()) {
    if (partner === undefined) continue;
    const { word } = writtenPlaces[at]!;
    const { word: heardWord, index } = spokenPlaces[partner]!;
    const last = pairs.at(-1);
    if (last?.word === word && last.heardWord === heardWord) {
      last.last = index;
      last.count += 1;
    } else pairs.push({ word, heardWord, first: index, last: index, count: 1 });
  }
  return pairs;
}
