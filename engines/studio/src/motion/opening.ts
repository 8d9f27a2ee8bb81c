// How far the mouth is open from moment to moment: what the sounds ask for, as loud as they are, no faster than lips can.
import { mix } from '../paint/curve.ts';

/** How much of a sound's opening is there in a whisper, and how much loudness adds: lips follow the sound's envelope. */
const SOFTEST = 0.1;
const LOUDER = 1.1;
/** Loudness is looked up this much ahead. */
const AHEAD_MS = 20;
/** Most that the opening changes in a millisecond, some 12 cm a second; where that is too little for a vowel, the vowel gives way. */
const FASTEST = 0.009;
const STEP_MS = 10;

/** 0 shut to 1; a closed mouth stays closed, however loud. @param asked what the sounds ask for, 0 to 1; asked in order of time */
export const openingTrack = (
  asked: (ms: number) => number,
  loudness: (ms: number) => number,
  lengthMs: number,
): ((ms: number) => number) => {
  const values = Float32Array.from({ length: Math.ceil(lengthMs / STEP_MS) + 2 }, (_, k) => {
    const ms = k * STEP_MS;
    return Math.min(1, asked(ms) * (SOFTEST + LOUDER * loudness(ms + AHEAD_MS)));
  });
  // The highest line under all of them that is nowhere steeper than that, both ways.
  const most = FASTEST * STEP_MS;
  for (let k = 1; k < values.length; k++) {
    values[k] = Math.min(values[k]!, values[k - 1]! + most);
  }
  for (let k = values.length - 2; k >= 0; k--) {
    values[k] = Math.min(values[k]!, values[k + 1]! + most);
  }
  return (ms) => {
    const at = Math.min(values.length - 1.001, Math.max(0, ms / STEP_MS));
    const k = Math.floor(at);
    return mix(values[k]!, values[k + 1]!, at - k);
  };
};
