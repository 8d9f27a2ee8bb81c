// Tests matching the words of a text to reported words.
import { splitWords } from '@greenroom/engine-kit/text/words';
import { describe, expect, test } from 'vitest';
import { fillTimes } from './fill-times.ts';
import { matchWords } from './match-words.ts';

/** Reported words, 100 ms each. */
const heard = (...words: string[]) => words.map((text, i) => ({ text, startMs: i * 100, endMs: i * 100 + 100 }));

const match = (text: string, ...words: string[]) =>
  matchWords(splitWords(text), heard(...words)).map((span) => (span ? [span.startMs, span.endMs] : undefined));

describe('matching', () => {
  test('punctuation, case and accents do not count', () => {
    expect(match('Voilà, ÇA va !', 'voila', 'ça', 'va')).toEqual([
      [0, 100],
      [100, 200],
      [200, 300],
    ]);
  });

  test('a word that was split into tokens lasts from the first to the last', () => {
    expect(match("Don't stop-and-go.", 'Do', "n't", 'stop', '-', 'and', 'go', '.')).toEqual([
      [0, 200],
      [200, 600],
    ]);
  });

  test('words that were joined share the time by their letters', () => {
    expect(match('a day off', 'aday', 'off')).toEqual([
      [0, 25],
      [25, 100],
      [100, 200],
    ]);
  });

  test('a number that was read as words is not found, but its neighbours are', () => {
    expect(match('Only 24 left', 'Only', 'twenty', 'four', 'left')).toEqual([[0, 100], undefined, [300, 400]]);
    expect(match('open 24 hours', 'open', 'twenty', 'four', 'hours')).toEqual([[0, 100], undefined, [300, 400]]);
  });

  test('words that were misheard a little are found', () => {
    expect(match('The colour is grey', 'the', 'color', 'is', 'gray')).toEqual([
      [0, 100],
      [100, 200],
      [200, 300],
      [300, 400],
    ]);
  });

  test('words that were left out or added shift nothing', () => {
    expect(match('one two three four', 'one', 'uh', 'three', 'four', 'five')).toEqual([
      [0, 100],
      undefined,
      [200, 300],
      [300, 400],
    ]);
  });

  test('characters of a script without spaces are joined to words', () => {
    expect(splitWords('我们吃饭。')).toEqual(['我们', '吃饭。']);
    expect(match('我们吃饭。', '我', '们', '吃', '饭')).toEqual([
      [0, 200],
      [200, 400],
    ]);
  });

  test('another text is not found', () => {
    expect(match('Good morning', 'zzz', 'xxx')).toEqual([undefined, undefined]);
    expect(match('Good morning')).toEqual([undefined, undefined]);
    expect(match('… !', 'a')).toEqual([undefined]);
  });

  test('a repeated word is found where it is repeated, even in a long text', () => {
    const words = Array.from({ length: 900 }, (_, i) => `the ${i % 7} word${i}`.split(' ')).flat();
    const reported = words.filter((_, i) => i % 50 !== 3);
    const spans = matchWords(words, heard(...reported));
    const at = words.lastIndexOf('the');
    expect(spans[at]!.startMs).toBe(reported.lastIndexOf('the') * 100);
  });
});

describe('completing', () => {
  const estimate = [0, 1, 2, 3].map((i) => ({ startMs: i * 1_000, endMs: i * 1_000 + 800 }));
  const words = ['a', 'b', 'c', 'd'];

  test('words without times are placed between their neighbours, in proportion to the estimate', () => {
    const spans = [{ startMs: 0, endMs: 500 }, undefined, undefined, { startMs: 1_000, endMs: 1_400 }];
    expect(fillTimes(words, spans, estimate, 1_500)).toEqual([
      { text: 'a', startMs: 0, endMs: 500 },
      { text: 'b', startMs: 545, endMs: 727 },
      { text: 'c', startMs: 773, endMs: 955 },
      { text: 'd', startMs: 1_000, endMs: 1_400 },
    ]);
  });

  test('times that overlap, go back or leave the recording are corrected', () => {
    const spans = [
      { startMs: 10.4, endMs: 300 },
      { startMs: 200, endMs: 250 },
      { startMs: 100, endMs: 5_000 },
      { startMs: 4_000, endMs: 6_000 },
    ];
    const timed = fillTimes(words, spans, [], 1_000);
    for (const [i, { startMs, endMs }] of timed.entries()) {
      expect(startMs).toBeGreaterThanOrEqual(timed[i - 1]?.endMs ?? 0);
      expect(endMs).toBeGreaterThan(startMs);
      expect(endMs).toBeLessThanOrEqual(1_000);
      expect([startMs, endMs].every(Number.isInteger)).toBe(true);
    }
    expect(timed[0]).toEqual({ text: 'a', startMs: 10, endMs: 200 });
  });

  test('many words fit into a gap without length', () => {
    const spans = [{ startMs: 0, endMs: 500 }, undefined, undefined, { startMs: 500, endMs: 900 }];
    const timed = fillTimes(words, spans, estimate, 900);
    expect(timed.every(({ startMs, endMs }) => endMs > startMs)).toBe(true);
    expect(timed.at(-1)!.endMs).toBeLessThanOrEqual(900);
  });
});
