// How long a text will take to speak, from its letters alone: what a video is estimated and its credits are reserved by.
import { LAST_PAUSE_MS, paceOf } from './paces.ts';
import { type SpeechUnits, speechUnits } from './speech-units.ts';

/** Added to what is expected, so that 95 of 100 videos are no longer than their estimate. Short texts scatter most. */
const MARGIN = 1.06;
const MARGIN_MS = 120;

/**
 * Length of `text` spoken in `language` (a base code, with or without a region) at the default speed, in whole
 * milliseconds, above zero. Calibrated on the built-in speech to be at least its length for 95 of 100 texts and less than
 * a tenth above it for most.
 */
export function estimateSpeechMs(text: string, language: string): number {
  const base = language.split('-')[0]!.toLowerCase();
  const pace = paceOf(base);
  const units = Object.entries(speechUnits(text, base)) as [keyof SpeechUnits, number][];
  const pausedMs = units.reduce((ms, [kind, count]) => ms + count * pace[kind], 0);
  return Math.max(1, Math.round((pausedMs - LAST_PAUSE_MS) * MARGIN + MARGIN_MS));
}
