// How a studio voice sounds, in words: from its pitch, the spread of its pitch and its tempo.
import type { VoiceSound } from '@greenroom/engine-kit/ports/voice-library';
import { languageCode } from '@greenroom/engine-kit/text/languages';
import type { StudioVoice } from './studio-voice.ts';

/** Of the personas. */
const AVERAGE_HZ = { female: 190, male: 115 } as const;

/** Flite speaks English only: with the accents of the people who were recorded. */
const ACCENTS: Readonly<Record<string, VoiceSound['accent']>> = { slt: 'american', rms: 'american', awb: 'scottish' };

/** `language`: null for a clone, which speaks any. */
export const voiceSound = (voice: StudioVoice, language: string | null): VoiceSound => ({
  pitch: pitchOf(voice.pitchHz / AVERAGE_HZ[voice.gender]),
  delivery: deliveryOf(voice),
  accent: language !== null && languageCode(language) === 'en' ? (ACCENTS[voice.flite.base] ?? null) : null,
});

/** `ratio`: to the average of its gender. */
const pitchOf = (ratio: number): VoiceSound['pitch'] => {
  if (ratio < 0.84) return 'deep';
  if (ratio < 0.93) return 'low';
  if (ratio < 1.07) return 'medium';
  return ratio < 1.2 ? 'bright' : 'high';
};

const deliveryOf = ({ rate, spreadSemitones }: StudioVoice): VoiceSound['delivery'] => {
  if (rate > 1.03) return 'brisk';
  if (spreadSemitones < 2) return 'calm';
  return spreadSemitones < 2.4 ? 'even' : 'lively';
};
