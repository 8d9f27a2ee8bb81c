// Splits a command line into words as a shell does, and fills in its placeholders. No shell is involved.

/** The placeholders of SPEECH_COMMAND. */
export const PLACEHOLDERS = [
  'text',
  'text_file',
  'out',
  'voice',
  'language',
  'locale',
  'speed',
  'length_scale',
  'words_per_minute',
] as const;

export type Placeholder = (typeof PLACEHOLDERS)[number];

export interface CommandLine {
  readonly program: string;
  /** With placeholders. */
  readonly args: readonly string[];
  readonly uses: ReadonlySet<Placeholder>;
}

const PLACEHOLDER = /\{([a-z_]+)\}/g;

/**
 * Parses SPEECH_COMMAND. Spaces separate words; quotes and backslashes work as in a POSIX shell. `$`, `*` and other marks mean nothing.
 *
 * @throws {Error} for an open quote, an unknown placeholder, or a command without a program, with a message for the operator.
 */
export function parseCommandLine(line: string): CommandLine {
  const [program, ...args] = splitShellWords(line);
  if (!program) throw new Error('SPEECH_COMMAND: The command names no program.');
  const uses = new Set<Placeholder>();
  for (const [, name] of [program, ...args].flatMap((word) => [...word.matchAll(PLACEHOLDER)])) {
    const placeholder = PLACEHOLDERS.find((known) => known === name);
    if (!placeholder)
      throw new Error(
        `SPEECH_COMMAND: {${name}} is unknown. Use ${PLACEHOLDERS.map((known) => `{${known}}`).join(', ')}.`,
      );
    uses.add(placeholder);
  }
  return { program, args, uses };
}

/** White space, a quoted part, an escaped character, or other characters. The last alternative is an open quote or a last backslash. */
const PART = /(\s+)|'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])|([^\s'"\\]+)|(['"\\])/gu;

function splitShellWords(line: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  for (const [, space, single, double, escaped, plain, open] of line.matchAll(PART)) {
    if (open !== undefined)
      throw new Error(
        `SPEECH_COMMAND: The mark ${open} is not closed. Quote it, such as ${open === "'" ? `"'"` : `'${open}'`}.`,
      );
    if (space !== undefined) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + (single ?? double?.replace(/\\(["\\$`\n])/g, '$1') ?? escaped ?? plain ?? '');
  }
  return word === undefined ? words : [...words, word];
}

/**
 * Returns the arguments with the values in place of the placeholders. A value stays inside its argument and is not parsed again. A text at
 * the start of an argument gets a space before it, so that no program takes it for an option or the name of a file.
 */
export const fillIn = (args: readonly string[], values: Readonly<Record<Placeholder, string>>): string[] =>
  args.map((arg) => {
    const filled = arg.replace(PLACEHOLDER, (_, name: Placeholder) => values[name]);
    return arg.startsWith('{text}') ? ` ${filled}` : filled;
  });
