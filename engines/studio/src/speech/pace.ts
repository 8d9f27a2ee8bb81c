// The pace of the built-in speech in each language, measured by `npm run bench:estimate`, which prints the error of
// these figures.
import type { Pace, PaceOf, Tempo } from '@greenroom/engine-kit/text/speech-length';

type UnitMs = Tempo['unitMs'];

/** At the default speed in complete hurry, averaged over all measured languages. */
const UNIT_MS: UnitMs = {
  syllables: 112,
  consonants: 37,
  ideographs: 286,
  hangul: 168,
  abjad: 72,
  southeastAsian: 120,
  words: 51,
  unstressed: -77,
  numberWords: 294,
  percents: 653,
  signs: 343,
  spelled: 149,
  commas: 181,
  breaks: 444,
  /** The pause after a sentence, and the lengthening before it. */
  sentences: 483,
  /** The additional length of the pause after a paragraph. */
  paragraphs: 240,
};

/** Units whose time in one language differs from its scale. */
const OWN_UNIT_MS: Readonly<Record<string, Partial<UnitMs>>> = {
  /** The built-in speech has no dictionary of Japanese and names a Chinese character instead of reading it. */
  ja: { ideographs: 946 },
  /** "Dziewięćdziesiąt" is five syllables. */
  pl: { numberWords: 430 },
};

const LAST_PAUSE_MS = 370;

/** Without hurry, pauses are longer in every language, and eSpeak NG, which speaks all but English, is slower. */
const CALM_PAUSES_MS = { sentences: 240, paragraphs: 10, afterLast: 320 };
const CALM_SLOWNESS = 1.1;

/** Time of a language relative to the mean. Those with a few texts only are rounded up. */
const SCALES: Readonly<Record<string, number>> = {
  af: 1.03,
  am: 1.08,
  ar: 1.23,
  az: 1.03,
  be: 0.95,
  bg: 0.97,
  bn: 1.16,
  bs: 0.89,
  ca: 0.87,
  cs: 0.97,
  cy: 0.98,
  da: 0.83,
  de: 0.99,
  el: 0.88,
  en: 1.05,
  eo: 0.96,
  es: 0.87,
  et: 1,
  eu: 1.05,
  fa: 1.15,
  fi: 1.04,
  fr: 0.77,
  ga: 0.92,
  gu: 1.16,
  he: 1.04,
  hi: 1,
  hr: 0.9,
  hu: 1.01,
  hy: 1.06,
  id: 1,
  is: 1.05,
  it: 0.88,
  ja: 0.97,
  ka: 1.02,
  kk: 0.99,
  kn: 1.26,
  ko: 1.01,
  la: 1.1,
  lt: 1.1,
  lv: 0.96,
  mk: 0.98,
  ml: 1.41,
  mr: 1.17,
  ms: 1,
  mt: 1.13,
  ne: 1.24,
  nl: 1.01,
  no: 1.03,
  pa: 1.07,
  pl: 1.03,
  pt: 0.9,
  ro: 0.95,
  ru: 0.84,
  si: 1.14,
  sk: 0.98,
  sl: 1.01,
  sq: 0.88,
  sr: 0.88,
  sv: 0.97,
  sw: 1.06,
  ta: 1.16,
  te: 1.26,
  th: 1.1,
  tr: 1.05,
  uk: 1.04,
  ur: 1,
  uz: 0.98,
  vi: 0.96,
  zh: 0.87,
};

/** For languages without measurements. */
const UNMEASURED = 1.05;

const pace = (language: string, scale: number): Pace => {
  const slowness = language === 'en' ? 1 : CALM_SLOWNESS;
  const hurried = scaled({ ...UNIT_MS, ...OWN_UNIT_MS[language] }, scale);
  const slow = scaled(hurried, slowness);
  return {
    unitMs: {
      ...slow,
      sentences: hurried.sentences + CALM_PAUSES_MS.sentences,
      paragraphs: hurried.paragraphs + CALM_PAUSES_MS.paragraphs,
    },
    lastPauseMs: LAST_PAUSE_MS + CALM_PAUSES_MS.sentences - CALM_PAUSES_MS.afterLast,
    hurried: { unitMs: hurried, lastPauseMs: LAST_PAUSE_MS },
  };
};

const scaled = (unitMs: UnitMs, factor: number): UnitMs =>
  Object.fromEntries(Object.entries(unitMs).map(([kind, ms]) => [kind, ms * factor])) as UnitMs;

const MEASURED_PACES = new Map(Object.entries(SCALES).map(([language, scale]) => [language, pace(language, scale)]));
const UNMEASURED_PACE = pace('', UNMEASURED);

export const paceOf: PaceOf = (language) => MEASURED_PACES.get(language) ?? UNMEASURED_PACE;
