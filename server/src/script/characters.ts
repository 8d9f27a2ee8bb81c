// Length of a text as limits and prices count it.

/** Unicode code points: an emoji of one code point counts once, a letter with a combining accent twice. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
