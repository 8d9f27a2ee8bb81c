// Converts a request's voice settings into tempo, pitch, pauses and tone.
import type { StudioVoice } from './studio-voice.ts';

/** Complete settings; `deliveryOf` documents the effect of each one. */
export type SpeechSettings = {
  /** 0.7 to 1.2. */
  speed: number;
  /** 0 to 1. */
  stability: number;
  similarityBoost: number;
  style: number;
  useSpeakerBoost: boolean;
};

/** The settings of a request; missing ones get their defaults. */
export type RequestedSettings = { [name in keyof SpeechSettings]?: SpeechSettings[name] | undefined };

const DEFAULT_SETTINGS: SpeechSettings = {
  speed: 1.2,
  stability: 0.5,
  similarityBoost: 0.75,
  style: 0.2,
  useSpeakerBoost: true,
};

export interface Delivery {
  /** Divides the length at tempo 1, the synthesizer's own. */
  tempo: number;
  /** Factor on the voice's pitch excursion. */
  excursion: number;
  /** From 0, unhurried, to 1: shorter pauses, and a faster eSpeak NG. */
  hurry: number;
  /** Maximum change of a pause between sentences, as a fraction of the shortest such pause. */
  pauseVariation: number;
  /** The part of the voice's equalizer that is applied, 0 to 1.15. */
  equalizerAmount: number;
  /**
   * How exactly a clone matches the speaker's pitch and its spread, 0 to 1: above 0 each text is measured and spoken
   * again.
   */
  fidelity: number;
  /** Gain in dB around 3 kHz in addition to the voice's own. */
  presenceDb: number;
  /** Factor on the pauses between sentences. */
  pauseFactor: number;
}

/** The similarity boost at which the voice's equalizer is fully applied. */
const FULL_SIMILARITY = 0.75;

/** The synthesizers' own tempo corresponds to the default speed. */
const OWN_SPEED = DEFAULT_SETTINGS.speed;

/**
 * Maps settings to a delivery.
 * speed: exact, pauses included.
 * stability: pitch excursion from 1.35 (at 0) to 0.65 (at 1) of the voice's own, and pauses between sentences from ±40
 * % of the shortest to no variation.
 * style: up to half as much excursion again, and pauses up to 30 % longer.
 * similarity_boost: how much of the voice's own spectrum is applied, all of it at 0.75. Above that, a built-in voice
 * gets up to 15 % more, and a clone is brought closer to the speaker's pitch and its spread, since more equalizing
 * would move it away from the speaker.
 * use_speaker_boost: off removes 5 dB of presence.
 */
export function deliveryOf(given: RequestedSettings, voice: StudioVoice, hurry: number): Delivery {
  const settings = withDefaults(given);
  const style = settings.style - DEFAULT_SETTINGS.style;
  const boost = settings.similarityBoost;
  const above = Math.max(0, boost - FULL_SIMILARITY) / (1 - FULL_SIMILARITY);
  return {
    tempo: (settings.speed / OWN_SPEED) * voice.rate,
    excursion: (1.35 - 0.7 * settings.stability) * (1 + 0.6 * style),
    hurry,
    pauseVariation: 0.4 * (1 - settings.stability),
    equalizerAmount: Math.min(1, boost / FULL_SIMILARITY) + (voice.kind === 'clone' ? 0 : 0.15 * above),
    fidelity: voice.kind === 'clone' ? above : 0,
    presenceDb: settings.useSpeakerBoost ? 0 : -5,
    pauseFactor: 1 + 0.35 * style,
  };
}

function withDefaults(given: RequestedSettings): SpeechSettings {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { ...DEFAULT_SETTINGS, ...set };
}
