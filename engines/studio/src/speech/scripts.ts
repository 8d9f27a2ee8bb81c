// Selects the language in which to read a word whose script does not belong to the requested language.

/** Scripts, each with its most frequent language and the others that use it. */
const SCRIPTS: readonly { pattern: RegExp; language: string; others: readonly string[] }[] = [
  { pattern: /\p{Script=Hiragana}|\p{Script=Katakana}/u, language: 'ja', others: [] },
  { pattern: /\p{Script=Hangul}/u, language: 'ko', others: [] },
  { pattern: /\p{Script=Han}/u, language: 'zh', others: ['ja', 'yue', 'hak', 'ko'] },
  { pattern: /\p{Script=Arabic}/u, language: 'ar', others: ['fa', 'ur', 'ug', 'sd', 'ps', 'ms'] },
  { pattern: /\p{Script=Hebrew}/u, language: 'he', others: ['yi'] },
  {
    pattern: /\p{Script=Cyrillic}/u,
    language: 'ru',
    others: [
      'uk',
      'be',
      'bg',
      'sr',
      'mk',
      'kk',
      'ky',
      'tt',
      'ba',
      'cv',
      'tg',
      'mn',
      'uz',
      'nog',
      'az',
      'bs',
      'tk',
      'kaa',
    ],
  },
  { pattern: /\p{Script=Greek}/u, language: 'el', others: ['grc'] },
  { pattern: /\p{Script=Devanagari}/u, language: 'hi', others: ['mr', 'ne', 'kok', 'sa', 'sd', 'bpy'] },
  { pattern: /\p{Script=Bengali}/u, language: 'bn', others: ['as', 'bpy'] },
  { pattern: /\p{Script=Gurmukhi}/u, language: 'pa', others: [] },
  { pattern: /\p{Script=Gujarati}/u, language: 'gu', others: [] },
  { pattern: /\p{Script=Oriya}/u, language: 'or', others: [] },
  { pattern: /\p{Script=Tamil}/u, language: 'ta', others: [] },
  { pattern: /\p{Script=Telugu}/u, language: 'te', others: [] },
  { pattern: /\p{Script=Kannada}/u, language: 'kn', others: [] },
  { pattern: /\p{Script=Malayalam}/u, language: 'ml', others: [] },
  { pattern: /\p{Script=Sinhala}/u, language: 'si', others: [] },
  { pattern: /\p{Script=Thai}/u, language: 'th', others: [] },
  { pattern: /\p{Script=Myanmar}/u, language: 'my', others: ['shn'] },
  { pattern: /\p{Script=Georgian}/u, language: 'ka', others: [] },
  { pattern: /\p{Script=Armenian}/u, language: 'hy', others: ['hyw'] },
  { pattern: /\p{Script=Ethiopic}/u, language: 'am', others: ['ti'] },
  { pattern: /\p{Script=Latin}/u, language: 'en', others: [] },
];

/** Returns the index of the first matching script; undefined for digits and symbols. */
export function scriptOf(text: string): number | undefined {
  const index = SCRIPTS.findIndex(({ pattern }) => pattern.test(text));
  return index < 0 ? undefined : index;
}

/**
 * Returns `requested` if it can be written in that script, else the script's own language. Latin letters suit every
 * language.
 */
export function languageOfScript(script: number, requested: string): string {
  const { language, others } = SCRIPTS[script]!;
  const base = requested.split('-')[0]!.toLowerCase();
  return script === SCRIPTS.length - 1 || base === language || others.includes(base) ? requested : language;
}
