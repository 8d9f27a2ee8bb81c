// Texts that make a careless regular expression slow, and a check that reading them takes time that grows with their length alone.
import { expect } from 'vitest';

/** One or more of each class of character that a pattern may tell apart. */
const SEPARATORS = [
  '\n',
  '\r',
  '\r\n',
  '\u2028',
  '\u2029',
  '\t',
  ' ',
  '\u00a0',
  '\u202f',
  '\u3000',
  '\u200b',
  '\u00ad',
];
const LETTERS = ['a', 'A', 'é', 'e\u0301', '\u0301', 'ß', 'д', 'Ω', 'א', 'ا', 'क', 'ก', '漢', 'あ', '가', '𝒜'];
const DIGITS = ['1', '0', '٣', '²', '½'];
const MARKS = [...'.,;:!?…。、"\'’”()[]«»-–—/\\_@#&%$€+=*<>~|°^`', '...', '😀', '\u200d', '\ufe0f', '🇩', '🏽'];
const ALL = [...SEPARATORS, ...LETTERS, ...DIGITS, ...MARKS];

/** The classes that patterns treat alike, one of each. */
const MIXED = [...'\n\r \u00a0\u200baA\u0301漢ก1.,:!。、"”(-—/@$%\u200d', '😀'];

const fill = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, Math.max(1, Math.floor(length)));

/** A text of a given length. */
interface Shape {
  name: string;
  make(length: number): string;
}

/** Long runs of each class, alone and between letters, and mixtures of two: one by one and one behind the other. */
const shapesOf = (words: readonly string[], mixed: boolean): Shape[] => {
  const runs = [...ALL, ...words].flatMap((unit): Shape[] => [
    { name: `${JSON.stringify(unit)}…`, make: (length) => fill(unit, length) },
    { name: `a ${JSON.stringify(unit)}… a`, make: (length) => `a ${fill(unit, length)}a` },
  ]);
  if (!mixed) return runs;
  const units = [...MIXED, ...words];
  const mixtures = units.flatMap((one, i) =>
    units.flatMap((other, k): Shape[] => {
      const names = `${JSON.stringify(one)} ${JSON.stringify(other)}`;
      const inTurn = { name: `${names}…`, make: (length: number) => fill(one + other, length) };
      const behind = {
        name: `${names}, one behind the other`,
        make: (length: number) => fill(one, length / 2) + fill(other, length / 2),
      };
      return i === k ? [] : i < k ? [inTurn, behind] : [behind];
    }),
  );
  return [...runs, ...mixtures];
};

/** Of this thread, so that a busy machine does not count. */
const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const LENGTH = 5_000;
const MOST_MS = 250;
/** Four times the text takes four times as long, or sixteen times where each character is looked at from all the others. */
const LONGER = { times: 4, mostTimes: 12 };
/** Work that grows with the square of the length takes more than this for a quarter of it, and what takes less is let be. */
const NOTICED_MS = { quarter: 0.7, whole: 5 };

/** The least of three, unless the first is short: a collection of garbage or a first compilation is not the text's fault. */
const timeMs = (read: (text: string) => unknown, text: string, noticedMs: number): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run++) {
    const startMs = cpuMs();
    read(text);
    best = Math.min(best, cpuMs() - startMs);
    if (best <= noticedMs || best > MOST_MS * LONGER.mostTimes) break;
  }
  return best;
};

/**
 * Reads hostile texts, and fails for each that takes more than 250 ms of CPU time for 5,000 characters, or whose time grows
 * faster than its length.
 * @param words that the patterns under test know: they are mixed with the rest
 * @param mixed whether mixtures of two are read too: not by what calls many others that are tested by themselves
 */
export function expectLinear(
  read: (text: string) => unknown,
  { words = [], mixed = true }: { words?: readonly string[]; mixed?: boolean } = {},
): void {
  read('Once, 1 time.');
  const slow = shapesOf(words, mixed).flatMap(({ name, make }) => {
    const quarterMs = timeMs(read, make(LENGTH / LONGER.times), NOTICED_MS.quarter);
    if (quarterMs > MOST_MS) return [`${name}: ${quarterMs} ms for ${LENGTH / LONGER.times} characters`];
    if (quarterMs <= NOTICED_MS.quarter) return [];
    const ms = timeMs(read, make(LENGTH), NOTICED_MS.whole);
    if (ms > MOST_MS) return [`${name}: ${ms} ms for ${LENGTH} characters`];
    if (ms <= NOTICED_MS.whole) return [];
    const longMs = timeMs(read, make(LENGTH * LONGER.times), ms * LONGER.mostTimes);
    return longMs > ms * LONGER.mostTimes
      ? [`${name}: ${ms} ms, and ${longMs} ms for ${LONGER.times} times as much`]
      : [];
  });
  expect(slow).toEqual([]);
}
