// Makes timings of words out of times that may be missing or wrong: in order, without overlaps, within the sound.
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';

/** A word with the times of a provider, in milliseconds; undefined if they are not known. */
export interface HeardWord {
  text: string;
  time: { startMs: number; endMs: number } | undefined;
}

/** Times of a provider may exceed the sound by as much: encoders cut or pad the end. */
const MAX_BEYOND_MS = 250;

/**
 * Words without a usable time, and those that go back in time, share the time between their neighbours by the lengths of their texts.
 *
 * @param durationMs of the sound
 * @returns undefined if less than half of the words have usable times, or the sound has less than a millisecond for each word
 */
export function fitWords(words: readonly HeardWord[], durationMs: number): SpokenWord[] | undefined {
  const wholeMs = Math.floor(durationMs);
  if (words.length > wholeMs) return undefined;
  const usable = withoutWrongTimes(words, wholeMs);
  if (usable.filter(({ time }) => time).length * 2 < words.length) return undefined;
  return clamp(interpolate(usable, wholeMs), wholeMs);
}

function withoutWrongTimes(words: readonly HeardWord[], wholeMs: number): HeardWord[] {
  let lastMs = 0;
  return words.map(({ text, time }) => {
    const isUsable =
      time && time.startMs >= lastMs && time.endMs >= time.startMs && time.endMs <= wholeMs + MAX_BEYOND_MS;
    if (!isUsable) return { text, time: undefined };
    lastMs = time.startMs;
    return { text, time };
  });
}

type TimedWord = Required<SpokenWord>;

function interpolate(words: readonly HeardWord[], wholeMs: number): TimedWord[] {
  const timed: TimedWord[] = [];
  for (let at = 0; at < words.length; ) {
    const { text, time } = words[at]!;
    if (time) {
      timed.push({ text, ...time });
      at++;
      continue;
    }
    let next = at + 1;
    while (next < words.length && !words[next]!.time) next++;
    const fromMs = timed.at(-1)?.endMs ?? 0;
    const toMs = Math.max(fromMs, words[next]?.time?.startMs ?? wholeMs);
    timed.push(...share(words.slice(at, next), fromMs, toMs));
    at = next;
  }
  return timed;
}

function share(words: readonly HeardWord[], fromMs: number, toMs: number): TimedWord[] {
  const total = words.reduce((length, { text }) => length + text.length, 0);
  let before = 0;
  const at = () => fromMs + ((toMs - fromMs) * before) / Math.max(1, total);
  return words.map(({ text }) => {
    const startMs = at();
    before += text.length;
    return { text, startMs, endMs: at() };
  });
}

/** Rounds times and leaves at least a millisecond for each word. */
function clamp(words: readonly TimedWord[], wholeMs: number): SpokenWord[] {
  let lastMs = 0;
  return words.map(({ text, startMs, endMs }, i) => {
    const latestEndMs = wholeMs - (words.length - 1 - i);
    const start = Math.min(Math.max(Math.round(startMs), lastMs), latestEndMs - 1);
    const next = words[i + 1]?.startMs ?? wholeMs;
    const end = Math.min(Math.max(Math.round(Math.min(endMs, next)), start + 1), latestEndMs);
    lastMs = end;
    return { text, startMs: start, endMs: end };
  });
}
