// English passages spoken by Flite in the shape of a voice.
import type { Delivery } from './delivery.ts';
import { type FliteVoice, flitePhonesOf, fliteSpeak } from './flite.ts';
import { spansOfTokens } from './flite-words.ts';
import type { Passage } from './passages.ts';
import type { VoiceShape } from './studio-voice.ts';
import { hasten, trimToPhones, type Utterance } from './utterance.ts';

/** One utterance a passage, at the voice's formants. */
export async function utterWithFlite(
  passages: readonly Passage[],
  shape: VoiceShape,
  delivery: Delivery,
): Promise<Utterance[]> {
  const tokens = passages.flatMap((passage) => passage.tokens.map((token) => bare(token.spoken)));
  const distinct = [...new Set(tokens)];
  const phonesOf = await flitePhonesOf(distinct);
  const alone = new Map(distinct.map((token, index) => [token, phonesOf[index]!]));
  const utterances: Utterance[] = [];
  for (const passage of passages) {
    const sound = await fliteSpeak(passage.tokens.map((token) => token.spoken).join(' '), shape.base as FliteVoice, {
      stretch: shape.formant / delivery.tempo,
      pitchHz: shape.pitch / shape.formant,
      pitchDeviationHz: (shape.spread * delivery.excursion) / shape.formant,
    });
    const spans = spansOfTokens(
      sound.phones,
      passage.tokens.map((token) => alone.get(bare(token.spoken))!),
    );
    utterances.push(hasten(trimToPhones({ ...sound, spans }), shape.formant));
  }
  return utterances;
}

/** The token as it is spoken alone: without the punctuation behind it. */
const bare = (spoken: string): string => spoken.replace(/[.,!?;:]+$/, '').toLowerCase() || spoken;
