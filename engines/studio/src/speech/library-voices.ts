// The voice library: ten personas, each with its own pitch, formants and spectrum, in every supported language.
import type { VoiceTarget } from './fit-voice.ts';
import fitted from './library-voices.json' with { type: 'json' };
import { presenterSpectrum } from './presenter-spectrum.ts';
import { parseVoice, type StudioVoice } from './studio-voice.ts';

export interface Persona {
  name: string;
  gender: 'female' | 'male';
  pitchHz: number;
  spreadSemitones: number;
  /** Spectral tilt in dB an octave relative to average speech. */
  tiltDb: number;
  /** Tempo relative to the studio's own; at least 1, so that no video exceeds its estimate. */
  rate: number;
  flite: readonly [base: string, formant: number];
  espeak: readonly [base: string, formant: number];
}

export const PERSONAS: readonly Persona[] = [
  {
    name: 'Clara',
    gender: 'female',
    pitchHz: 186,
    spreadSemitones: 2.2,
    tiltDb: 0,
    rate: 1,
    flite: ['slt', 1],
    espeak: ['f2', 1],
  },
  {
    name: 'Nora',
    gender: 'female',
    pitchHz: 168,
    spreadSemitones: 1.9,
    tiltDb: -0.7,
    rate: 1,
    flite: ['slt', 0.94],
    espeak: ['f3', 0.94],
  },
  {
    name: 'Ivy',
    gender: 'female',
    pitchHz: 212,
    spreadSemitones: 2.5,
    tiltDb: 0.7,
    rate: 1,
    flite: ['slt', 1.06],
    espeak: ['f5', 1.03],
  },
  {
    name: 'Vera',
    gender: 'female',
    pitchHz: 150,
    spreadSemitones: 1.8,
    tiltDb: -1.4,
    rate: 1,
    flite: ['slt', 0.89],
    espeak: ['steph', 0.91],
  },
  {
    name: 'Mia',
    gender: 'female',
    pitchHz: 234,
    spreadSemitones: 2.6,
    tiltDb: 1.4,
    rate: 1.02,
    flite: ['slt', 1.11],
    espeak: ['linda', 1.06],
  },
  {
    name: 'Marcus',
    gender: 'male',
    pitchHz: 103,
    spreadSemitones: 1.9,
    tiltDb: 0,
    rate: 1,
    flite: ['rms', 1],
    espeak: ['max', 1],
  },
  {
    name: 'Owen',
    gender: 'male',
    pitchHz: 124,
    spreadSemitones: 2.4,
    tiltDb: 0.6,
    rate: 1.04,
    flite: ['awb', 1],
    espeak: ['adam', 1.03],
  },
  {
    name: 'Theo',
    gender: 'male',
    pitchHz: 92,
    spreadSemitones: 1.7,
    tiltDb: -0.8,
    rate: 1,
    flite: ['rms', 0.89],
    espeak: ['edward', 0.95],
  },
  {
    name: 'Felix',
    gender: 'male',
    pitchHz: 113,
    spreadSemitones: 2.1,
    tiltDb: -0.3,
    rate: 1.02,
    flite: ['awb', 0.93],
    espeak: ['m7', 0.97],
  },
  {
    name: 'Leo',
    gender: 'male',
    pitchHz: 147,
    spreadSemitones: 2.5,
    tiltDb: 1.2,
    rate: 1.02,
    flite: ['rms', 1.1],
    espeak: ['ed', 1.06],
  },
];

/**
 * Returns the fit target of a persona. The fitted voices are stored in library-voices.json, since they are always the
 * same.
 */
export const targetOf = ({ tiltDb, flite, espeak, ...person }: Persona): VoiceTarget => ({
  kind: 'library',
  ...person,
  bands: presenterSpectrum(tiltDb),
  flite: { bases: [flite[0]], formants: [flite[1]] },
  espeak: { bases: [espeak[0]], formants: [espeak[1]] },
});

const personasOf = (gender: Persona['gender']): Persona[] => PERSONAS.filter((persona) => persona.gender === gender);

export const countPersonas = (gender: Persona['gender']): number => personasOf(gender).length;

/** The personas of a gender with which languages begin. The others come after them, in every language. */
const FIRST = 3;

/**
 * Returns the persona's voice for a language, a gender and a variant, always the same one; English begins with the two that sound best
 * in it.
 */
export function libraryVoice(language: string, gender: Persona['gender'], variant = 0): StudioVoice {
  const candidates = personasOf(gender);
  const letters = [...language].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const first = language === 'en' ? 0 : letters;
  const index = variant % candidates.length;
  const { name } = candidates[index < FIRST ? (first + index) % FIRST : index]!;
  return parseVoice(fitted.find((voice) => voice.name === name));
}
