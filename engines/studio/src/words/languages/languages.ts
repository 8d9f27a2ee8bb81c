// The languages whose descriptions of people are read, and the words of each.
import { accessories } from './accessories.ts';
import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { colours } from './colours.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { hindi } from './hindi.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import type { Language } from './language.ts';
import { dutch, korean, polish, russian, turkish } from './other-languages.ts';
import { peoples } from './peoples.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import { trades } from './trades.ts';
import { wear } from './wear.ts';
import { work } from './work.ts';

export interface Glossary {
  /** Longest phrase, in words. */
  readonly longest: number;
  /** Words and phrases with the English ones. */
  readonly phrases: ReadonlyMap<string, string>;
  /** Beginnings of words with any ending. */
  readonly stems: ReadonlyMap<string, string>;
}

/** The form in which words are compared: Arabic without vowel marks and with one form of each letter. */
export const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي');

/** Each line has English words, a colon, and the foreign ones that they translate; `*` is any ending. */
const glossaryOf = (...tables: readonly (string | undefined)[]): Glossary => {
  const phrases = new Map<string, string>();
  const stems = new Map<string, string>();
  const lines = tables.flatMap((table) => table?.normalize('NFC').trim().split('\n') ?? []);
  for (const line of lines) {
    const [english, forms] = line.split(': ') as [string, string];
    for (const form of forms.split(', ').map(foldWord))
      if (form.endsWith('*')) stems.set(form.slice(0, -1), english);
      else phrases.set(form, english);
  }
  const longest = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length));
  return { longest, phrases, stems };
};

/** Tables by the code of the language. */
const words: Record<Language, string> = {
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch,
  pl: polish,
  tr: turkish,
  ar: arabic,
  hi: hindi,
  ru: russian,
  ja: japanese,
  zh: chinese,
  ko: korean,
};

export const glossaries = Object.fromEntries(
  Object.entries(words).map(([language, table]) => [
    language,
    glossaryOf(table, ...[peoples, wear, accessories, trades, work, colours].map((more) => more[language as Language])),
  ]),
) as Record<Language, Glossary>;
