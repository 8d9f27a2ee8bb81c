// The words by which videos and assets are found, and the search for words that start like those of a query.
import { splitWords } from '@greenroom/engine-kit/text/words';

const MAX_QUERY_WORDS = 20;

/** Without case, accents and punctuation; scripts without spaces are split by a dictionary. */
const wordsOf = (text: string): string[] => [
  ...new Set(
    splitWords(text).flatMap((word) =>
      // Longer words than the index takes are split, here and in a query.
      [
        ...word
          .normalize('NFKD')
          .replaceAll(/\p{M}/gu, '')
          .toLowerCase()
          .matchAll(/[\p{L}\p{N}]{1,32}/gu),
      ].map(([part]) => part),
    ),
  ),
];

/**
 * Every word begins with the last 8 digits of the client's id, so that a search reads no index entries of other clients. Two clients may
 * share them: a query must compare the client too.
 */
const prefixOf = (client: string): string => client.slice(-8);

/** For `array_to_tsvector`. */
export const searchWords = (client: string, text: string): string[] =>
  wordsOf(text).map((word) => prefixOf(client) + word);

/** A `tsquery`: all words of the text, each as the start of a word. Undefined for a text without words. */
export function searchQuery(client: string, text: string): string | undefined {
  const words = wordsOf(text).slice(0, MAX_QUERY_WORDS);
  // Words have letters and digits only, so nothing needs to be escaped.
  return words.length === 0 ? undefined : words.map((word) => `'${prefixOf(client)}${word}':*`).join(' & ');
}
