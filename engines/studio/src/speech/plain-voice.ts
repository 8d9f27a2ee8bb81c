// A voice without any shaping, for speech that is analyzed but not heard.
import { BANDS } from './spectrum.ts';
import type { StudioVoice } from './studio-voice.ts';

const flat = new Array<number>(BANDS).fill(0);

export const PLAIN_VOICE: StudioVoice = {
  kind: 'library',
  name: 'Plain',
  gender: 'female',
  pitchHz: 170,
  spreadSemitones: 1.5,
  rate: 1,
  flite: { base: 'slt', formant: 1, pitch: 170, spread: 45, gainsDb: flat },
  espeak: { base: 'f2', formant: 1, pitch: 1, spread: 50, gainsDb: flat },
};
