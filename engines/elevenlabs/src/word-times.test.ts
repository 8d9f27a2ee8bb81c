// Tests the times of words: exact alignments, alignments that differ from the text, and every kind of nonsense.
import { expectTimings } from '@greenroom/engine-kit/testing/conformance/checks';
import { splitWords } from '@greenroom/engine-kit/text/words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AlignedPart, wordTimes } from './word-times.ts';

/** 100 ms for each part. */
const partsOf = (texts: readonly string[]): AlignedPart[] =>
  texts.map((text, i) => ({ text, start: i / 10, end: (i + 1) / 10 }));

const times = (text: string, texts: readonly string[]) =>
  wordTimes(text, partsOf(texts), texts.length * 100)?.map((word) => [word.text, word.startMs, word.endMs]);

test('words have the times of their characters', () => {
  expect(times('Hi you!', [...'Hi you!'])).toEqual([
    ['Hi', 0, 200],
    ['you!', 300, 600],
  ]);
});

test('surrogate pairs may be split into code units', () => {
  const text = '𝒜b c';
  const expected = [
    ['𝒜b', 0, 200],
    ['c', 300, 400],
  ];
  expect(times(text, [...text])).toEqual(expected);
  expect(times(text, text.split(''))).toEqual([
    ['𝒜b', 0, 300],
    ['c', 400, 500],
  ]);
});

test('accents may be composed or separate', () => {
  expect(times('Café né', [...'Café né'.normalize('NFD')])).toEqual([
    ['Café', 0, 400],
    ['né', 600, 800],
  ]);
  expect(times('Café né'.normalize('NFD'), [...'Café né'.normalize('NFC')])?.map(([, ...at]) => at)).toEqual([
    [0, 400],
    [500, 700],
  ]);
});

test('words without spaces between them have their own times', () => {
  expect(times('你好世界', [...'你好世界'])).toEqual([
    ['你好', 0, 200],
    ['世界', 200, 400],
  ]);
});

test('a number that is read as words takes the time between its neighbours', () => {
  expect(times('We have 25 cats here', [...'We have twenty five cats here'])).toEqual([
    ['We', 0, 200],
    ['have', 300, 700],
    ['25', 700, 2_000],
    ['cats', 2_000, 2_400],
    ['here', 2_500, 2_900],
  ]);
});

test('an abbreviation that is read in full does not move the words after it', () => {
  const found = times('Dr. Smith lives on Elm St. today', [...'Doctor Smith lives on Elm Street today']);
  expect(found?.map(([word]) => word)).toEqual(splitWords('Dr. Smith lives on Elm St. today'));
  expect(found?.[1]).toEqual(['Smith', 700, 1_200]);
  expect(found?.at(-1)).toEqual(['today', 3_300, 3_800]);
});

test('whole words may be aligned instead of characters', () => {
  expect(times('one two', ['one', 'two'])).toEqual([
    ['one', 0, 100],
    ['two', 100, 200],
  ]);
});

test('an alignment of another text, or without times, is not used', () => {
  expect(times('Completely different words', [...'xyz qqq jjj kkk zzz vvv'])).toBeUndefined();
  expect(wordTimes('one two', [{ text: 'one two', start: null, end: null }], 1_000)).toBeUndefined();
  expect(wordTimes('one two', [], 1_000)).toBeUndefined();
});

test('times beyond the sound are cut, and missing ones are filled in', () => {
  const parts = [...'a b c d'].map((text, i) => ({
    text,
    start: i / 10,
    end: i < 2 ? (i + 1) / 10 : (i + 1) / 10 + 0.1,
  }));
  const words = wordTimes('a b c d', parts, 700)!;
  expectTimings({ words, phones: [] }, 700);
  const ragged = partsOf([...'one two three']).map((part, i) => (i < 8 ? part : { text: part.text }));
  const filled = wordTimes('one two three', ragged, 1_300)!;
  expect(filled.map(({ text, startMs }) => [text, startMs])).toEqual([
    ['one', 0],
    ['two', 400],
    ['three', 700],
  ]);
});

const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc.lorem({ maxCount: 12 }),
  fc.string({ unit: 'binary', maxLength: 40 }).map((noise) => `word ${noise} 漢字 ไทย 25 😀 é`),
);
const time = fc.oneof(
  fc.double({ min: -2, max: 12 }),
  fc.constantFrom(0, null, undefined, Number.NaN, Number.POSITIVE_INFINITY, -1e308, 1e308),
);
const exactParts = (words: string) =>
  fc.record({
    texts: fc.constantFrom(
      [...words],
      words.split(''),
      [...words.normalize('NFKD')],
      [...words.toUpperCase()],
      words.split(/\b/),
    ),
    changes: fc.array(fc.record({ at: fc.nat({ max: 60 }), start: time, end: time }), { maxLength: 12 }),
  });

test('every alignment returns the words of the text, in order, without overlaps and within the sound, or nothing', () => {
  fc.assert(
    fc.property(
      text.chain((words) =>
        fc.tuple(
          fc.constant(words),
          fc.oneof(
            exactParts(words).map(({ texts, changes }) => {
              const parts: AlignedPart[] = partsOf(texts);
              for (const { at, ...change } of changes) if (parts[at]) Object.assign(parts[at], change);
              return parts;
            }),
            fc.array(fc.record({ text: fc.string({ unit: 'binary', maxLength: 5 }), start: time, end: time }), {
              maxLength: 80,
            }),
          ),
          fc.double({ min: 0, max: 8_000, noNaN: true }),
        ),
      ),
      ([words, parts, durationMs]) => {
        const found = wordTimes(words, parts, durationMs);
        if (found === undefined) return;
        expect(found.map((word) => word.text)).toEqual(splitWords(words));
        expectTimings({ words: found, phones: [] }, durationMs);
        expect(found.every(({ startMs, endMs }) => Number.isInteger(startMs) && Number.isInteger(endMs))).toBe(true);
      },
    ),
    { numRuns: 2_000 },
  );
});

test('an alignment with small errors is still used', () => {
  // The only letter of a text may not be missing.
  const severalWords = fc.lorem({ maxCount: 20 }).filter((text) => text.includes(' '));
  fc.assert(
    fc.property(severalWords, fc.integer({ min: 0, max: 200 }), (words, removed) => {
      const characters = [...words];
      characters.splice(removed % characters.length, 1);
      expect(times(words, characters)).toBeDefined();
    }),
  );
});

test('a long text that differs everywhere is compared in little time', () => {
  expect(wordTimes('ab '.repeat(2_500), partsOf([...'cd '.repeat(2_500)]), 1e6)).toBeUndefined();
});
