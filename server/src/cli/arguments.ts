// Reads a command line against the table of commands; what does not fit is one clear line.
import { parseArgs } from 'node:util';
import { type Command, commands, type Given, type Option } from './commands.ts';

/** The command line cannot be understood; ends with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Commands that run until they are told to stop, and are no question to the database. */
const PROCESSES = {
  serve: 'Runs the API until it is told to stop.',
  work: 'Runs a worker until it is told to stop.',
} as const;

export type Request =
  | { readonly kind: 'help' }
  | { readonly kind: keyof typeof PROCESSES }
  | { readonly kind: 'command'; readonly command: Command; readonly given: Given; readonly json: boolean };

const MOST_CREDITS = 1_000_000_000;
const MOST_CHARACTERS = 120;

export function readArguments(args: readonly string[]): Request {
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      commands.flatMap(({ options }) => options.map(({ name }) => [name, { type: 'string' }])),
    ),
  });
  const words = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : [])).join(' ');
  const flags = tokens.flatMap((token) => (token.kind === 'option' ? [token] : []));
  if (words === 'help' || flags.some(({ rawName }) => rawName === '--help' || rawName === '-h'))
    return { kind: 'help' };
  if (!words) throw new UsageError('Which command? `greenroom help` lists them.');

  if (words === 'serve' || words === 'work') {
    if (flags[0]) throw new UsageError(`\`greenroom ${words}\` has no option ${flags[0].rawName}.`);
    return { kind: words };
  }
  const command = commands.find((known) => known.words === words);
  if (!command) throw new UsageError(`There is no command \`${words}\`; \`greenroom help\` lists them.`);
  const allowed = new Set(['json', ...command.options.map(({ name }) => name)]);
  const names = flags.map(({ name }) => name);
  const stranger = flags.find(({ name, rawName }) => !allowed.has(name) || !rawName.startsWith('--'));
  if (stranger) throw new UsageError(`\`greenroom ${words}\` has no option ${stranger.rawName}.`);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new UsageError(`--${twice} is given twice.`);

  const values = new Map(flags.map(({ name, value }) => [name, value]));
  if (values.get('json') !== undefined) throw new UsageError('--json takes no value.');
  const read = new Map(command.options.map((option) => [option.name, readValue(option, values)]));
  return {
    kind: 'command',
    command,
    json: values.has('json'),
    given: { text: (name) => String(read.get(name)), credits: (name) => Number(read.get(name)) },
  };
}

function readValue(option: Option, values: ReadonlyMap<string, string | undefined>): string | number {
  const { name, form, otherwise, least = 0 } = option;
  const value = values.get(name);
  if (!values.has(name)) {
    if (otherwise === undefined) throw new UsageError(`--${name} is missing.`);
    return otherwise;
  }
  if (form === 'credits') {
    const credits = /^\d{1,10}$/.test(value ?? '') ? Number(value) : Number.NaN;
    if (credits >= least && credits <= MOST_CREDITS) return credits;
    throw new UsageError(`--${name} must be a whole number from ${least} to ${MOST_CREDITS}.`);
  }
  const text = value?.trim() ?? '';
  if (text && text.length <= MOST_CHARACTERS) return text;
  throw new UsageError(`--${name} must be a text of 1 to ${MOST_CHARACTERS} characters.`);
}

/** All commands, for `greenroom help`. */
export function usage(): string {
  const lines = commands.map(({ words, about, options }) => {
    const given = options.map(({ name, otherwise }) => {
      const option = `--${name} ${name.toUpperCase()}`;
      return otherwise === undefined ? option : `[${option}]`;
    });
    return [`  greenroom ${[words, ...given, '[--json]'].join(' ')}`, `      ${about}`].join('\n');
  });
  const processes = Object.entries(PROCESSES).map(([name, about]) => `  greenroom ${name}\n      ${about}`);
  return [...processes, ...lines, '', 'With --json the last line of the output is one JSON object.'].join('\n');
}
