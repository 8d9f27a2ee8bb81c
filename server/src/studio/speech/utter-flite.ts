// English passages spoken by Flite in the shape of a voice.
import type { Delivery } from './delivery.ts';
import { type FliteVoice, flitePhonesOf, fliteSpeak } from './flite.ts';
import { spansOfTokens } from './flite-words.ts';
import type { Passage } from './passages.ts';
import { pitchRatio } from './pitch-ratio.ts';
import type { StudioVoice, VoiceShape } from './studio-voice.ts';
import { hasten, trimToPhones, type Utterance } from './utterance.ts';

/** One utterance a passage, at the voice's formants. A clone's pitch is measured and set once more where it strayed with the text. */
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
  const speak = async (pitch: number): Promise<Utterance[]> => {
    const sounds = await say(texts, voice.flite, pitch, delivery);
    return sounds.map((sound, index) => {
      const known = passages[index]!.tokens.map((token) => alone.get(bare(token.spoken))!);
      const spans = spansOfTokens(sound.phones, known);
      return hasten(trimToPhones({ ...sound, spans }), voice.flite.formant);
    });
  };
  const spoken = await speak(voice.flite.pitch);
  const off = voice.kind === 'clone' ? pitchRatio(spoken, voice.pitchHz) : 1;
  return Math.abs(off - 1) > PITCH_TOLERANCE ? speak(voice.flite.pitch * off) : spoken;
}

const PITCH_TOLERANCE = 0.015;

const say = (
  texts: readonly string[],
  { base, formant, spread }: VoiceShape,
  pitch: number,
  { tempo, excursion }: Delivery,
) =>
  fliteSpeak(texts, base as FliteVoice, {
    stretch: formant / tempo,
    pitchHz: pitch / formant,
    pitchDeviationHz: (spread * excursion) / formant,
  });

/** The token as it is spoken alone: without the punctuation behind it. */
const bare = (spoken: string): string => spoken.replace(/[.,!?;:]+$/, '').toLowerCase() || spoken;
