// Fits the synthesizers to a speaker's pitch, spread, formants, spectrum and pace. Runs in a task process.
import { readWav, SOUND_RATE } from '@greenroom/engine-kit/audio/wav';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import { analyzeSpeaker } from './analyze-speaker.ts';
import type { CloneInput, CloneOutput } from './clone.ts';
import { fitVoice } from './fit-voice.ts';

/** More audio adds no information about a voice. Every sample gets an equal share. */
const MAX_TOTAL_S = 90;

/** Syllables a second that `analyzeSpeaker` counts in the studio's own speech at tempo 1. */
const OWN_SYLLABLE_RATE = 4;
/** A clone may be slightly faster than the studio's voices, never slower: a video must not exceed its estimate. */
const MIN_RATE = 1;
const MAX_RATE = 1.12;

const LOW_VOICE_HZ = 155;
const FORMANTS = [0.8, 0.84, 0.88, 0.92, 0.96, 1, 1.04, 1.08, 1.12, 1.17];

const clone: TaskRun<CloneInput, CloneOutput> = async ({ samples: files }) => {
  const share = Math.round((MAX_TOTAL_S * SOUND_RATE) / files.length);
  const parts: Float32Array[] = [];
  for (const file of files) parts.push((await readWav(file)).samples.subarray(0, share));
  const sound = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    sound.set(part, at);
    at += part.length;
  }
  const speaker = analyzeSpeaker(sound, SOUND_RATE);
  const low = speaker.pitchHz < LOW_VOICE_HZ;
  const voice = await fitVoice({
    kind: 'clone',
    name: 'Clone',
    gender: low ? 'male' : 'female',
    pitchHz: speaker.pitchHz,
    spreadSemitones: Math.max(1, Math.min(3.5, speaker.spreadSemitones)),
    rate: Math.max(MIN_RATE, Math.min(MAX_RATE, speaker.syllableRate / OWN_SYLLABLE_RATE)),
    bands: speaker.bands,
    flite: { bases: low ? ['awb', 'slt'] : ['slt'], formants: FORMANTS },
    espeak: { bases: low ? ['max', 'adam', 'edward'] : ['f2', 'f3', 'f5'], formants: FORMANTS },
  });
  return { voice };
};

export default clone;
