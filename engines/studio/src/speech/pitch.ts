// Measures the pitch of a voice: its track, median and spread.
import { resample } from './resample.ts';

export interface PitchStatistics {
  medianHz: number;
  /** Standard deviation in semitones, from the 10th and 90th percentiles of a normal distribution. */
  spreadSemitones: number;
  /** Voiced part of all frames, 0 to 1. */
  voicedPart: number;
  /** Voiced frames, 10 ms each. */
  voicedFrames: number;
}

const RATE = 8000;
const HOP_S = 0.01;
const WINDOW = 480;
const MIN_HZ = 60;
const MAX_HZ = 420;
const MIN_CORRELATION = 0.62;

/**
 * Returns the pitch in Hz every 10 ms, 0 if unvoiced: the normalized cross-correlation (Talkin 1995, "RAPT", first
 * stage) at 8 kHz, with the shortest lag near the best against octave errors, refined by a parabola.
 */
function pitchTrack(samples: Float32Array, sampleRate: number): Float32Array {
  const sound = resample(samples, sampleRate / RATE);
  const longest = Math.ceil(RATE / MIN_HZ);
  const shortest = Math.floor(RATE / MAX_HZ);
  const frames = Math.max(0, Math.floor((sound.length - WINDOW - longest - 1) / (RATE * HOP_S)) + 1);
  const powers = Array.from({ length: frames }, (_, frame) => power(sound, frame * RATE * HOP_S));
  const gate = 0.01 * powers.reduce((max, value) => Math.max(max, value), 0);
  const energy = new Float64Array(sound.length + 1);
  for (let i = 0; i < sound.length; i++) energy[i + 1] = energy[i]! + sound[i]! * sound[i]!;
  const track = new Float32Array(frames);
  const correlation = new Float32Array(longest + 2);
  for (let frame = 0; frame < frames; frame++) {
    if (powers[frame]! < gate || powers[frame]! === 0) continue;
    const at = frame * RATE * HOP_S;
    let best = 0;
    for (let lag = shortest - 1; lag <= longest + 1; lag++) {
      correlation[lag] = correlate(sound, energy, at, lag);
      if (lag >= shortest && lag <= longest) best = Math.max(best, correlation[lag]!);
    }
    if (best < MIN_CORRELATION) continue;
    for (let lag = shortest; lag <= longest; lag++) {
      const [before, here, after] = [correlation[lag - 1]!, correlation[lag]!, correlation[lag + 1]!];
      if (here < best * 0.93 || here < before || here < after) continue;
      const curvature = before - 2 * here + after;
      track[frame] = RATE / (lag + (curvature === 0 ? 0 : (0.5 * (before - after)) / curvature));
      break;
    }
  }
  return track;
}

/** Returns the statistics of a voice's pitch; `medianHz` is 0 if nothing is voiced. */
export function pitchStatistics(samples: Float32Array, sampleRate: number): PitchStatistics {
  const track = pitchTrack(samples, sampleRate);
  const voiced = track.filter((hz) => hz > 0).sort();
  const quantile = (part: number) => voiced[Math.min(voiced.length - 1, Math.floor(voiced.length * part))] ?? 0;
  const medianHz = quantile(0.5);
  const spreadSemitones = medianHz === 0 ? 0 : (12 * Math.log2(quantile(0.9) / quantile(0.1))) / 2.563;
  return {
    medianHz,
    spreadSemitones,
    voicedPart: voiced.length / Math.max(1, track.length),
    voicedFrames: voiced.length,
  };
}

/** Uses every second product; the energies come from running sums. */
function correlate(sound: Float32Array, energy: Float64Array, at: number, lag: number): number {
  const length = WINDOW - RATE * HOP_S;
  let product = 0;
  for (let i = at; i < at + length; i += 2) product += sound[i]! * sound[i + lag]!;
  const here = energy[at + length]! - energy[at]!;
  const there = energy[at + lag + length]! - energy[at + lag]!;
  return (2 * product) / Math.sqrt(Math.max(0, here * there) + 1e-9);
}

function power(sound: Float32Array, at: number): number {
  let sum = 0;
  for (let i = at; i < at + WINDOW; i++) sum += (sound[i] ?? 0) ** 2;
  return sum / WINDOW;
}
