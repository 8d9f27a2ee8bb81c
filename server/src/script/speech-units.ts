// What a text consists of when it is spoken: syllables, consonants, words, figures and pauses, counted without a dictionary.
import { splitSentences } from './sentences.ts';

/** Counts that take time to say, whatever the language. */
export interface SpeechUnits {
  /** Groups of vowel letters, or characters of a script that writes syllables. */
  syllables: number;
  /** Letters that are not vowels. */
  consonants: number;
  words: number;
  /** Figures, and signs that are read as words: % $ & @ + and the like. */
  figures: number;
  /** Letters of words in capitals that are spelled out. */
  spelled: number;
  /** Commas, colons, dashes. */
  clauses: number;
  sentences: number;
  paragraphs: number;
}

const SYLLABIC =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Ethiopic}\p{Script=Cherokee}]/u;
const VOWELS = /[aeiouyæøœəıаеёиоуыэюяіїєұүөәαεηιουωάέήίόύώϊϋаეიოუաեէըիոօեւ\u064e-\u0650اويىآإأאויע]+/giu;
const SPELLED = /(?<![\p{L}\p{N}])\p{Lu}{2,5}(?![\p{L}\p{N}])/gu;
const FIGURES = /[\p{N}%$€£¥₹&@+=#°]/gu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

export function speechUnits(text: string): SpeechUnits {
  const plain = text.normalize('NFC').toLowerCase();
  const letters = count(plain, /\p{L}/gu);
  const syllabic = count(plain, new RegExp(SYLLABIC, 'gu'));
  const vowelLetters = (plain.match(VOWELS) ?? []).join('').length;
  return {
    syllables: count(plain, VOWELS) + syllabic,
    consonants: Math.max(0, letters - syllabic - vowelLetters),
    words: count(plain, /[\p{L}\p{M}\p{N}'’]+/gu),
    figures: count(plain, FIGURES),
    spelled: (text.match(SPELLED) ?? []).join('').length,
    clauses: count(plain, /[,;:—–،؛、，；：](?=\s|$)|[、，；：]/gu),
    sentences: splitSentences(text).length,
    paragraphs: text.trim().split(/\r?\n\s*\n/).length,
  };
}
