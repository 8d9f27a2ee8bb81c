// Finds where a text is spoken.
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';

const plain = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}\p{N}%]/gu, '');

/** When a text starts to be spoken after `ms`: where its first two words follow one another, or are one: "R$ 99". Undefined if they do not. */
export const spokenAfter = (words: readonly SpokenWord[], ms: number, text: string): number | undefined => {
  const [first, second] = text.split(/\s+/).map(plain);
  if (!first) return undefined;
  return words.find(({ text, startMs }, i) => {
    const word = plain(text);
    const isFirst = word === first && (!second || plain(words[i + 1]?.text ?? '') === second);
    return startMs > ms && (isFirst || (second !== undefined && word === first + second));
  })?.startMs;
};
