// Finds when a text is spoken.
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';

const plain = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}\p{N}%]/gu, '');

/** When a text starts to be spoken after `ms`: where its first two words follow one another. Undefined if they do not. */
export const spokenAfter = (words: readonly SpokenWord[], ms: number, text: string): number | undefined => {
  const [first, second] = text.split(/\s+/).map(plain);
  if (!first) return undefined;
  return words.find(
    ({ text: word, startMs }, i) =>
      startMs > ms && plain(word) === first && (!second || plain(words[i + 1]?.text ?? '') === second),
  )?.startMs;
};

/** Without spaces and marks. */
export const lettersIn = (text: string): number => plain(text).length;

/**
 * When each part of the words with which a speech begins is spoken: a function from the number of letters before a part to its time, and
 * the end. Undefined if the speech begins with other words.
 */
export const spokenFirst = (
  words: readonly SpokenWord[],
  text: string,
): { startOf: (letters: number) => number; endMs: number } | undefined => {
  const wanted = plain(text);
  let said = '';
  const starts: { letters: number; startMs: number }[] = [];
  for (const { text: word, startMs, endMs } of words) {
    starts.push({ letters: said.length, startMs });
    said += plain(word);
    if (!wanted.startsWith(said) && !said.startsWith(wanted)) return undefined;
    if (said.length >= wanted.length)
      return { startOf: (letters) => starts.findLast((one) => one.letters <= letters)!.startMs, endMs };
  }
  return undefined;
};
