// How long a text will take to speak, from its letters and a pace: what a video is estimated and its credits are reserved by.
import { type SpeechUnits, speechUnits } from './speech-units.ts';

/** How fast a language is spoken, at the default speed. */
export interface Pace {
  /** Milliseconds for one unit of each kind. */
  readonly unitMs: Readonly<Record<keyof SpeechUnits, number>>;
  /** What a text is shorter by than its sentences and paragraphs say: the last one has no pause behind it. */
  readonly lastPauseMs: number;
}

/** Of a base code such as `en`. */
export type PaceOf = (language: string) => Pace;

/** Added to what is expected, so that 95 of 100 videos are no longer than their estimate. Short texts scatter most. */
const MARGIN = 1.06;
const MARGIN_MS = 120;

/**
 * Length of `text` spoken in `language` (a base code, with or without a region) at the default speed, in whole
 * milliseconds, above zero. Where the pace is the mean of many texts, at least its length for 95 of 100 and less than a
 * tenth above it for most.
 */
export function estimateSpeechMs(text: string, language: string, paceOf: PaceOf): number {
  const base = language.split('-')[0]!.toLowerCase();
  const { unitMs, lastPauseMs } = paceOf(base);
  const units = Object.entries(speechUnits(text, base)) as [keyof SpeechUnits, number][];
  const pausedMs = units.reduce((ms, [kind, count]) => ms + count * unitMs[kind], 0);
  return Math.max(1, Math.round((pausedMs - lastPauseMs) * MARGIN + MARGIN_MS));
}
