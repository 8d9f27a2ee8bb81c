// The stored form of a studio voice: its pitch, spread and rate, and how each synthesizer is shaped into it.
import { z } from 'zod';
import { BANDS } from './spectrum.ts';

const Gains = z.array(z.number()).length(BANDS);

/** The shape of one synthesizer. */
const Shape = z.object({
  /** Flite's voice, or the variant of eSpeak NG. */
  base: z.string(),
  /** Factor on all formants: below 1 a longer vocal tract, above 1 a shorter one. */
  formant: z.number().min(0.7).max(1.4),
  /** Pitch setting: Hz for Flite; a factor on the variant's own pitch for eSpeak NG. */
  pitch: z.number(),
  /** Pitch spread setting: Hz for Flite; the range, 0 to 99, for eSpeak NG. */
  spread: z.number(),
  /** Equalizer gains on the bands of `longTermSpectrum`. */
  gainsDb: Gains,
});

const StudioVoiceShape = z.object({
  kind: z.enum(['library', 'clone']),
  name: z.string(),
  gender: z.enum(['female', 'male']),
  /** Median pitch. */
  pitchHz: z.number(),
  spreadSemitones: z.number(),
  /** Tempo relative to the studio's own, 0.85 to 1.15. */
  rate: z.number(),
  flite: Shape,
  espeak: Shape,
});

export type VoiceShape = z.infer<typeof Shape>;
export type StudioVoice = z.infer<typeof StudioVoiceShape>;

/** Undefined if `json` is no studio voice. */
export const findVoice = (json: unknown): StudioVoice | undefined => StudioVoiceShape.safeParse(json).data;

/** Parses a stored voice. Throws if `json` is no studio voice. */
export const parseVoice = (json: unknown): StudioVoice => StudioVoiceShape.parse(json);
