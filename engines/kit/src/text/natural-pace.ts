// The pace of a human speaker at the default speed, for engines whose own pace has not been measured.
import type { PaceOf } from './speech-length.ts';

/** The same in every language. The service corrects it by the lengths of the speech that an engine really returns. */
export const naturalPaceOf: PaceOf = () => ({
  unitMs: {
    syllables: 118,
    consonants: 39,
    ideographs: 300,
    hangul: 176,
    abjad: 76,
    southeastAsian: 126,
    words: 54,
    unstressed: -81,
    numberWords: 309,
    percents: 686,
    signs: 360,
    spelled: 156,
    commas: 190,
    breaks: 466,
    sentences: 507,
    paragraphs: 252,
  },
  lastPauseMs: 370,
});
