// Finds the language of a description: by its script, or by the most known words in Latin script.
import { isColourWord } from '../paint/colour-words.ts';
import type { Language } from './languages/language.ts';
import { foldWord, glossaries } from './languages/languages.ts';
import { peopleWords } from './origin-words.ts';

/** In the order in which they are tried: Japanese text has Chinese characters too. */
const scripts: readonly (readonly [RegExp, Language])[] = [
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/u, 'ja'],
  [/\p{sc=Han}/u, 'zh'],
  [/\p{sc=Hangul}/u, 'ko'],
  [/\p{sc=Arabic}/u, 'ar'],
  [/\p{sc=Devanagari}/u, 'hi'],
  [/\p{sc=Cyrillic}/u, 'ru'],
];

const latin = ['de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'tr'] as const;

const englishWords = new Set(
  ['the', 'an', 'on', 'his', 'her', 'he', 'she', 'who', 'wears', 'has', 'at', 'not', 'but']
    // Titles that several languages share.
    .concat(['professor', 'consultant', 'senior', 'director', 'doctor', 'manager', 'designer', 'coach', 'chef'])
    .concat([...glossaries.de.phrases.values(), ...glossaries.es.phrases.values()].flatMap((text) => text.split(' '))),
);

const people = new RegExp(`^(?:${peopleWords})$`);
const isEnglish = (word: string): boolean => englishWords.has(word) || isColourWord(word) || people.test(word);

/** Words of the text in the form in which they are compared. */
export const foldedWords = (text: string): string[] => foldWord(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The language of a text; undefined for English and for languages without a glossary. */
export const languageOf = (text: string): Language | undefined => {
  const [, byScript] = scripts.find(([script]) => script.test(text)) ?? [];
  if (byScript) return byScript;
  // Numbers are of no language.
  const words = foldedWords(text).filter((word) => !/^\d/.test(word));
  const english = words.filter(isEnglish).length;
  let best: { language: Language | undefined; known: number } = { language: undefined, known: english };
  for (const language of latin) {
    const { phrases, stems } = glossaries[language];
    const known = words.filter((word) => phrases.has(word) || stemOf(word, stems) !== undefined).length;
    if (known > best.known) best = { language, known };
  }
  return best.language;
};

/** Longer words are no words; a limit keeps the time linear. */
const LONGEST_WORD = 40;

/** The English words of the longest beginning of a word that the stems have. */
export const stemOf = (word: string, stems: ReadonlyMap<string, string>): string | undefined => {
  if (word.length > LONGEST_WORD) return undefined;
  for (let length = word.length; length > 1; length--) {
    const english = stems.get(word.slice(0, length));
    if (english !== undefined) return english;
  }
  return undefined;
};
