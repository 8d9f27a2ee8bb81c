// Parses a command line by the table of commands.
import { parseArgs } from 'node:util';
import { QUEUES, type QueueName } from '../jobs/job.ts';
import type { Command, Option, OptionValues } from './command.ts';
import { commands } from './commands.ts';

/** The command line is invalid; the process exits with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Commands that run a process of the service. */
const PROCESSES = {
  serve: 'Runs the API and the dashboard until stopped.',
  work: 'Runs a worker until stopped. Takes the jobs of all queues, or only of those named: interactive,batch.',
} as const;

export type Request =
  | { readonly kind: 'help' }
  | { readonly kind: 'serve' }
  | { readonly kind: 'work'; readonly queues: readonly QueueName[] }
  | { readonly kind: 'command'; readonly command: Command; readonly values: OptionValues; readonly json: boolean };

const MAX_CREDITS = 1_000_000_000;
const MAX_CHARACTERS = 120;
const MAX_PATH_CHARACTERS = 4_096;

export function readArguments(args: readonly string[]): Request {
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      ['queues', ...commands.flatMap(({ options }) => options.map(({ name }) => name))].map((name) => [
        name,
        { type: 'string' as const },
      ]),
    ),
  });
  const words = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : [])).join(' ');
  const flags = tokens.flatMap((token) => (token.kind === 'option' ? [token] : []));
  if (words === 'help' || flags.some(({ rawName }) => rawName === '--help' || rawName === '-h'))
    return { kind: 'help' };
  if (!words) throw new UsageError('No command given. Run `greenroom help` for a list.');

  if (words === 'serve' || words === 'work') {
    const wrong = flags.find(({ rawName }) => words === 'serve' || rawName !== '--queues');
    if (wrong) throw new UsageError(`\`greenroom ${words}\` has no option ${wrong.rawName}.`);
    if (words === 'serve') return { kind: words };
    if (flags.length > 1) throw new UsageError('--queues is given twice.');
    return { kind: words, queues: flags[0] ? readQueues(flags[0].value) : QUEUES };
  }
  const command = commands.find(({ name }) => name === words);
  if (!command) throw new UsageError(`Unknown command \`${words}\`. Run \`greenroom help\` for a list.`);
  const allowed = new Set(['json', ...command.options.map(({ name }) => name)]);
  const names = flags.map(({ name }) => name);
  const unknown = flags.find(({ name, rawName }) => !allowed.has(name) || !rawName.startsWith('--'));
  if (unknown) throw new UsageError(`\`greenroom ${words}\` has no option ${unknown.rawName}.`);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new UsageError(`--${twice} is given twice.`);

  const values = new Map(flags.map(({ name, value }) => [name, value]));
  if (values.get('json') !== undefined) throw new UsageError('--json takes no value.');
  const read = new Map(command.options.map((option) => [option.name, readValue(option, values)]));
  return {
    kind: 'command',
    command,
    json: values.has('json'),
    values: {
      text: (name) => String(read.get(name)),
      flag: (name) => read.get(name) === 'true',
      credits: (name) => Number(read.get(name)),
    },
  };
}

function readQueues(value = ''): QueueName[] {
  const names = value.split(',');
  const queues = QUEUES.filter((queue) => names.includes(queue));
  if (queues.length === names.length) return queues;
  throw new UsageError(`--queues must be one or more of ${QUEUES.join(',')}, separated by commas.`);
}

function readValue(option: Option, values: ReadonlyMap<string, string | undefined>): string | number {
  const { name, type, default: fallback, min = 0 } = option;
  const value = values.get(name);
  if (!values.has(name)) {
    if (fallback === undefined) throw new UsageError(`--${name} is required.`);
    return fallback;
  }
  if (type === 'credits') {
    const credits = /^\d{1,10}$/.test(value ?? '') ? Number(value) : Number.NaN;
    if (credits >= min && credits <= MAX_CREDITS) return credits;
    throw new UsageError(`--${name} must be a whole number from ${min} to ${MAX_CREDITS}.`);
  }
  const text = value?.trim() ?? '';
  const max = type === 'path' ? MAX_PATH_CHARACTERS : MAX_CHARACTERS;
  if (text && text.length <= max) return text;
  throw new UsageError(`--${name} must be text of 1 to ${max} characters.`);
}

/** All commands, for `greenroom help`. */
export function usage(): string {
  const lines = commands.map(({ name: command, description, options }) => {
    const flags = options.map(({ name, default: fallback }) => {
      const option = `--${name} ${name.toUpperCase()}`;
      return fallback === undefined ? option : `[${option}]`;
    });
    return [`  greenroom ${[command, ...flags, '[--json]'].join(' ')}`, `      ${description}`].join('\n');
  });
  const processes = Object.entries(PROCESSES).map(([name, about]) => {
    const flags = name === 'work' ? ' [--queues QUEUES]' : '';
    return `  greenroom ${name}${flags}\n      ${about}`;
  });
  return [
    ...processes,
    ...lines,
    '',
    'CLIENT is an id from `greenroom client list`. With --json, the last line of the output is one JSON object.',
    'Settings are environment variables, described in docs/configuration.md.',
  ].join('\n');
}
