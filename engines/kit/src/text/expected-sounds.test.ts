// Tests splitting words into kinds of sounds.
import { expect, test } from 'vitest';
import { expectSounds } from './expected-sounds.ts';

/** One letter for each sound: v, r (sonorant), s (noise), t (stop), c (consonant) or a (any). */
const soundsOf = (word: string): string =>
  expectSounds(word)
    .map(({ kind }) => ({ vowel: 'v', sonorant: 'r', noise: 's', stop: 't', consonant: 'c', any: 'a' })[kind])
    .join('');

test.each([
  ['Bread,', 'trvt'],
  ['schönes', 'svrvs'],
  ['Quai', 'tv'],
  ['привет', 'trvtvt'],
  ['مرحبا', 'rvrvsvtv'],
  ['咖啡馆。', 'cvcvcv'],
  ['ไทย', 'aaa'],
  ['2024', 'aaaa'],
  ['$5', 'aa'],
  ['—', 'a'],
])('%s', (word, sounds) => {
  expect(soundsOf(word)).toBe(sounds);
});
