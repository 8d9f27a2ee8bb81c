// Tests finding words in sound with syllables at known times.
import { expect, test } from 'vitest';
import { expectTimings } from '../testing/conformance/checks.ts';
import { splitWords } from '../text/words.ts';
import { timeWords } from './align-words.ts';

const RATE = 16_000;
const TEXT =
  'Welcome to Bean and Bloom, your new coffee shop. Every morning, we roast fresh beans and bake warm bread. Bring a friend!';

/** Levels of a voice and of noise, and lengths, of kinds of letters. */
const SOUNDS = [
  { letters: /[aeiouy]+/y, voice: 0.4, noise: 0, ms: 120 },
  { letters: /[lmnrw]/y, voice: 0.15, noise: 0, ms: 50 },
  { letters: /[scfhvz]+/y, voice: 0, noise: 0.06, ms: 80 },
  { letters: /[a-z]/y, voice: 0, noise: 0, ms: 50 },
];

/** Words follow one another, with a pause after each mark; the length of each sound varies by a fifth. */
function babble(text: string, { pace = 1, pauseMs = 300, noise = 0 } = {}) {
  let seed = 1;
  const random = () => {
    seed = (seed * 48_271) % 0x7fffffff;
    return seed / 0x7fffffff - 0.5;
  };
  const samples: number[] = [];
  const add = (ms: number, sound: { voice: number; noise: number }) => {
    const count = Math.round((ms * pace * RATE) / 1000);
    for (let i = 0; i < count; i++) {
      const swell = Math.sin((Math.PI * i) / count);
      const voice = sound.voice * Math.sin((2 * Math.PI * 220 * samples.length) / RATE);
      samples.push(swell * (voice + 2 * sound.noise * random()) + 2 * noise * random());
    }
  };
  const nowMs = () => (samples.length * 1000) / RATE;
  add(150, SILENCE);
  const words = splitWords(text).map((word) => {
    const startMs = nowMs();
    for (let at = 0; at < word.length; ) {
      const letters = word.toLowerCase();
      const sound = SOUNDS.find((kind) => {
        kind.letters.lastIndex = at;
        return kind.letters.test(letters);
      });
      if (sound) add(sound.ms * (1 + 0.4 * random()), sound);
      at = sound?.letters.lastIndex ?? at + 1;
    }
    const endMs = nowMs();
    if (/[.,!]$/.test(word)) add(pauseMs, SILENCE);
    return { text: word, startMs, endMs };
  });
  return { sound: { samples: Float32Array.from(samples), sampleRate: RATE }, words, durationMs: nowMs() };
}

const SILENCE = { voice: 0, noise: 0 };

/** The errors of the starts, smallest first. */
const startErrors = (found: readonly { startMs: number }[], truth: readonly { startMs: number }[]) =>
  found.map(({ startMs }, i) => Math.abs(startMs - truth[i]!.startMs)).sort((a, b) => a - b);

test.each([
  ['at the expected pace', {}],
  ['twice as slow', { pace: 2 }],
  ['at a fast pace', { pace: 0.7 }],
  ['with background noise', { noise: 0.01 }],
  ['without pauses', { pauseMs: 0 }],
])('words %s are found near their syllables', (_, options) => {
  const { sound, words, durationMs } = babble(TEXT, options);
  const found = timeWords(sound, TEXT, 'en-US')!;
  expect(found.map(({ text }) => text)).toEqual(splitWords(TEXT));
  expectTimings({ words: found, phones: [] }, durationMs);
  const errors = startErrors(found, words);
  expect(errors[errors.length >> 1]).toBeLessThan(80);
  expect(errors[Math.floor(errors.length * 0.9)]).toBeLessThan(200);
});

test('words after a pause start where the sound starts again', () => {
  const { sound, words } = babble(TEXT);
  const found = timeWords(sound, TEXT, 'en')!;
  for (const [i, { startMs }] of words.entries()) {
    if (i === 0 || /[.,]$/.test(words[i - 1]!.text)) expect(Math.abs(found[i]!.startMs - startMs)).toBeLessThan(60);
  }
});

test('silence before, within and after speech belongs to no word', () => {
  const { sound, words } = babble('One more thing. Come by.');
  const lengthMs = (sound.samples.length * 1000) / RATE;
  const cut = Math.round((words[2]!.endMs * RATE) / 1000);
  const pad = new Float32Array(4 * RATE);
  const samples = Float32Array.from([
    ...pad,
    ...sound.samples.subarray(0, cut),
    ...pad,
    ...sound.samples.subarray(cut),
    ...pad,
  ]);
  const found = timeWords({ samples, sampleRate: RATE }, 'One more thing. Come by.', 'en')!;
  expect(found[0]!.startMs).toBeGreaterThan(4_000);
  expect(found[2]!.endMs).toBeLessThan(4_000 + words[2]!.endMs + 60);
  expect(found[3]!.startMs).toBeGreaterThan(8_000 + words[2]!.endMs - 60);
  expect(found[4]!.endMs).toBeLessThan(8_000 + lengthMs);
});

test('a long recording stays aligned to its end', () => {
  const text = Array.from({ length: 40 }, () => TEXT)
    .join(' ')
    .slice(0, 5_000);
  const { sound, words, durationMs } = babble(text);
  const found = timeWords(sound, text, 'en')!;
  expectTimings({ words: found, phones: [] }, durationMs);
  expect(startErrors(found, words)[Math.floor(words.length * 0.9)]).toBeLessThan(200);
});

test.each([
  ['zh', '欢迎来到我们的新咖啡馆。今天就开始吧。'],
  ['ar', 'مرحبا بكم في مقهانا الجديد. تعالوا مع أصدقائكم!'],
  ['en', '— 12,345.67 $ & 😀 … !!! a b'],
  ['xx', 'x'],
  ['en', `${'b'.repeat(3_000)} b b`],
])('every word of any text has a time: %s', (language, text) => {
  const { sound, durationMs } = babble(TEXT);
  const found = timeWords(sound, text, language)!;
  expect(found.map((word) => word.text)).toEqual(splitWords(text));
  expectTimings({ words: found, phones: [] }, durationMs);
});

test('silence, and sound with less time than the words need, have no words', () => {
  expect(timeWords({ samples: new Float32Array(RATE), sampleRate: RATE }, TEXT, 'en')).toBeUndefined();
  expect(timeWords({ samples: new Float32Array(0), sampleRate: RATE }, TEXT, 'en')).toBeUndefined();
  const { sound } = babble('Hm');
  expect(timeWords(sound, 'no '.repeat(200), 'en')).toBeUndefined();
});
