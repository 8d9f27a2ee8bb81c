// The costs of a step of a recording as a part of a sound, of a pause, and as the boundary between two words.
import type { SoundKind } from '../text/expected-sounds.ts';
import type { SpeechFeatures } from './speech-features.ts';

/** Mean and standard deviation. */
type Normal = readonly [mean: number, deviation: number];

/**
 * `voiceDb` and `hissDb` of each kind, measured on speech of eSpeak NG, Flite and Festival in six languages. `any` is all speech.
 */
const MODELS: Readonly<Record<SoundKind, { voice: Normal; hiss: Normal }>> = {
  vowel: { voice: [-3, 4], hiss: [-1, 4] },
  sonorant: { voice: [-6.5, 6], hiss: [-6.5, 4.5] },
  noise: { voice: [-25, 10], hiss: [16, 12] },
  stop: { voice: [-24, 12], hiss: [2, 11] },
  consonant: { voice: [-20, 11.5], hiss: [6, 11.5] },
  any: { voice: [-9.5, 11.5], hiss: [1, 9.5] },
};

/** Neighbouring steps are alike, and letters are not sounds, so a step says less than its likelihood: for 1 ms. */
const WEIGHT = 0.015;
/** For 1 ms. */
const SILENCE_IN_WORD = 0.1;
const SPEECH_IN_PAUSE = 0.05;
/** Shorter silence may be the closure of a stop. */
const CLOSURE_MS = 50;
/** Between two words without a pause, the voice is often weaker than before and after. */
const BOUNDARY = { cost: 2, dipDb: 6, reachMs: 120 };

const unlikelihood = (value: number, [mean, deviation]: Normal): number =>
  (value - mean) ** 2 / (2 * deviation ** 2) + Math.log(deviation);

/**
 * Sums up the costs of steps as parts of a sound: the difference of two sums is the cost of the steps between. Costs are logarithms of
 * likelihoods in relation to unknown speech, so they may be negative.
 */
export function soundCosts({ voiceDb, hissDb, silent, stepMs }: SpeechFeatures, kind: SoundKind): Float64Array {
  const { voice, hiss } = MODELS[kind];
  const isPause = longRuns(silent, CLOSURE_MS / stepMs);
  const sums = new Float64Array(silent.length + 1);
  for (let i = 0; i < silent.length; i++) {
    const cost = isPause[i]
      ? SILENCE_IN_WORD
      : WEIGHT *
        (unlikelihood(voiceDb[i]!, voice) +
          unlikelihood(hissDb[i]!, hiss) -
          unlikelihood(voiceDb[i]!, MODELS.any.voice) -
          unlikelihood(hissDb[i]!, MODELS.any.hiss));
    sums[i + 1] = sums[i]! + cost * stepMs;
  }
  return sums;
}

/** The cost of each step as a part of a pause. */
export const pauseCosts = ({ silent, stepMs }: SpeechFeatures): Float64Array =>
  Float64Array.from(silent, (isSilent) => (isSilent ? 0 : SPEECH_IN_PAUSE * stepMs));

/** The cost of a boundary between two words before each step. */
export function boundaryCosts({ voiceDb, stepMs }: SpeechFeatures): Float64Array {
  const reach = Math.max(1, Math.round(BOUNDARY.reachMs / stepMs));
  return Float64Array.from(voiceDb, (level, i) => {
    let [before, after] = [level, level];
    for (let distance = 1; distance <= reach; distance++) {
      before = Math.max(before, voiceDb[i - distance] ?? level);
      after = Math.max(after, voiceDb[i + distance] ?? level);
    }
    return BOUNDARY.cost * Math.exp((level - Math.min(before, after)) / BOUNDARY.dipDb);
  });
}

/** The time of a recording that is no pause. */
export const spokenMs = ({ silent, stepMs }: SpeechFeatures): number =>
  longRuns(silent, CLOSURE_MS / stepMs).reduce((ms, isPause) => ms + (isPause ? 0 : stepMs), 0);

/** Keeps the runs of ones that are longer than `shortest`. */
function longRuns(values: Uint8Array, shortest: number): Uint8Array {
  const long = new Uint8Array(values.length);
  for (let from = 0; from < values.length; ) {
    let to = from;
    while (to < values.length && values[to] === values[from]) to++;
    if (values[from] && to - from > shortest) long.fill(1, from, to);
    from = to;
  }
  return long;
}
