// Synthesizes passages in about a hundred languages with eSpeak NG, in the shape of a voice.
import type { Delivery } from './delivery.ts';
import { espeakSpeak } from './espeak.ts';
import { getEspeakVoice } from './espeak-voices.ts';
import type { Passage } from './passages.ts';
import { pitchRatios } from './pitch-ratios.ts';
import type { StudioVoice } from './studio-voice.ts';
import { scaleRate, trimToPhones, type Utterance } from './utterance.ts';

/** Words a minute at tempo 1: eSpeak NG's own 175 sounds hurried. */
const RATE = { calm: 158, hurried: 172 };
/** Relative length of the same text at other rates, averaged over six languages: eSpeak NG's rate is not linear. */
const LENGTHS: readonly (readonly [number, number])[] = [
  [80, 2.15],
  [95, 1.9],
  [110, 1.63],
  [125, 1.425],
  [140, 1.26],
  [155, 1.14],
  [165, 1.067],
  [175, 1],
  [190, 0.918],
  [205, 0.851],
  [220, 0.789],
  [240, 0.723],
  [260, 0.665],
  [290, 0.59],
  [320, 0.53],
];
/** Tolerated relative error of the length. */
const TOLERANCE = 0.01;
/** Another iteration costs as much as speaking everything again, and a third of a semitone is inaudible. */
const PITCH_TOLERANCE = 0.018;
const MAX_TURNS = 3;
/** For a clone at maximum fidelity. */
const MAX_EXACT_TURNS = 5;
const RANGE_TURNS = 2;
const EXACT_PITCH_TOLERANCE = 0.006;
const SPREAD_TOLERANCE = 0.08;
/**
 * Steps of the pitch setting that move the median by an octave: more than the nominal 50, since the melody of phrases
 * moves less.
 */
const CORRECTION = 72;

interface Knobs {
  rate: number;
  pitch: number;
  range: number;
}

/**
 * eSpeak NG's pitch depends on the language and its tempo on the text. Where they must be exact, the passages are
 * spoken more than once: first at the reference tempo, which defines their length, then corrected by measurement.
 */
export async function utterWithEspeak(
  passages: readonly Passage[],
  voice: StudioVoice,
  delivery: Delivery,
): Promise<Utterance[]> {
  const { formant, base, spread } = voice.espeak;
  const voices = await Promise.all(passages.map((passage) => getEspeakVoice(passage.language, base)));
  const speak = async (knobs: Knobs) => {
    const utterances: Utterance[] = [];
    for (const [index, passage] of passages.entries()) {
      const tokens = passage.tokens.map((token) => token.spoken);
      utterances.push(trimToPhones(await espeakSpeak(tokens, { voice: voices[index]!, ...knobs })));
    }
    return utterances;
  };
  const start: Knobs = {
    rate: RATE.calm + delivery.hurry * (RATE.hurried - RATE.calm),
    pitch: pitchKnob(voice.espeak.pitch),
    range: clampKnob(spread * delivery.excursion),
  };
  const reference = await speak(start);
  const targetS = (lengthOf(reference) * formant) / delivery.tempo;
  const { fidelity } = delivery;
  const tolerance = PITCH_TOLERANCE + fidelity * (EXACT_PITCH_TOLERANCE - PITCH_TOLERANCE);
  let knobs = start;
  let spoken = reference;
  for (let turn = 0; turn < (fidelity > 0 ? MAX_EXACT_TURNS : MAX_TURNS); turn++) {
    const lengthRatio = lengthOf(spoken) / targetS;
    const ratios =
      voice.kind === 'clone'
        ? pitchRatios(
            spoken.map((utterance) => scaleRate(utterance, formant)),
            voice.pitchHz,
            voice.spreadSemitones * delivery.excursion,
            fidelity > 0 ? voice.espeak.gainsDb : undefined,
          )
        : { pitch: 1, spread: 1 };
    // The range also moves the median, so the last iterations only set the pitch.
    const spreadFactor = turn < RANGE_TURNS ? 1 + fidelity * (ratios.spread - 1) : 1;
    const inPitch = Math.abs(ratios.pitch - 1) < tolerance && Math.abs(spreadFactor - 1) < SPREAD_TOLERANCE;
    if (Math.abs(lengthRatio - 1) < TOLERANCE && inPitch) break;
    knobs = {
      rate: rateFor(lengthAt(knobs.rate) / lengthRatio),
      pitch: clampKnob(knobs.pitch + CORRECTION * Math.log2(ratios.pitch)),
      range: clampKnob(knobs.range * spreadFactor),
    };
    spoken = await speak(knobs);
  }
  return spoken.map((utterance) => scaleRate(utterance, formant));
}

/** 50 is the voice's own pitch and 50 steps are an octave; the voice stores its pitch as a factor. */
const pitchKnob = (factor: number): number => clampKnob(50 + 50 * Math.log2(factor));
const clampKnob = (knob: number): number => Math.max(0, Math.min(99, knob));

const lengthOf = (utterances: readonly Utterance[]): number =>
  utterances.reduce((sum, { samples, sampleRate }) => sum + samples.length / sampleRate, 0);

/** Relative length at a rate, and its inverse, both interpolated. */
const lengthAt = (rate: number): number =>
  interpolate(
    LENGTHS.map(([wpm, length]) => [wpm, length] as const),
    rate,
  );
const rateFor = (length: number): number =>
  interpolate(LENGTHS.map(([wpm, relative]) => [relative, wpm] as const).toReversed(), length);

function interpolate(points: readonly (readonly [number, number])[], x: number): number {
  const next = Math.max(
    1,
    points.findIndex(([at]) => at >= x),
  );
  const index = points.at(-1)![0] < x ? points.length - 1 : next;
  const [x0, y0] = points[index - 1]!;
  const [x1, y1] = points[index]!;
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}
