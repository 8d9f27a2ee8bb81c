// Mouth opening over time: the opening of the visemes, scaled by loudness and limited to the speed of lips.
import { mix } from '../paint/curve.ts';

/**
 * The part of a viseme's opening that a whisper keeps, and the part that full loudness adds: lips follow the sound's
 * envelope.
 */
const WHISPER_GAIN = 0.1;
const LOUDNESS_GAIN = 1.1;
/** Loudness is read this far ahead. */
const AHEAD_MS = 20;
/** Maximum change in a millisecond, about 12 cm/s. A vowel that would need more opens less. */
const MAX_SPEED_PER_MS = 0.009;
const STEP_MS = 10;

/**
 * Returns the opening at a time in milliseconds, 0 (closed) to 1. A closed mouth stays closed at any loudness.
 * @param requested the visemes' opening, 0 to 1; called in order of time
 */
export const openingTrack = (
  requested: (ms: number) => number,
  loudness: (ms: number) => number,
  lengthMs: number,
): ((ms: number) => number) => {
  const values = Float32Array.from({ length: Math.ceil(lengthMs / STEP_MS) + 2 }, (_, k) => {
    const ms = k * STEP_MS;
    return Math.min(1, requested(ms) * (WHISPER_GAIN + LOUDNESS_GAIN * loudness(ms + AHEAD_MS)));
  });
  // The highest curve below these values whose slope stays within the limit in both directions.
  const maxStep = MAX_SPEED_PER_MS * STEP_MS;
  for (let k = 1; k < values.length; k++) {
    values[k] = Math.min(values[k]!, values[k - 1]! + maxStep);
  }
  for (let k = values.length - 2; k >= 0; k--) {
    values[k] = Math.min(values[k]!, values[k + 1]! + maxStep);
  }
  return (ms) => {
    const at = Math.min(values.length - 1.001, Math.max(0, ms / STEP_MS));
    const k = Math.floor(at);
    return mix(values[k]!, values[k + 1]!, at - k);
  };
};
