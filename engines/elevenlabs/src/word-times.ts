// Finds the time of each word of a text in an alignment of its characters.
import type { SpokenWord } from '@greenroom/engine-kit/ports/timings';
import { splitWords } from '@greenroom/engine-kit/text/words';
import { fitWords, type HeardWord } from './fit-words.ts';
import { fold } from './fold.ts';
import { matchCharacters } from './match-characters.ts';

/** A part of a text, usually one character, and when it is spoken, in seconds. */
export interface AlignedPart {
  text: string;
  start?: number | null | undefined;
  end?: number | null | undefined;
}

type Time = NonNullable<HeardWord['time']>;

/**
 * Returns the words of `splitWords(text)` with their times. The parts may be characters, code units or words, of the text as it is or
 * as it is read; what differs is interpolated.
 *
 * @param durationMs of the sound
 * @returns undefined if the alignment fits the text too badly
 */
export function wordTimes(text: string, parts: readonly AlignedPart[], durationMs: number): SpokenWord[] | undefined {
  // Joined first, because the halves of a surrogate pair may be parts of their own.
  const spoken = parts.map((part) => part.text).join('');
  const times = unitTimes(parts);
  const written = fold(text);
  const heard = fold(spoken);
  const matches = matchCharacters(written, heard);
  let at = 0;
  let character = 0;
  const words = splitWords(text).map((word): HeardWord => {
    const end = text.indexOf(word, at) + word.length;
    at = end;
    let time: Time | undefined;
    for (; character < written.length && written[character]!.index < end; character++) {
      const match = heard[matches[character]!];
      time = join(time, match && times[match.index]);
    }
    return { text: word, time };
  });
  return fitWords(words, durationMs);
}

/** The time of each code unit: parts of several are divided evenly. */
function unitTimes(parts: readonly AlignedPart[]): (Time | undefined)[] {
  return parts.flatMap(({ text, start, end }) => {
    const isTimed = Number.isFinite(start) && Number.isFinite(end);
    const eachMs = isTimed ? ((end! - start!) * 1000) / text.length : 0;
    return Array.from({ length: text.length }, (_, i) =>
      isTimed ? { startMs: start! * 1000 + i * eachMs, endMs: start! * 1000 + (i + 1) * eachMs } : undefined,
    );
  });
}

const join = (one: Time | undefined, two: Time | undefined): Time | undefined =>
  one && two ? { startMs: Math.min(one.startMs, two.startMs), endMs: Math.max(one.endMs, two.endMs) } : (one ?? two);
