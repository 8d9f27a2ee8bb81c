// Tests the estimated length of speech.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { naturalPaceOf } from './natural-pace.ts';
import { numberWords } from './number-words.ts';
import { estimateSpeechMs, hurryFor, type PaceOf } from './speech-length.ts';

const seconds = (text: string, language: string) => estimateSpeechMs(text, language, naturalPaceOf) / 1000;

test('numbers count as the words that they are read as', () => {
  const words = Object.entries({
    '7': 1,
    '20': 1,
    '45': 2,
    '299': 4,
    '1,299': 6,
    '1.299': 6,
    '29.99': 5,
    '10:30': 2,
    '2026': 4,
    '0': 1,
    '007': 3,
  });
  expect(words.map(([number]) => [number, numberWords(number)])).toEqual(words);
  expect(seconds('It costs $1,299.99 now.', 'en')).toBeGreaterThan(seconds('It costs nothing now.', 'en') + 1.5);
});

test('pauses take time, and a region changes nothing', () => {
  const [oneSentence, threeSentences] = ['Bread and coffee and cake', 'Bread. And coffee. And cake.'];
  expect(seconds(threeSentences, 'en')).toBeGreaterThan(seconds(oneSentence, 'en') + 0.6);
  expect(seconds(threeSentences, 'en-GB')).toBe(seconds(threeSentences, 'en'));
});

test('an unmeasured language, or a text in the script of another language, has a plausible length', () => {
  expect(seconds('Mo fẹ́ ra bàtà tuntun ní ọjà lónìí.', 'yo')).toBeGreaterThan(1.5);
  expect(seconds('每天早上我们都有最新鲜的咖啡。', 'en')).toBeGreaterThan(3);
  expect(seconds('قهوة طازجة كل صباح في مدينتنا', 'en')).toBeGreaterThan(1.5);
});

test('every text has a length in whole milliseconds above zero, and a longer text a greater one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const ms = estimateSpeechMs(text, 'en', naturalPaceOf);
      expect(Number.isSafeInteger(ms) && ms > 0).toBe(true);
      expect(estimateSpeechMs(`${text} and some more words`, 'en', naturalPaceOf)).toBeGreaterThan(ms);
    }),
  );
});

test('five thousand repeated characters have a length', () => {
  for (const piece of ['a', '.', '1', ' ', 'A.', '你', '\n', 'a,', '1.000']) {
    expect(estimateSpeechMs(piece.repeat(5000 / piece.length), 'en', naturalPaceOf)).toBeGreaterThan(0);
  }
});

test('an engine hurries as much as a text needs to fit, and no more', () => {
  const paceOf: PaceOf = (language) => {
    const hurried = naturalPaceOf(language);
    return { ...hurried, unitMs: { ...hurried.unitMs, sentences: hurried.unitMs.sentences + 300 }, hurried };
  };
  const text = 'We bake fresh bread. Every morning of the year. Come by and see!';
  const lengthIn = (maxMs: number) => estimateSpeechMs(text, 'en', paceOf, hurryFor(text, 'en', paceOf, maxMs));
  const [calmMs, hurriedMs] = [estimateSpeechMs(text, 'en', paceOf), estimateSpeechMs(text, 'en', naturalPaceOf)];
  expect(calmMs).toBeGreaterThan(hurriedMs + 800);
  expect(lengthIn(60_000)).toBe(calmMs);
  for (const maxMs of [calmMs, calmMs - 1, hurriedMs + 300, hurriedMs]) expect(lengthIn(maxMs)).toBe(maxMs);
  expect(lengthIn(1000)).toBe(hurriedMs);
  expect(estimateSpeechMs(text, 'en', naturalPaceOf, hurryFor(text, 'en', naturalPaceOf, 1000))).toBe(hurriedMs);
});

test('a slower pace takes proportionally longer', () => {
  const slow: PaceOf = (language) => {
    const { unitMs, lastPauseMs } = naturalPaceOf(language);
    const doubled = Object.fromEntries(Object.entries(unitMs).map(([kind, ms]) => [kind, 2 * ms]));
    return { unitMs: doubled as typeof unitMs, lastPauseMs: 2 * lastPauseMs };
  };
  const text = 'We bake fresh bread for you every morning of the year.';
  // The margin's fixed part is added once.
  expect(estimateSpeechMs(text, 'en', slow) - 120).toBeCloseTo(
    2 * (estimateSpeechMs(text, 'en', naturalPaceOf) - 120),
    -1,
  );
});
