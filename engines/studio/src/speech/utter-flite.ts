// Synthesizes English passages with Flite, in the shape of a voice.
import { alignTokens } from './align-tokens.ts';
import type { Delivery } from './delivery.ts';
import { type FliteVoice, flitePhonesOf, fliteSpeak } from './flite.ts';
import type { Passage } from './passages.ts';
import { pitchRatios } from './pitch-ratios.ts';
import type { StudioVoice, VoiceShape } from './studio-voice.ts';
import { scaleRate, trimToPhones, type Utterance } from './utterance.ts';

/**
 * Returns one utterance for each passage, at the voice's formants. For a clone, the pitch is measured and corrected
 * once; with fidelity above 0, its spread too.
 */
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
    const sounds = await runFlite(texts, shape, delivery);
    return sounds.map((sound, index) => {
      const known = passages[index]!.tokens.map((token) => alone.get(bare(token.spoken))!);
      const spans = alignTokens(sound.phones, known);
      return scaleRate(trimToPhones({ ...sound, spans }), voice.flite.formant);
    });
  };
  let shape = voice.flite;
  let spoken = await speak(shape);
  if (voice.kind !== 'clone') return spoken;
  const { fidelity, excursion } = delivery;
  for (let turn = 0; turn < (fidelity > 0 ? EXACT.turns : 1); turn++) {
    const ratios = pitchRatios(
      spoken,
      voice.pitchHz,
      voice.spreadSemitones * excursion,
      fidelity > 0 ? shape.gainsDb : undefined,
    );
    const spread = 1 + fidelity * (ratios.spread - 1);
    const tolerance = PITCH_TOLERANCE + fidelity * (EXACT.pitchTolerance - PITCH_TOLERANCE);
    if (Math.abs(ratios.pitch - 1) <= tolerance && Math.abs(spread - 1) <= EXACT.spreadTolerance) break;
    shape = { ...shape, pitch: shape.pitch * ratios.pitch, spread: shape.spread * spread };
    spoken = await speak(shape);
  }
  return spoken;
}

const PITCH_TOLERANCE = 0.015;
/** For clones with high fidelity, at the cost of time. */
const EXACT = { turns: 3, pitchTolerance: 0.003, spreadTolerance: 0.06 };

const runFlite = (
  texts: readonly string[],
  { base, formant, pitch, spread }: VoiceShape,
  { tempo, excursion }: Delivery,
) =>
  fliteSpeak(texts, base as FliteVoice, {
    stretch: formant / tempo,
    pitchHz: pitch / formant,
    pitchDeviationHz: (spread * excursion) / formant,
  });

/** The token as spoken alone: without the punctuation after it and the short pauses of a phone number. */
const bare = (spoken: string): string =>
  spoken
    .replace(/[.,!?;:]+$/, '')
    .replaceAll(', ', ' ')
    .toLowerCase() || spoken;
