// The lines of title cards.
import { expect, test } from 'vitest';
import { largest, MAX_WIDTH } from './card-parts.ts';
import { drawableWords } from './set-text.ts';

const linesOf = (text: string) => largest(drawableWords(text).words, 720 * MAX_WIDTH, 720, { pad: 0, scale: 1 })!.lines;

test.each([
  ['So we built a practice without one', 'without one'],
  ['Bring it to us before nine', 'before nine'],
])('the last line of a card is no short word: %s', (text, last) => {
  expect(linesOf(text).at(-1)).toBe(last);
});
