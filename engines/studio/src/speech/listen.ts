// What recordings tell of a speaker: pitch, liveliness, long-term spectrum and pace, or that nobody speaks in them.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { featuresOf } from './mfcc.ts';
import { pitchFigures } from './pitch.ts';
import { longTermSpectrum } from './spectrum.ts';

export interface Speaker {
  pitchHz: number;
  spreadSemitones: number;
  bands: number[];
  /** Syllables a second while speaking. */
  syllableRate: number;
}

const INAUDIBLE_DB = -55;
/** Frames of 10 ms with a pitch. */
const LEAST_VOICED = 150;
/** Nobody speaks on one note; hums, beeps and engines do. */
const LEAST_SPREAD = 0.25;
const LEAST_SYLLABLES = 0.8;

/** Throws `EngineError('rejected')` for silence, noise, hums: where nobody speaks for at least a second and a half. */
export function listen(samples: Float32Array, sampleRate: number): Speaker {
  const { levelDb } = featuresOf(samples, sampleRate);
  const loudest = levelDb.reduce((most, value) => Math.max(most, value), -120);
  if (loudest < INAUDIBLE_DB) throw new EngineError('rejected', 'The voice samples are silent.');
  const { medianHz, spreadSemitones, voicedFrames } = pitchFigures(samples, sampleRate);
  const syllableRate = syllablesASecond(levelDb, loudest);
  if (voicedFrames < LEAST_VOICED || spreadSemitones < LEAST_SPREAD || syllableRate < LEAST_SYLLABLES) {
    throw new EngineError('rejected', 'No speech was found in the voice samples.');
  }
  return { pitchHz: medianHz, spreadSemitones, syllableRate, bands: longTermSpectrum(samples, sampleRate) };
}

const ACTIVE_DB = 25;
const DIP_DB = 2;

/** Peaks of the smoothed loudness that stand out by 2 dB, for each second of sound (after de Jong and Wempe 2009). */
function syllablesASecond(levelDb: Float32Array, loudest: number): number {
  const smooth = levelDb.map((_, i) => mean(levelDb.subarray(Math.max(0, i - 3), i + 4)));
  const active = smooth.filter((db) => db > loudest - ACTIVE_DB).length;
  let peaks = 0;
  let rising = true;
  let extreme = -120;
  for (const db of smooth) {
    if (rising ? db > extreme : db < extreme) extreme = db;
    else if (Math.abs(db - extreme) > DIP_DB) {
      if (rising && extreme > loudest - ACTIVE_DB) peaks++;
      rising = !rising;
      extreme = db;
    }
  }
  return peaks / Math.max(0.5, active / 100);
}

const mean = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;
