// Checks that a function takes time linear in the length of a text, with texts that make careless regular expressions slow.
import { expect } from 'vitest';

/** At least one of each class of characters that a pattern may distinguish. */
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

/** One of each class of characters, for mixtures. */
const MIXED = [...'\n\r \u00a0\u200baA\u0301漢ก1.,:!。、"”(-—/@$%\u200d', '😀'];

const fill = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, Math.max(1, Math.floor(length)));

/** A text of a given length. */
interface Shape {
  name: string;
  make(length: number): string;
}

/** Long runs of each class, alone and between letters, and mixtures of two: alternating and in sequence. */
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
      const alternating = { name: `${names}…`, make: (length: number) => fill(one + other, length) };
      const inSequence = {
        name: `${names}, in sequence`,
        make: (length: number) => fill(one, length / 2) + fill(other, length / 2),
      };
      return i === k ? [] : i < k ? [alternating, inSequence] : [inSequence];
    }),
  );
  return [...runs, ...mixtures];
};

/** CPU time of this thread, so that other processes do not count. */
const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const LENGTH = 2_500;
/** Far more than any linear function takes on a busy machine: stops those whose time explodes. */
const MAX_MS = 1_000;
/** Four times the text takes four times as long if time is linear, and sixteen times if it is quadratic. */
const GROWTH = { factor: 4, maxRatio: 12 };
/** Functions that take less time than this for a quarter of the text, or for all of it, pass without further runs. */
const NEGLIGIBLE_MS = { quarter: 0.35, whole: 2.5 };

/** The minimum of up to three runs, which excludes garbage collection and compilation. */
const timeMs = (read: (text: string) => unknown, text: string, negligibleMs: number): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run++) {
    const startMs = cpuMs();
    read(text);
    best = Math.min(best, cpuMs() - startMs);
    if (best <= negligibleMs || best > MAX_MS * GROWTH.maxRatio) break;
  }
  return best;
};

/**
 * Fails for each hostile text that takes more than 12 times as long for four times the length, or more than 1 s of CPU time for
 * 2,500 characters.
 *
 * @param words words that the patterns under test know, which are mixed with the rest
 * @param mixed whether to try mixtures of two; not needed for a function that calls others which have tests of their own
 */
export function expectLinear(
  read: (text: string) => unknown,
  { words = [], mixed = true }: { words?: readonly string[]; mixed?: boolean } = {},
): void {
  read('Once, 1 time.');
  const measure = ({ name, make }: Shape): string[] => {
    const quarterMs = timeMs(read, make(LENGTH / GROWTH.factor), NEGLIGIBLE_MS.quarter);
    if (quarterMs > MAX_MS) return [`${name}: ${quarterMs} ms for ${LENGTH / GROWTH.factor} characters`];
    if (quarterMs <= NEGLIGIBLE_MS.quarter) return [];
    const ms = timeMs(read, make(LENGTH), NEGLIGIBLE_MS.whole);
    if (ms > MAX_MS) return [`${name}: ${ms} ms for ${LENGTH} characters`];
    if (ms <= NEGLIGIBLE_MS.whole) return [];
    const longMs = timeMs(read, make(LENGTH * GROWTH.factor), ms * GROWTH.maxRatio);
    return longMs > ms * GROWTH.maxRatio
      ? [`${name}: ${ms} ms, and ${longMs} ms for ${GROWTH.factor} times as much`]
      : [];
  };
  // Measured again, because a core that is shared with others can be slow for a moment.
  const slow = shapesOf(words, mixed).filter((shape) => measure(shape).length > 0);
  expect(slow.flatMap(measure)).toEqual([]);
}
