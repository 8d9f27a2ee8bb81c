// How fast the built-in speech says each language, measured by `npm run bench:estimate`, which prints how far off these figures are.
import type { SpeechUnits } from './speech-units.ts';

/** Milliseconds for one unit of each kind. */
export type Pace = Readonly<Record<keyof SpeechUnits, number>>;

/** At the default speed, in the mean of all measured languages. */
const UNIT_MS: Pace = {
  syllables: 108,
  consonants: 40,
  ideographs: 284,
  blocks: 168,
  abjad: 70,
  mainland: 120,
  words: 48,
  numberWords: 310,
  percents: 656,
  signs: 346,
  spelled: 150,
  commas: 182,
  breaks: 472,
  /** The pause behind a sentence and the lengthening before it. */
  sentences: 522,
  /** What the pause behind a paragraph is longer by. */
  paragraphs: 240,
};

/** The built-in speech has no dictionary of Japanese and names a Chinese character instead of reading it. */
const KANJI_MS = 860;

/** What a text is shorter by than its sentences and paragraphs say: the last one has no pause behind it. */
export const LAST_PAUSE_MS = 370;

/** Time of a language relative to the mean. Those with a few texts only are rounded up. */
const SCALES: Readonly<Record<string, number>> = {
  af: 1.02,
  am: 1.1,
  ar: 1.24,
  az: 1.02,
  be: 0.95,
  bg: 0.96,
  bn: 1.17,
  bs: 0.88,
  ca: 0.87,
  cs: 0.96,
  cy: 0.98,
  da: 0.83,
  de: 0.89,
  el: 0.88,
  en: 0.95,
  eo: 0.95,
  es: 0.86,
  et: 0.99,
  eu: 1.04,
  fa: 1.17,
  fi: 1.03,
  fr: 0.75,
  ga: 0.92,
  gu: 1.17,
  he: 1.06,
  hi: 1.01,
  hr: 0.89,
  hu: 0.99,
  hy: 1.06,
  id: 0.96,
  is: 1.04,
  it: 0.87,
  ja: 0.95,
  ka: 1.03,
  kk: 0.98,
  kn: 1.26,
  ko: 1.01,
  la: 1.1,
  lt: 1.1,
  lv: 0.95,
  mk: 0.97,
  ml: 1.42,
  mr: 1.19,
  ms: 1,
  mt: 1.12,
  ne: 1.26,
  nl: 0.94,
  no: 1.01,
  pa: 1.08,
  pl: 1.01,
  pt: 0.9,
  ro: 0.94,
  ru: 0.81,
  si: 1.16,
  sk: 0.98,
  sl: 1,
  sq: 0.87,
  sr: 0.88,
  sv: 0.96,
  sw: 1.05,
  ta: 1.16,
  te: 1.28,
  th: 1.1,
  tr: 1.04,
  uk: 1.03,
  ur: 1.02,
  uz: 0.98,
  vi: 0.95,
  zh: 0.87,
};

/** For languages that nobody has measured. */
const UNMEASURED = 1.05;

/** `language` is a base code. */
export function paceOf(language: string): Pace {
  const scale = SCALES[language] ?? UNMEASURED;
  const unitMs = language === 'ja' ? { ...UNIT_MS, ideographs: KANJI_MS } : UNIT_MS;
  return Object.fromEntries(Object.entries(unitMs).map(([kind, ms]) => [kind, ms * scale])) as Pace;
}
