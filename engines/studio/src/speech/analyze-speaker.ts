// Analyzes a speaker's recordings: pitch, spread, long-term spectrum and pace. It rejects recordings without speech.
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { featuresOf } from './mfcc.ts';
import { pitchStatistics } from './pitch.ts';
import { longTermSpectrum } from './spectrum.ts';

export interface Speaker {
  pitchHz: number;
  spreadSemitones: number;
  bands: number[];
  /** Syllables a second while speaking. */
  syllableRate: number;
}

const INAUDIBLE_DB = -55;
/** Voiced frames of 10 ms. */
const MIN_VOICED_FRAMES = 150;
/** Speech varies in pitch; hums, beeps and engines do not. */
const MIN_SPREAD_SEMITONES = 0.25;
const MIN_SYLLABLE_RATE = 0.8;

/**
 * Analyzes a speaker. Throws `EngineError('rejected')` for silence, noise and hums, and for less than 1.5 seconds of
 * voiced speech.
 */
export function analyzeSpeaker(samples: Float32Array, sampleRate: number): Speaker {
  const { levelDb } = featuresOf(samples, sampleRate);
  const loudest = levelDb.reduce((max, value) => Math.max(max, value), -120);
  if (loudest < INAUDIBLE_DB)
    throw new EngineError('rejected', 'The voice samples are silent. Use recordings with clear speech.');
  const { medianHz, spreadSemitones, voicedFrames } = pitchStatistics(samples, sampleRate);
  const syllableRate = syllableRateOf(levelDb, loudest);
  if (voicedFrames < MIN_VOICED_FRAMES || spreadSemitones < MIN_SPREAD_SEMITONES || syllableRate < MIN_SYLLABLE_RATE) {
    throw new EngineError('rejected', 'No speech found in the voice samples. Use recordings with clear speech.');
  }
  return { pitchHz: medianHz, spreadSemitones, syllableRate, bands: longTermSpectrum(samples, sampleRate) };
}

const ACTIVE_DB = 25;
const DIP_DB = 2;

/** Counts peaks of the smoothed level that rise by 2 dB, for each second of sound (after de Jong and Wempe 2009). */
function syllableRateOf(levelDb: Float32Array, loudest: number): number {
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
