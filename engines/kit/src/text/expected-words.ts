// Estimates how long each word of a text takes to speak, and where the speaker pauses.
import { naturalPaceOf } from './natural-pace.ts';
import { type SpeechUnits, speechUnits } from './speech-units.ts';

export interface ExpectedWord {
  readonly ms: number;
  /** A mark follows after which speakers pause. */
  readonly pauses: boolean;
}

const MIN_WORD_MS = 70;
/** Words before a pause take longer. */
const FINAL_LENGTHENING = 1.15;

/** Units of pauses, and of texts of several words. */
const NOT_OF_WORDS: ReadonlySet<keyof SpeechUnits> = new Set(['commas', 'breaks', 'sentences', 'paragraphs']);

const PAUSE = /[.!?…。．！？｡؟۔।॥።፧։။,;:،؛、，；：–—]["'”’»›)\]」』】》〉）〕］]*$/u;

/**
 * @param words of `splitWords`, with their punctuation
 * @param language a base code
 */
export function expectWords(words: readonly string[], language: string): ExpectedWord[] {
  const { unitMs } = naturalPaceOf(language);
  return words.map((word) => {
    const units = Object.entries(speechUnits(word, language)) as [keyof SpeechUnits, number][];
    const ms = units.reduce((sum, [kind, count]) => sum + (NOT_OF_WORDS.has(kind) ? 0 : count * unitMs[kind]), 0);
    const pauses = PAUSE.test(word);
    return { ms: Math.max(MIN_WORD_MS, ms) * (pauses ? FINAL_LENGTHENING : 1), pauses };
  });
}
