// Plans nods and brow raises on stressed words, and finds the pauses of a speech.
import type { Beat } from './head.ts';

export interface TimedWord {
  text: string;
  startMs: number;
  endMs: number;
}

interface Span {
  startMs: number;
  endMs: number;
}

const PAUSE_MS = 230;

/** Returns the start times of the silences between spans of speech, in milliseconds. */
export const pauseStarts = (spans: readonly Span[]): number[] =>
  spans.flatMap((span, i) => {
    const next = spans[i + 1];
    return next === undefined || next.startMs - span.endMs > PAUSE_MS ? [span.endMs] : [];
  });

/** Returns the speaking activity at a time: 0 in a pause, 1 in speech, eased over a quarter of a second. */
export const speakingTrack = (spans: readonly Span[]): ((ms: number) => number) => {
  // Gaps shorter than a pause are merged.
  const runs: Span[] = [];
  for (const { startMs, endMs } of spans) {
    const last = runs.at(-1);
    if (last && startMs - last.endMs <= PAUSE_MS) {
      last.endMs = endMs;
    } else {
      runs.push({ startMs, endMs });
    }
  }
  return (ms) =>
    runs.reduce((max, { startMs, endMs }) => {
      const inside = Math.min(ms - startMs + 150, endMs + 350 - ms) / 250;
      return Math.max(max, Math.min(1, Math.max(0, inside)));
    }, 0);
};

/**
 * Plans nods and raised brows on key words and on long, loud and phrase-final ones, more than 1.1 s apart. `loudness` is 0 to 1.
 * @param keysMs when key words are spoken: on them, nod and brows are strong
 */
export const planBeats = (
  random: () => number,
  words: readonly TimedWord[],
  loudness: (ms: number) => number,
  keysMs: readonly number[] = [],
): Beat[] => {
  const isKey = ({ startMs, endMs }: TimedWord) => keysMs.some((ms) => ms >= startMs - 1 && ms < endMs);
  const weight = ({ text, startMs, endMs }: TimedWord) =>
    Math.min(1, (endMs - startMs) / 600) +
    loudness(startMs + (endMs - startMs) * 0.4) +
    (/[.!?؟。]/.test(text) ? 0.25 : 0) +
    (/^\p{Lu}{2,}|\p{N}/u.test(text) ? 0.3 : 0);
  const ranked = words
    .filter((word) => isKey(word) || (word.endMs - word.startMs > 170 && word.text.length > 3))
    .map((word) => ({ word, weight: weight(word) + 0.5 * random() + (isKey(word) ? 2 : 0) }))
    .sort((a, b) => b.weight - a.weight);
  const beats: Beat[] = [];
  for (const { word } of ranked) {
    const atMs = word.startMs + (word.endMs - word.startMs) * 0.35;
    if (beats.every((other) => Math.abs(other.atMs - atMs) > 1100)) {
      const question = /[?؟]/.test(word.text);
      beats.push({
        atMs,
        nod: question ? -0.3 : 0.35 + 0.5 * (isKey(word) ? 1 : random()),
        brow: question || isKey(word) || random() < 0.5 ? 0.5 + 0.5 * random() : 0,
      });
    }
  }
  return beats.sort((a, b) => a.atMs - b.atMs);
};
