// Splits a word into the kinds of sounds that its letters stand for, in any writing system.
import { NUMBER, numberWords } from './number-words.ts';

/** Kinds that differ in loudness and in high frequencies. `consonant` may be any of the three before it, and `any` is unknown speech. */
export type SoundKind = 'vowel' | 'sonorant' | 'noise' | 'stop' | 'consonant' | 'any';

export interface ExpectedSound {
  readonly kind: SoundKind;
  /** Its part of the word's length, in relation to those of the other sounds. */
  readonly weight: number;
}

const WEIGHTS = { vowel: 118, sonorant: 45, noise: 60, stop: 45 };

/** Small letters without accents. All other letters are stops. */
const LETTERS = {
  vowel: 'aeiouyæøœəıаеёиоуыэюяіїєұүөәαεηιουωაეიოუաեէըիօոևاويىآأإةאוי',
  sonorant: 'lmnrwjлмнрйλμνρლმნრլմնրلمنرعهءלמנרעה',
  noise: 'szßxfcçсзшщжфхцчσςξψφχზსშჟჩცხսզշժչخسشصضحثظذزفغסשצזחפ',
};

type LetterKind = keyof typeof WEIGHTS;

const KIND_OF_LETTER: ReadonlyMap<string, LetterKind> = new Map(
  Object.entries(LETTERS).flatMap(([kind, letters]) => [...letters].map((letter) => [letter, kind as LetterKind])),
);

/** Letters that stand for one sound, in most languages. */
const COMBINED = [
  [/tsch|sch|sh|ch|ph|th|ss/gu, 's'],
  [/ck|qu/gu, 'k'],
  [/[h'’]/gu, ''],
] as const;

const ABJAD = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** The vowel between two consonants that Arabic and Hebrew do not write. */
const UNWRITTEN_VOWEL: ExpectedSound = { kind: 'vowel', weight: 50 };

const IDEOGRAPH = /\p{Script=Han}/u;
const SYLLABIC =
  /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Ethiopic}\p{Script=Cherokee}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/u;
const SOUTHEAST_ASIAN = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const syllable = (weight: number): ExpectedSound[] => [
  { kind: 'consonant', weight: weight / 3 },
  { kind: 'vowel', weight: (weight * 2) / 3 },
];

/** A word of a number, or a sign that is read as a word. */
const SPOKEN_WORD: ExpectedSound = { kind: 'any', weight: 300 };
const SIGN = /[$€£¥₹&@+=#°%]/u;

/** Returns the sounds of a word, at least one. Marks, except signs that are read as words, have none. */
export function expectSounds(word: string): ExpectedSound[] {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC');
  const sounds: ExpectedSound[] = [];
  let from = 0;
  for (const { 0: number, index } of plain.matchAll(NUMBER)) {
    sounds.push(...soundsOfLetters(plain.slice(from, index)));
    for (let i = numberWords(number); i > 0; i--) sounds.push(SPOKEN_WORD);
    from = index + number.length;
  }
  sounds.push(...soundsOfLetters(plain.slice(from)));
  return sounds.length > 0 ? sounds : [SPOKEN_WORD];
}

function soundsOfLetters(written: string): ExpectedSound[] {
  const letters = COMBINED.reduce((text, [group, letter]) => text.replace(group, letter), written);
  const sounds: ExpectedSound[] = [];
  for (const letter of letters) {
    if (IDEOGRAPH.test(letter)) sounds.push(...syllable(300));
    else if (SYLLABIC.test(letter)) sounds.push(...syllable(150));
    else if (SOUTHEAST_ASIAN.test(letter)) sounds.push({ kind: 'any', weight: 100 });
    else if (SIGN.test(letter)) sounds.push(SPOKEN_WORD);
    else if (/\p{L}/u.test(letter)) {
      const kind = KIND_OF_LETTER.get(letter) ?? 'stop';
      const previous = sounds.at(-1)?.kind;
      if (kind === 'vowel' && previous === 'vowel') continue;
      if (kind !== 'vowel' && previous !== undefined && previous !== 'vowel' && ABJAD.test(letter))
        sounds.push(UNWRITTEN_VOWEL);
      sounds.push({ kind, weight: WEIGHTS[kind] });
    }
  }
  return sounds;
}
