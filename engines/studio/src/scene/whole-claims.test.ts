// Numbers with the words before them.
import { expect, test } from 'vitest';
import { testShot } from './testing-shots.ts';
import { withWholeClaims } from './whole-claims.ts';

/** The phrases of a shot, whose words take 300 ms each. */
const phrasesOf = (...texts: string[]): string[] => {
  const words = texts
    .join(' ')
    .split(' ')
    .map((text, k) => ({ text, startMs: 300 * k, endMs: 300 * k + 240 }));
  const phrases = texts.map((text, k) => ({
    text: text.replace(/[,.]$/u, ''),
    startMs: 300 * texts.slice(0, k).join(' ').split(' ').filter(Boolean).length,
  }));
  const [shot] = withWholeClaims([testShot({ startMs: 0, endMs: 300 * words.length, phrases })], words);
  return shot!.phrases!.map(({ text }) => text);
};

test('a number and its noun are one phrase with the words before them', () => {
  expect(phrasesOf('This jacket keeps you dry', 'for ten hours,', 'weighs less than an apple.')).toEqual([
    'This jacket keeps you dry for ten hours',
    'weighs less than an apple',
  ]);
});

test.each([
  ['another clause', ['It never leaks,', 'for ten hours.']],
  ['too many words before it', ['This jacket of ours keeps all of you dry', 'for ten hours.']],
  ['a longer noun', ['We buy our beans', 'from four small old farms.']],
  ['two numbers', ['We need ten minutes', 'for four farms.']],
])('it stays alone after %s', (_, texts) => {
  expect(phrasesOf(...texts)).toHaveLength(2);
});

test('a short noun goes on in the label of its number, and so does what is paid later', () => {
  expect(phrasesOf('We open fifty drains', 'a year.')).toEqual(['We open fifty drains a year']);
  expect(phrasesOf('You pay nothing', 'for thirty days,', 'it costs $9 later.')[0]).toBe(
    'You pay nothing for thirty days',
  );
});

test('what is denied is one phrase with its denial, unless it is long', () => {
  expect(phrasesOf('Feeling well should not', 'cost you half a day.')).toEqual([
    'Feeling well should not cost you half a day',
  ]);
  expect(phrasesOf('but because nobody', 'told them what counts.')).toHaveLength(1);
  expect(phrasesOf('There is no small print,', 'and we like that.')).toHaveLength(2);
  expect(phrasesOf('Feeling well again should certainly not', 'cost you half a day.')).toHaveLength(2);
});

test('a short part of a clause is one phrase with the other words', () => {
  expect(phrasesOf('and folds', 'into its own pocket.')).toEqual(['and folds into its own pocket']);
  expect(phrasesOf('we take all the time', 'that you need.')).toEqual(['we take all the time that you need']);
  expect(phrasesOf('Wear it on the bike,', 'on the train.')).toHaveLength(2);
  expect(phrasesOf('it always folds', 'into its own pocket.')).toHaveLength(2);
  expect(phrasesOf('下雨天', '也能穿它。')).toHaveLength(2);
});
