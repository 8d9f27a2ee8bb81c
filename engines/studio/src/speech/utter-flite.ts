// English passages spoken by Flite in the shape of a voice.
import type { Delivery } from './delivery.ts';
import { type FliteVoice, flitePhonesOf, fliteSpeak } from './flite.ts';
import { spansOfTokens } from './flite-words.ts';
import type { Passage } from './passages.ts';
import { pitchRatios } from './pitch-ratio.ts';
import type { StudioVoice, VoiceShape } from './studio-voice.ts';
import { hasten, trimToPhones, type Utterance } from './utterance.ts';

/** One utterance a passage, at the voice's formants. A clone's pitch is measured and set once more where it strayed with the text; with fidelity its movement too. */
export async function utterWithFlite(
  passages: readonly Passage[],
  voice: StudioVoice,
  delivery: Delivery,
): Promise<Utterance[]> {
  const tokens = passages.flatMap((passage) => passage.tokens.map((token) => bare(token.spoken)));
  const distinct = [...new Set(tokens)];
  const phonesOf = await flitePhonesOf(distinct);
  const alone = new Map(distinct.map((token, index) => [token, phonesOf[index]!]));
  const texts = passages.map((passage) => passage.tokens.map((token) => token.spoken).join(' '));
  const speak = async (shape: VoiceShape): Promise<Utterance[]> => {
    const sounds = await say(texts, shape, delivery);
    return sounds.map((sound, index) => {
      const known = passages[index]!.tokens.map((token) => alone.get(bare(token.spoken))!);
      const spans = spansOfTokens(sound.phones, known);
      return hasten(trimToPhones({ ...sound, spans }), voice.flite.formant);
    });
  };
  let shape = voice.flite;
  let spoken = await speak(shape);
  if (voice.kind !== 'clone') return spoken;
  const { fidelity, excursion } = delivery;
  for (let turn = 0; turn < (fidelity > 0 ? EXACT.turns : 1); turn++) {
    const off = pitchRatios(
      spoken,
      voice.pitchHz,
      voice.spreadSemitones * excursion,
      fidelity > 0 ? shape.gainsDb : undefined,
    );
    const spread = 1 + fidelity * (off.spread - 1);
    const tolerance = PITCH_TOLERANCE + fidelity * (EXACT.pitchTolerance - PITCH_TOLERANCE);
    if (Math.abs(off.pitch - 1) <= tolerance && Math.abs(spread - 1) <= EXACT.spreadTolerance) break;
    shape = { ...shape, pitch: shape.pitch * off.pitch, spread: shape.spread * spread };
    spoken = await speak(shape);
  }
  return spoken;
}

const PITCH_TOLERANCE = 0.015;
/** Where the likeness matters more than the time it takes. */
const EXACT = { turns: 3, pitchTolerance: 0.003, spreadTolerance: 0.06 };

const say = (texts: readonly string[], { base, formant, pitch, spread }: VoiceShape, { tempo, excursion }: Delivery) =>
  fliteSpeak(texts, base as FliteVoice, {
    stretch: formant / tempo,
    pitchHz: pitch / formant,
    pitchDeviationHz: (spread * excursion) / formant,
  });

/** The token as it is spoken alone: without the punctuation behind it and the small pauses of a phone number. */
const bare = (spoken: string): string =>
  spoken
    .replace(/[.,!?;:]+$/, '')
    .replaceAll(', ', ' ')
    .toLowerCase() || spoken;
