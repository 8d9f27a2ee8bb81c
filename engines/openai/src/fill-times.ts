// Completes the times of words: words without times get those of an estimate, and no two words overlap.
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';
import type { Span } from './match-words.ts';

/** A word is at least this long, in milliseconds, if the recording is long enough. */
const MIN_WORD_MS = 40;

/**
 * Returns every word with whole milliseconds, in order, without overlaps and within the recording.
 *
 * @param spans the known times
 * @param estimate times of the same words, which are scaled to fit between their known neighbours
 * @param durationMs of the recording
 */
export function fillTimes(
  words: readonly string[],
  spans: readonly (Span | undefined)[],
  estimate: readonly Span[],
  durationMs: number,
): SpokenWord[] {
  const filled: Span[] = [];
  for (let from = 0; from < words.length; ) {
    const known = spans[from];
    if (known) {
      filled.push(known);
      from += 1;
      continue;
    }
    let to = from;
    while (to < words.length && !spans[to]) to++;
    const gap = { startMs: filled.at(-1)?.endMs ?? 0, endMs: spans[to]?.startMs ?? durationMs };
    const expected = { startMs: estimate[from - 1]?.endMs ?? 0, endMs: estimate[to]?.startMs ?? durationMs };
    const scale = Math.max(0, gap.endMs - gap.startMs) / Math.max(1, expected.endMs - expected.startMs);
    const scaled = (ms: number) => gap.startMs + (ms - expected.startMs) * scale;
    for (const { startMs, endMs } of estimate.slice(from, to))
      filled.push({ startMs: scaled(startMs), endMs: scaled(endMs) });
    from = to;
  }
  return separate(words, filled, durationMs);
}

function separate(words: readonly string[], spans: readonly Span[], durationMs: number): SpokenWord[] {
  const shortest = Math.max(1, Math.min(MIN_WORD_MS, Math.floor(durationMs / Math.max(1, words.length))));
  const separated: SpokenWord[] = [];
  for (const [i, text] of words.entries()) {
    const earliest = separated.at(-1)?.endMs ?? 0;
    const latest = Math.floor(durationMs) - shortest * (words.length - i);
    const startMs = Math.min(Math.max(Math.round(spans[i]!.startMs), earliest), latest);
    const next = spans[i + 1]?.startMs ?? durationMs;
    const endMs = Math.max(startMs + shortest, Math.min(Math.round(spans[i]!.endMs), Math.round(next)));
    separated.push({ text, startMs, endMs: Math.min(endMs, latest + shortest) });
  }
  return separated;
}
