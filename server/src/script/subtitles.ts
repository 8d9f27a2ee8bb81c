// Timed words become subtitle files: cues of at most two lines that begin and end with what is said, as SubRip and as WebVTT.
import { columnCount } from './characters.ts';
import { splitClauses } from './sentences.ts';
import { joinWords, spaceBetween } from './words.ts';

export interface TimedWord {
  text: string;
  startMs: number;
  endMs: number;
}

/** Columns of a line: 32 Latin letters or 16 ideographs stand side by side on a phone held upright. */
const LINE_COLUMNS = 32;
const LONGEST_MS = 6000;
/** A silence that ends a cue. */
const PAUSE_MS = 600;
/** How long a cue stays after its last word where nothing follows. */
const LINGER_MS = 400;

const SENTENCE_END = /[.!?…؟。！？۔।]["'”’»)\]」』]*$/u;
const columnsOf = (words: readonly TimedWord[]): number => columnCount(textOf(words));

const textOf = (words: readonly TimedWord[]): string => joinWords(words.map(({ text }) => text)).replace(/\s+/gu, ' ');

interface Cue {
  lines: (readonly TimedWord[])[];
  startMs: number;
  endMs: number;
}

/** Cues in order, without overlap. */
const cuesOf = (words: readonly TimedWord[]): Cue[] => {
  const groups: TimedWord[][] = [];
  for (const word of words) {
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

const endsBefore = (group: readonly TimedWord[], word: TimedWord): boolean => {
  const last = group.at(-1)!;
  return (
    SENTENCE_END.test(last.text) ||
    word.startMs - last.endMs > PAUSE_MS ||
    word.endMs - group[0]!.startMs > LONGEST_MS ||
    linesOf([...group, word]) === undefined ||
    // A comma near the end of a full cue is a better place than the word at which it overflows.
    (splitClauses(`${last.text} x`).length > 1 && columnsOf(group) > LINE_COLUMNS * 1.4)
  );
};

/** One line, else the two most even ones; undefined where they are too narrow, but for a single word. */
const linesOf = (words: readonly TimedWord[]): (readonly TimedWord[])[] | undefined => {
  if (words.length === 1 || columnsOf(words) <= LINE_COLUMNS) return [words];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1), words.slice(i + 1)] as const);
  const widest = (lines: readonly (readonly TimedWord[])[]) => Math.max(...lines.map(columnsOf));
  const best = cuts.reduce((a, b) => (widest(b) < widest(a) ? b : a));
  return widest(best) <= LINE_COLUMNS ? [...best] : undefined;
};

/** SubRip. */
export const formatSrt = (words: readonly TimedWord[]): string =>
  cuesOf(words)
    .map(
      ({ lines, startMs, endMs }, i) =>
        `${i + 1}\n${clock(startMs, ',')} --> ${clock(endMs, ',')}\n` +
        `${lines.map((line) => textOf(line).replaceAll('-->', '→')).join('\n')}\n`,
    )
    .join('\n');

/** WebVTT (W3C), with the time of every word, so that a player can highlight it. */
export const formatVtt = (words: readonly TimedWord[]): string =>
  `WEBVTT\n\n${cuesOf(words)
    .map((cue) => `${clock(cue.startMs, '.')} --> ${clock(cue.endMs, '.')}\n${marked(cue)}\n`)
    .join('\n')}`;

/** Times inside a cue must rise: words that begin together share one mark. */
const marked = ({ lines, startMs, endMs }: Cue): string => {
  let lastMs = startMs;
  const mark = (ms: number): string => {
    if (ms <= lastMs || ms >= endMs) return '';
    lastMs = ms;
    return `<${clock(ms, '.')}>`;
  };
  return lines
    .map((line) =>
      line
        .map(
          (word, i) =>
            (i > 0 && spaceBetween(line[i - 1]!.text, word.text) ? ' ' : '') + mark(word.startMs) + escaped(word),
        )
        .join(''),
    )
    .join('\n');
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (word: TimedWord): string => textOf([word]).replace(/[&<>]/g, (sign) => ENTITIES[sign]!);

const clock = (ms: number, point: ',' | '.'): string => {
  const whole = Math.round(ms);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const seconds = `${two(whole / 3_600_000)}:${two((whole / 60_000) % 60)}:${two((whole / 1000) % 60)}`;
  return `${seconds}${point}${String(whole % 1000).padStart(3, '0')}`;
};
