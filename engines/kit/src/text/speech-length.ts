// Estimates the length of speech from a text and a pace, before anything is synthesized.
import { type SpeechUnits, speechUnits } from './speech-units.ts';

/** How fast an engine speaks a language at the default speed. */
export interface Pace extends Tempo {
  /** How fast it speaks a text that would otherwise be too long. Undefined if the engine does not hurry. */
  readonly hurried?: Tempo | undefined;
}

export interface Tempo {
  /** Milliseconds for one unit of each kind. */
  readonly unitMs: Readonly<Record<keyof SpeechUnits, number>>;
  /** The pause after the last sentence and paragraph, in milliseconds, which is not part of the speech. */
  readonly lastPauseMs: number;
}

/** Returns the pace of a language, given as a base code such as `en`. */
export type PaceOf = (language: string) => Pace;

/** Added to the expected length, so that 95 % of videos are no longer than their estimate. Short texts vary most. */
const MARGIN = 1.06;
const MARGIN_MS = 120;

/**
 * Estimates the length of speech at the default speed. If the pace is the mean of many texts, 95 % of texts are no longer than their
 * estimate, and most estimates are less than 10 % too long.
 *
 * @param language a base code, with or without a region
 * @param hurry of `hurryFor`
 * @returns whole milliseconds, 1 or more
 */
export function estimateSpeechMs(text: string, language: string, paceOf: PaceOf, hurry = 0): number {
  const { calmMs, hurriedMs } = exactLengths(text, language, paceOf);
  return Math.max(1, Math.round(calmMs + hurry * (hurriedMs - calmMs)));
}

/**
 * How much an engine hurries so that a text is estimated to last at most `maxMs`: 0 if it need not, 1 if it must speak as
 * fast as it does. Pure, so that the estimate and the speech agree.
 */
export function hurryFor(text: string, language: string, paceOf: PaceOf, maxMs: number): number {
  const { calmMs, hurriedMs } = exactLengths(text, language, paceOf);
  if (calmMs <= maxMs) return 0;
  return hurriedMs >= maxMs ? 1 : (calmMs - maxMs) / (calmMs - hurriedMs);
}

function exactLengths(text: string, language: string, paceOf: PaceOf): { calmMs: number; hurriedMs: number } {
  const base = language.split('-')[0]!.toLowerCase();
  const { hurried, ...calm } = paceOf(base);
  const units = Object.entries(speechUnits(text, base)) as [keyof SpeechUnits, number][];
  const lengthAt = ({ unitMs, lastPauseMs }: Tempo): number =>
    (units.reduce((ms, [kind, count]) => ms + count * unitMs[kind], 0) - lastPauseMs) * MARGIN + MARGIN_MS;
  const calmMs = lengthAt(calm);
  return { calmMs, hurriedMs: hurried ? lengthAt(hurried) : calmMs };
}
