// Listens to samples and shapes the synthesisers after the speaker's pitch, liveliness, throat, tone and pace. Runs in a child.

import { readWav, SOUND_RATE } from '@greenroom/engine-kit/audio/wav';
import type { TaskRun } from '@greenroom/engine-kit/step-context';
import type { CloneInput, CloneOutput } from './clone.ts';
import { fitVoice } from './fit.ts';
import { listen } from './listen.ts';

/** More tells nothing new about a voice. Every sample gets its share. */
const ENOUGH_S = 90;

/** Syllables a second that `listen` counts in the house's own speech at its own tempo. */
const OWN_SYLLABLE_RATE = 4;
/** A guest may be somewhat faster than the house, never slower: a video must not outlast its estimate. */
const SLOWEST = 1;
const FASTEST = 1.12;

const LOW_VOICE_HZ = 155;
const FORMANTS = [0.8, 0.84, 0.88, 0.92, 0.96, 1, 1.04, 1.08, 1.12, 1.17];

const clone: TaskRun<CloneInput, CloneOutput> = async ({ samples: files }) => {
  const share = Math.round((ENOUGH_S * SOUND_RATE) / files.length);
  const parts: Float32Array[] = [];
  for (const file of files) parts.push((await readWav(file)).samples.subarray(0, share));
  const sound = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    sound.set(part, at);
    at += part.length;
  }
  const speaker = listen(sound, SOUND_RATE);
  const low = speaker.pitchHz < LOW_VOICE_HZ;
  const voice = await fitVoice({
    kind: 'clone',
    name: 'Clone',
    gender: low ? 'male' : 'female',
    pitchHz: speaker.pitchHz,
    spreadSemitones: Math.max(1, Math.min(3.5, speaker.spreadSemitones)),
    rate: Math.max(SLOWEST, Math.min(FASTEST, speaker.syllableRate / OWN_SYLLABLE_RATE)),
    bands: speaker.bands,
    flite: { bases: low ? ['awb', 'slt'] : ['slt'], formants: FORMANTS },
    espeak: { bases: low ? ['max', 'adam', 'edward'] : ['f2', 'f3', 'f5'], formants: FORMANTS },
  });
  return { voice };
};

export default clone;
