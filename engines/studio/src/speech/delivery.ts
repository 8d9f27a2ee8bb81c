// How a voice should speak this time: the request's settings turned into tempo, pitch, pauses and tone.
import type { StudioVoice } from './studio-voice.ts';

/** Every member set; what each one does is written at `deliveryOf`. */
export type SpeechSettings = {
  /** 0.7 to 1.2. */
  speed: number;
  /** 0 to 1. */
  stability: number;
  similarityBoost: number;
  style: number;
  useSpeakerBoost: boolean;
};

/** What was given; the rest is tuned. */
export type GivenSettings = { [name in keyof SpeechSettings]?: SpeechSettings[name] | undefined };

const TUNED_SETTINGS: SpeechSettings = {
  speed: 1.2,
  stability: 0.5,
  similarityBoost: 0.75,
  style: 0.2,
  useSpeakerBoost: true,
};

export interface Delivery {
  /** Length at tempo 1, the synthesiser's own, divided by it. */
  tempo: number;
  /** Factor on the voice's pitch excursion. */
  excursion: number;
  /** Most that a pause between sentences may be longer or shorter, as a part of it. */
  freedom: number;
  /** Part of the voice's equaliser that is applied, 0 to 1.15. */
  likeness: number;
  /** How exactly a clone keeps to the speaker's pitch and its movement, 0 to 1: above 0 each text is measured and spoken again. */
  fidelity: number;
  /** Gain in dB around 3 kHz on top of the voice's own. */
  presenceDb: number;
  /** Factor on the pauses between sentences. */
  pauses: number;
}

/** The similarity boost at which the voice has all of its own colour. */
const ALL_OF_IT = 0.75;

/** The synthesisers' own tempo is that of the default speed. */
const OWN_SPEED = TUNED_SETTINGS.speed;

/**
 * speed: exact, pauses included. stability: pitch excursion from 1.35 down to 0.65 of the voice's own, and pauses between sentences
 * from ±40 % about their mean down to all alike. style: up to half as much excursion again, and pauses up to 30 % longer.
 * similarity_boost: how much of the voice's own spectrum is put on, all of it at 0.75; above that a built-in voice wears up to 15 %
 * more than its own, and a clone, which more would take away from its speaker, is brought nearer to the speaker's pitch and its
 * movement. use_speaker_boost: off takes 5 dB of presence away.
 */
export function deliveryOf(given: GivenSettings, voice: StudioVoice): Delivery {
  const settings = tuned(given);
  const style = settings.style - TUNED_SETTINGS.style;
  const boost = settings.similarityBoost;
  const above = Math.max(0, boost - ALL_OF_IT) / (1 - ALL_OF_IT);
  return {
    tempo: (settings.speed / OWN_SPEED) * voice.rate,
    excursion: (1.35 - 0.7 * settings.stability) * (1 + 0.6 * style),
    freedom: 0.4 * (1 - settings.stability),
    likeness: Math.min(1, boost / ALL_OF_IT) + (voice.kind === 'clone' ? 0 : 0.15 * above),
    fidelity: voice.kind === 'clone' ? above : 0,
    presenceDb: settings.useSpeakerBoost ? 0 : -5,
    pauses: 1 + 0.35 * style,
  };
}

function tuned(given: GivenSettings): SpeechSettings {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { ...TUNED_SETTINGS, ...set };
}
