// What the studio keeps of a voice: how high, lively and fast it speaks, and how each synthesiser is shaped into it.
import { z } from 'zod';
import { BANDS } from './spectrum.ts';

const Gains = z.array(z.number()).length(BANDS);

/** How one synthesiser becomes the voice. */
const Shape = z.object({
  /** Flite's voice, or the variant of eSpeak NG. */
  base: z.string(),
  /** Factor on all formants: below 1 a longer throat, above 1 a shorter one. */
  formant: z.number().min(0.7).max(1.4),
  /** What to ask of it for the voice's pitch: Hz of Flite; of eSpeak NG a factor on the variant's own. */
  pitch: z.number(),
  /** What to ask of it for the voice's excursion: Hz of Flite; of eSpeak NG its range, 0 to 99. */
  spread: z.number(),
  /** Equaliser in dB on the bands of `longTermSpectrum`. */
  gainsDb: Gains,
});

const StudioVoiceShape = z.object({
  kind: z.enum(['library', 'clone']),
  name: z.string(),
  gender: z.enum(['female', 'male']),
  /** Median pitch. */
  pitchHz: z.number(),
  spreadSemitones: z.number(),
  /** Tempo relative to the house's own, 0.85 to 1.15. */
  rate: z.number(),
  flite: Shape,
  espeak: Shape,
});

export type VoiceShape = z.infer<typeof Shape>;
export type StudioVoice = z.infer<typeof StudioVoiceShape>;

/** Throws where `json` is no voice of the studio. */
export const parseVoice = (json: unknown): StudioVoice => StudioVoiceShape.parse(json);
