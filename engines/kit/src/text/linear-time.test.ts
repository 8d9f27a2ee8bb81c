// Tests that every function that reads clients' text takes time linear in its length.
import { expect, test } from 'vitest';
import { expectLinear } from '../testing/linear-time.ts';
import { characterCount, columnCount } from './characters.ts';
import { expectSounds } from './expected-sounds.ts';
import { expectWords } from './expected-words.ts';
import { giftIn } from './gifts.ts';
import { languageCode } from './languages.ts';
import { NUMBER, numberWords } from './number-words.ts';
import { replacePhoneNumbers } from './phone-numbers.ts';
import { priceDropIn } from './price-drops.ts';
import { endsInStreet, splitClauses, splitParagraphs, splitSentences } from './sentences.ts';
import { replaceSpacedNumbers } from './spaced-numbers.ts';
import { speechUnits } from './speech-units.ts';
import { joinWords, splitWords } from './words.ts';

const written = (text: string): string => text;

const ABBREVIATED = ['Mr. ', 'A. ', '12 Main St. ', 'Mon. ', '3. ', 'a.m. ', 'No. '];
const COUNTED = ['123 ', '1 000 ', '12\u00a0', '1.', '1,', '$1', '1%'];
const DIALLED = ['01 ', '22.', '+1-22', '(555) ', '0800-', '123 456 '];

const readers: Record<string, readonly [read: (text: string) => unknown, words?: readonly string[]]> = {
  characterCount: [characterCount],
  columnCount: [columnCount],
  splitSentences: [splitSentences, ABBREVIATED],
  splitParagraphs: [splitParagraphs],
  splitClauses: [splitClauses],
  endsInStreet: [endsInStreet, ABBREVIATED],
  splitWords: [splitWords],
  joinWords: [(text) => joinWords(text.split(' '))],
  languageCode: [languageCode],
  numberWords: [(text) => [numberWords(text), ...(text.match(NUMBER) ?? []).map(numberWords)], COUNTED],
  'replacePhoneNumbers in English': [(text) => replacePhoneNumbers(text, 'en', written), DIALLED],
  'replacePhoneNumbers in Spanish': [(text) => replacePhoneNumbers(text, 'es', written), DIALLED],
  'replaceSpacedNumbers in English': [(text) => replaceSpacedNumbers(text, 'en', written), COUNTED],
  'replaceSpacedNumbers in German': [(text) => replaceSpacedNumbers(text, 'de', written), COUNTED],
  expectSounds: [expectSounds, COUNTED],
  expectWords: [(text) => expectWords([text], 'en')],
  giftIn: [giftIn, ['half the ', 'gluten ', 'free ', 'you pay ', 'pay only ']],
  priceDropIn: [
    priceDropIn,
    ['was ', 'now ', '$1 ', '1 000 ', '1,000', '5 € ', 'instead of ', 'de ', 'before ', 'a month '],
  ],
  speechUnits: [(text) => speechUnits(text, 'en'), [...ABBREVIATED, ...COUNTED]],
};

test.each(Object.entries(readers))('%s takes time linear in the length of the text', (_, [read, words]) => {
  expectLinear(read, words && { words });
});

test('a script of line breaks has no sentences', () => {
  for (const lineBreak of ['\r', '\n', '\r\n', '\u2028', '\u2029'])
    expect(splitSentences(`${lineBreak.repeat(5_000)}a`)).toEqual(['a']);
});
