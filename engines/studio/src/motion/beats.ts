// Where a speaker moves with the words: which of them are stressed, and where the pauses are.
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

/** Starts of the silences between spans of speech. */
export const pauseStarts = (spans: readonly Span[]): number[] =>
  spans.flatMap((span, i) => {
    const next = spans[i + 1];
    return next === undefined || next.startMs - span.endMs > PAUSE_MS ? [span.endMs] : [];
  });

/** 0 in a pause, 1 in speech, eased over a quarter of a second. */
export const speakingTrack = (spans: readonly Span[]): ((ms: number) => number) => {
  // Joined where the gap is no pause.
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
    runs.reduce((most, { startMs, endMs }) => {
      const inside = Math.min(ms - startMs + 150, endMs + 350 - ms) / 250;
      return Math.max(most, Math.min(1, Math.max(0, inside)));
    }, 0);
};

/** Nods and raised brows on the words that carry weight: long ones, loud ones, those that end a phrase; never two close together. */
export const planBeats = (
  roll: () => number,
  words: readonly TimedWord[],
  loudness: (ms: number) => number,
): Beat[] => {
  const weight = ({ text, startMs, endMs }: TimedWord) =>
    Math.min(1, (endMs - startMs) / 600) +
    loudness(startMs + (endMs - startMs) * 0.4) +
    (/[.!?؟。]/.test(text) ? 0.25 : 0) +
    (/^\p{Lu}{2,}|\p{N}/u.test(text) ? 0.3 : 0);
  const ranked = words
    .filter(({ text, startMs, endMs }) => endMs - startMs > 170 && text.length > 3)
    .map((word) => ({ word, weight: weight(word) + 0.5 * roll() }))
    .sort((a, b) => b.weight - a.weight);
  const beats: Beat[] = [];
  for (const { word } of ranked) {
    const atMs = word.startMs + (word.endMs - word.startMs) * 0.35;
    if (beats.every((other) => Math.abs(other.atMs - atMs) > 1100)) {
      const question = /[?؟]/.test(word.text);
      beats.push({
        atMs,
        nod: question ? -0.3 : 0.35 + 0.5 * roll(),
        brow: question || roll() < 0.5 ? 0.5 + 0.5 * roll() : 0,
      });
    }
  }
  return beats.sort((a, b) => a.atMs - b.atMs);
};
