// Divides words into the phrases that are shown together: evenly, and without phrases of a single word.
import { columnCount } from '@greenroom/engine-kit/text/characters';
import { isLeading } from '@greenroom/engine-kit/text/leading-words';
import { spaceBetween } from '@greenroom/engine-kit/text/words';

export interface CaptionWord {
  text: string;
  startMs: number;
  endMs: number;
}

const MAX_WORDS = 6;
const MAX_COLUMNS = 28;
/** A silence that always ends a phrase, and one that preferably does. */
const LONG_PAUSE_MS = 900;
const PAUSE_MS = 380;

const SENTENCE_END = /[.!?…؟。！？۔।։።]["'”’»)\]」』]*$/u;
/** The German "3. Mai", or a sentence that ends with a number; then there is a pause. */
const ORDINAL = /^\p{Nd}{1,2}\.$/u;
const CLAUSE_END = /[,;:،؛–—、，；：]["'”’»)\]」』]*$/u;
/** "It costs you | half a day", not "it costs | you half a day". */
const GIVES =
  /^(?:costs?|gives?|gave|saves?|shows?|sends?|brings?|gets?|tells?|told|helps?|lets?|makes?|keeps?|pays?|asks?|offers?)$/iu;
const PERSON = /^(?:you|us|me|him|them|it)[.,!?]?$/iu;
/** Articles and prepositions of other languages are this short too. */
const SHORT = /^\p{Ll}{1,3}$/u;

/** Endings and particles of Japanese and Chinese, which belong to the word before them. */
export const isSuffix = (word: string): boolean =>
  /^(?:\p{Script=Hiragana}{1,2}|[的了吗呢吧着过们])[、。，！？]?$/u.test(word);

/** Whether the mark at its end closes a clause or a sentence. */
export const endsClause = (word: string): boolean => CLAUSE_END.test(word) || SENTENCE_END.test(word);

/** @param fits whether words fit on two lines at full size */
export const phrasesOf = <Word extends CaptionWord>(
  words: readonly Word[],
  fits: (words: readonly CaptionWord[]) => boolean,
): Word[][] => sentencesOf(words).flatMap((sentence) => divide(sentence, fits));

const sentencesOf = <Word extends CaptionWord>(words: readonly Word[]): Word[][] => {
  const sentences: Word[][] = [];
  let before: Word | undefined;
  for (const word of words) {
    const pauseMs = before ? word.startMs - before.endMs : 0;
    const ends = before && SENTENCE_END.test(before.text) && (pauseMs > PAUSE_MS || !ORDINAL.test(before.text));
    if (!before || ends || pauseMs > LONG_PAUSE_MS) sentences.push([]);
    sentences.at(-1)!.push(word);
    before = word;
  }
  return sentences;
};

/** The division of least cost, by dynamic programming from the end of the sentence (as Knuth and Plass break paragraphs). */
const divide = <Word extends CaptionWord>(
  sentence: readonly Word[],
  fits: (words: readonly CaptionWord[]) => boolean,
): Word[][] => {
  const words = placed(sentence);
  const best: { cost: number; to: number }[] = [];
  best[sentence.length] = { cost: 0, to: sentence.length };
  for (let from = sentence.length - 1; from >= 0; from--) {
    for (let to = from + 1; to <= sentence.length; to++) {
      const phrase = words.slice(from, to);
      if (to > from + 1 && !(isShort(phrase) && fits(phrase))) break;
      const cost = costOf(phrase, sentence[to]) + best[to]!.cost;
      if (cost < (best[from]?.cost ?? Number.POSITIVE_INFINITY)) best[from] = { cost, to };
    }
  }
  const phrases: Word[][] = [];
  for (let from = 0; from < sentence.length; from = best[from]!.to) {
    phrases.push(sentence.slice(from, best[from]!.to));
  }
  return phrases;
};

/** A word of a sentence that is set on one unlimited line: its first and last column, and the number of spaces before it. */
interface PlacedWord extends CaptionWord {
  from: number;
  until: number;
  spaces: number;
}

const placed = (sentence: readonly CaptionWord[]): PlacedWord[] => {
  let before: PlacedWord | undefined;
  return sentence.map((word) => {
    const space = before !== undefined && spaceBetween(before.text, word.text) ? 1 : 0;
    const from = (before?.until ?? 0) + space;
    before = { ...word, from, until: from + columnCount(word.text), spaces: (before?.spaces ?? 0) + space };
    return before;
  });
};

const columnsOf = (phrase: readonly PlacedWord[]): number => phrase.at(-1)!.until - phrase[0]!.from;

const isShort = (phrase: readonly PlacedWord[]): boolean =>
  phrase.at(-1)!.spaces - phrase[0]!.spaces < MAX_WORDS && columnsOf(phrase) <= MAX_COLUMNS;

const costOf = (phrase: readonly PlacedWord[], next: CaptionWord | undefined): number => {
  const unused = 1 - Math.min(1, columnsOf(phrase) / MAX_COLUMNS);
  const last = phrase.at(-1)!.text;
  const pauses = phrase.slice(1).filter((word, i) => word.startMs - phrase[i]!.endMs > PAUSE_MS).length;
  const clauses = phrase.slice(0, -1).filter(({ text }) => CLAUSE_END.test(text)).length;
  return (
    0.15 +
    unused ** 2 +
    0.6 * pauses +
    0.7 * clauses +
    (phrase.length === 1 ? 1 : 0) +
    (next && !CLAUSE_END.test(last) ? breakCost(last, next.text) : 0)
  );
};

/** Of the end of a phrase between two words. Best is an end before words that lead to the next one: "we test it | on the streets". */
const breakCost = (last: string, next: string): number => {
  if (isLeading(last) || isSuffix(next) || ORDINAL.test(last) || (GIVES.test(last) && PERSON.test(next))) return 0.6;
  if (isLeading(next)) return 0;
  return SHORT.test(last) ? 0.3 : 0.15;
};
