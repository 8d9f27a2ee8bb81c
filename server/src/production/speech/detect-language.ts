// Detects the language of a text: by its script where that is enough, else by letters and words.
import { detectAll } from 'tinyld/heavy';

/**
 * Scripts with their possible languages, the most likely first. Letters of dense scripts weigh more than Latin ones,
 * so that a brand name does not turn a Chinese text into an English one.
 */
const SCRIPTS: readonly { script: string; weight: number; languages: readonly string[] }[] = [
  { script: 'Latin', weight: 1, languages: [] },
  { script: 'Han', weight: 4, languages: ['zh'] },
  { script: 'Hangul', weight: 3, languages: ['ko'] },
  { script: 'Arabic', weight: 1, languages: ['ar', 'fa', 'ur', 'ckb', 'ps', 'ug'] },
  { script: 'Hebrew', weight: 1, languages: ['he', 'yi'] },
  { script: 'Cyrillic', weight: 1, languages: ['ru', 'uk', 'bg', 'sr', 'mk', 'be', 'kk', 'ky', 'tt', 'mn'] },
  { script: 'Greek', weight: 1, languages: ['el'] },
  { script: 'Devanagari', weight: 1, languages: ['hi', 'mr', 'ne'] },
  { script: 'Bengali', weight: 1, languages: ['bn'] },
  { script: 'Gurmukhi', weight: 1, languages: ['pa'] },
  { script: 'Gujarati', weight: 1, languages: ['gu'] },
  { script: 'Oriya', weight: 1, languages: ['or'] },
  { script: 'Tamil', weight: 1, languages: ['ta'] },
  { script: 'Telugu', weight: 1, languages: ['te'] },
  { script: 'Kannada', weight: 1, languages: ['kn'] },
  { script: 'Malayalam', weight: 1, languages: ['ml'] },
  { script: 'Sinhala', weight: 1, languages: ['si'] },
  { script: 'Thai', weight: 1, languages: ['th'] },
  { script: 'Lao', weight: 1, languages: ['lo'] },
  { script: 'Khmer', weight: 1, languages: ['km'] },
  { script: 'Myanmar', weight: 1, languages: ['my'] },
  { script: 'Georgian', weight: 1, languages: ['ka'] },
  { script: 'Armenian', weight: 1, languages: ['hy'] },
  { script: 'Ethiopic', weight: 1, languages: ['am', 'ti'] },
  { script: 'Cherokee', weight: 1, languages: ['chr'] },
];

/** Languages in Latin letters that are detected; others need a hint. */
const LATIN = new Set(
  'en es fr de it pt nl pl sv da no fi tr cs sk ro hu id vi hr et lt lv sq ca eu gl af fil is ga cy eo'.split(' '),
);

const SAMPLE = 1000;

/** More words would not change the answer, and unknown ones take time. */
const ENOUGH_WORDS = 60;

/** A word that only one language has weighs as much as its length, up to this: a name does not decide. */
const MAX_WEIGHT = 2;

/** The likely languages of the words of recent texts. A word takes 25 µs, and most words of a script were in others before. */
const words = new Map<string, readonly (readonly [language: string, weight: number])[]>();
const MAX_WORDS = 5_000;

/** A base code of `LANGUAGES`; undefined if the text has too few letters to tell. */
export function detectLanguage(text: string): string | undefined {
  const sample = text.slice(0, SAMPLE);
  const [main] = SCRIPTS.map((entry) => ({ ...entry, letters: lettersIn(sample, entry.script) * entry.weight }))
    .filter(({ letters }) => letters > 0)
    .sort((a, b) => b.letters - a.letters);
  const kana = lettersIn(sample, 'Hiragana') + lettersIn(sample, 'Katakana');
  if (kana * 2 > (main?.letters ?? 0) || (main?.script === 'Han' && kana * 8 > lettersIn(sample, 'Han'))) return 'ja';
  if (!main) return undefined;
  if (main.script === 'Latin') return guess(sample, (language) => LATIN.has(language));
  if (main.languages.length === 1) return main.languages[0];
  return guess(sample, (language) => main.languages.includes(language)) ?? main.languages[0];
}

const lettersIn = (text: string, script: string): number =>
  text.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0;

function guess(text: string, isPossible: (language: string) => boolean): string | undefined {
  const weights = new Map<string, number>();
  const found = text
    .toLowerCase()
    .matchAll(/[\p{L}\p{M}'’]+/gu)
    .map(([word]) => word)
    .take(ENOUGH_WORDS);
  for (const word of found) {
    for (const [language, weight] of languagesOf(word)) weights.set(language, (weights.get(language) ?? 0) + weight);
  }
  return [...weights].sort(([, a], [, b]) => b - a).find(([language]) => isPossible(language))?.[0];
}

function languagesOf(word: string) {
  const known = words.get(word);
  if (known) {
    // The words of one unusual text do not displace common ones.
    words.delete(word);
    words.set(word, known);
    return known;
  }
  const found = detectAll(word).map(
    ({ lang, accuracy }) => [lang === 'tl' ? 'fil' : lang, Math.min(accuracy * word.length, MAX_WEIGHT)] as const,
  );
  if (words.size === MAX_WORDS) words.delete(words.keys().next().value!);
  words.set(word, found);
  return found;
}
