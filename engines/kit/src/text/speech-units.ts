// Counts the units of a text that take time to speak: syllables, consonants, words, numbers and pauses, without a dictionary.
import { NUMBER, numberWords } from './number-words.ts';
import { replacePhoneNumbers } from './phone-numbers.ts';
import { splitParagraphs, splitSentences } from './sentences.ts';
import { replaceSpacedNumbers } from './spaced-numbers.ts';
import { UNSTRESSED } from './unstressed-words.ts';

/** Counts of everything that takes time to speak. Each letter is counted in the unit of its script. */
export interface SpeechUnits {
  /** Groups of vowel letters; kana; letters of Indic and Ethiopic scripts, which are read with a vowel. */
  syllables: number;
  /** Letters other than vowels, in scripts that write both. */
  consonants: number;
  /** Chinese characters, in any language. */
  ideographs: number;
  /** Korean syllable blocks. */
  hangul: number;
  /** Letters of Arabic and Hebrew, which do not write most vowels. */
  abjad: number;
  /** Letters of Thai, Lao, Khmer and Burmese, whose vowels are mostly marks. */
  southeastAsian: number;
  words: number;
  /** The words among them that are unstressed. */
  unstressed: number;
  /** Words that numbers are read as. */
  numberWords: number;
  percents: number;
  /** Other signs that are read as words, such as $ & @ +, points and slashes of addresses, hyphens of ranges; and abbreviations. */
  signs: number;
  /** Letters of acronyms. */
  spelled: number;
  commas: number;
  /** Colons, semicolons and dashes. */
  breaks: number;
  sentences: number;
  paragraphs: number;
}

const VOWELS = /[aeiouyæøœəıаеёиоуыэюяіїєұүөәαεηιουωაეიოუաեէըիօոև]+/gu;
const SYLLABIC =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Ethiopic}\p{Script=Cherokee}]|(?=\p{L})[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/gu;
/** Signs that remove the vowel of a letter, and kana that belong to the syllable before them. */
const SILENCED = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dcaゃゅょャュョァィゥェォ]/gu;
const IDEOGRAPHS = /\p{Script=Han}/gu;
const HANGUL = /\p{Script=Hangul}/gu;
const ABJAD = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]/gu;
const SOUTHEAST_ASIAN = /(?=\p{L})[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
const SIGNS = /[$€£¥₹&@+=#°]|(?<=[\p{L}\d])[./](?=\p{L})|(?<=\d)[-–](?=[\d$€£])/gu;
/** A point inside a sentence: "Dr.", "z. B.". */
const ABBREVIATIONS = /\p{L}\.(?=\s)/gu;
const SPELLED = /(?<![\p{L}\p{N}])\p{Lu}{2,4}(?![\p{L}\p{N}])/gu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const lengthOf = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).join('').length;

/**
 * Counts the units of a text.
 *
 * @param language a base code; it decides which letters are silent and which words are unstressed
 */
export function speechUnits(written: string, language: string): SpeechUnits {
  const text = withSpokenNumbers(written, language);
  const sentences = splitSentences(text);
  // Without Latin accents, so that one list of vowels is enough.
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC');
  const spoken = language === 'en' ? withoutSilentE(plain) : plain;
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}']+/gu) ?? [];
  const syllabic = count(spoken, SYLLABIC);
  const [ideographs, blocks, abjad, mainland] = [IDEOGRAPHS, HANGUL, ABJAD, SOUTHEAST_ASIAN].map((script) =>
    count(spoken, script),
  ) as [number, number, number, number];
  const alphabetic = count(spoken, /\p{L}/gu) - syllabic - ideographs - blocks - abjad - mainland;
  return {
    syllables: count(spoken, VOWELS) + Math.max(0, syllabic - count(spoken, SILENCED)),
    consonants: Math.max(0, alphabetic - lengthOf(spoken, VOWELS)),
    ideographs,
    hangul: blocks,
    abjad,
    southeastAsian: mainland,
    words: words.length,
    unstressed: words.filter((word) => UNSTRESSED[language]?.has(word)).length,
    numberWords: (spoken.match(NUMBER) ?? []).reduce((words, number) => words + numberWords(number), 0),
    percents: count(spoken, /%/g),
    signs: count(spoken, SIGNS) + sentences.reduce((sum, sentence) => sum + count(sentence, ABBREVIATIONS), 0),
    spelled: lengthOf(text, SPELLED),
    commas: count(spoken, /[,،、，](?=\s|$|\p{L})/gu),
    breaks: count(spoken, /[;:؛；：](?=\s|$|\p{L})|[–—]/gu),
    sentences: sentences.length,
    paragraphs: splitParagraphs(text.trim()).length,
  };
}

/** Phone numbers digit by digit with pauses between groups, spaced thousands as one number. */
function withSpokenNumbers(text: string, language: string): string {
  const dialled = replacePhoneNumbers(text, language, (_, groups) =>
    groups.map((group) => (/\d/.test(group) ? [...group].join(' ') : group.toLowerCase())).join(', '),
  );
  // The digits of phone numbers are separate by now, so they are not taken for thousands.
  return replaceSpacedNumbers(dialled, language, (number) => number.replace(/\s/gu, ''));
}

const withoutSilentE = (text: string): string => text.replace(/e(?=s?\b)(?<!le)(?<=[aeiouy][^aeiouy\s]+e)/gu, '');
