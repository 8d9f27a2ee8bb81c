// How fast the built-in speech says each language: milliseconds for each unit of speech, as `npm run bench:estimate` measures them.
import type { SpeechUnits } from './speech-units.ts';

/** Milliseconds at the default speed for one unit of each kind. */
export type Pace = Record<Exclude<keyof SpeechUnits, 'paragraphs'>, number> & { constant: number };

const GENERAL: Pace = {
  syllables: 95,
  consonants: 42,
  words: 20,
  figures: 300,
  spelled: 150,
  clauses: 180,
  sentences: 380,
  constant: 300,
};

const PACES: Readonly<Record<string, Pace>> = {};

/** The pace of a base code; a general one for languages that were not measured. */
export const paceOf = (language: string): Pace => PACES[language] ?? GENERAL;
