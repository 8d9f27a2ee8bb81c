// A plausible pace for tests.
import type { PaceOf } from '../text/speech-length.ts';

/** The same pace for every language. */
export const testPaceOf: PaceOf = () => ({
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
