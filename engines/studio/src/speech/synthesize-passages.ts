// Synthesizes passages in a voice: utterances are shaped, placed in sequence with their pauses, and post-processed.
import { SOUND_RATE } from '@greenroom/engine-kit/audio/wav';
import { EngineError } from '@greenroom/engine-kit/engine-error';
import { seededRandom } from '../seeded-random.ts';
import { addBreaths, type Breath } from './breath.ts';
import { type Delivery, deliveryOf, type RequestedSettings } from './delivery.ts';
import { fadeEnds } from './fade-ends.ts';
import type { Passage } from './passages.ts';
import { postProcess } from './post-process.ts';
import { resample } from './resample.ts';
import { addRoomTone } from './room-tone.ts';
import { gainAt } from './spectrum.ts';
import type { StudioVoice, VoiceShape } from './studio-voice.ts';
import type { PlacedUtterance } from './timeline.ts';
import { shapeTone } from './tone.ts';
import { utterWithEspeak } from './utter-espeak.ts';
import { utterWithFlite } from './utter-flite.ts';
import type { Utterance } from './utterance.ts';

export interface SynthesizedSpeech {
  /** At `SOUND_RATE`. */
  samples: Float32Array;
  placed: PlacedUtterance[];
}

/** Pauses after a passage, and before and after the whole, at the synthesizers' own tempo. */
const PAUSE_S = { none: 0.05, clause: 0.16, sentence: 0.6, paragraph: 0.85 } as const;
const LEAD_S = 0.1;
const TAIL_S = 0.5;
/** The same in complete hurry. */
const HURRIED_PAUSE_S = { ...PAUSE_S, sentence: 0.36, paragraph: 0.6 } as const;
const HURRIED_TAIL_S = 0.18;

/**
 * Synthesizes the passages. `hurry`: 0 to 1. Throws `EngineError('rejected')` if nothing can be spoken or a language is not supported.
 */
export async function synthesizePassages(
  passages: readonly Passage[],
  voice: StudioVoice,
  settings: RequestedSettings,
  hurry = 0,
): Promise<SynthesizedSpeech> {
  const delivery = deliveryOf(settings, voice, hurry);
  const english = passages.filter(isEnglish);
  const foreign = passages.filter((passage) => !isEnglish(passage));
  const spoken = new Map<Passage, Utterance>();
  const store = (of: readonly Passage[], utterances: readonly Utterance[]) => {
    for (const [index, passage] of of.entries()) spoken.set(passage, utterances[index]!);
  };
  if (english.length > 0) store(english, await utterWithFlite(english, voice, delivery));
  if (foreign.length > 0) store(foreign, await utterWithEspeak(foreign, voice, delivery));

  if ([...spoken.values()].every(({ phones }) => phones.length === 0)) throw nothingToSay();

  const placed: PlacedUtterance[] = [];
  const breaths: Breath[] = [];
  let atS = LEAD_S / delivery.tempo;
  const random = seededRandom('pauses');
  for (const passage of passages) {
    const utterance = spoken.get(passage)!;
    placed.push({ utterance, tokens: passage.tokens, alphabet: isEnglish(passage) ? 'arpabet' : 'ipa', atS });
    const ends = passage.pause === 'sentence' || passage.pause === 'paragraph';
    const shortestS = HURRIED_PAUSE_S[passage.pause];
    const ownS = between(PAUSE_S[passage.pause], shortestS, hurry);
    const variedS = ends
      ? delivery.pauseFactor * (ownS + shortestS * delivery.pauseVariation * (2 * random() - 1))
      : ownS;
    const pauseS = variedS / delivery.tempo;
    atS += utterance.samples.length / utterance.sampleRate + pauseS;
    if (ends) breaths.push({ endS: atS, pauseS });
  }
  const endS = atS + (between(TAIL_S, HURRIED_TAIL_S, hurry) - PAUSE_S.none) / delivery.tempo;
  const samples = new Float32Array(Math.round(endS * SOUND_RATE));
  for (const [alphabet, shape] of [['arpabet', voice.flite] as const, ['ipa', voice.espeak] as const]) {
    const uttered = placed.filter((entry) => entry.alphabet === alphabet);
    if (uttered.length > 0) addTo(samples, shapedTrack(uttered, samples.length, shape, delivery));
  }
  addBreaths(samples, SOUND_RATE, breaths, voice.gender);
  const finished = postProcess(samples, SOUND_RATE);
  addRoomTone(finished, SOUND_RATE);
  return { samples: finished, placed };
}

const between = (calm: number, hurried: number, hurry: number): number => calm + hurry * (hurried - calm);

const nothingToSay = () => new EngineError('rejected', 'Nothing to speak in the text. Add some words.');

const isEnglish = (passage: Passage): boolean => passage.language.split('-')[0] === 'en';

const FADE_S = 0.006;

/** Places the utterances of one synthesizer in a sound of `length` samples and applies the tone of the voice. */
function shapedTrack(
  placed: readonly PlacedUtterance[],
  length: number,
  shape: VoiceShape,
  delivery: Delivery,
): Float32Array {
  const track = new Float32Array(length);
  const { sampleRate } = placed[0]!.utterance;
  for (const { utterance, atS } of placed) {
    const sound = resample(utterance.samples, sampleRate / SOUND_RATE);
    fadeEnds(sound, SOUND_RATE, FADE_S);
    const at = Math.round(atS * SOUND_RATE);
    track.set(sound.subarray(0, length - at), at);
  }
  return shapeTone(track, SOUND_RATE, {
    gainDb: (hz) => rumble(hz) + gainAt(shape.gainsDb, hz) * delivery.equalizerAmount + presence(hz, delivery),
    airAboveHz: sampleRate < WIDE_BAND_HZ ? sampleRate / 2 - EDGE_HZ : undefined,
  });
}

function addTo(sum: Float32Array, part: Float32Array): void {
  for (let i = 0; i < sum.length; i++) sum[i] = sum[i]! + part[i]!;
}

/** Flite's sound ends at about 8 kHz, depending on the formant factor. */
const WIDE_BAND_HZ = 20_000;
const EDGE_HZ = 350;

/** A high-pass: voices have nothing below 60 Hz. */
const rumble = (hz: number): number => (hz < 60 ? -40 * (1 - hz / 60) : 0);

/** A bell of 1.5 octaves around 3.2 kHz. */
const presence = (hz: number, { presenceDb }: Delivery): number =>
  hz <= 0 ? 0 : presenceDb * Math.exp(-((Math.log2(hz / 3200) / 0.75) ** 2));
