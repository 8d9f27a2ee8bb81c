// Compares the pitch of spoken utterances and its spread with their targets.
import { SOUND_RATE } from '@greenroom/engine-kit/audio/wav';
import { pitchStatistics } from './pitch.ts';
import { resample } from './resample.ts';
import { gainAt } from './spectrum.ts';
import { shapeTone } from './tone.ts';
import type { Utterance } from './utterance.ts';

/** Maximum length that is measured. */
const MAX_S = 20;
const MIN_VOICED_FRAMES = 60;

/** Maximum correction in one step: a larger one would follow a measurement error. */
const MAX_SPREAD_CHANGE = 1.6;

/**
 * Returns the factors from the utterances' median pitch and spread to the targets; 1 if too little is voiced. With
 * `gainsDb` they are measured in the voice's tone.
 */
export function pitchRatios(
  utterances: readonly Utterance[],
  targetHz: number,
  targetSemitones: number,
  gainsDb?: readonly number[],
): { pitch: number; spread: number } {
  const sampleRate = utterances[0]?.sampleRate ?? 1;
  const maxLength = Math.round(sampleRate * MAX_S);
  const sound = new Float32Array(
    Math.min(
      maxLength,
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
      ? pitchStatistics(sound, sampleRate)
      : pitchStatistics(equalized(sound, sampleRate, gainsDb), SOUND_RATE);
  if (voicedFrames < MIN_VOICED_FRAMES) return { pitch: 1, spread: 1 };
  const spread = targetSemitones / Math.max(0.1, spreadSemitones);
  return { pitch: targetHz / medianHz, spread: Math.max(1 / MAX_SPREAD_CHANGE, Math.min(MAX_SPREAD_CHANGE, spread)) };
}

/** Equalized like the voice, since that decides what counts as voiced: the pitch that a listener hears. */
const equalized = (sound: Float32Array, sampleRate: number, gainsDb: readonly number[]): Float32Array =>
  shapeTone(resample(sound, sampleRate / SOUND_RATE), SOUND_RATE, {
    gainDb: (hz) => gainAt(gainsDb, hz),
    airAboveHz: undefined,
  });
