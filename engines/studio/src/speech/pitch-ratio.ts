// How far the pitch of spoken utterances and its movement are from what was wanted.
import { SOUND_RATE } from '@greenroom/engine-kit/audio/wav';
import { pitchFigures } from './pitch.ts';
import { resample } from './resample.ts';
import { gainAt } from './spectrum.ts';
import { shapeTone } from './tone.ts';
import type { Utterance } from './utterance.ts';

/** Enough to know the pitch by. */
const ENOUGH_S = 20;
const LEAST_VOICED = 60;

/** More at once would be a correction of what was misheard. */
const MOST_SPREAD = 1.6;

/** The factors that lead from the median pitch of the utterances and its excursion to those wanted; 1 where too little is voiced to tell. With `gainsDb` they are heard in the voice's tone. */
export function pitchRatios(
  utterances: readonly Utterance[],
  wantedHz: number,
  wantedSemitones: number,
  gainsDb?: readonly number[],
): { pitch: number; spread: number } {
  const sampleRate = utterances[0]?.sampleRate ?? 1;
  const most = Math.round(sampleRate * ENOUGH_S);
  const sound = new Float32Array(
    Math.min(
      most,
      utterances.reduce((sum, { samples }) => sum + samples.length, 0),
    ),
  );
  let at = 0;
  for (const { samples } of utterances) {
    const part = samples.subarray(0, sound.length - at);
    sound.set(part, at);
    at += part.length;
  }
  const { medianHz, spreadSemitones, voicedFrames } =
    gainsDb === undefined
      ? pitchFigures(sound, sampleRate)
      : pitchFigures(toned(sound, sampleRate, gainsDb), SOUND_RATE);
  if (voicedFrames < LEAST_VOICED) return { pitch: 1, spread: 1 };
  const spread = wantedSemitones / Math.max(0.1, spreadSemitones);
  return { pitch: wantedHz / medianHz, spread: Math.max(1 / MOST_SPREAD, Math.min(MOST_SPREAD, spread)) };
}

/** In the voice's tone, which decides on what counts as voiced: the pitch that a listener is given. */
const toned = (sound: Float32Array, sampleRate: number, gainsDb: readonly number[]): Float32Array =>
  shapeTone(resample(sound, sampleRate / SOUND_RATE), SOUND_RATE, {
    gainDb: (hz) => gainAt(gainsDb, hz),
    airAboveHz: undefined,
  });
