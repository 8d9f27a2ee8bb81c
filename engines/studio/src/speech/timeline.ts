// Collects the words and visemes of a finished speech from its utterances: in order, without overlap, within the file.
import type { Viseme } from '../visemes.ts';
import type { Token } from './passages.ts';
import { visemesOf } from './phone-visemes.ts';
import type { Span, Utterance } from './utterance.ts';

/** Whole milliseconds from the start of the file. */
export interface TimedWord {
  text: string;
  startMs: number;
  endMs: number;
}

export interface TimedPhone {
  viseme: Viseme;
  startMs: number;
  endMs: number;
}

/** An utterance and its start time in the file. */
export interface PlacedUtterance {
  utterance: Utterance;
  tokens: readonly Token[];
  alphabet: 'arpabet' | 'ipa';
  atS: number;
}

/** Returns one word for each token, even if the engine reported no times. */
export function wordsOf(placed: readonly PlacedUtterance[], durationMs: number): TimedWord[] {
  const words = placed.flatMap(({ utterance, tokens, atS }) =>
    fillGaps(tokens, utterance).map((span, index) => ({
      text: tokens[index]!.text,
      startMs: Math.round((atS + span.startS) * 1000),
      endMs: Math.round((atS + span.endS) * 1000),
    })),
  );
  return inOrder(words, durationMs);
}

/** Returns the visemes of all phones; empty ones are omitted. */
export function phonesOf(placed: readonly PlacedUtterance[], durationMs: number): TimedPhone[] {
  const phones = placed.flatMap(({ utterance, alphabet, atS }) =>
    utterance.phones.flatMap(({ symbol, startS, endS }) => {
      const shapes = visemesOf(symbol, alphabet);
      return shapes.map((viseme, index) => ({
        viseme,
        startMs: Math.round((atS + startS + ((endS - startS) * index) / shapes.length) * 1000),
        endMs: Math.round((atS + startS + ((endS - startS) * (index + 1)) / shapes.length) * 1000),
      }));
    }),
  );
  return inOrder(phones, durationMs).filter((phone) => phone.endMs > phone.startMs);
}

/** Tokens without a reported time share the time between their neighbours in proportion to their length. */
function fillGaps(tokens: readonly Token[], utterance: Utterance): Span[] {
  const endS = utterance.samples.length / utterance.sampleRate;
  const spans: Span[] = [];
  for (let from = 0; from < tokens.length; ) {
    const own = utterance.spans[from];
    if (own) {
      spans.push(own);
      from++;
      continue;
    }
    const known = utterance.spans.findIndex((span, index) => index > from && span !== undefined);
    const to = known < 0 ? tokens.length : known;
    const gap = { startS: spans.at(-1)?.endS ?? 0, endS: utterance.spans[to]?.startS ?? endS };
    spans.push(...shareOut(tokens.slice(from, to), gap));
    from = to;
  }
  return spans;
}

function shareOut(tokens: readonly Token[], gap: Span): Span[] {
  const lengths = tokens.map((token) => token.spoken.length + 1);
  const total = lengths.reduce((sum, value) => sum + value, 0);
  const width = Math.max(0, gap.endS - gap.startS);
  let before = 0;
  return lengths.map((length) => {
    const startS = gap.startS + (width * before) / total;
    before += length;
    return { startS, endS: gap.startS + (width * before) / total };
  });
}

function inOrder<T extends { startMs: number; endMs: number }>(entries: readonly T[], durationMs: number): T[] {
  let earliest = 0;
  return entries.map((entry) => {
    const startMs = Math.min(durationMs, Math.max(earliest, entry.startMs));
    const endMs = Math.min(durationMs, Math.max(startMs, entry.endMs));
    earliest = endMs;
    return { ...entry, startMs, endMs };
  });
}
