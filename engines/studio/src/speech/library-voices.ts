// The voice library: six personas, each with its own pitch, formants and spectrum, in every supported language.
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

/**
 * Returns the persona's voice for a language, a gender and a variant, always the same one; English begins with the two that sound best
 * in it.
 */
export function libraryVoice(language: string, gender: Persona['gender'], variant = 0): StudioVoice {
  const candidates = personasOf(gender);
  const letters = [...language].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const first = language === 'en' ? 0 : letters;
  const { name } = candidates[(first + variant) % candidates.length]!;
  return parseVoice(fitted.find((voice) => voice.name === name));
}
