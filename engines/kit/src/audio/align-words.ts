// Finds when each word of a text is spoken in a recording, without speech recognition: from pauses, vowels, hiss and lengths.
import type { SpokenWord } from '../ports/timings.ts';
import { expectSounds } from '../text/expected-sounds.ts';
import { type ExpectedWord, expectWords } from '../text/expected-words.ts';
import { splitWords } from '../text/words.ts';
import { type Place, placeSegments, type Segment } from './place-segments.ts';
import { type SpeechFeatures, type SpeechPowers, speechFeatures, speechPowers } from './speech-features.ts';
import type { Sound } from './wav.ts';

/** First, whole words are searched in coarse steps, at least 10 seconds around their place at a constant pace. */
const COARSE = { stepMs: 40, bandMs: 10_000, bandPart: 0.1 };
/** Then the sounds of each word are searched around the place of the word. */
const FINE = { stepMs: 10, bandMs: 600 };

/**
 * Returns the words of `splitWords(text)` with their times, in order, without overlaps and inside the sound.
 *
 * @param language ISO 639-1 code with or without a region
 * @returns undefined if the sound is silent or has less than 10 ms for each word
 */
export function timeWords(sound: Sound, text: string, language: string): SpokenWord[] | undefined {
  const words = splitWords(text);
  const expected = expectWords(words, language.split('-')[0]!.toLowerCase());
  const powers = speechPowers(sound);
  const features = speechFeatures(powers, FINE.stepMs);
  if (!features || features.silent.length < words.length) return undefined;
  const places = placeSounds(
    features,
    words,
    expected,
    roughPlaces(powers, features.silent.length * FINE.stepMs, expected),
  );
  return words.map((text, i) => ({
    text,
    startMs: places[i]!.start * FINE.stepMs,
    endMs: places[i]!.end * FINE.stepMs,
  }));
}

/** The places of whole words, in fine steps. */
function roughPlaces(powers: SpeechPowers, lengthMs: number, expected: readonly ExpectedWord[]): Place[] {
  const segments = expected.map(({ ms }, i): Segment => ({ kind: 'any', ms, gap: gapBefore(expected, i) }));
  const even = evenPlaces(expected, lengthMs / COARSE.stepMs);
  const features = speechFeatures(powers, COARSE.stepMs);
  const bandMs = Math.max(COARSE.bandMs, COARSE.bandPart * lengthMs);
  const places = features && placeSegments(features, segments, even, Math.ceil(bandMs / COARSE.stepMs));
  const scale = COARSE.stepMs / FINE.stepMs;
  return (places ?? even).map(({ start, end }) => ({ start: start * scale, end: end * scale }));
}

const gapBefore = (expected: readonly ExpectedWord[], i: number): Segment['gap'] =>
  i === 0 ? 'edge' : expected[i - 1]!.pauses ? 'mark' : 'space';

/** Typical, for a first guess. */
const PAUSE_MS = 400;

/** Words at a constant pace over the whole length. */
function evenPlaces(expected: readonly ExpectedWord[], length: number): Place[] {
  const lengths = expected.map(({ ms, pauses }) => ({ ms, withPause: ms + (pauses ? PAUSE_MS : 0) }));
  const scale = length / lengths.reduce((sum, { withPause }) => sum + withPause, 0);
  let at = 0;
  return lengths.map(({ ms, withPause }) => {
    const start = at;
    at += withPause * scale;
    return { start, end: start + ms * scale };
  });
}

/** Places all sounds near the places of their words, and returns the places of the words. */
function placeSounds(
  features: SpeechFeatures,
  words: readonly string[],
  expected: readonly ExpectedWord[],
  rough: readonly Place[],
): Place[] {
  const segments: Segment[] = [];
  const near: Place[] = [];
  const first: number[] = [];
  for (const [i, word] of words.entries()) {
    first.push(segments.length);
    const { start, end } = rough[i]!;
    const sounds = expectSounds(word);
    const whole = sounds.reduce((sum, { weight }) => sum + weight, 0);
    let before = 0;
    for (const [k, { kind, weight }] of sounds.entries()) {
      const at = (part: number) => start + (end - start) * (part / whole);
      near.push({ start: at(before), end: at(before + weight) });
      before += weight;
      segments.push({ kind, ms: expected[i]!.ms * (weight / whole), gap: k === 0 ? gapBefore(expected, i) : 'none' });
    }
  }
  const places = placeSegments(features, segments, near, FINE.bandMs / FINE.stepMs);
  const steps = features.silent.length;
  if (!places)
    return words.map((_, i) => ({
      start: Math.floor((i * steps) / words.length),
      end: Math.floor(((i + 1) * steps) / words.length),
    }));
  return words.map((_, i) => ({
    start: places[first[i]!]!.start,
    end: places[(first[i + 1] ?? places.length) - 1]!.end,
  }));
}
