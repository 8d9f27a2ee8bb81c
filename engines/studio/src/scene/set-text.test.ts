// Lines of a text.
import { expect, test } from 'vitest';
import { drawableWords, evenLines, widthOf } from './set-text.ts';

const PX = 60;
const linesOf = (text: string, widest: number) => evenLines(drawableWords(text).words, widest, PX);

test('lines end where words belong together least, if that takes no more of them', () => {
  const widest = widthOf('We clean the', PX) + 1;
  expect(linesOf('We clean the chains', widest)).toEqual(['We clean', 'the chains']);
  expect(linesOf('Our bread is here', widthOf('Our bread is', PX) + 1)).toEqual(['Our bread', 'is here']);
});

test('lines are as wide as each other', () => {
  expect(linesOf('Slow bread, warm rolls', widthOf('Slow bread, warm', PX) + 1)).toEqual(['Slow bread,', 'warm rolls']);
});
