// Tests subtitle files: their cues and times as a player reads them.
import { splitWords } from '@greenroom/engine-kit/text/words';
import { expect, test } from 'vitest';
import { cuesOf, formatSrt, formatVtt, type TimedWord } from './subtitles.ts';

const spoken = (text: string, eachMs = 300) =>
  splitWords(text).map((word, i) => ({ text: word, startMs: i * eachMs, endMs: (i + 1) * eachMs - 20 }));

const srt = (words: readonly TimedWord[]) => formatSrt(cuesOf(words));
const vtt = (words: readonly TimedWord[]) => formatVtt(cuesOf(words));

/** Cues as a player reads them: times and lines. */
const read = (file: string) =>
  file
    .split('\n\n')
    .filter((block) => block.includes(' --> '))
    .map((block) => {
      const lines = block.trim().split('\n');
      const at = lines.findIndex((line) => line.includes(' --> '));
      return { times: lines[at]!, lines: lines.slice(at + 1) };
    });

test('a sentence is a cue from its first word until shortly after its last, without overlap', () => {
  expect(srt(spoken('Good morning, all. We bake bread.'))).toBe(
    '1\n00:00:00,000 --> 00:00:00,900\nGood morning, all.\n\n2\n00:00:00,900 --> 00:00:02,180\nWe bake bread.\n',
  );
});

test('long sentences continue in further cues of at most two even lines', () => {
  const text =
    'Our flour comes from a small mill by the river, and every single morning we bake fresh bread for people who love it';
  const cues = read(srt(spoken(text)));
  expect(cues.length).toBeGreaterThan(1);
  expect(cues.flatMap(({ lines }) => lines).join(' ')).toBe(text);
  for (const { lines } of cues) {
    expect(lines.length).toBeLessThanOrEqual(2);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(32);
  }
});

test('a word longer than a line has its own cue', () => {
  const address = `https://example.com/${'a'.repeat(50)}`;
  expect(read(srt(spoken(`Visit ${address} today`))).map(({ lines }) => lines)).toEqual([
    ['Visit'],
    [address],
    ['today'],
  ]);
});

test('languages without spaces get none', () => {
  const cues = read(srt(spoken('今天天气很好。我们去公园散步吧。')));
  expect(cues.map(({ lines }) => lines.join(''))).toEqual(['今天天气很好。', '我们去公园散步吧。']);
});

test('WebVTT has the time of each word, and its special characters are escaped', () => {
  expect(vtt(spoken('Salt & <pepper> --> go'))).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:01.280\nSalt &amp; <00:00:00.300>&lt;pepper&gt; --&gt; <00:00:00.600>go\n',
  );
  expect(srt(spoken('Salt & <pepper> --> go'))).not.toMatch(/-->.*-->|pepper> -->/);
});

test('words that begin together share one time', () => {
  const words = [0, 400, 400, 400].map((startMs, i) => ({ text: `w${i}`, startMs, endMs: startMs }));
  expect(vtt(words)).toContain('w0 <00:00:00.400>w1 w2 w3');
});
