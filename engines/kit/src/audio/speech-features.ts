// Measures what tells kinds of sounds and pauses apart: the level of the voice, the strength of hiss, and silence.
import type { Sound } from './wav.ts';

/** By step of `stepMs`. The levels are relative to those of the whole recording, so that loudness and microphones matter little. */
export interface SpeechFeatures {
  readonly stepMs: number;
  /** The level below 1 kHz in dB; 0 is that of loud vowels. */
  readonly voiceDb: Float32Array;
  /** The level above 3.5 kHz in relation to that of the voice, in dB; 0 is the median of speech. */
  readonly hissDb: Float32Array;
  /** 1 for silence, else 0. */
  readonly silent: Uint8Array;
}

/** In dBFS. Quieter sound is no speech. */
const INAUDIBLE_DB = -60;
/** Background noise may be this far below loud speech. */
const MAX_RANGE_DB = 60;
/** Silence is this part of the range between background noise and loud speech. */
const SILENT_PART = 0.3;
/** Between weak sounds and silence, the level of the voice tells nothing. */
const MIN_VOICE_DB = -50;
const VOICE_HZ = 1_000;
const HISS_HZ = 3_500;

/** The powers of short parts of a sound, from which features are computed for steps of any length. */
export interface SpeechPowers {
  readonly whole: Float32Array;
  /** Below 1 kHz. */
  readonly voice: Float32Array;
  /** Above 3.5 kHz. */
  readonly hiss: Float32Array;
}

/** Steps are even multiples of this. */
const PART_MS = 5;

/** Passes the sound through filters once, whole parts only. */
export function speechPowers({ samples, sampleRate }: Sound): SpeechPowers {
  const length = (sampleRate * PART_MS) / 1000;
  const count = Math.floor(samples.length / length);
  const powers = { whole: new Float32Array(count), voice: new Float32Array(count), hiss: new Float32Array(count) };
  const [voiceRate, hissRate] = [VOICE_HZ, HISS_HZ].map((hz) => 1 - Math.exp((-2 * Math.PI * hz) / sampleRate)) as [
    number,
    number,
  ];
  // Two low-pass filters, each of two filters of the first order.
  let [voice1, voice2, low1, low2] = [0, 0, 0, 0];
  for (let part = 0, i = 0; part < count; part++) {
    const from = i;
    const to = Math.min(samples.length, Math.round((part + 1) * length));
    let [whole, voice, hiss] = [0, 0, 0];
    for (; i < to; i++) {
      const sample = samples[i]!;
      voice1 += voiceRate * (sample - voice1);
      voice2 += voiceRate * (voice1 - voice2);
      low1 += hissRate * (sample - low1);
      low2 += hissRate * (low1 - low2);
      whole += sample * sample;
      voice += voice2 * voice2;
      hiss += (sample - low2) ** 2;
    }
    powers.whole[part] = whole / (to - from);
    powers.voice[part] = voice / (to - from);
    powers.hiss[part] = hiss / (to - from);
  }
  return powers;
}

/** Returns undefined if the whole sound is silent. */
export function speechFeatures(powers: SpeechPowers, stepMs: number): SpeechFeatures | undefined {
  const levels = stepLevels(powers.whole, stepMs);
  const loud = quantile(levels, 0.95);
  if (loud === undefined || loud < INAUDIBLE_DB) return undefined;
  const background = Math.max(quantile(levels, 0.05)!, loud - MAX_RANGE_DB);
  const threshold = background + SILENT_PART * (loud - background);
  const silent = Uint8Array.from(levels, (level) => (level < threshold ? 1 : 0));
  const isSpeech = (_: number, step: number) => silent[step] === 0;

  const voice = stepLevels(powers.voice, stepMs);
  const loudVoice = quantile(voice.filter(isSpeech), 0.9)!;
  const hiss = stepLevels(powers.hiss, stepMs).map((level, i) => level - voice[i]!);
  const middle = quantile(hiss.filter(isSpeech), 0.5)!;
  return {
    stepMs,
    voiceDb: voice.map((level) => Math.max(MIN_VOICE_DB, level - loudVoice)),
    hissDb: hiss.map((level) => level - middle),
    silent,
  };
}

const quantile = (values: Float32Array, part: number): number | undefined =>
  values.toSorted()[Math.floor(values.length * part)];

/** Digital silence has a level, too. */
const MIN_POWER = 1e-10;

/** The level of each whole step in dBFS, measured over twice its length. */
function stepLevels(powers: Float32Array, stepMs: number): Float32Array {
  const parts = stepMs / PART_MS;
  return Float32Array.from({ length: Math.floor(powers.length / parts) }, (_, step) => {
    const from = Math.max(0, (step - 0.5) * parts);
    const to = Math.min(powers.length, (step + 1.5) * parts);
    let sum = 0;
    for (let part = from; part < to; part++) sum += powers[part]!;
    return 10 * Math.log10(sum / (to - from) + MIN_POWER);
  });
}
