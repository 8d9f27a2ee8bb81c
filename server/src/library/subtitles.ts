// Formats timed words as subtitle files, SubRip and WebVTT, in cues of at most two lines.
import { columnCount } from '@greenroom/engine-kit/text/characters';
import { splitClauses } from '@greenroom/engine-kit/text/sentences';
import { spaceBetween } from '@greenroom/engine-kit/text/words';

export interface TimedWord {
  text: string;
  startMs: number;
  endMs: number;
}

/** Columns of a line: 32 Latin letters or 16 ideographs fit on a phone in portrait. */
const LINE_COLUMNS = 32;
const MAX_CUE_MS = 6000;
/** A silence that ends a cue. */
const PAUSE_MS = 600;
/** How long a cue stays after its last word if no other follows. */
const LINGER_MS = 400;

const SENTENCE_END = /[.!?…؟。！？۔।]["'”’»)\]」』]*$/u;

/** A word with its columns in the whole text on one line. */
interface PlacedWord extends TimedWord {
  from: number;
  until: number;
}

export interface Cue {
  lines: readonly (readonly PlacedWord[])[];
  startMs: number;
  endMs: number;
}

/** Cues in order, without overlap. */
export const cuesOf = (words: readonly TimedWord[]): Cue[] => {
  const groups: PlacedWord[][] = [];
  for (const word of placed(words)) {
    const group = groups.at(-1);
    if (group === undefined || endsBefore(group, word)) groups.push([word]);
    else group.push(word);
  }
  return groups.map((group, i) => ({
    lines: linesOf(group)!,
    startMs: group[0]!.startMs,
    endMs: Math.min(groups[i + 1]?.[0]?.startMs ?? Number.POSITIVE_INFINITY, group.at(-1)!.endMs + LINGER_MS),
  }));
};

const placed = (words: readonly TimedWord[]): PlacedWord[] => {
  let before: PlacedWord | undefined;
  return words.map(({ text: written, startMs, endMs }) => {
    const text = written.replace(/\s+/gu, ' ');
    const from = before === undefined ? 0 : before.until + (spaceBetween(before.text, text) ? 1 : 0);
    before = { text, startMs, endMs, from, until: from + columnCount(text) };
    return before;
  });
};

const columnsOf = (words: readonly PlacedWord[]): number => words.at(-1)!.until - words[0]!.from;

const endsBefore = (group: readonly PlacedWord[], word: PlacedWord): boolean => {
  const last = group.at(-1)!;
  return (
    SENTENCE_END.test(last.text) ||
    word.startMs - last.endMs > PAUSE_MS ||
    word.endMs - group[0]!.startMs > MAX_CUE_MS ||
    linesOf([...group, word]) === undefined ||
    // A comma near the end of a full cue is a better break than the word at which it overflows.
    (columnsOf(group) > LINE_COLUMNS * 1.4 && splitClauses(`${last.text} x`).length > 1)
  );
};

/** Returns one line, or the two most even ones; undefined if the words do not fit. A single word always fits. */
const linesOf = (words: readonly PlacedWord[]): (readonly PlacedWord[])[] | undefined => {
  if (words.length === 1 || columnsOf(words) <= LINE_COLUMNS) return [words];
  const [from, until] = [words[0]!.from, words.at(-1)!.until];
  let [cut, narrowest] = [0, Number.POSITIVE_INFINITY];
  for (let i = 1; i < words.length; i++) {
    const columns = Math.max(words[i - 1]!.until - from, until - words[i]!.from);
    if (columns < narrowest) [cut, narrowest] = [i, columns];
  }
  return narrowest <= LINE_COLUMNS ? [words.slice(0, cut), words.slice(cut)] : undefined;
};

/** The words of a line, each formatted by `show`, with the spaces between them. */
const joined = (line: readonly PlacedWord[], show: (word: PlacedWord) => string): string =>
  line.map((word, i) => (i > 0 && word.from > line[i - 1]!.until ? ` ${show(word)}` : show(word))).join('');

/** SubRip. */
export const formatSrt = (cues: readonly Cue[]): string =>
  cues
    .map(
      ({ lines, startMs, endMs }, i) =>
        `${i + 1}\n${clock(startMs, ',')} --> ${clock(endMs, ',')}\n` +
        `${lines.map((line) => joined(line, ({ text }) => text).replaceAll('-->', '→')).join('\n')}\n`,
    )
    .join('\n');

/** WebVTT (W3C), with the time of every word, so that a player can highlight it. */
export const formatVtt = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues
    .map((cue) => `${clock(cue.startMs, '.')} --> ${clock(cue.endMs, '.')}\n${marked(cue)}\n`)
    .join('\n')}`;

/** Times inside a cue must increase: words that begin together share one. */
const marked = ({ lines, startMs, endMs }: Cue): string => {
  let lastMs = startMs;
  const mark = (ms: number): string => {
    if (ms <= lastMs || ms >= endMs) return '';
    lastMs = ms;
    return `<${clock(ms, '.')}>`;
  };
  return lines.map((line) => joined(line, (word) => mark(word.startMs) + escaped(word.text))).join('\n');
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign]!);

const clock = (ms: number, point: ',' | '.'): string => {
  const whole = Math.round(ms);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const seconds = `${two(whole / 3_600_000)}:${two((whole / 60_000) % 60)}:${two((whole / 1000) % 60)}`;
  return `${seconds}${point}${String(whole % 1000).padStart(3, '0')}`;
};
